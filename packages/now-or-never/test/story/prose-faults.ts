// Faults of a text of the story, as far as a test can judge them. (docs/story.md)
import { HEROES } from '../../src/modules/story/cards/chapter.ts'
import type { ProseFile } from '../../src/modules/story/prose/names.ts'

export interface Text {
  readonly name: string
  readonly chapter: string
  readonly file: ProseFile
  readonly kind: 'scene' | 'reaction' | 'opening' | 'knows' | 'closing'
  readonly first: string
  readonly whole: string
}

/** The fault of one text; null: none. */
export type Judge = (text: Text) => string | null

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…][”’]?)\s+(?=[“‘\p{Lu}])/u)

const found = (text: string, pattern: RegExp): string | null => text.match(pattern)?.[0] ?? null

const isTold = ({ kind }: Text): boolean => kind === 'scene' || kind === 'reaction'

const LENGTHS: Readonly<Record<Text['kind'], readonly [least: number, most: number]>> = {
  scene: [40, 90],
  reaction: [30, 70],
  opening: [30, 110],
  knows: [10, 30],
  closing: [7, 40],
}

export const hasLength: Judge = ({ kind, whole }) => {
  const [least, most] = LENGTHS[kind]
  const n = wordsOf(whole).length
  return n < least || n > most ? `${n} words` : null
}

/** Brisk reading shows only the first sentence, so that it must be one and stand alone. */
export const beginsAlone: Judge = (text) => {
  if (!isTold(text)) return null
  const { first } = text
  const n = wordsOf(first).length
  if (n < 4 || n > 25) return `the first sentence has ${n} words`
  if (!/[.?!…][”’]?$/.test(first)) return 'the first sentence has no end'
  return found(first, /^(?:And|But|So|Then|Suddenly|He|She|It|They|This|That|These)\b/)
}

const BARRED =
  /\b(?:kingdom|chosen one|prophecy|ancient evil|portal|orcs?|elf|elves|laser|computer|okay|little did you know|something feels off|deafening|shivers? down|you did not know you (?:held|were holding)|eyes (?:that )?gleam|skill|reputation|XP|bonus|token)\b/i

/** Words that the world does not have, worn turns, and the words and numbers of the rules. */
export const usesNothingBarred: Judge = (text) => {
  if (!isTold(text)) return null
  const { whole } = text
  return (
    found(whole, BARRED) ??
    found(whole.replaceAll('by heart', ''), /\bhearts?\b/i) ??
    // Y9 is a name
    found(whole.replaceAll(/\bY9\b/g, ''), /\d/)
  )
}

/** One kind of quotation marks and dashes, and no signs that a page would show as they are. */
export const hasRightSigns: Judge = ({ whole }) => found(whole, /["'`*_#]| - |--|—/)

const PAST =
  /^(?:You|You’ve) (?:went|came|walked|looked|turned|said|asked|stood|sat|opened|felt|heard|began)\b/

/** The hero is "you", in the present tense. */
export const speaksToYou: Judge = (text) => {
  if (!isTold(text)) return null
  const { file, whole, first } = text
  const hero = HEROES.find((one) => one === file)
  if (hero !== undefined && new RegExp(`\\b${hero}\\b`, 'i').test(whole.replace(/“[^”]*”/g, '')))
    return `names ${hero}`
  return found(first, PAST)
}

/** A few words between two pieces of speech, or a sentence that goes on after them, make them one line. */
function linesIn(text: string): number {
  const parts = text.split(/“([^”]*)”/)
  const said = parts.filter((_, i) => i % 2 === 1)
  return said.filter((piece, i) => {
    const between = parts[2 * i] ?? ''
    const goesOn = said[i - 1]?.endsWith(',') === true && /^\p{Ll}/u.test(piece)
    return i === 0 || (wordsOf(between).length > FEW && !goesOn)
  }).length
}

const FEW = 6
const MOST_LINES = { scene: 2, reaction: 3 }

export const letsFewSpeak: Judge = ({ kind, whole }) => {
  if (kind !== 'scene' && kind !== 'reaction') return null
  const n = linesIn(whole)
  return n > MOST_LINES[kind] ? `${n} lines of speech` : null
}

export const canBeReadAloud: Judge = (text) => {
  if (!isTold(text)) return null
  const most = Math.max(...sentencesOf(text.whole).map((one) => wordsOf(one).length))
  return most > 40 ? `a sentence of ${most} words` : null
}

/** The average length of their sentences. */
export function paceOf(texts: readonly Text[]): number {
  const sentences = texts.flatMap(({ whole }) => sentencesOf(whole))
  const words = sentences.reduce((sum, one) => sum + wordsOf(one).length, 0)
  return words / sentences.length
}

/** Phrases that come back on purpose. */
const REFRAINS: readonly RegExp[] = [
  /two short one long two short/,
  /two and a wait and one/,
  /your hands are wrong for buttons/,
  /with a letter sewn in red/,
  /one went back for his hens/,
  /the small door in your front/,
]

/** The place or piece of a text of a letter or a meeting: all its versions share it. */
const placeOf = ({ name, file }: Text): string => name.replace(`-${file}-`, '-').replace(/\.[a-e]$/, '')

/** Runs that two versions of one place may share; all other texts share fewer. */
const RUN = { versions: 7, others: 6 }

function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' '))
}

/** The same words in two texts. */
export function repeats(texts: readonly Text[]): string[] {
  const isRefrain = (run: string) => REFRAINS.some((one) => one.test(run))
  return Object.values(RUN).flatMap((length) => {
    const seen = new Map<string, Text>()
    return texts.flatMap((text) =>
      runsOf(wordsOf(text.whole), length).flatMap((run) => {
        const other = seen.get(run)
        if (other === undefined) seen.set(run, text)
        if (other === undefined || other.name === text.name || isRefrain(run)) return []
        const isVersion = placeOf(other) === placeOf(text)
        return isVersion && length < RUN.versions ? [] : [`${text.name} and ${other.name}: ${run}`]
      }),
    )
  })
}

/** Texts of a chapter that begin with the same three words. */
export function twinOpenings(texts: readonly Text[]): string[] {
  const seen = new Map<string, string>()
  return texts.flatMap(({ name, chapter, first }) => {
    const opening = `${chapter} ${wordsOf(first).slice(0, 3).join(' ')}`
    const other = seen.get(opening)
    seen.set(opening, name)
    return other === undefined ? [] : [`${name} and ${other}: ${opening}`]
  })
}

/** Versions of a shared scene that have more than two thirds of their words in common. */
export function alike(scenes: readonly Text[]): string[] {
  const places = Map.groupBy(scenes, (one) => `${one.chapter} ${placeOf(one)}`)
  return [...places.values()].flatMap((all) => {
    const versions = all.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    return versions.flatMap((one, i) => {
      const words = new Set(wordsOf(one.whole))
      return versions.slice(i + 1).flatMap((other) => {
        const said = wordsOf(other.whole)
        const shared = said.filter((word) => words.has(word)).length
        return shared > (said.length * 2) / 3 ? [`${one.name} and ${other.name}`] : []
      })
    })
  })
}

/** Files with more than one "not …, but …". */
export function notButs(texts: readonly Text[]): string[] {
  const count = new Map<string, string[]>()
  for (const { name, chapter, file, whole } of texts) {
    const n = whole.match(/\bnot\b[^.?!;:“”]*, but\b/g)?.length ?? 0
    const at = `${chapter}/${file}`
    count.set(at, [...(count.get(at) ?? []), ...Array.from({ length: n }, () => name)])
  }
  return [...count].flatMap(([at, names]) => (names.length > 1 ? [`${at}: ${names.join(', ')}`] : []))
}

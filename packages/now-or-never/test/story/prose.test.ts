// The prose of the story, as far as a test can judge it: lengths, first sentences, words and turns that are barred,
// repetition. It catches slips; whether a scene is good, only a reader knows.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { CHAPTERS, HEROES, type Hero } from '../../src/modules/story/cards/chapter.ts'
import { ALL_CHAPTERS } from '../../src/modules/story/chapters/all.ts'
import { namesOf, type ProseFile } from '../../src/modules/story/prose/names.ts'
import type { Prose } from '../../src/modules/story/prose/prose.ts'

interface Text {
  readonly name: string
  readonly chapter: string
  readonly file: ProseFile
  readonly kind: 'scene' | 'reaction' | 'opening' | 'knows' | 'closing'
  readonly first: string
  readonly whole: string
}

const ROOT = join(import.meta.dirname, '../../src/modules/story/prose')
const FILES: readonly ProseFile[] = [...HEROES, 'shared', 'frame']

const isProse = (found: unknown): found is Prose => typeof found === 'object' && found !== null

async function read(chapter: string, file: ProseFile): Promise<Prose> {
  const path = join(ROOT, chapter, file, 'en.ts')
  if (!existsSync(path)) return {}
  const loaded: unknown = await import(path)
  const [found] = isRecord(loaded) ? Object.values(loaded) : []
  if (!isProse(found)) throw new Error(`${path} exports no prose`)
  return found
}

function kindOf(name: string, file: ProseFile): Text['kind'] {
  if (file !== 'frame') return name.includes('.') ? 'reaction' : 'scene'
  return name.endsWith('.opening') ? 'opening' : name.endsWith('.knows') ? 'knows' : 'closing'
}

const TEXTS: Text[] = []
for (const chapter of CHAPTERS) {
  for (const file of FILES) {
    for (const [name, [first, rest]] of Object.entries(await read(chapter, file))) {
      const whole = [first, rest].filter((part) => part !== undefined && part !== '').join(' ')
      TEXTS.push({ name, chapter, file, kind: kindOf(name, file), first, whole })
    }
  }
}
/** The scenes and reactions. */
const TOLD = TEXTS.filter(({ kind }) => kind === 'scene' || kind === 'reaction')

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…][”’]?)\s+(?=[“‘\p{Lu}])/u)

/** The faults that the judge finds, each with the name of its text. */
const wrongIn = (texts: readonly Text[], judge: (text: Text) => string | null): string[] =>
  texts.flatMap((text) => {
    const wrong = judge(text)
    return wrong === null ? [] : [`${text.name}: ${wrong}`]
  })

const found = (text: string, pattern: RegExp): string | null => text.match(pattern)?.[0] ?? null

describe('N-STORY-6 the prose', () => {
  test('has every text, and none that nobody asks for', () => {
    const names = new Set(TEXTS.map(({ name }) => name))
    const wanted = ALL_CHAPTERS.flatMap(({ record }) => Object.values(namesOf(record)).flat())
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
    expect([...names].filter((name) => !wanted.includes(name))).toEqual([])
  })

  test('has the length of its kind', () => {
    const bounds = {
      scene: [40, 90],
      reaction: [30, 70],
      opening: [30, 110],
      knows: [10, 30],
      closing: [7, 40],
    }
    const wrong = wrongIn(TEXTS, ({ kind, whole }) => {
      const [least = 0, most = 0] = bounds[kind]
      const n = wordsOf(whole).length
      return n < least || n > most ? `${n} words` : null
    })
    expect(wrong).toEqual([])
  })

  test('begins with one sentence that can stand alone', () => {
    const wrong = wrongIn(TOLD, ({ first }) => {
      const n = wordsOf(first).length
      if (n < 4 || n > 25) return `the first sentence has ${n} words`
      if (!/[.?!…][”’]?$/.test(first)) return 'the first sentence has no end'
      return found(first, /^(?:And|But|So|Then|Suddenly|He|She|They|This|That)\b/)
    })
    expect(wrong).toEqual([])
  })

  test('uses no barred word or turn, no digits and no words of the rules', () => {
    const barred =
      /\b(?:kingdom|chosen one|prophecy|ancient evil|portal|orcs?|elf|elves|laser|computer|okay|little did you know|something feels off|deafening|shivers? down|you did not know you (?:held|were holding)|skill|reputation|XP|bonus|token)\b/i
    const wrong = wrongIn(
      TOLD,
      ({ whole }) =>
        found(whole, barred) ??
        found(whole.replaceAll('by heart', ''), /\bhearts?\b/i) ??
        // Y9 is a name
        found(whole.replaceAll(/\bY9\b/g, ''), /\d/),
    )
    expect(wrong).toEqual([])
  })

  test('calls its hero you, and has its quotation marks and dashes of one kind', () => {
    const wrong = wrongIn(TOLD, ({ file, whole }) => {
      const hero = HEROES.find((one: Hero) => one === file)
      if (hero !== undefined && new RegExp(`\\b${hero}\\b`, 'i').test(whole.replace(/“[^”]*”/g, '')))
        return `names ${hero}`
      return found(whole, /["'`]| - |--|—/)
    })
    expect(wrong).toEqual([])
  })

  test('does not repeat itself', () => {
    const seen = new Map<string, string>()
    const runs: string[] = []
    for (const { name, whole } of TOLD) {
      const words = wordsOf(whole)
      for (let i = 0; i + 7 <= words.length; i++) {
        const run = words.slice(i, i + 7).join(' ')
        const other = seen.get(run)
        if (other !== undefined && other !== name) runs.push(`${name} and ${other}: ${run}`)
        seen.set(run, name)
      }
    }
    expect(runs).toEqual([])
  })

  test('begins no two texts of a chapter with the same three words', () => {
    const seen = new Map<string, string>()
    const twins: string[] = []
    for (const { name, chapter, first } of TOLD) {
      const opening = `${chapter} ${wordsOf(first).slice(0, 3).join(' ')}`
      const other = seen.get(opening)
      if (other !== undefined) twins.push(`${name} and ${other}: ${opening}`)
      seen.set(opening, name)
    }
    expect(twins).toEqual([])
  })

  test('tells a shared letter to each hero in other words', () => {
    const wrong: string[] = []
    const scenes = TOLD.filter(({ kind }) => kind === 'scene')
    for (const one of scenes) {
      const words = new Set(wordsOf(one.whole))
      for (const other of scenes) {
        const same = other.name === one.name.replace(`-${one.file}-`, `-${other.file}-`)
        if (!same || other.name <= one.name) continue
        const shared = wordsOf(other.whole).filter((word) => words.has(word)).length
        if (shared > (wordsOf(other.whole).length * 2) / 3) wrong.push(`${one.name} and ${other.name}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('can be read aloud: short sentences, and none too long', () => {
    const long = wrongIn(TOLD, ({ whole }) => {
      const most = Math.max(...sentencesOf(whole).map((one) => wordsOf(one).length))
      return most > 40 ? `a sentence of ${most} words` : null
    })
    expect(long).toEqual([])
    const sentences = TOLD.flatMap(({ whole }) => sentencesOf(whole))
    const words = sentences.reduce((sum, one) => sum + wordsOf(one).length, 0)
    expect(words / sentences.length).toBeLessThan(16)
  })
})

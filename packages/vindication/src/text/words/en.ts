// The parts that all texts are built from: names, numbers, places and causes.
import { capital, counted as count } from '@lorehall/grammar'
import type { CardText } from '../../box/content.ts'
import type { F } from '../../rules/step.ts'
import {
  type Attribute,
  ATTRIBUTES,
  at,
  attributeOf,
  type DeckName,
  EVERY_ATTRIBUTE,
  type Six,
} from '../../state.ts'

export { capital, counted as count, listed as list } from '@lorehall/grammar'

/** The word, checked to be one of the list. Throws otherwise: the rules sent something that has no text. */
export function known<K extends string>(list: readonly K[], word: string, what: string): K {
  const found = list.find((one) => one === word)
  if (found === undefined) throw new Error(`no text for the ${what} '${word}'`)
  return found
}

export const blocks = (n: number) => count(n, 'block')

/** With its article: "an Inn". */
export function a(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function named(names: readonly string[], seat: number): string {
  return names[seat] ?? `Player ${seat + 1}`
}

function cardText(f: F, id: string): CardText {
  const found = f.values.box.text.cards[id]
  if (found === undefined) throw new Error(`no text for the card '${id}'`)
  return found
}

/** The full name, as on the card: "Drokk, Stone Whisperer". */
export const cardName = (f: F, id: string) => cardText(f, id).name

/** The name up to the first comma: "Drokk". */
export const shortName = (f: F, id: string) => at(cardText(f, id).name.split(','), 0)

/** The full name inside a sentence: "the Custodian of the Inner Tomb". */
export const theCard = (f: F, id: string) => withArticle(f, id, cardName(f, id))

/** The short name inside a sentence: "the Black Dove". */
export const theShort = (f: F, id: string) => withArticle(f, id, shortName(f, id))

function withArticle(f: F, id: string, name: string): string {
  return cardText(f, id).article === true ? `the ${name}` : name.replace(/^The /, 'the ')
}

export const cardSays = (f: F, id: string) => cardText(f, id).text

export const DECKS_EN: Readonly<Record<DeckName, string>> = {
  yellow: 'yellow companions',
  blue: 'blue companions',
  red: 'red companions',
  monsters: 'monsters',
  traits: 'traits',
  relics: 'relics',
}

/** One card of the deck. */
export const DECK_CARD_EN: Readonly<Record<DeckName, string>> = {
  yellow: 'yellow companion',
  blue: 'blue companion',
  red: 'red companion',
  monsters: 'monster',
  traits: 'trait',
  relics: 'relic',
}

/** The label of a draw from the deck of such cards: "Draw from the relic deck, unseen". */
export const unseen = (card: string) => `Draw from the ${card.replace(' companion', '')} deck, unseen`

export const attribute = (n: number) => at(ATTRIBUTES, n)

/** "2 strength, 1 courage"; zeros are left out. */
export function attributes(six: Readonly<Six>, nothing = 'nothing'): string {
  const some = EVERY_ATTRIBUTE.filter((i) => six[i] > 0).map((i) => `${six[i]} ${ATTRIBUTES[i]}`)
  return some.length === 0 ? nothing : some.join(', ')
}

const CONVERTED = ['courage', 'wisdom', 'vision'] as const
const CONVERTED_EN: Readonly<Record<(typeof CONVERTED)[number], readonly string[]>> = {
  courage: ['1 strength', '1 inspiration'],
  wisdom: ['1 inspiration', '1 knowledge'],
  vision: ['1 strength', '1 knowledge'],
}

/** The two common attributes a heroic one is made of, by number. */
export function partsOf(heroic: string): Attribute[] {
  return madeOf(heroic).map((part) => attributeOf(ATTRIBUTES.findIndex((name) => part.endsWith(name))))
}

/** The two common attributes a heroic one is made of, with their amounts. */
export const madeOf = (heroic: string) => CONVERTED_EN[known(CONVERTED, heroic, 'conversion')]

const AUGMENTS = ['potential', 'influence', 'leap'] as const
const AUGMENTS_EN: Readonly<Record<(typeof AUGMENTS)[number], string>> = {
  potential: 'potential to influence',
  influence: 'influence to conviction',
  leap: 'potential straight to conviction',
}

/** One level up the power board, or two. */
export const augmentation = (how: string) => AUGMENTS_EN[known(AUGMENTS, how, 'augment')]

const DILUTIONS = ['conviction', 'influence'] as const
const DILUTIONS_EN: Readonly<Record<(typeof DILUTIONS)[number], string>> = {
  conviction: 'conviction to influence',
  influence: 'influence to potential',
}

/** One level down. */
export const dilution = (how: string) => DILUTIONS_EN[known(DILUTIONS, how, 'dilution')]

/** A place for blocks, as events name it: the number of an attribute, or a word. */
export function place(where: number | string): string {
  if (typeof where === 'number') return attribute(where)
  return where === 'speed' ? 'the mount tile' : where
}

function regionText(f: F, kind: string): CardText {
  const found = f.values.box.text.regions[kind]
  if (found === undefined) throw new Error(`no text for the region '${kind}'`)
  return found
}

export const regionName = (f: F, kind: string) => regionText(f, kind).name

/** "the Inn"; "Ronak", because that is the name of a person. */
function theRegion(f: F, kind: string): string {
  const { name, proper } = regionText(f, kind)
  return proper === true ? name : `the ${name}`
}

/** "an Inn"; "the Gaping Maw", because there is only one. */
export function oneOf(f: F, kind: string): string {
  const { name, proper } = regionText(f, kind)
  if (proper === true) return name
  return (f.values.box.regionOf.get(kind)?.copies ?? 0) === 1 ? `the ${name}` : a(name)
}

/** "the Inn (hex 7)": always with the number of its hex. */
export function numberedRegion(f: F, hex: number): string {
  const kind = at(f.state.regions, hex)
  return kind === '' ? `the hidden hex ${hex}` : `${theRegion(f, kind)} (hex ${hex})`
}

/** "the Inn", or "the Inn (hex 7)" if more than one Inn is on the map. */
export function region(f: F, hex: number): string {
  const kind = at(f.state.regions, hex)
  const only = kind !== '' && f.state.regions.filter((other) => other === kind).length === 1
  return only ? theRegion(f, kind) : numberedRegion(f, hex)
}

/** The remedy if influence is short: "recover one", or "return one" in an edition without recovering. */
export function recovery(f: F, what = 'one'): string {
  return f.values.box.terms.recovers ? `recover ${what}` : `return ${what} to influence`
}

const CAUSES = [
  'vindicating',
  'rest',
  'character',
  'struggle',
  'proficiency',
  'empower',
  'save',
  'tower',
  'inn',
  'round-limit',
  'fixed-length',
  'trigger-token',
] as const

const CAUSES_EN: Readonly<Record<(typeof CAUSES)[number], string>> = {
  vindicating: 'vindication',
  rest: 'rest',
  character: 'character',
  struggle: 'struggle',
  proficiency: 'proficiency tile',
  empower: 'empowered draw',
  save: 'to save the champion',
  tower: 'Arcane Tower',
  inn: 'Inn',
  'round-limit': '30-round limit',
  'fixed-length': 'fixed number of rounds',
  'trigger-token': 'trigger token',
}

/** The causes that have a phrase of their own inside a sentence; empty if the line before has said it. */
export const RULE_PHRASES_EN: Readonly<Record<string, string>> = {
  vindicating: 'for vindication',
  rest: '',
  character: '',
  struggle: 'to struggle free',
  proficiency: 'for a proficiency tile',
  empower: 'for an empowered draw',
  save: 'to save the champion',
  tower: 'at the Arcane Tower',
  inn: 'at the Inn',
}

/** Prefixes of causes that name a hex: as a noun, and inside a sentence. */
const AT_REGION: readonly [prefix: string, noun: string, inside: string][] = [
  ['region:', '', 'at '],
  ['rent:', 'visit to ', 'from the visit to '],
  ['control:', 'control of ', 'for control of '],
]

/** "the Fort", without the number of its hex. */
function regionInBrief(f: F, hex: number): string {
  const kind = at(f.state.regions, hex)
  return kind === '' ? `hex ${hex}` : theRegion(f, kind)
}

/** "at the Fort"; undefined if the cause is not a region. */
export function atRegion(f: F, from: string): string | undefined {
  const found = AT_REGION.find(([prefix]) => from.startsWith(prefix))
  if (found === undefined) return undefined
  const [prefix, , inside] = found
  return `${inside}${regionInBrief(f, Number(from.slice(prefix.length)))}`
}

/** The cause of an event, as a noun: a region, a rule of the game, or a card. */
export function cause(f: F, from: string): string {
  for (const [prefix, noun] of AT_REGION) {
    if (!from.startsWith(prefix)) continue
    const hex = Number(from.slice(prefix.length))
    const kind = at(f.state.regions, hex)
    return noun === '' && kind !== '' ? regionName(f, kind) : `${noun}${regionInBrief(f, hex)}`
  }
  const rule = CAUSES.find((one) => one === from)
  if (rule !== undefined) return CAUSES_EN[rule]
  return f.values.box.text.causes[from] ?? theShort(f, from)
}

/** The cause that a question opens with; null if it needs none. */
export function occasion(f: F, from: string): string | null {
  if (from === 'character') return null
  return from in f.values.box.text.cards ? shortName(f, from) : capital(cause(f, from))
}

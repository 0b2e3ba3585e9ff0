// The small words every text is put together from: names, numbers, places and causes.
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

/** The word as one of the list; anything else is a mistake in the rules and must not pass unseen. */
export function known<K extends string>(list: readonly K[], word: string, what: string): K {
  const found = list.find((one) => one === word)
  if (found === undefined) throw new Error(`there are no words for the ${what} '${word}'`)
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
  if (found === undefined) throw new Error(`there are no words for the card '${id}'`)
  return found
}

/** The whole name: "Drokk, Stone Whisperer". */
export const cardName = (f: F, id: string) => cardText(f, id).name

/** What one calls it in passing: "Drokk". */
export const shortName = (f: F, id: string) => at(cardText(f, id).name.split(','), 0)

export const cardSays = (f: F, id: string) => cardText(f, id).text

export const DECKS_EN: Readonly<Record<DeckName, string>> = {
  yellow: 'yellow companions',
  blue: 'blue companions',
  red: 'red companions',
  monsters: 'monsters',
  traits: 'traits',
  relics: 'relics',
}

export const attribute = (n: number) => at(ATTRIBUTES, n)

/** "2 strength, 1 courage"; only what is there. */
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

/** The same in words. */
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

/** Somewhere blocks lie, as events name it: an attribute by number, or a word. */
export function place(where: number | string): string {
  if (typeof where === 'number') return attribute(where)
  return where === 'speed' ? 'the mount tile' : where
}

function regionText(f: F, kind: string): CardText {
  const found = f.values.box.text.regions[kind]
  if (found === undefined) throw new Error(`there are no words for the region '${kind}'`)
  return found
}

export const regionName = (f: F, kind: string) => regionText(f, kind).name

/** "the Inn"; "Ronak", who is somebody. */
function theRegion(f: F, kind: string): string {
  const { name, proper } = regionText(f, kind)
  return proper === true ? name : `the ${name}`
}

/** "an Inn"; "the Gaping Maw", of which there is only one. */
export function oneOf(f: F, kind: string): string {
  const { name, proper } = regionText(f, kind)
  if (proper === true) return name
  return (f.values.box.regionOf.get(kind)?.copies ?? 0) === 1 ? `the ${name}` : a(name)
}

/** "the Inn (7)": which hex it is, where the position is told in full. */
export function numberedRegion(f: F, hex: number): string {
  const kind = at(f.state.regions, hex)
  return kind === '' ? `the hidden hex (${hex})` : `${theRegion(f, kind)} (${hex})`
}

/** "the Inn"; its number is said only where another of the kind lies open. */
export function region(f: F, hex: number): string {
  const kind = at(f.state.regions, hex)
  const only = kind !== '' && f.state.regions.filter((other) => other === kind).length === 1
  return only ? theRegion(f, kind) : numberedRegion(f, hex)
}

/** "Inn". */
function regionInBrief(f: F, hex: number): string {
  const kind = at(f.state.regions, hex)
  return kind === '' ? `hex ${hex}` : regionName(f, kind)
}

/** What helps where influence is short: "recover one", or what an edition without that leaves. */
export function recovery(f: F, what = 'one'): string {
  return f.values.box.terms.recovers ? `recover ${what}` : `bring ${what} home`
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
  'round-limit': 'the limit of 30 rounds',
  'fixed-length': 'the last round is known',
  'trigger-token': 'trigger token',
}

const AT_REGION: readonly [prefix: string, words: string][] = [
  ['region:', ''],
  ['rent:', 'a visit to the '],
  ['control:', 'control of the '],
]

/** What an event came from: a region, a rule of the game, or a card. */
export function cause(f: F, from: string): string {
  for (const [prefix, words] of AT_REGION) {
    if (from.startsWith(prefix)) return `${words}${regionInBrief(f, Number(from.slice(prefix.length)))}`
  }
  const rule = CAUSES.find((one) => one === from)
  if (rule !== undefined) return CAUSES_EN[rule]
  return f.values.box.text.causes[from] ?? shortName(f, from)
}

/** Why a question is asked; null: it needs no saying. */
export function occasion(f: F, from: string): string | null {
  return from === 'character' ? null : capital(cause(f, from))
}

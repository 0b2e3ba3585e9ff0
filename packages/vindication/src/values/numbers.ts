// The numbers of a table: ours, overridden by the values file if there is one.
import { bad, byId, flag, known, list, notPlayed, object, shape, whole, words } from '@lorehall/grammar'
import type { Json } from '@lorehall/kernel'
import type { Content } from '../box/content.ts'
import {
  type Attribute,
  type AttributeName,
  at,
  attributeOf,
  ATTRIBUTES,
  COMMON,
  DECKS,
  EVERY_ATTRIBUTE,
  type Six,
} from '../state.ts'
import { type CardNumbers, type Numbered, type Provenance } from './provenance.ts'
import { BLACK_DIE, BLACK_FACES, JOURNEYS, MASTERY, VINDICATING, WHITE_DIE } from './table.ts'

const MOST_PLAYERS = 5

/** A count of each attribute by name; absent means none. */
const counts = (most: number) => {
  const count = whole(0, most)
  return shape(
    {},
    { inspiration: count, knowledge: count, strength: count, courage: count, wisdom: count, vision: count },
  )
}

/** Only companions have `gives` and `mayStart`. */
const CARD = shape({ honor: whole(-9, 20) }, { gives: counts(5), mayStart: flag })

/** The numbers of the base and all cards, in the format of a values file. */
export const NUMBERS = shape(
  {
    cards: byId(CARD),
    mastery: counts(50),
    vindicating: whole(0, 50),
    whiteDie: list(words(...ATTRIBUTES), 6, 6),
    blackDie: list(words(...BLACK_FACES), 6, 6),
    journeys: list(words(DECKS[0], DECKS[1], DECKS[2]), 12, 12),
  },
  {},
)

/** The numbers of modules, by module and name. */
export const AMOUNTS = byId(byId(whole(0, 99)))

export interface Numbers {
  readonly honor: Readonly<Record<string, number>>
  readonly gives: Readonly<Record<string, Readonly<Six>>>
  readonly mayStart: Readonly<Record<string, boolean>>
  readonly mastery: Readonly<Six>
  readonly vindicating: number
  readonly whiteDie: readonly Attribute[]
  readonly blackDie: readonly number[]
  /** The deck of the first companion, for the starts 1 to 12. */
  readonly journeys: readonly Attribute[]
  /** Numbers of modules, by module and name. */
  readonly amounts: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type Contents = readonly Content[]

/** Where each number comes from, for the gallery. */
export function provenanceOf(contents: Contents, card: string): Readonly<Record<string, Provenance>> {
  const numbers = contents.find((content) => Object.hasOwn(content.numbers, card))?.numbers[card]
  const origin = (n: Numbered<unknown> | undefined) => n?.provenance
  const { honor, gives, mayStart }: Partial<CardNumbers> = numbers ?? {}
  const all = { honor: origin(honor), gives: origin(gives), mayStart: origin(mayStart) }
  const told: Record<string, Provenance> = {}
  for (const [name, provenance] of Object.entries(all)) if (provenance !== undefined) told[name] = provenance
  return told
}

const plain = (numbers: Readonly<Record<string, Numbered<number>>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, n.value]))

/** Our numbers, in the format of a values file. */
export function ours(contents: Contents): Record<string, Json> {
  const cards: Record<string, Json> = {}
  for (const content of contents) {
    for (const [id, { honor, gives, mayStart }] of Object.entries(content.numbers)) {
      cards[id] =
        gives === undefined || mayStart === undefined
          ? { honor: honor.value }
          : { honor: honor.value, gives: gives.value, mayStart: mayStart.value }
    }
  }
  return {
    cards,
    mastery: plain(MASTERY),
    vindicating: VINDICATING.value,
    whiteDie: WHITE_DIE.value,
    blackDie: BLACK_DIE.value,
    journeys: JOURNEYS.value,
    ...amountsOf(contents),
  }
}

function amountsOf(contents: Contents): Record<string, Record<string, number>> {
  const some = contents.filter(({ amounts }) => Object.keys(amounts).length > 0)
  return Object.fromEntries(some.map(({ id, amounts }) => [id, plain(amounts)]))
}

/** Refuses numbers for things that exist but are not in play. Unknown names are refused elsewhere. */
function allPlayed(given: Record<string, unknown>, contents: Contents, every: Contents): void {
  const cards = object(given['cards'] ?? {}, ['cards'])
  for (const content of every) {
    if (content.field === null || contents.includes(content)) continue
    const { id, amounts, numbers, field } = content
    if (given[id] !== undefined && Object.keys(amounts).length > 0) notPlayed([id], field.title)
    const card = Object.keys(numbers).find((name) => Object.hasOwn(cards, name))
    if (card !== undefined) notPlayed(['cards', card], field.title)
  }
}

/** Our numbers overridden by the file, merged per table and per card. Those of modules are apart, in `amounts`. */
function merged(file: unknown, contents: Contents, every: Contents): Record<string, unknown> {
  const base = ours(contents)
  const given = object(file, [])
  allPlayed(given, contents, every)
  known(given, Object.keys(base), [])
  const result: Record<string, unknown> = { ...base, ...given }
  const tables = Object.keys(amountsOf(contents))
  for (const table of ['mastery', ...tables]) {
    if (given[table] === undefined) continue
    const own = object(base[table], [])
    const laid = object(given[table], [table])
    known(laid, Object.keys(own), [table])
    result[table] = { ...own, ...laid }
  }
  if (given['cards'] !== undefined) {
    const cards: Record<string, unknown> = { ...object(base['cards'], []) }
    for (const [id, card] of Object.entries(object(given['cards'], ['cards']))) {
      const own = Object.hasOwn(cards, id) ? cards[id] : bad(['cards', id], 'the id of a card', id)
      const fields = object(card, ['cards', id])
      known(fields, Object.keys(object(own, [])), ['cards', id])
      cards[id] = { ...object(own, []), ...fields }
    }
    result['cards'] = cards
  }
  const amounts: Record<string, unknown> = {}
  for (const table of tables) {
    amounts[table] = result[table]
    delete result[table]
  }
  return { ...result, amounts }
}

const sixOf = (named: Readonly<Partial<Record<AttributeName, number>>>): Six => {
  const read = (a: Attribute) => named[ATTRIBUTES[a]] ?? 0
  return [read(0), read(1), read(2), read(3), read(4), read(5)]
}

/** The numbers of these contents. `every` lists all contents, to tell things not in play from unknown ones. */
export function readNumbers(file: Json, contents: Contents, every = contents): Numbers {
  const { amounts, ...all } = merged(file, contents, every)
  if (!NUMBERS(all, []) || !AMOUNTS(amounts, [])) throw new Error('a check refuses or agrees')
  const honor: Record<string, number> = {}
  const gives: Record<string, Six> = {}
  const mayStart: Record<string, boolean> = {}
  for (const [id, card] of Object.entries(all.cards)) {
    honor[id] = card.honor
    if (card.gives !== undefined) gives[id] = sixOf(card.gives)
    if (card.mayStart !== undefined) mayStart[id] = card.mayStart
  }
  const numbers: Numbers = {
    honor,
    gives,
    mayStart,
    mastery: sixOf(all.mastery),
    vindicating: all.vindicating,
    whiteDie: all.whiteDie.map((name) => attributeOf(ATTRIBUTES.indexOf(name))),
    blackDie: all.blackDie.map((face) => BLACK_FACES.indexOf(face)),
    journeys: all.journeys.map((deck) => attributeOf(DECKS.indexOf(deck))),
    amounts,
  }
  someoneStarts(numbers, contents)
  return numbers
}

/** Every color needs enough first companions for the players whose journey may name it. (V-SETUP-4) */
function someoneStarts({ journeys, mayStart }: Numbers, contents: Contents): void {
  const cards = contents.flatMap((content) => content.cards)
  for (const deck of COMMON) {
    const needed = Math.min(MOST_PLAYERS, journeys.filter((colour) => colour === deck).length)
    const starters = cards.filter((card) => card.deck === deck && mayStart[card.id] === true).length
    if (starters < needed) {
      bad(['cards'], `at least ${needed} ${DECKS[deck]} companions who may start`, starters)
    }
  }
}

/** The counts by name; zeros are left out if asked. */
function byName(counts: Readonly<Six>, all: boolean): Record<string, number> {
  const named: Record<string, number> = {}
  for (const a of EVERY_ATTRIBUTE) if (all || counts[a] > 0) named[ATTRIBUTES[a]] = counts[a]
  return named
}

export function writeNumbers(numbers: Numbers): Json {
  const cards: Record<string, Json> = {}
  for (const [id, honor] of Object.entries(numbers.honor)) {
    const gives = numbers.gives[id]
    const mayStart = numbers.mayStart[id] === true
    cards[id] = gives === undefined ? { honor } : { honor, gives: byName(gives, false), mayStart }
  }
  return {
    cards,
    mastery: byName(numbers.mastery, true),
    vindicating: numbers.vindicating,
    whiteDie: numbers.whiteDie.map((a) => ATTRIBUTES[a]),
    blackDie: numbers.blackDie.map((face) => at(BLACK_FACES, face)),
    journeys: numbers.journeys.map((deck) => DECKS[deck]),
    ...numbers.amounts,
  }
}

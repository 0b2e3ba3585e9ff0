// The numbers of a table: ours, overridden by the values file if there is one.
import { bad, known, notPlayed, object } from '@lorehall/grammar'
import type { Json } from '@lorehall/kernel'
import type { Content } from '../box/content.ts'
import {
  type Attribute,
  at,
  attributeOf,
  ATTRIBUTES,
  COMMON,
  DECKS,
  EVERY_ATTRIBUTE,
  type Six,
} from '../state.ts'
import { type CardNumbers, type Numbered, type Provenance } from './provenance.ts'
import { faces, six, whole } from './reading.ts'
import { BLACK_DIE, BLACK_FACES, JOURNEYS, MASTERY, VINDICATING, WHITE_DIE } from './table.ts'

const MOST_PLAYERS = 5

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

/** Our numbers overridden by the file, merged per table and per card. */
function merged(file: unknown, contents: Contents, every: Contents): Record<string, unknown> {
  const base = ours(contents)
  const given = object(file, [])
  allPlayed(given, contents, every)
  known(given, Object.keys(base), [])
  const result: Record<string, unknown> = { ...base, ...given }
  for (const table of ['mastery', ...Object.keys(amountsOf(contents))]) {
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
  return result
}

/** The numbers of these contents. `every` lists all contents, to tell things not in play from unknown ones. */
export function readNumbers(file: Json, contents: Contents, every = contents): Numbers {
  const all = merged(file, contents, every)
  const honor: Record<string, number> = {}
  const gives: Record<string, Six> = {}
  const mayStart: Record<string, boolean> = {}
  for (const [id, card] of Object.entries(object(all['cards'], ['cards']))) {
    const fields = object(card, ['cards', id])
    honor[id] = whole(fields['honor'], -9, 20, ['cards', id, 'honor'])
    // Only companions have `gives` and `mayStart`.
    if (!Object.hasOwn(fields, 'gives')) continue
    gives[id] = six(fields['gives'], 0, 5, ['cards', id, 'gives'])
    const start = fields['mayStart']
    mayStart[id] = typeof start === 'boolean' ? start : bad(['cards', id, 'mayStart'], 'true or false', start)
  }
  const colours = DECKS.slice(0, 3)
  const numbers: Numbers = {
    honor,
    gives,
    mayStart,
    mastery: six(all['mastery'], 0, 50, ['mastery']),
    vindicating: whole(all['vindicating'], 0, 50, ['vindicating']),
    whiteDie: faces(all['whiteDie'], 6, ATTRIBUTES, ['whiteDie']).map(attributeOf),
    blackDie: faces(all['blackDie'], 6, BLACK_FACES, ['blackDie']),
    journeys: faces(all['journeys'], 12, colours, ['journeys']).map(attributeOf),
    amounts: readAmounts(all, contents),
  }
  someoneStarts(numbers, contents)
  return numbers
}

function readAmounts(all: Record<string, unknown>, contents: Contents): Numbers['amounts'] {
  const read = (table: string) =>
    Object.entries(object(all[table], [table])).map(([name, n]) => [name, whole(n, 0, 99, [table, name])])
  return Object.fromEntries(
    Object.keys(amountsOf(contents)).map((table) => [table, Object.fromEntries(read(table))]),
  )
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

// The numbers of a table: ours, with a file of the box owner's laid over them once.
import { isRecord, type Json, Refusal, type ValuesSchema } from '@lorehall/kernel'
import { DECK_CARDS } from '../cards/index.ts'
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
import { COMPANION_NUMBERS } from './companions.ts'
import { MONSTER_HONOR, RELIC_HONOR, TRAIT_HONOR } from './heroic.ts'
import type { Numbered, Provenance } from './provenance.ts'
import { BLACK_DIE, JOURNEYS, MASTERY, VINDICATING, WHITE_DIE } from './table.ts'

export type { Provenance } from './provenance.ts'

export const FATIGUE = 0
export const DEATH = 2
export const BLACK_FACES = ['fatigue', 'miss', 'death'] as const

const MOST_PLAYERS = 5

/** What the rules read. Shared by reference by every copy of a position. */
export interface Values {
  readonly honor: Readonly<Record<string, number>>
  readonly gives: Readonly<Record<string, Readonly<Six>>>
  readonly mayStart: Readonly<Record<string, boolean>>
  readonly mastery: Readonly<Six>
  readonly vindicating: number
  readonly whiteDie: readonly Attribute[]
  readonly blackDie: readonly number[]
  /** The deck of the first companion, for the starts 1 to 12. */
  readonly journeys: readonly Attribute[]
}

const HONOR: Readonly<Record<string, Numbered<number>>> = {
  ...TRAIT_HONOR,
  ...RELIC_HONOR,
  ...MONSTER_HONOR,
}

type Path = readonly (string | number)[]

/** Where each number comes from, for the gallery. */
export function provenanceOf(card: string): Readonly<Record<string, Provenance>> {
  const companion = COMPANION_NUMBERS[card]
  if (companion !== undefined) {
    return {
      honor: companion.honor.provenance,
      gives: companion.gives.provenance,
      mayStart: companion.mayStart.provenance,
    }
  }
  const honor = HONOR[card]
  return honor === undefined ? {} : { honor: honor.provenance }
}

function template(): Json {
  const cards: Record<string, Json> = {}
  for (const [id, n] of Object.entries(COMPANION_NUMBERS)) {
    cards[id] = { honor: n.honor.value, gives: n.gives.value, mayStart: n.mayStart.value }
  }
  for (const [id, n] of Object.entries(HONOR)) cards[id] = { honor: n.value }
  return {
    cards,
    mastery: Object.fromEntries(Object.entries(MASTERY).map(([id, n]) => [id, n.value])),
    vindicating: VINDICATING.value,
    whiteDie: WHITE_DIE.value,
    blackDie: BLACK_DIE.value,
    journeys: JOURNEYS.value,
  }
}

/** A JSON pointer (RFC 6901). */
function pointer(path: Path): string {
  return `/${path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}

function bad(path: Path, expected: string, got: unknown): never {
  const found = got === undefined ? 'nothing' : JSON.stringify(got)
  throw new Refusal('bad-values', `${pointer(path)}: expected ${expected}, got ${found}`)
}

function whole(value: unknown, min: number, max: number, path: Path): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value
  }
  return bad(path, `a whole number from ${min} to ${max}`, value)
}

function object(value: unknown, path: Path): Record<string, unknown> {
  return isRecord(value) ? value : bad(path, 'an object', value)
}

function known(given: Record<string, unknown>, allowed: readonly string[], path: Path): void {
  for (const key of Object.keys(given)) {
    if (!allowed.includes(key)) {
      bad([...path, key], `one of ${allowed.join(', ')}`, key)
    }
  }
}

function oneOf(value: unknown, words: readonly string[], path: Path): number {
  const i = typeof value === 'string' ? words.indexOf(value) : -1
  return i === -1 ? bad(path, `one of ${words.join(', ')}`, value) : i
}

function faces(value: unknown, count: number, words: readonly string[], path: Path): number[] {
  if (!Array.isArray(value) || value.length !== count) return bad(path, `a list of ${count}`, value)
  return value.map((face: unknown, i) => oneOf(face, words, [...path, i]))
}

function six(value: unknown, min: number, max: number, path: Path): Six {
  const given = object(value, path)
  known(given, ATTRIBUTES, path)
  const read = (i: Attribute) => {
    const name = ATTRIBUTES[i]
    return given[name] === undefined ? 0 : whole(given[name], min, max, [...path, name])
  }
  return [read(0), read(1), read(2), read(3), read(4), read(5)]
}

/** The file laid over the defaults, one level of merging a table and a card. */
function merged(file: unknown): Record<string, unknown> {
  const base = object(template(), [])
  const given = object(file, [])
  known(given, Object.keys(base), [])
  const result: Record<string, unknown> = { ...base, ...given }
  if (given['mastery'] !== undefined) {
    result['mastery'] = { ...object(base['mastery'], []), ...object(given['mastery'], ['mastery']) }
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

function read(file: Json): Values {
  const all = merged(file)
  const honor: Record<string, number> = {}
  const gives: Record<string, Six> = {}
  const mayStart: Record<string, boolean> = {}
  for (const [id, card] of Object.entries(object(all['cards'], ['cards']))) {
    const fields = object(card, ['cards', id])
    honor[id] = whole(fields['honor'], -9, 20, ['cards', id, 'honor'])
    if (COMPANION_NUMBERS[id] === undefined) continue
    gives[id] = six(fields['gives'], 0, 5, ['cards', id, 'gives'])
    const start = fields['mayStart']
    mayStart[id] = typeof start === 'boolean' ? start : bad(['cards', id, 'mayStart'], 'true or false', start)
  }
  const colours = DECKS.slice(0, 3)
  const values: Values = {
    honor,
    gives,
    mayStart,
    mastery: six(all['mastery'], 0, 50, ['mastery']),
    vindicating: whole(all['vindicating'], 0, 50, ['vindicating']),
    whiteDie: faces(all['whiteDie'], 6, ATTRIBUTES, ['whiteDie']).map(attributeOf),
    blackDie: faces(all['blackDie'], 6, BLACK_FACES, ['blackDie']),
    journeys: faces(all['journeys'], 12, colours, ['journeys']).map(attributeOf),
  }
  someoneStarts(values)
  return values
}

/** Every colour needs a first companion for each player whose journey can name it. (V-SETUP-4) */
function someoneStarts(values: Values): void {
  for (const deck of COMMON) {
    const journeys = values.journeys.filter((colour) => colour === deck).length
    const needed = Math.min(MOST_PLAYERS, journeys)
    const starters = at(DECK_CARDS, deck).filter((id) => values.mayStart[id] === true).length
    if (starters < needed) {
      bad(['cards'], `at least ${needed} ${DECKS[deck]} companions who may start`, starters)
    }
  }
}

/** The counts by name; without those of which there is none, where told. */
function byName(counts: Readonly<Six>, all: boolean): Record<string, number> {
  const named: Record<string, number> = {}
  for (const a of EVERY_ATTRIBUTE) if (all || counts[a] > 0) named[ATTRIBUTES[a]] = counts[a]
  return named
}

function write(values: Values): Json {
  const cards: Record<string, Json> = {}
  for (const [id, honor] of Object.entries(values.honor)) {
    const gives = values.gives[id]
    const mayStart = values.mayStart[id] === true
    cards[id] = gives === undefined ? { honor } : { honor, gives: byName(gives, false), mayStart }
  }
  return {
    cards,
    mastery: byName(values.mastery, true),
    vindicating: values.vindicating,
    whiteDie: values.whiteDie.map((a) => ATTRIBUTES[a]),
    blackDie: values.blackDie.map((face) => at(BLACK_FACES, face)),
    journeys: values.journeys.map((deck) => DECKS[deck]),
  }
}

/** Ours, resolved once: most tables are played with them as they are. */
const OURS = read({})

export const valuesSchema: ValuesSchema<Values> = {
  template,
  read: (file) => (isRecord(file) && Object.keys(file).length === 0 ? OURS : read(file)),
  write,
}

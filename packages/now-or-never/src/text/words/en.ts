// Names and numbers in English.
import { listed as list, type Named } from '@lorehall/grammar'
import { type Bag, COUNTED, type Counted } from '../../cards/vocabulary.ts'
import { CARDS_EN } from '../cards/en.ts'

export { capital, listed as list } from '@lorehall/grammar'

const NAMES = new Map(Object.entries(CARDS_EN).map(([id, { name }]) => [id, name]))

/** A record's name at a table, or its id if it has none. */
export const nameOf = ({ values: { names } }: Named, id: string): string => names[id] ?? NAMES.get(id) ?? id

/** Names that take no article inside a sentence. */
const BARE: ReadonlySet<string> = new Set(['istreka', 'shell-flats', 'divers-rest', 'tinkers-row'])

/** Names of modules that take no article, either: "a creature of glass", "Button, the Giant Boar". */
const isPhrase = ({ values: { names } }: Named, id: string): boolean => /^[a-z]|, |'s /.test(names[id] ?? '')

/** The name inside a sentence: "the Ublo Tower", "the Monument", "Istreka". */
export const theName = (f: Named, id: string): string =>
  BARE.has(id) || !isNamed(f, id) || isPhrase(f, id)
    ? nameOf(f, id)
    : `the ${nameOf(f, id).replace(/^The /, '')}`

export const isNamed = ({ values: { names } }: Named, id: string): boolean => id in names || NAMES.has(id)

const COUNTED_EN: Readonly<Record<Counted, readonly [string, string]>> = {
  shell: ['shell', 'shells'],
  tool: ['tool', 'tools'],
  demon: ['bottled demon', 'bottled demons'],
  crystal: ['crystal', 'crystals'],
  coin: ['coin', 'coins'],
  book: ['book', 'books'],
  xp: ['experience', 'experience'],
  heart: ['heart', 'hearts'],
  mana: ['mana', 'mana'],
}

/** "1 coin", "3 coins". */
export const count = (n: number, what: Counted): string => `${n} ${COUNTED_EN[what][n === 1 ? 0 : 1]}`

/** "a villager", "3 villagers". */
export const several = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)

/** "1 point", "3 points". */
export const victory = (n: number): string => several(n, '1 point', 'points')

/** "2 coins and 1 shell"; "nothing" for an empty bag. */
export function amounts(bag: Bag): string {
  const some = counts(bag)
  return some.length === 0 ? 'nothing' : list(some)
}

/** "2 more coins and 1 more shell". */
export const moreOf = (bag: Bag): string => list(counts(bag).map((some) => some.replace(' ', ' more ')))

/** "2 coins", "1 shell". */
export const counts = (bag: Bag): string[] =>
  COUNTED.filter((what) => (bag[what] ?? 0) > 0).map((what) => count(bag[what] ?? 0, what))

/** "tool villager", "demon bottler": a villager by the good they produce. */
export const villager = (good: string): string => {
  if (good === 'demon') return 'demon bottler'
  const what = COUNTED.find((one) => one === good)
  return what === undefined ? 'villager' : `${COUNTED_EN[what][0]} villager`
}

/** "a tool villager", or the name that a module gives: "a Glogo villager", "Thursday, the Lab Monster". */
export function aVillager(f: Named, kind: string): string {
  if (!isNamed(f, kind)) return `a ${villager(kind)}`
  return isPhrase(f, kind) ? nameOf(f, kind) : `a ${nameOf(f, kind)}`
}

const ROWS_EN = ['top row', 'second row', 'third row', 'bottom row']
export const rowName = (row: number): string => ROWS_EN[row] ?? `row ${row + 1}`

export const seatName = (names: readonly string[], seat: number): string =>
  names[seat] ?? `Player ${seat + 1}`

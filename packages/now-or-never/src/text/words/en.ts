// Names and numbers in English: what cards are called, how many of what.
import { listed as list } from '@lorehall/grammar'
import { type Bag, COUNTED, type Counted } from '../../cards/vocabulary.ts'
import { CARDS_EN } from '../cards/en.ts'

export { capital, listed as list } from '@lorehall/grammar'

const NAMES = new Map(Object.entries(CARDS_EN).map(([id, { name }]) => [id, name]))

/**
 * Gives the records of a module their names. An id stands for one record in all boxes, so a name needs no table.
 */
export function nameRecords(names: Readonly<Record<string, string>>): void {
  for (const [id, name] of Object.entries(names)) NAMES.set(id, name)
}

/** What a record is called; what has no name is told by its id. */
export const nameOf = (id: string): string => NAMES.get(id) ?? id

export const isNamed = (id: string): boolean => NAMES.has(id)

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

/** "2 coins and 1 shell"; "nothing" where there is nothing. */
export function amounts(bag: Bag): string {
  const some = counts(bag)
  return some.length === 0 ? 'nothing' : list(some)
}

/** "2 coins", "1 shell". */
export const counts = (bag: Bag): string[] =>
  COUNTED.filter((what) => (bag[what] ?? 0) > 0).map((what) => count(bag[what] ?? 0, what))

/** A villager by what they produce. */
export const villager = (good: string): string => {
  const what = COUNTED.find((one) => one === good)
  return what === undefined ? 'villager' : `${COUNTED_EN[what][0]} villager`
}

const ROWS_EN = ['top row', 'second row', 'third row', 'bottom row']
export const rowName = (row: number): string => ROWS_EN[row] ?? `row ${row + 1}`

export const seatName = (names: readonly string[], seat: number): string =>
  names[seat] ?? `Player ${seat + 1}`

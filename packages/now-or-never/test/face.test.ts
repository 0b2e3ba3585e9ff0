// A page computes the same results from a view as the table does from the state.
import { expect, test } from 'vitest'
import {
  bestSelling,
  chanceToWin,
  FACES,
  factsOf,
  maxMana,
  offersOf,
  roomIn,
  valuesOf,
  waysOn,
  waysWith,
} from '../src/client.ts'
import { linesOf } from '../src/scoring.ts'
import { view } from '../src/view.ts'
import { atStop, onTurn, type Scenario } from '../testing/index.ts'
import { inspect } from '../src/inspect.ts'

const SEEN_BY = [0, 1, null]
const FOE = { health: 9, attack: 3 }

type Asked = (f: Parameters<typeof linesOf>[0], seat: number) => unknown

/** The results of every viewer for both seats, and those of the table. */
function asSeen(g: Scenario, ask: Asked): { readonly seen: unknown[]; readonly table: unknown[] } {
  const { machine } = g.table
  const both = (f: Parameters<Asked>[0]) => [ask(f, 0), ask(f, 1)]
  const values = valuesOf(machine.values.file, machine.options)
  return {
    seen: SEEN_BY.map((eyes) => both(factsOf(view(machine, eyes), values, machine.options))),
    table: SEEN_BY.map(() => both(machine)),
  }
}

const SPOT = {
  done: ['A03', 'A12'],
  wears: { red: ['', 'vampire-knife'], blue: ['quilted-vest'] },
  options: { map: 'under', reroll: true },
  players: { 0: { goods: { shell: 3, demon: 2, crystal: 1 }, hearts: 7, mana: 2 } },
}

const GOODS = { shell: 3, tool: 1, demon: 2, crystal: 1 }
const QUESTIONS: readonly (readonly [string, Asked])[] = [
  ['the cheapest ways', (f, seat) => waysWith(f, seat, 2)],
  ['the chance to win', (f, seat) => chanceToWin(f, seat, FOE)],
  ['the rows of the market', offersOf],
  ['the best sale', (f, seat) => bestSelling(f, seat, GOODS)],
  ['what would score', linesOf],
  ['mana slots', maxMana],
  ['room in a row', (f, seat) => roomIn(f, seat, 3)],
]

test.each(QUESTIONS)('%s are the same for the table and every viewer', (_, ask) => {
  const { seen, table } = asSeen(onTurn(SPOT), ask)
  expect(seen).toEqual(table)
})

test('during a move the routes continue from the current space', () => {
  const { seen, table } = asSeen(atStop('monument', SPOT), (f) => waysOn(f, 0))
  expect(seen).toEqual(table)
})

test('every card of the box has a face by its id', () => {
  const all = [{}, { map: 'under' }].flatMap((options) => inspect.coverage(options).cards)
  expect(all.filter((id) => !FACES.has(id))).toEqual([])
})

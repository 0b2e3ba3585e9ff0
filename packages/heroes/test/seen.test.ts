// The rules give a page the same results from a view as the table gets from the state.
import { expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import { natural } from '../src/rules/battle/strength.ts'
import { isFoe } from '../src/rules/solo/enemy.ts'
import { factsOf } from '../src/seen.ts'
import { view } from '../src/view.ts'
import { income } from '../src/rules/collection.ts'
import { alone, scenario } from '../testing/index.ts'

it('H-SOLO-1 read from a view, the Enemy is recognized and its Capital has the same Strength', () => {
  const { machine } = alone({ do: 'turn', seat: 0, shifts: [] }).table
  const facts = factsOf(view(machine, 0), machine.values, machine.options)
  expect([isFoe(facts, 0), isFoe(facts, 1)]).toEqual([false, true])
  expect(natural(facts, 1, placeOf('II-1'))).toBe(natural(machine, 1, placeOf('II-1')))
})

it('H-TEAM-7 read from a view, a shared Region in teams yields the same', () => {
  const { machine } = scenario({
    seats: 4,
    options: { teams: true },
    players: { 0: { serfs: { 'I-2': 1 } }, 2: { serfs: { 'I-2': 1 } } },
    state: { came: Array.from({ length: 40 }, () => 0) },
  }).table
  const facts = factsOf(view(machine, 0), machine.values, machine.options)
  for (const seat of [0, 2]) expect(income(facts, seat)).toEqual(income(machine, seat))
  expect(income(facts, 2)).not.toEqual(income({ ...facts, options: {} }, 2))
})

// Villagers move in, and out of the Inn's row. (N-HOUSE)
import type { Option } from '@lorehall/kernel'
import { HOUSE, REHOUSE } from '../choices.ts'
import { NO_ROOM } from '../reasons.ts'
import { at } from '../state.ts'
import { GOODS } from '../cards/vocabulary.ts'
import { player } from './lookup.ts'
import { total } from './piles.ts'
import type { Offering, T } from './step.ts'
import { innRow, movable, roomIn, ROWS, waitingGoods } from './town.ts'

export function offerHouses(t: Offering, seat: number): void {
  const p = player(t, seat)
  const from = innRow(t, seat)
  if (total(p.waiting) === 0 && from === -1) return
  const against = ROWS.map((row) => (roomIn(t, seat, row) > 0 ? null : NO_ROOM))
  if (!against.includes(null) && !t.explains) return
  const told = (row: number) => against[row] === null || t.explains
  for (const good of waitingGoods(p)) {
    for (const row of ROWS) if (told(row)) t.may(HOUSE(good, row), at(against, row))
  }
  if (from === -1) return
  for (const good of movable(t, seat)) {
    for (const row of ROWS) if (row !== from && told(row)) t.may(REHOUSE(good, row), at(against, row))
  }
}

/** A villager moves in, and stays. (N-HOUSE-2) */
export function house(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  const { n: row } = answer
  const good = GOODS.find((one) => answer === HOUSE(one, row))
  if (good === undefined) throw new RangeError(`nobody waits for '${answer.name}'`)
  p.waiting[good]--
  at(p.housing, row)[good]++
  t.emit({ type: 'housed', seat, good, row })
}

/** Out of the Inn's row into another. (N-HOUSE-3) */
export function rehouse(t: T, seat: number, answer: Option): void {
  const { housing } = player(t, seat)
  const { n: row } = answer
  const from = innRow(t, seat)
  const good = GOODS.find((one) => answer === REHOUSE(one, row))
  if (good === undefined) throw new RangeError(`nobody moves by '${answer.name}'`)
  at(housing, from)[good]--
  at(housing, row)[good]++
  t.emit({ type: 'rehoused', seat, good, row, was: from })
}

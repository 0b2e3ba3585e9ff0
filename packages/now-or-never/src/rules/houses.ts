// Villagers move into the town, and out of the Inn's row. (N-HOUSE)
import type { Option, Reason } from '@lorehall/kernel'
import { HOUSE, REHOUSE } from '../choices.ts'
import { NO_ROOM } from '../reasons.ts'
import { at } from '../state.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import { player } from './lookup.ts'
import { total } from './piles.ts'
import type { Offering, T } from './step.ts'
import { innRow, roomIn, ROWS } from './town.ts'

/** Offers housing for waiting villagers, and other rows for those in the Inn's row. Runs at every decision. */
export function offerHouses(t: Offering, seat: number): void {
  const { waiting, housing } = player(t, seat)
  const inn = innRow(t, seat)
  const some = total(waiting) > 0
  const guests = inn !== -1 && total(at(housing, inn)) > 0
  if (!some && !guests) return
  const against = ROWS.map((row) => (roomIn(t, seat, row) > 0 ? null : NO_ROOM))
  if (some) for (const good of GOODS) if (waiting[good] > 0) offerRows(t, HOUSE, good, against, -1)
  if (!guests || !ROWS.some((row) => row !== inn && against[row] === null)) return
  for (const good of GOODS) if (at(housing, inn)[good] > 0) offerRows(t, REHOUSE, good, against, inn)
}

/** Offers a villager every row except `but`. Rows without room are named only when reasons are asked for. */
function offerRows(
  t: Offering,
  option: (good: Good, row: number) => Option,
  good: Good,
  against: readonly (Reason | null)[],
  but: number,
): void {
  for (const row of ROWS) {
    const reason = at(against, row)
    if (row !== but && (reason === null || t.explains)) t.may(option(good, row), reason)
  }
}

/** Houses a waiting villager, who can't move again. (N-HOUSE-2) */
export function house(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  const { n: row } = answer
  const good = GOODS.find((one) => answer === HOUSE(one, row))
  if (good === undefined) throw new RangeError(`nobody waits for '${answer.name}'`)
  p.waiting[good]--
  at(p.housing, row)[good]++
  t.emit({ type: 'housed', seat, good, row })
}

/** Moves a villager out of the Inn's row into another. (N-HOUSE-3) */
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

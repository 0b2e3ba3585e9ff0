// Villagers move into the town, and out of the Inn's row. (N-HOUSE)
import { headcount } from './piles.ts'
import type { Option } from '@lorehall/kernel'
import { HOUSE, REHOUSE } from '../choices.ts'
import { NO_ROOM } from '../reasons.ts'
import { at } from '../state.ts'
import { join } from './folk.ts'
import { player } from './lookup.ts'
import type { F, Offering, T } from './step.ts'
import { hasRoom, innRow, kindsAmong, movable, ROWS } from './town.ts'

/** Offers housing for waiting villagers, and other rows for those in the Inn's row. Runs at every decision. */
export function offerHouses(t: Offering, seat: number): void {
  const { waiting, housing } = player(t, seat)
  const inn = innRow(t, seat)
  if (headcount(waiting) > 0) {
    for (const kind of kindsAmong(t.values, waiting)) offerRows(t, seat, HOUSE, kind, -1)
  }
  if (inn === -1 || headcount(at(housing, inn)) === 0) return
  for (const kind of movable(t, seat)) offerRows(t, seat, REHOUSE, kind, inn)
}

/** Offers a villager every row except `but`. Rows without room are named only when reasons are asked for. */
function offerRows(
  t: Offering,
  seat: number,
  option: (kind: string, row: number) => Option,
  kind: string,
  but: number,
): void {
  for (const row of ROWS) {
    const reason = hasRoom(t, seat, row, kind) ? null : NO_ROOM
    if (row !== but && (reason === null || t.explains)) t.may(option(kind, row), reason)
  }
}

/** The kind of villager that an option is about. */
function kindOf(f: F, answer: Option, option: (kind: string, row: number) => Option): string {
  const kind = f.values.kinds.find((one) => answer === option(one, answer.n))
  if (kind === undefined) throw new RangeError(`nobody moves by '${answer.name}'`)
  return kind
}

/** Houses a waiting villager, who can't move again. (N-HOUSE-2) */
export function house(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  const { n: row } = answer
  const kind = kindOf(t, answer, HOUSE)
  join(p.waiting, kind, -1)
  join(at(p.housing, row), kind)
  t.emit({ type: 'housed', seat, good: kind, row })
}

/** Moves a villager out of the Inn's row into another. (N-HOUSE-3) */
export function rehouse(t: T, seat: number, answer: Option): void {
  const { housing } = player(t, seat)
  const { n: row } = answer
  const from = innRow(t, seat)
  const kind = kindOf(t, answer, REHOUSE)
  join(at(housing, from), kind, -1)
  join(at(housing, row), kind)
  t.emit({ type: 'rehoused', seat, good: kind, row, was: from })
}

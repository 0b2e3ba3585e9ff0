// Villagers: gained from the row, waiting below the town, housed in its rows. (N-HOUSE, N-VILLAGER)
import type { Option } from '@lorehall/kernel'
import { ROW, TAKE } from '../choices.ts'
import { NO_ROOM } from '../reasons.ts'
import { at } from '../state.ts'
import { type Good, GOODS } from '../values/vocabulary.ts'
import { inForce } from './inforce.ts'
import { player } from './lookup.ts'
import { drawVillager, total } from './piles.ts'
import { run } from './program.ts'
import type { StepOf, T } from './step.ts'
import { innRow, roomIn, ROWS } from './town.ts'

export function goodNamed(name: string): Good {
  const found = GOODS.find((good) => good === name)
  if (found === undefined) throw new RangeError(`no good '${name}'`)
  return found
}

/** Every empty slot, as far as the supply goes. */
export function fillVillagers(t: T): void {
  const { villagerRow, villagerSupply } = t.state
  while (villagerRow.length < t.values.setup.villagerRow && total(villagerSupply) > 0) {
    villagerRow.push(drawVillager(t))
  }
}

/** One villager after the other; an empty row is filled at once. (N-VILLAGER-1, N-VILLAGER-2) */
function gainVillagers(t: T, { seat, n, from }: StepOf<'gainVillagers'>, answer: Option | undefined): void {
  const { villagerRow } = t.state
  if (answer === undefined) {
    if (n <= 0 || villagerRow.length === 0) return
    t.askOpen(seat, 'pick', 'villager', from)
    for (const good of GOODS) if (villagerRow.includes(good)) t.offer(TAKE(good))
    return
  }
  const good = goodNamed(answer.name)
  villagerRow.splice(villagerRow.indexOf(good), 1)
  player(t, seat).waiting[good]++
  t.emit({ type: 'villager', seat, good, from })
  if (villagerRow.length === 0) fillVillagers(t)
  t.push({ do: 'gainVillagers', seat, n: n - 1, from })
  for (const { id, on } of inForce(t, seat).toReversed()) run(t, seat, on.villagerGained ?? [], id)
}

/** Which row it is to be; without a choice it is not asked. */
function askRow(t: T, seat: number, good: Good, not: number): number | null {
  t.ask(seat, 'pick', 'whichRow', good)
  for (const row of ROWS) if (row !== not) t.may(ROW(row), roomIn(t, seat, row) > 0 ? null : NO_ROOM)
  return ROWS.find((row) => t.spare(ROW(row))) ?? null
}

/** A villager moves in, and stays. (N-HOUSE-2) */
function house(t: T, { seat, good: name }: StepOf<'house'>, answer: Option | undefined): void {
  const good = goodNamed(name)
  const row = answer === undefined ? askRow(t, seat, good, -1) : answer.n
  if (row === null) return
  const p = player(t, seat)
  p.waiting[good]--
  at(p.housing, row)[good]++
  t.emit({ type: 'housed', seat, good, row })
}

/** Out of the Inn's row into another. (N-HOUSE-3) */
function rehouse(t: T, { seat, good: name }: StepOf<'rehouse'>, answer: Option | undefined): void {
  const good = goodNamed(name)
  const from = innRow(t, seat)
  const row = answer === undefined ? askRow(t, seat, good, from) : answer.n
  if (row === null) return
  const { housing } = player(t, seat)
  at(housing, from)[good]--
  at(housing, row)[good]++
  t.emit({ type: 'rehoused', seat, good, row, was: from })
}

export const peopleSteps = { gainVillagers, house, rehouse }

// Villagers: gained from the row, and waiting below the town. (N-VILLAGER)
import type { Option, Reason } from '@lorehall/kernel'
import { TAKE } from '../choices.ts'
import { NO_SUPPLY, NOT_ENOUGH_XP, ROW_FULL } from '../reasons.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import { couldOpen } from './beside.ts'
import { inForce } from './inforce.ts'
import { join, kindNamed } from './folk.ts'
import { player } from './lookup.ts'
import { drawVillager, headcount } from './piles.ts'
import { run } from './program.ts'
import type { F, StepOf, T } from './step.ts'
import { isOwnTurn } from './uses.ts'

export function goodNamed(name: string): Good {
  const found = GOODS.find((good) => good === name)
  if (found === undefined) throw new RangeError(`no good '${name}'`)
  return found
}

/** Fills every empty space of the row, as far as the supply goes. */
export function fillVillagers(t: T): void {
  const { villagerRow, villagerSupply } = t.state
  while (villagerRow.length < t.values.setup.villagerRow && headcount(villagerSupply) > 0) {
    villagerRow.push(drawVillager(t))
  }
}

/** All players share the row, so it is refilled only on one's own turn. (N-VILLAGER-3) */
export function againstRefill(f: F, seat: number): Reason | null {
  const { villagerRow, villagerSupply } = f.state
  const { refillXP, villagerRow: slots } = f.values.setup
  if (player(f, seat).xp < refillXP) return NOT_ENOUGH_XP
  if (villagerRow.length >= slots) return ROW_FULL
  return headcount(villagerSupply) > 0 ? null : NO_SUPPLY
}

/**
 * The only kind in the row, if the player could neither refill it first nor use the moment before the effects of gaining
 * a villager. (N-ANYTIME-6)
 */
function onlyKind(f: F, step: StepOf<'gainVillagers'>): string | null {
  const { seat } = step
  const kinds = f.values.kinds.filter((kind) => f.state.villagerRow.includes(kind))
  const [only] = kinds
  if (!asksOnlyChoices(f) || only === undefined || kinds.length > 1) return null
  if (inForce(f, seat).some(({ on }) => on.villagerGained !== undefined)) return null
  const refills = (now: F) => isOwnTurn(now, seat) && againstRefill(now, seat) === null
  return couldOpen(f, seat, step, refills) ? null : only
}

/** One villager at a time. An empty row refills immediately. (N-VILLAGER-1, N-VILLAGER-2) */
function gainVillagers(t: T, step: StepOf<'gainVillagers'>, answer: Option | undefined): void {
  const { seat, n, from } = step
  const { villagerRow } = t.state
  if (answer !== undefined) return fromRow(t, step, kindNamed(t.values, answer.name))
  if (n <= 0 || villagerRow.length === 0) return
  const only = onlyKind(t, step)
  if (only !== null) return fromRow(t, step, only)
  t.askOpen(seat, 'pick', 'villager', from)
  for (const kind of t.values.kinds) if (villagerRow.includes(kind)) t.offer(TAKE(kind))
}

function fromRow(t: T, { seat, n, from }: StepOf<'gainVillagers'>, kind: string): void {
  const { villagerRow } = t.state
  villagerRow.splice(villagerRow.indexOf(kind), 1)
  if (villagerRow.length === 0) fillVillagers(t)
  t.push({ do: 'gainVillagers', seat, n: n - 1, from })
  welcome(t, seat, kind, from)
}

/** A villager waits below the town, and the effects of gaining one come next. (N-VILLAGER-4) */
export function welcome(t: T, seat: number, kind: string, from: string): void {
  join(player(t, seat).waiting, kind)
  t.emit({ type: 'villager', seat, good: kind, from })
  for (const { id, on } of inForce(t, seat).toReversed()) run(t, seat, on.villagerGained ?? [], id)
}

export const peopleSteps = { gainVillagers }

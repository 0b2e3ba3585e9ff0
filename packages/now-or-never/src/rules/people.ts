// Villagers: gained from the row, and waiting below the town. (N-VILLAGER)
import type { Option, Reason } from '@lorehall/kernel'
import { TAKE } from '../choices.ts'
import { NO_SUPPLY, NOT_ENOUGH_XP, ROW_FULL } from '../reasons.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import { couldOpen } from './beside.ts'
import { inForce } from './inforce.ts'
import { player } from './lookup.ts'
import { drawVillager, total } from './piles.ts'
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
  while (villagerRow.length < t.values.setup.villagerRow && total(villagerSupply) > 0) {
    villagerRow.push(drawVillager(t))
  }
}

/** All players share the row, so it is refilled only on one's own turn. (N-VILLAGER-3) */
export function againstRefill(f: F, seat: number): Reason | null {
  const { villagerRow, villagerSupply } = f.state
  const { refillXP, villagerRow: slots } = f.values.setup
  if (player(f, seat).xp < refillXP) return NOT_ENOUGH_XP
  if (villagerRow.length >= slots) return ROW_FULL
  return total(villagerSupply) > 0 ? null : NO_SUPPLY
}

/**
 * The only good in the row, if the player could neither refill it first nor use the moment before the effects of gaining
 * a villager. (N-ANYTIME-6)
 */
function onlyGood(f: F, step: StepOf<'gainVillagers'>): Good | null {
  const { seat } = step
  const goods = GOODS.filter((good) => f.state.villagerRow.includes(good))
  const [only] = goods
  if (!asksOnlyChoices(f) || only === undefined || goods.length > 1) return null
  if (inForce(f, seat).some(({ on }) => on.villagerGained !== undefined)) return null
  const refills = (now: F) => isOwnTurn(now, seat) && againstRefill(now, seat) === null
  return couldOpen(f, seat, step, refills) ? null : only
}

/** One villager at a time. An empty row refills immediately. (N-VILLAGER-1, N-VILLAGER-2) */
function gainVillagers(t: T, step: StepOf<'gainVillagers'>, answer: Option | undefined): void {
  const { seat, n, from } = step
  const { villagerRow } = t.state
  if (answer !== undefined) return welcome(t, step, goodNamed(answer.name))
  if (n <= 0 || villagerRow.length === 0) return
  const only = onlyGood(t, step)
  if (only !== null) return welcome(t, step, only)
  t.askOpen(seat, 'pick', 'villager', from)
  for (const good of GOODS) if (villagerRow.includes(good)) t.offer(TAKE(good))
}

function welcome(t: T, { seat, n, from }: StepOf<'gainVillagers'>, good: Good): void {
  const { villagerRow } = t.state
  villagerRow.splice(villagerRow.indexOf(good), 1)
  player(t, seat).waiting[good]++
  t.emit({ type: 'villager', seat, good, from })
  if (villagerRow.length === 0) fillVillagers(t)
  t.push({ do: 'gainVillagers', seat, n: n - 1, from })
  for (const { id, on } of inForce(t, seat).toReversed()) run(t, seat, on.villagerGained ?? [], id)
}

export const peopleSteps = { gainVillagers }

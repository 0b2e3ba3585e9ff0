// Choosing the leader of allied defenders. (H-TEAM-2)
import type { Option } from '@lorehall/kernel'
import { LEAD } from '../../choices.ts'
import type { Battle } from '../../state.ts'
import type { F, StepOf, T } from '../step.ts'
import { isSiege, ongoing, owners } from './army.ts'
import { natural } from './strength.ts'

/** The owner of a Capital leads its defense; elsewhere, the allies there decide. */
export function askLeader(t: T, battle: Battle): void {
  const { defender, place } = battle
  const home = defender.allies.find((ally) => t.state.players[ally]?.capital === place)
  if (home !== undefined) return putInLead(battle, home)
  if (defender.allies.length > 0 && !isSiege(t, battle)) t.push({ do: 'lead', seat: defender.seat })
}

function putInLead({ defender }: Battle, leader: number): void {
  const all = owners(defender)
  defender.seat = leader
  defender.allies = all.filter((seat) => seat !== leader)
}

/**
 * All are asked together. If no majority names one, the strongest ally there leads; if tied, the first one after the
 * attacker.
 */
function lead(t: T, _step: StepOf<'lead'>, answer: Option | undefined): void {
  const battle = ongoing(t)
  const all = owners(battle.defender)
  if (answer === undefined) {
    for (const seat of all) {
      t.askTogether(seat, 'pick', 'lead')
      for (const one of all) t.offer(LEAD(one))
    }
    return
  }
  const named = all.map((seat) => t.answerOf(seat).n)
  const isAgreed = (one: number) => named.filter((seat) => seat === one).length * 2 > all.length
  const leader = all.find(isAgreed) ?? strongest(t, battle, all)
  putInLead(battle, leader)
  t.emit({ type: 'leads', seat: leader })
}

function strongest(f: F, { attacker, place, defender }: Battle, all: readonly number[]): number {
  const after = (seat: number) => (seat - attacker.seat + f.seats) % f.seats
  const [first = defender.seat] = all.toSorted(
    (a, b) => natural(f, b, place) - natural(f, a, place) || after(a) - after(b),
  )
  return first
}

export const leadSteps = { lead }

// Tactic cards: chosen in secret, revealed together. (H-TACTIC)
import type { Option, Reason } from '@lorehall/kernel'
import { TACTIC_CARD } from '../../choices.ts'
import { BARRED, CANNOT_PAY_TACTIC, OTHER_SIDE, SERFS_ONLY } from '../../reasons.ts'
import type { Battle, SideName } from '../../state.ts'
import type { Priced } from '../../cards/effect.ts'
import { type TacticId, TACTICS } from '../../cards/tactics.ts'
import { player } from '../lookup.ts'
import { reducedOne } from '../prices.ts'
import { who } from '../solo/enemy.ts'
import { dearer, foeSide, turnForBattle } from '../solo/fighting.ts'
import type { F, StepOf, T } from '../step.ts'
import { ongoing, other, serfsOnly } from './army.ts'
import { sacrificeValue } from './strength.ts'

const TACTIC: readonly Priced[] = ['tactic']

/** The price of a card for its side, in its resource or by sacrifice. (H-TACTIC-3) */
export function tacticPrice(f: F, seat: number, tactic: TacticId): number {
  const { cost } = f.values.tactics[tactic]
  if (cost === null) return 0
  return reducedOne(f, seat, cost.kind, cost.n, TACTIC) + dearer(f)
}

/** The amount of the card's resource that the player has. */
export function inPurse(f: F, seat: number, tactic: TacticId): number {
  const { cost } = f.values.tactics[tactic]
  return cost === null ? 0 : (f.values.box.words?.purse(f, seat) ?? player(f, seat)[cost.kind])
}

const isBarred = ({ effects }: Battle, name: SideName, tactic: string): boolean =>
  effects.some((effect) => effect.rule === 'bar' && effect.on === name && effect.tactic === tactic)

/** Why a side cannot play a card. Fall Back can always be played. (H-TACTIC-2, H-TACTIC-3) */
export function againstTactic(f: F, battle: Battle, name: SideName, tactic: TacticId): Reason | null {
  const side = battle[name]
  const card = f.values.tactics[tactic]
  if (card.side !== 'both' && card.side !== name) return OTHER_SIDE
  if (card.notSerfsOnly && serfsOnly(f, side)) return SERFS_ONLY
  if (isBarred(battle, name, tactic)) return BARRED
  const left = tacticPrice(f, side.seat, tactic) - inPurse(f, side.seat, tactic)
  return left <= 0 || left <= sacrificeValue(f, side) ? null : CANNOT_PAY_TACTIC
}

/** The side that must show its card first; if both must, neither does. (H-TACTIC-8) */
function unveiled({ effects }: Battle): SideName | null {
  const on = (name: SideName) => effects.some(({ rule, on: side }) => rule === 'unveil' && side === name)
  if (on('attacker') === on('defender')) return null
  return on('attacker') ? 'attacker' : 'defender'
}

const SIDES: readonly SideName[] = ['defender', 'attacker']

/** The sides that choose now: both together, or one after the other. */
function choosing(battle: Battle): readonly SideName[] {
  const first = unveiled(battle)
  if (first === null) return SIDES
  return [battle[first].tactic === '' ? first : other(first)]
}

function tacticsStep(t: T, step: StepOf<'tactics'>, answer: Option | undefined): void {
  const battle = ongoing(t)
  const enemy = foeSide(t, battle)
  if (enemy !== null && enemy === unveiled(battle) && battle[enemy].card === '') {
    t.push(step)
    return turnForBattle(t, battle, enemy, (tactic) => isBarred(battle, enemy, tactic))
  }
  const names = enemy === null ? choosing(battle) : [other(enemy)]
  if (answer === undefined) {
    for (const name of names) {
      t.askTogether(battle[name].seat, 'pick', 'tactic')
      for (const tactic of TACTICS) {
        const against = againstTactic(t, battle, name, tactic)
        if (against === null || t.explains) t.may(TACTIC_CARD(battle[name].seat, tactic), against)
      }
    }
    return
  }
  for (const name of names) {
    const { seat } = battle[name]
    const tactic = TACTICS.find((one) => one === t.answerOf(seat).name)
    if (tactic === undefined) continue
    battle[name].tactic = tactic
    t.emit({ type: 'tactic', seat, tactic, from: tactic })
  }
  if (enemy === null) {
    if (battle.attacker.tactic === '' || battle.defender.tactic === '') t.push(step)
  } else if (battle[enemy].card === '') {
    turnForBattle(t, battle, enemy, (tactic) => isBarred(battle, enemy, tactic))
  }
}

/** A card cancels whatever its own Strength; a canceled card costs nothing and gives nothing. (H-TACTIC-5) */
export function settleTactics(t: T, battle: Battle): void {
  for (const name of SIDES) {
    const side = battle[name]
    const enemy = battle[other(name)].tactic
    if (side.tactic === '') continue
    side.cancelled = enemy !== '' && t.values.tactics[enemy].cancels === side.tactic
    side.owed = side.cancelled || side.card !== '' ? 0 : tacticPrice(t, side.seat, side.tactic)
    if (side.cancelled) t.emit({ type: 'cancelled', ...who(t, side.seat), tactic: side.tactic, from: enemy })
  }
}

export const tacticSteps = { tactics: tacticsStep }

// The Tactic cards: named before they are chosen, and played again when they are revealed. (H-TACTIC-1)
import type { Option } from '@lorehall/kernel'
import type { Moment } from '../cards/effect.ts'
import { TACTICS, type TacticId } from '../cards/tactics.ts'
import { happen } from '../rules/abilities/moments.ts'
import { ledBy, ongoing, owners } from '../rules/battle/army.ts'
import { clockwise } from '../rules/lookup.ts'
import { naturalOf, sacrificeValue } from '../rules/battle/strength.ts'
import { againstTactic, inPurse, settleTactics, tacticPrice } from '../rules/battle/tactics.ts'
import type { F } from '../rules/step.ts'
import type { Battle, Stage } from '../state.ts'
import { ANOTHER } from './choices.ts'
import { fought } from './solo.ts'
import type { W, WordStepOf } from './step.ts'

/** Seats that started a Battle are noted for the round. */
function started(t: W, { attacker }: Battle): void {
  const { state } = t
  const before = state.started ?? []
  if (!before.includes(attacker.seat)) state.started = [...before, attacker.seat]
}

/** A new round begins. */
export function forget(t: W): void {
  t.state.started = undefined
}

function beforeTactics(t: W, battle: Battle): void {
  battle.naturals = {
    attacker: naturalOf(t, battle, 'attacker'),
    defender: naturalOf(t, battle, 'defender'),
  }
}

/** The seats that have no part in a Battle. */
const bystanders = (f: F, { attacker, defender }: Battle): number[] =>
  clockwise(f, f.state.turn.seat)
    .filter((seat) => ![...owners(attacker), ...owners(defender)].includes(seat))
    .toReversed()

/** Each stage of a Battle may add things to remember, and moments of its own. */
export function inBattle(t: W, battle: Battle, stage: Stage): void {
  const { attacker, defender, place: event } = battle
  const tell = (moment: Moment) => {
    for (const { seat } of [attacker, defender]) happen(t, moment, { seat, event })
  }
  switch (stage) {
    case 'started':
      return started(t, battle)
    case 'totals':
      return tell('battle.bonuses')
    case 'tactics':
      beforeTactics(t, battle)
      return tell('battle.tactics')
    case 'shown':
      // Abilities that the cards trigger act before they are settled.
      t.push({ do: 'words/settle', seat: attacker.seat })
      return tell('battle.revealed')
    case 'over':
      fought(t, battle)
      for (const seat of bystanders(t, battle)) happen(t, 'battle.others', { seat, event })
      return undefined
    default:
  }
}

export const settle = (t: W): void => settleTactics(t, ongoing(t))

/** The other cards that a side could play now, after paying this much Mana. */
export function others(f: F, seat: number, mana: number): readonly TacticId[] {
  const { battle } = f.state
  const name = ledBy(f, seat)
  if (battle === null || name === null) return []
  const side = battle[name]
  return TACTICS.filter((tactic) => {
    if (tactic === side.tactic || againstTactic(f, battle, name, tactic) !== null) return false
    const spent = f.values.tactics[tactic].cost?.kind === 'mana' ? mana : 0
    return tacticPrice(f, seat, tactic) <= inPurse(f, seat, tactic) - spent + sacrificeValue(f, side)
  })
}

export function rechoose(
  t: W,
  { seat, from = '' }: WordStepOf<'words/rechoose'>,
  answer: Option | undefined,
): void {
  const name = ledBy(t, seat)
  if (name === null) return
  if (answer === undefined) {
    const cards = others(t, seat, 0)
    if (cards.length === 0) return
    t.ask(seat, 'pick', 'words/rechoose', from)
    for (const tactic of cards) t.offer(ANOTHER(seat, tactic))
    return
  }
  const tactic = TACTICS.find((one) => one === answer.name)
  if (tactic === undefined) return
  ongoing(t)[name].tactic = tactic
  t.emit({ type: 'tactic', seat, tactic, from: tactic })
}

// The Tactic cards: named before they are chosen, and played again when they are revealed. (H-TACTIC-1)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { TACTICS, type TacticId } from '../cards/tactics.ts'
import { ledBy, ongoing } from '../rules/battle/army.ts'
import { naturalOf, sacrificeValue } from '../rules/battle/strength.ts'
import { againstTactic, inPurse, settleTactics, tacticPrice } from '../rules/battle/tactics.ts'
import type { F } from '../rules/step.ts'
import type { Battle } from '../state.ts'
import { ANOTHER } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

/** Seats that started a Battle are noted for the round. */
export function started(t: W, { attacker }: Battle): void {
  const { state } = t
  const before = state.started ?? []
  if (!before.includes(attacker.seat)) state.started = [...before, attacker.seat]
}

/** A new round begins. */
export function forget(t: W): void {
  delete t.state.started
}

export const beforeTactics: Words['beforeTactics'] = (t, battle) => {
  battle.naturals = {
    attacker: naturalOf(t, battle, 'attacker'),
    defender: naturalOf(t, battle, 'defender'),
  }
}

/** Abilities that the cards trigger act first. */
export function revealed(t: W, { attacker }: Battle): void {
  t.push({ do: 'words/settle', seat: attacker.seat })
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

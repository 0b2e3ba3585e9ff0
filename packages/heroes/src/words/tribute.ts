// A player who gives something to another. (H-BIRDFOLK-5)
import type { Option } from '@lorehall/kernel'
import { KIND } from '../choices.ts'
import { player } from '../rules/lookup.ts'
import { putIn } from '../rules/piles.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import type { F } from '../rules/step.ts'
import { takeOne } from '../rules/verbs/resources.ts'
import { isEnemy } from '../rules/verbs/scope.ts'
import { at } from '../state.ts'
import { RESOURCES } from '../values/words.ts'
import type { W, WordStepOf } from './step.ts'

/** Whether an enemy has a resource or a Spell card. */
export const canTakeTribute = (f: F, seat: number): boolean =>
  f.state.players.some(
    (p, other) => isEnemy(f, seat, other) && (p.hand.length > 0 || RESOURCES.some((kind) => p[kind] > 0)),
  )

/** The giver chooses the resource; the solo Enemy gives the kind it has most of. */
export function tribute(t: W, step: WordStepOf<'words/tribute'>, answer: Option | undefined): void {
  const { seat, to, from = '' } = step
  const p = player(t, seat)
  const kinds = RESOURCES.filter((kind) => p[kind] > 0).toSorted((a, b) => p[b] - p[a])
  const [most] = kinds
  if (most === undefined) return giveCard(t, seat, to, from)
  if (answer === undefined && kinds.length > 1 && !isFoe(t, seat)) {
    t.ask(seat, 'pick', 'words/tribute', from)
    for (const kind of RESOURCES) if (p[kind] > 0) t.offer(KIND(kind))
    return
  }
  takeOne(t, to, seat, kinds.find((kind) => kind === answer?.name) ?? most, from)
}

/** Chance picks the card. Only the two players see which one it is. */
function giveCard(t: W, seat: number, to: number, from: string): void {
  const { hand } = player(t, seat)
  if (hand.length === 0) return
  const card = at(hand, t.chance(hand.length))
  hand.splice(hand.indexOf(card), 1)
  putIn(player(t, to).hand, card)
  t.emit({ type: 'words/gave', seat, whom: to, card, only: [seat, to], from })
  t.push({ do: 'keepSpells', seat: to })
}

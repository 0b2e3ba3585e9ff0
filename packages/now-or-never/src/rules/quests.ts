// Playing a quest card at its location: requirement, whole price, fight, rewards, then it is tucked. (N-QUEST)
import type { Reason } from '@lorehall/kernel'
import { NOT_MET, QUEST_HEARTS, QUEST_PRICE } from '../reasons.ts'
import type { Player } from '../state.ts'
import type { Need } from '../cards/records.ts'
import { startFight } from './fight.ts'
import { lookup, player } from './lookup.ts'
import { total } from './piles.ts'
import { run } from './program.ts'
import { canPay, pay } from './purse.ts'
import { inOrder } from './rewards.ts'
import type { F, StepOf, T } from './step.ts'
import { action } from './underway.ts'

const TOWN_ROWS = [0, 4, 8, 12]

/** The number that a requirement is about. (N-QUEST-2) */
const COUNTS: Readonly<Record<Need['need'], (p: Player, need: Need) => number>> = {
  ordersDone: (p) => p.ordersDone.length,
  buildings: (p) => placed(p.town),
  housed: (p) => p.housing.reduce((sum, row) => sum + total(row), 0),
  kills: (p) => p.kills.length,
  stock: (p, { good }) => (good === undefined ? total(p.goods) : p.goods[good]),
  rowsFull: (p) => TOWN_ROWS.filter((from) => placed(p.town.slice(from, from + 4)) === 4).length,
  slots: (p) => placed([...p.red, ...p.blue]),
}

const placed = (list: readonly string[]): number => list.filter((id) => id !== '').length

export function againstQuest(f: F, seat: number, id: string): Reason | null {
  const { needs, pay: price } = lookup.quest(f, id)
  if (!needs.every((need) => COUNTS[need.need](player(f, seat), need) >= need.atLeast)) return NOT_MET
  if (!canPay(f, seat, price)) return QUEST_PRICE
  const hearts = price.heart ?? 0
  return hearts > 0 && player(f, seat).hearts === hearts ? QUEST_HEARTS : null
}

export function playQuest(t: T, seat: number, id: string): void {
  const p = player(t, seat)
  const now = action(t)
  const { pay: price, fight, do: deeds } = lookup.quest(t, id)
  p.hand.splice(p.hand.indexOf(id), 1)
  now.questPlayed = true
  now.playing = id
  t.credit(id)
  t.emit({ type: 'questPlayed', seat, quest: id, from: id })
  pay(t, seat, price, id)
  t.push({ do: 'tuck', seat })
  if (fight !== null) t.push({ do: 'happen', seat, event: 'fightWon' })
  run(t, seat, inOrder(deeds), id)
  if (fight !== null) startFight(t, seat, id, fight)
}

/** Tucks a completed card. Its own effect of completing quests does not apply to itself. (N-QUEST-5) */
function tuck(t: T, { seat }: StepOf<'tuck'>): void {
  if (t.state.turn.over) return
  const now = action(t)
  const id = now.playing
  now.playing = ''
  player(t, seat).done.push(id)
  t.emit({ type: 'questDone', seat, quest: id, from: id })
  t.push({ do: 'happen', seat, event: 'questDone', except: id })
}

export const questSteps = { tuck }

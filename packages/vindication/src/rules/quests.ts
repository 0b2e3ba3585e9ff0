// Secret quests that are drawn in the course of a game: some are looked at, one is kept. (V-QUEST-1)
import { byName } from '@lorehall/grammar'
import { player } from './counters.ts'
import type { T } from './step.ts'

/** Deals up to so many quests from the stack to one seat, in secret. Other seats no longer know where a quest is that
 * was put back. */
export function dealQuests(t: T, seat: number, n: number): void {
  const { questStack, players } = t.state
  const p = player(t, seat)
  t.reveal()
  while (p.dealt.length < n && questStack.length > 0) {
    p.dealt.push(...questStack.splice(t.chance(questStack.length), 1))
  }
  p.dealt.sort(byName)
  p.returned = p.returned.filter((id) => !p.dealt.includes(id))
  players.forEach((other, i) => {
    if (i !== seat) other.returned = []
  })
}

/** Keeps one of the dealt quests and puts the others back into the stack. */
export function keepQuest(t: T, seat: number, kept: string, from?: string): void {
  const p = player(t, seat)
  const back = p.dealt.filter((id) => id !== kept)
  p.quests.push(kept)
  p.returned.push(...back)
  p.dealt = []
  t.state.questStack.push(...back)
  t.state.questStack.sort(byName)
  const where = from === undefined ? {} : { from }
  // A house rule opens them to all. (V-HOUSE-2)
  const who = t.values.box.terms.openQuests ? {} : { only: [seat] }
  t.emit({ type: 'questKept', seat, quest: kept, ...who, ...where })
}

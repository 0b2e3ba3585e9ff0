// Secret quests that are drawn in the course of a game: some are looked at, one is kept. (V-QUEST-1)
import { player } from './counters.ts'
import { byId } from './draw.ts'
import type { T } from './step.ts'

/** So many of the stack, while there are any, are laid before a seat alone. Nobody else knows any more where
 * a quest lies that was given back. */
export function dealQuests(t: T, seat: number, n: number): void {
  const { questStack, players } = t.state
  const p = player(t, seat)
  t.reveal()
  while (p.dealt.length < n && questStack.length > 0) {
    p.dealt.push(...questStack.splice(t.chance(questStack.length), 1))
  }
  p.dealt.sort(byId)
  p.returned = p.returned.filter((id) => !p.dealt.includes(id))
  players.forEach((other, i) => {
    if (i !== seat) other.returned = []
  })
}

/** One of those is kept; the others go back into the stack. */
export function keepQuest(t: T, seat: number, kept: string, from?: string): void {
  const p = player(t, seat)
  const back = p.dealt.filter((id) => id !== kept)
  p.quests.push(kept)
  p.returned.push(...back)
  p.dealt = []
  t.state.questStack.push(...back)
  t.state.questStack.sort(byId)
  const where = from === undefined ? {} : { from }
  // A house rule opens them to all. (V-HOUSE-2)
  const who = t.values.box.terms.openQuests ? {} : { only: [seat] }
  t.emit({ type: 'questKept', seat, quest: kept, ...who, ...where })
}

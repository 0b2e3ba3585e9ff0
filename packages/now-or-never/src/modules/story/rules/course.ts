// The course of a chapter: its opening, first visits, productions and closing. (N-STORY-18, N-STORY-22)
import { around } from '@lorehall/grammar'
import { at } from '../../../state.ts'
import { type Closing, closingName, knowsName, openingName } from '../prose/names.ts'
import { chapterOf, heroOf, storyOf, type T } from '../state.ts'
import { CLOSING } from '../values/numbers.ts'
import { afterProduction } from './after-production.ts'
import { bringOver } from './going-on.ts'
import { changeReputation } from './reputation.ts'

export const begins = (t: T): void => t.push({ do: 'story/open', seat: t.state.first })

/** All hear the opening. The private knowledge of a hero is for that hero's player only. */
function open(t: T): void {
  const { id } = chapterOf(t).record
  t.emit({ type: 'opening', tale: openingName(id) })
  for (const seat of around(t.seats, t.state.first)) {
    const hero = heroOf(t, seat)
    if (hero !== null) t.emit({ type: 'knows', seat, tale: knowsName(id, hero), only: [seat] })
  }
  bringOver(t)
}

/** The first visit of each hero to a place that the chapter names. */
export function visited(t: T, seat: number, location: string): void {
  const { firstSteps } = chapterOf(t).record
  const { arrived } = storyOf(t)
  if (firstSteps?.at !== location || at(arrived, seat)) return
  arrived[seat] = true
  changeReputation(t, seat, firstSteps.reputation, location)
}

const closingOf = (reputation: number): Closing =>
  reputation >= CLOSING.high ? 'high' : reputation >= CLOSING.middle ? 'middle' : 'low'

export function produced(t: T, last: boolean): void {
  if (!last) return afterProduction(t)
  const { id } = chapterOf(t).record
  storyOf(t).reputation.forEach((reputation, seat) => {
    t.emit({ type: 'closing', seat, tale: closingName(id, closingOf(reputation)) })
  })
}

export const courseSteps = { 'story/open': open }

// Missions: a chain of three per hero. The token shows all where the next one is. (N-STORY-15)
import { around } from '@lorehall/grammar'
import { at } from '../../../state.ts'
import { eventOf, missionOf, storyOf, type T } from '../state.ts'
import { OPEN_SEASON } from '../values/numbers.ts'

/** The chain begins, unless it has begun before. */
export function openMissions(t: T, seat: number): void {
  if (at(storyOf(t).mission, seat) === 0) nextMission(t, seat)
}

/** The token goes to the next mission, or leaves the board after the last. */
export function nextMission(t: T, seat: number): void {
  const { mission } = storyOf(t)
  mission[seat] = at(mission, seat) + 1
  const id = missionOf(t, seat)
  t.emit({
    type: 'mission',
    seat,
    n: at(mission, seat),
    ...(id === null ? {} : { location: eventOf(t, id).at }),
  })
}

/** The start of a season at which every chain that has not begun begins. (N-STORY-16) */
export function storyFinds(t: T): void {
  if (t.state.season !== OPEN_SEASON) return
  for (const seat of around(t.seats, t.state.first)) openMissions(t, seat)
}

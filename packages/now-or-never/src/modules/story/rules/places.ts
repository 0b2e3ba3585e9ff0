// Where a hero may search: at a letter with its token, and at the place of their own mission. (N-STORY-8)
import type { AtStop } from '../../../box/module.ts'
import { passBy } from '../../../rules/fight.ts'
import { player } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { MISSION } from '../choices.ts'
import { eventAtLetter } from '../scenes.ts'
import { chapterOf, eventOf, heroOf, missionOf, type T } from '../state.ts'
import { placesOn } from './on-map.ts'
import { beginScene } from './scene.ts'

/** A search at a letter. True: there is a scene instead of a roll. */
export function searchLetter(t: T, seat: number): boolean {
  const space = at(t.values.spaces, player(t, seat).space)
  const hero = heroOf(t, seat)
  if (space.kind !== 'search' || hero === null) return false
  const found = eventAtLetter(chapterOf(t).record, hero, space.letter)
  if (found === null) return false
  beginScene(t, seat, found.id)
  return true
}

/** The place of the seat's mission token; null: it is not on the board. */
export function missionPlace(f: F, seat: number): string | null {
  const id = missionOf(f, seat)
  return id === null ? null : eventOf(f, id).at
}

/** The same, if the seat's hero is there. */
function placeHere(f: F, seat: number): string | null {
  const place = missionPlace(f, seat)
  if (place === null) return null
  const { space } = player(f, seat)
  return at(f.state.locations, space) === place || placesOn(f, space).includes(place) ? place : null
}

export const missionAtStop: AtStop = {
  is: (f, seat) => placeHere(f, seat) !== null,
  offer(t, seat) {
    const place = placeHere(t, seat)
    if (place !== null) t.offer(MISSION(place))
  },
  acts: {
    mission(t: T, seat: number) {
      const id = missionOf(t, seat)
      if (id !== null && passBy(t, seat)) beginScene(t, seat, id)
    },
  },
}

// Where letters and missions are on the map.
import type { Space } from '@lorehall/now-or-never/client'
import type { StorySeen } from './seen.ts'

/** −1: no such letter. */
export const spaceOfLetter = (spaces: readonly Space[], letter: string): number =>
  spaces.findIndex((space) => space.kind === 'search' && space.letter === letter)

/** The space of a mission, which is at a location or at a piece; −1: the mission is not on the board. */
export const spaceOfMission = (
  place: string,
  locations: readonly string[],
  { pieces }: Pick<StorySeen, 'pieces'>,
): number => pieces[place] ?? locations.indexOf(place)

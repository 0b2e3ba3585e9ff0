// Where letters are on the map.
import type { Space } from '@lorehall/now-or-never/client'

/** −1: no such letter. */
export const spaceOfLetter = (spaces: readonly Space[], letter: string): number =>
  spaces.findIndex((space) => space.kind === 'search' && space.letter === letter)

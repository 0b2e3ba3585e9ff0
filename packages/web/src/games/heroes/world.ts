// The world the page draws and names, from the values of the game. The page has outlines of the printed map only.
import * as face from '@lorehall/heroes/face'

/** What rules that only look at the map are asked with. */
export const PRINTED: face.InWorld = { values: face.valuesOf({}, {}) }

export const WORLD: face.World = PRINTED.values.world

export const placeOf = (id: string): face.Place => face.placeOf(PRINTED, id)
export const idOf = (place: face.Place): string => face.idOf(PRINTED, place)
export const isSea = (place: face.Place): boolean => face.isSea(PRINTED, place)
export const isCentre = (place: face.Place): boolean => face.isCentre(PRINTED, place)

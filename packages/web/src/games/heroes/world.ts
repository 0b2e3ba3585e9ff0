// The world of the table on screen, from its values.
import * as face from '@lorehall/heroes/client'
import { valuesInPlay } from './cards/box.ts'

/** The argument for rules that read only the map. */
export const inWorld = (): face.InWorld => ({ values: valuesInPlay() })

export const worldInPlay = (): face.World => valuesInPlay().world

export const placeOf = (id: string): face.Place => face.placeOf(inWorld(), id)
export const idOf = (place: face.Place): string => face.idOf(inWorld(), place)
/** Whether nothing can enter this Region because of its Continent. */
export const isClosed = (view: face.Closing, place: face.Place): boolean =>
  face.isClosed({ state: view }, worldInPlay().lands[place]?.continent ?? -1)
export const isSea = (place: face.Place): boolean => face.isSea(inWorld(), place)
export const isCentre = (place: face.Place): boolean => face.isCentre(inWorld(), place)
/** Whether a Region floats above the sea. */
export const isAloft = (place: face.Place): boolean => {
  const { lands, floating } = worldInPlay()
  return floating !== null && lands[place]?.continent === floating.continent
}

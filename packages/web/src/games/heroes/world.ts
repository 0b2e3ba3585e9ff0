// The world of the table on screen, from its values.
import * as face from '@lorehall/heroes/client'
import { valuesInPlay } from './cards/box.ts'

/** The argument for rules that read only the map. */
export const inWorld = (): face.InWorld => ({ values: valuesInPlay() })

export const worldInPlay = (): face.World => valuesInPlay().world

export const placeOf = (id: string): face.Place => face.placeOf(inWorld(), id)
export const idOf = (place: face.Place): string => face.idOf(inWorld(), place)
export const isSea = (place: face.Place): boolean => face.isSea(inWorld(), place)
export const isCentre = (place: face.Place): boolean => face.isCentre(inWorld(), place)

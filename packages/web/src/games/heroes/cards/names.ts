// The names of cards and other records, with the values of the table on screen.
import { abilityName as abilityAt, nameOf as nameAt } from '@lorehall/heroes/client'
import { modulesInPlay, valuesInPlay } from './box.ts'

export const nameOf = (id: string): string => nameAt({ values: valuesInPlay() }, id)

/** The Building or Hero of an ability. */
export const abilityName = (id: string): string => abilityAt({ values: valuesInPlay() }, id)

/** One word for a Hero or a Vessel, where there is little space. */
export const shortName = (id: string): string =>
  modulesInPlay().shortNames[id] ?? nameOf(id).split(' ')[0] ?? ''

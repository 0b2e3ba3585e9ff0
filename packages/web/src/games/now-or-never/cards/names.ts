// The names of cards and other records, with the values of the table on screen.
import { nameOf as nameAt } from '@lorehall/now-or-never/client'
import { valuesInPlay } from './box.ts'

export const nameOf = (id: string): string => nameAt({ values: valuesInPlay() }, id)

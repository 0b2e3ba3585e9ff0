// What may stand in a file of values where something has a price.
import { shape, whole } from '@lorehall/grammar'

const few = whole(0, 20)

export const price = shape({}, { ore: few, mana: few, food: few })

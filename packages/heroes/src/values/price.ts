// The shape of a price in a values file.
import { shape, whole } from '@lorehall/grammar'

const few = whole(0, 20)

export const price = shape({}, { ore: few, mana: few, food: few })

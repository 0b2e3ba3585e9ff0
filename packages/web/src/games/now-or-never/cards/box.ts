// The numbers in play: what every card of the table costs, does and is worth.
import { type Values, valuesOf } from '@lorehall/now-or-never/face'

let inPlay: Values = valuesOf({}, {})

/** From now on cards show these numbers. */
export function playWith(values: Values): void {
  inPlay = values
}

export const valuesInPlay = (): Values => inPlay

// The numbers in play: what every card of the table costs, does and is worth.
import { type Values, valuesOf } from '@lorehall/now-or-never/face'
import { bring, type Brought } from '../../../table/module-parts.ts'

/** What a table without modules has of them. */
const NO_MODULES = bring([])

let inPlay: Values = valuesOf({}, {})
let modules = NO_MODULES

/** From now on cards show these numbers, and the base draws what these modules bring. */
export function playWith(values: Values, brought: Brought = NO_MODULES): void {
  inPlay = values
  modules = brought
}

export const valuesInPlay = (): Values => inPlay

export const modulesInPlay = (): Brought => modules

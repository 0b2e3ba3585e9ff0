// What the rules say of what is shown: the table's values, and the facts they can be asked by.
import { factsOf as read, valuesOf as compose } from '@lorehall/heroes/face'
import { factsFor, valuesFor } from '../../table/played-with.ts'
import { viewOf } from './view.ts'

export const valuesOf = valuesFor(compose)

export const factsOf = factsFor(viewOf, (view, shown) => read(view, valuesOf(shown), shown.options))

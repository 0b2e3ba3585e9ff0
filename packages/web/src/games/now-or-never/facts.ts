// The table's values, and the facts of an update to call the rules with.
import { factsOf as read, valuesOf as compose } from '@lorehall/now-or-never/client'
import { factsFor, valuesFor } from '../../table-ui/played-with.ts'
import { viewOf } from './view.ts'

export const valuesOf = valuesFor(compose)

export const factsOf = factsFor(viewOf, (view, shown) => read(view, valuesOf(shown), shown.options))

// The table's values, and the facts of an update to call the rules with.
import { type Content, factsOf as read, type Module, type Values, valuesAmong } from '@lorehall/heroes/client'
import { factsFor, valuesFor } from '../../table-ui/played-with.ts'
import { viewOf } from './view.ts'

/** The modules that have been fetched. A table chooses among them by its options. */
const known: Module[] = []
const contents: Content[] = []

/** A table's modules have to be known before its values are read. */
export function know(module: Module): void {
  if (known.includes(module)) return
  known.push(module)
  contents.push(module.content)
}

const compose = valuesAmong(contents, known)

export const valuesOf = valuesFor(compose)

/** The values of a table with every module that has been fetched. */
export const everything = (): Values => compose({}, Object.fromEntries(contents.map(({ id }) => [id, true])))

export const factsOf = factsFor(viewOf, (view, shown) => read(view, valuesOf(shown), shown.options))

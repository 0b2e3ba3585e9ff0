// The values of a table, from its update.
import { valuesOf as compose, type Values } from '@lorehall/vindication/client'
import { valuesFor } from '../../table-ui/played-with.ts'
import type { Shown } from '../../table-ui/view.ts'

export const valuesOf = valuesFor(compose)

/** The edition and the house rules of the table. */
export type Terms = Values['box']['terms']

export const termsAt = (shown: Shown): Terms => valuesOf(shown).box.terms

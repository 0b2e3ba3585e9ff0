// What the table that is shown is played with.
import { valuesOf as compose, type Values } from '@lorehall/vindication/face'
import { valuesFor } from '../../table/played-with.ts'
import type { Shown } from '../../table/view.ts'

export const valuesOf = valuesFor(compose)

/** The edition and the house rules it is played by. */
export type Terms = Values['box']['terms']

export const termsAt = (shown: Shown): Terms => valuesOf(shown).box.terms

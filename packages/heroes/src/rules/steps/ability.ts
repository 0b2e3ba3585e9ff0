// Steps of abilities.
import type { About } from '../../cards/about.ts'
import type { By } from '@lorehall/grammar'

/** An ability was triggered, or is used; its owner may be asked first. */
export type AbilityStep = By<'ability'> & { readonly ability: string; readonly about: About }

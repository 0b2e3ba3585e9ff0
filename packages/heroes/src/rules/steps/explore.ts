// Steps of exploring: a move has ended somewhere, and each token has its say.
import type { Place } from '../../map/world.ts'
import type { Army } from '../../state.ts'
import type { How, VesselKind } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

/** What brought Units there: a movement, a token, or a move by an ability or a Spell. */
export type Arrival = How | 'token' | 'move'

/** Units of the seat are in this Region. */
type Here<D extends string> = By<D> & { readonly place: Place }

export type ExploreStep =
  | (Here<'arrive'> & { readonly how: Arrival })
  /** Face-down and shown tokens, one after the other; then live ones that act on the end of a move. */
  | Here<'explore'>
  | Here<'tokensAtEnd'>
  | By<'wizardTower'>
  /** A Unit for a price, if its owner likes. */
  | (Here<'hire'> & { readonly token: string })
  | Here<'fisherman'>
  /** All go to one place of their owner's. */
  | Here<'driven'>
  /** Those of an ally who went along with this seat, on foot or aboard its Vessel. */
  | (Here<'drivenAlong'> & {
      readonly of: number
      readonly army: Readonly<Army>
      readonly vessel: VesselKind | null
    })
  | Here<'rogue'>
  /** Into whose hand the Rogue looks. */
  | By<'peek'>
  | Here<'unstable'>
  | Here<'storm'>
  | Here<'pirates'>
  /** Where Pirates go next. */
  | Here<'piratesGo'>

// Steps of exploring: a move has ended, and tokens take effect.
import type { Place } from '../../map/world.ts'
import type { Army } from '../../state.ts'
import type { How, VesselKind } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

/** How Units came there: by a movement, a token, or a move of an ability or a Spell. */
export type Arrival = How | 'token' | 'move'

/** Units of the seat are in this Region. */
type Here<D extends string> = By<D> & { readonly place: Place }

export type ExploreStep =
  | (Here<'arrive'> & { readonly how: Arrival })
  /** Face-down and revealed tokens, one at a time; then live tokens that act on the end of a move. */
  | Here<'explore'>
  | Here<'tokensAtEnd'>
  | By<'wizardTower'>
  /** The owner may buy a Unit. */
  | (Here<'hire'> & { readonly token: string })
  | Here<'fisherman'>
  /** All Units go to one refuge of their owner's choice. */
  | Here<'driven'>
  /** An ally's Units that moved along with seat `of`, on foot or aboard its Vessel. */
  | (Here<'drivenAlong'> & {
      readonly of: number
      readonly army: Readonly<Army>
      readonly vessel: VesselKind | null
    })
  | Here<'rogue'>
  /** Which player's hand to look at. */
  | By<'peek'>
  | Here<'unstable'>
  | Here<'storm'>
  /** `by`: another player brought the Pirates there, and chooses where they go next. */
  | (Here<'pirates'> & { readonly by?: number })
  /** Where Pirates go next. `after`: the seat that met them, if it does not choose. */
  | (Here<'piratesGo'> & { readonly after?: number })

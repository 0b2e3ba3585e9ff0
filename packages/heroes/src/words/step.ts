// The steps of further words, and the turn that they are given.
import type { By } from '@lorehall/grammar'
import type { Turn } from '@lorehall/kernel'
import type { Place } from '../map/world.ts'
import type { About } from '../cards/about.ts'
import type { HStep } from '../rules/step.ts'
import type { Shift } from '../rules/steps/move.ts'
import type { State } from '../state.ts'
import type { Price, Resource, Slot, Unit } from '../values/words.ts'
import type { Values } from '../values/index.ts'

export type WordStep =
  /** Resources of any kind that are still to be paid, one at a time. */
  | (By<'words/payAny'> & { readonly n: number })
  /** Which Unit is raised next; where it is placed. */
  | By<'words/raise'>
  | (By<'words/raiseAt'> & { readonly unit: Unit })
  /** How many Souls are spent for Strength. */
  | (By<'words/boost'> & { readonly most: number })
  /** Which kind of fallen enemy joins the army. */
  | By<'words/enlist'>
  /** Food that is still to be paid for a Recruit, in Food or Mana. */
  | (By<'words/payFood'> & { readonly n: number })
  /** A Spell card that is discarded. */
  | By<'words/discard'>
  /** Whether an ability discards this token before it does anything. */
  | (By<'words/lift'> & { readonly place: Place; readonly token: string; readonly ability: string })
  /** The Tactic cards are settled. */
  | By<'words/settle'>
  /** Another Tactic card than the one that is revealed. */
  | By<'words/rechoose'>
  /** A resource of one of these kinds, `n` times. */
  | (By<'words/collect'> & { readonly kinds: readonly Resource[]; readonly n: number })
  /** Which token of this kind goes to another Sea Region; `out`: where it is. */
  | (By<'words/unleash'> & { readonly token: string; readonly else: Price; readonly out?: Place })
  /** Food or a Serf, as the player chooses. */
  | (By<'words/afflict'> & { readonly food: number; readonly by: number })
  /** Which resources come from worked Regions; `got`: those chosen so far. */
  | (By<'words/harvest'> & { readonly most: number; readonly got?: readonly Resource[] })
  /** Which token or marker is removed from a Region. */
  | (By<'words/purge'> & { readonly place: Place; readonly tokens: readonly string[] })
  /** Which Unit is blown out of the Battle; players in `spared` lose none. */
  | (By<'words/blow'> & { readonly spared?: readonly number[] })
  /** An army that failed to capture goes back; which wandering piece helps. */
  | (By<'words/goBack'> & { readonly place: Place; readonly to: Place })
  | By<'words/befriend'>
  /** Which Units a Vessel sets down on its way. */
  | (By<'words/setDown'> & { readonly shifts: readonly Shift[] })
  /** Those set down are settled: the Vessel goes on. */
  | (By<'words/flyOn'> & { readonly fought: boolean; readonly victors: readonly string[] })
  /** Which Unit of an army that flies is lost, because there is no room for it to land. */
  | (By<'words/noRoom'> & { readonly at: Place })
  /** A resource that the seat gives to another one. */
  | (By<'words/tribute'> & { readonly to: number })
  /** These seats have followed the seat, as far as they could. */
  | (By<'words/followed'> & { readonly slot: Slot; readonly others: readonly number[] })
  /** Which enemy loses a Unit next to the bearer; which Unit it loses. */
  | (By<'words/reap'> & { readonly about: About; readonly kind: 'serf' | 'warrior' })
  | (By<'words/reaped'> & {
      readonly places: readonly Place[]
      readonly kind: 'serf' | 'warrior'
      readonly by: number
    })

export type W = Turn<State, Values, HStep | WordStep>
export type WordStepOf<D extends WordStep['do']> = Extract<WordStep, { readonly do: D }>

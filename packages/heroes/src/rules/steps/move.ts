// Steps of moving: who goes, step by step, boarding and leaving, what comes at the end; mustering.
import type { Place } from '../../map/world.ts'
import type { Carrier, HeroKind, How, LandUnit, VesselKind } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

/** What allies were asked for: all have refused, or these. */
export interface Agreed {
  readonly alone?: true
  readonly without?: readonly number[]
}

/** What an ability or a Spell makes of a movement it gives. */
export interface Extra extends Agreed {
  /** Added to Speed. */
  readonly add?: number
  /** The Speed, whoever goes. */
  readonly speed?: number
  /** Only from this Region. */
  readonly at?: Place
  /** Only this Hero; only who is aboard this Vessel. */
  readonly hero?: HeroKind
  readonly aboard?: VesselKind
  /** Two Regions that are adjacent for it. */
  readonly bridge?: readonly [Place, Place]
  /** The ability or Spell that gives it. It may be declined, and does not answer to its own movement. (H-MOVE-9) */
  readonly by?: string
}

/** A Unit that changed between land and Vessel: while one question lasts it does not change back. (H-BOARD-2) */
export interface Shift {
  readonly unit: LandUnit
  /** A Vessel of its owner's, or that of an ally. */
  readonly vessel: Carrier
  readonly on: boolean
  /** It is a Unit of the ally, or of this one of several. */
  readonly ally?: true | number
}

/** What may be done in a turn before the action, and after it, and which allies want nobody aboard. */
export type InTurn<D extends 'turn' | 'afterAction'> = By<D> & Agreed & { readonly shifts: readonly Shift[] }

export type MoveStep =
  /** From which Region, then with whom. */
  | (By<'marchFrom'> & {
      readonly extra: Extra
      /** They sail or fly without a Vessel; absent: they march. */
      readonly how?: Exclude<How, 'march'>
    })
  | (By<'marchWith'> & { readonly extra: Extra })
  /** Allies are asked whether their Units may go along. */
  | (By<'takeAlong'> & { readonly extra: Extra })
  /** Who is aboard before a Sail or Fly; who steps out after it. */
  | (By<'load'> & {
      readonly how: Exclude<How, 'march'>
      readonly extra: Extra
      readonly shifts: readonly Shift[]
    })
  | (By<'unload'> & { readonly vessel: VesselKind; readonly shifts: readonly Shift[] })
  /** An ally is asked whether a Unit may board its Vessel; then the turn goes on. (H-TEAM-14) */
  | (By<'letAboard'> & { readonly shift: Shift; readonly back: InTurn<'turn'> | InTurn<'afterAction'> })
  /** Go on or stop. */
  | By<'walk'>
  /** All is settled: what answers to the end of a movement. */
  | (By<'moved'> & { readonly extra: Extra })
  /** Another Command action with a Serf from the Courtyard. */
  | By<'muster'>

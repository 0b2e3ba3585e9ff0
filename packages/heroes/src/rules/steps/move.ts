// Steps of movement: choosing Units, going step by step, boarding and leaving, the end; and Muster.
import type { Place } from '../../map/world.ts'
import type { CarriedUnit, Carrier, Hero, How, VesselKind } from '../../values/words.ts'
import type { By } from '@lorehall/grammar'

/** Allies who refused: `alone` all of them, `without` these. */
export interface Agreed {
  readonly alone?: true
  readonly without?: readonly number[]
}

/** The Units of a flight, where it ended, and whether the Air Vessel took part. */
export interface Tired {
  readonly at: Place
  readonly serfs: number
  readonly warriors: number
  readonly heroes: readonly Hero[]
  readonly vessel: boolean
}

/** Changes to a movement that an ability or a Spell gives. */
export interface Extra extends Agreed {
  /** Added to Speed. */
  readonly add?: number
  /** The Speed of the movement, whichever Units move. */
  readonly speed?: number
  /** Only from this Region. */
  readonly at?: Place
  /** Only this Hero may move; only the Units aboard this Vessel may move. */
  readonly hero?: Hero
  readonly aboard?: VesselKind
  /** These Units may not move again: they took part in the flight before. */
  readonly tired?: Tired
  /** The Central Sea costs a flight only 1. */
  readonly calm?: true
  /** Two Regions that count as adjacent. */
  readonly bridge?: readonly [Place, Place]
  /**
   * The ability or Spell that gives it. The movement may be declined, and it doesn't trigger its own ability.
   * (H-MOVE-9)
   */
  readonly by?: string
}

/** A Unit that boarded or left a Vessel. It can't change back within the same question. (H-BOARD-2) */
export interface Shift {
  readonly unit: CarriedUnit
  /** Its owner's Vessel, or an ally's. */
  readonly vessel: Carrier
  /** True: it boards. False: it leaves. */
  readonly on: boolean
  /** The Unit belongs to the ally (true), or to this ally of several. */
  readonly ally?: true | number
}

/**
 * A question before or after the action, with the changes so far and the allies who refused to take anyone aboard.
 */
export type InTurn<D extends 'turn' | 'afterAction'> = By<D> & Agreed & { readonly shifts: readonly Shift[] }

export type MoveStep =
  /** Which Region, then which Units. */
  | (By<'marchFrom'> & {
      readonly extra: Extra
      /** They sail or fly without a Vessel; absent: they march. */
      readonly how?: Exclude<How, 'march'>
    })
  /** Rulesets 1 and 2: which Units, one at a time. */
  | (By<'marchWith'> & { readonly extra: Extra })
  /** From ruleset 3 on: which Units, and the Region they enter first. */
  | (By<'marchOut'> & { readonly extra: Extra })
  /** Allies are asked whether their Units may go along; `to`: the Region they enter first, if it is chosen. */
  | (By<'takeAlong'> & { readonly extra: Extra; readonly to?: Place })
  /** Boarding before a Sail or Fly; leaving after it. */
  | (By<'load'> & {
      readonly how: Exclude<How, 'march'>
      readonly extra: Extra
      readonly shifts: readonly Shift[]
    })
  | (By<'unload'> & { readonly vessel: VesselKind; readonly shifts: readonly Shift[] })
  /** An ally is asked whether a Unit may board its Vessel; then the turn goes on. (H-TEAM-14) */
  | (By<'letAboard'> & { readonly shift: Shift; readonly back: InTurn<'turn'> | InTurn<'afterAction'> })
  /** The next step, or stop. */
  | By<'walk'>
  /** Everything is settled: abilities triggered by the end of a movement. */
  | (By<'moved'> & { readonly extra: Extra })
  /** Another Command action with a Serf from the Courtyard. */
  | By<'muster'>

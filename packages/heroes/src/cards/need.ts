// The conditions of an effect: all that are given must hold. The bearer is the Hero of the ability, or the Hero or
// Vessel that the Building unlocks.
import type { Crowd, RegionFilter, Sort } from './effect.ts'
import type { How, Unit } from '../values/words.ts'

export interface Need {
  /** In a Battle: the owner's side, and whether it has won. */
  readonly side?: 'attacker' | 'defender'
  readonly won?: true
  /**
   * The bearer is in the Battle; took part in it, even if lost since; is in a Land Region; is in a Land Region and
   * not aboard; is at sea; is outside the owner's Capital Region; took part in the move that ended; was in the army
   * that won its Battle.
   */
  readonly bearer?: 'battle' | 'fought' | 'land' | 'ground' | 'sea' | 'away' | 'moved' | 'victor'
  /**
   * Conditions on the Region of the Battle or the event, or the Region where a march begins; and on the bearer's
   * Region.
   */
  readonly region?: RegionFilter
  readonly bearerRegion?: RegionFilter
  /** Units of the owner's side and of the other side in the Battle. */
  readonly army?: Crowd
  readonly enemy?: Crowd
  /** The attacker marched at least this many Regions. */
  readonly marched?: number
  /** The army is the bearer and Units of these kinds only; the bearer is in the army. */
  readonly only?: readonly Unit[]
  readonly with?: 'bearer'
  /** Conditions on the Unit of the event. */
  readonly unit?: readonly Sort[]
  readonly unitIs?: 'bearer'
  /** The event is about something other than the Building or Hero the ability is printed on. */
  readonly another?: true
  /** Another player caused the event. */
  readonly by?: 'other'
  /** The owner had a Unit or Tower in the Region before the move. */
  readonly had?: true
  /** There was no Battle in the move that ended. */
  readonly peace?: true
  /** A Combat Spell of the owner took effect in the Battle. */
  readonly cast?: true
  /** The Battle is at sea, or the owner's side attacks. */
  readonly seaOrStarted?: true
  /** No piece of a third player is in the bearer's Region. */
  readonly noThirdSide?: true
  /** A Unit of this kind is in the supply; there is room in the bearer's Region; a Unit is aboard the bearer. */
  readonly supply?: Unit
  readonly room?: 'bearer'
  readonly aboard?: true
  /** One of the owner's Scribed Spells is not Ready; one of its Serfs is on the Action Bar, or in the Courtyard. */
  readonly has?: 'unready' | 'serf-on-bar' | 'serf-in-courtyard'
  /** The owner controls such a Region. */
  readonly control?: RegionFilter
  /** The event happened next to the bearer, who is on land. */
  readonly beside?: 'bearer'
  /** The bearer came with the movement that ends there, marching or aboard. */
  readonly came?: 'bearer'
  /** The movement has explored a token; it marched or explored. */
  readonly explored?: 'some' | 'or-marched'
  /** The token that is about to be explored is one of these. */
  readonly token?: readonly string[]
  /** The owner's side attacked by docking, or by a Fly. */
  readonly how?: 'dock' | 'fly'
  /** The other side's Natural Strength is higher, or was before the Tactic cards. */
  readonly natural?: 'higher' | 'was-higher'
  /** The owner has started no Battle this round. */
  readonly quiet?: true
  /** It happened in a Battle that the owner fights. */
  readonly inBattle?: true
  /** A Unit of the bearer's kind is in such a Region. */
  readonly anyIn?: RegionFilter
  /** The current movement is of one of these kinds. */
  readonly moves?: readonly How[]
  /** A Vessel or a Tower fights on the other side. */
  readonly against?: 'vessel-or-tower'
  /** A Unit of this kind is aboard the bearer. */
  readonly carries?: 'serf' | 'warrior'
  /** The army that moves has at most this many Units of these kinds in all. */
  readonly few?: { readonly kinds: readonly ('serf' | 'warrior')[]; readonly max: number }
  /** No other player except allies has a piece on the Continent of the owner's Capital. */
  readonly clear?: true
  /** The event is about this thing that was built. */
  readonly built?: 'tower'
}

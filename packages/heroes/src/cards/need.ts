// What an effect needs before it works: all that is said must hold. The bearer is the Hero whose ability it is, or the
// Hero or Vessel that the Building opens.
import type { Crowd, RegionFilter, Sort } from './effect.ts'
import type { Unit } from '../values/words.ts'

export interface Need {
  /** In a Battle: which side its owner is on, and whether it has won. */
  readonly side?: 'attacker' | 'defender'
  readonly won?: true
  /**
   * The bearer is in the Battle; took part in it, lost since or not; is in a Land Region, there on foot, at sea,
   * away from the own Capital Region; took part in the move that ended; was in the army that has won its Battle.
   */
  readonly bearer?: 'battle' | 'fought' | 'land' | 'ground' | 'sea' | 'away' | 'moved' | 'victor'
  /** What the Region of the Battle or of the event is, or where a march begins; that of the bearer. */
  readonly region?: RegionFilter
  readonly bearerRegion?: RegionFilter
  /** Units of the own or of the other side in the Battle. */
  readonly army?: Crowd
  readonly enemy?: Crowd
  /** The attacker came by a March of so many Regions at least. */
  readonly marched?: number
  /** An army of nobody but the bearer and these; one with the bearer in it. */
  readonly only?: readonly Unit[]
  readonly with?: 'bearer'
  /** The piece the event is about. */
  readonly unit?: readonly Sort[]
  readonly unitIs?: 'bearer'
  /** What the event is about is something else than what the ability is printed on. */
  readonly another?: true
  /** Somebody else did it. */
  readonly by?: 'other'
  /** A Unit or Tower of the own was in the Region before the move began. */
  readonly had?: true
  /** The move that ended had no Battle in it. */
  readonly peace?: true
  /** A Combat Spell of the own took effect in the Battle. */
  readonly cast?: true
  /** The Battle is at sea, or the own side has started it. */
  readonly seaOrStarted?: true
  /** No piece of a third player is in the bearer's Region. */
  readonly noThirdSide?: true
  /** A piece is left in the supply; there is room where the bearer is; somebody is aboard it. */
  readonly supply?: Unit
  readonly room?: 'bearer'
  readonly aboard?: true
  /** A Scribed Spell is not Ready; a Serf is on the Action Bar. */
  readonly has?: 'unready' | 'serf-on-bar'
}

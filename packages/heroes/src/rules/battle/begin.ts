// Begins a Battle, after Units moved to enemies or were brought together with them. (H-BATTLE-1)
import type { Place } from '../../map/world.ts'
import { type Battle, type Side, SUPPLY } from '../../state.ts'
import type { VesselKind } from '../../values/words.ts'
import { guestsAboard } from '../guests.ts'
import { holds } from '../pieces.ts'
import type { F, T } from '../step.ts'
import { isAlly } from '../teams.ts'

export interface BattleStart {
  readonly attacker: number
  readonly defender: number
  readonly place: Place
  readonly how: Battle['how']
  /** The Region the attacker came from. It goes back there if nobody wins. */
  readonly came?: Place
  /** The number of Regions it marched, including this one. */
  readonly marched?: number
  /** The attacker was there first, and the defenders were brought from this Region. */
  readonly pulled?: Place
  /** The attacker fights from this Region with this Vessel and everyone aboard, and does not move in. */
  readonly from?: { readonly at: Place; readonly vessel: VesselKind }
}

/** Teammates with pieces there fight on the same side. (H-TEAM-1) */
const alliesAt = (f: F, seat: number, place: Place): number[] =>
  f.state.players.flatMap((p, other) => (isAlly(f, seat, other) && holds(p, place) ? [other] : []))

/** If a Vessel fights alone, teammates with Units aboard fight with it. (H-TEAM-15) */
const alliesAboard = (f: F, seat: number, vessel: VesselKind): number[] =>
  guestsAboard(f, seat, vessel).map((one) => one.seat)

const side = (seat: number, at: Place, vessel: Side['vessel'], allies: number[]): Side => ({
  seat,
  allies,
  cast: false,
  heroes: [],
  at,
  vessel,
  card: '',
  tactic: '',
  cancelled: false,
  owed: 0,
  lying: [],
})

/** The pieces of both sides must already be where they fight. The whole Battle runs before the steps below it. */
export function beginBattle(t: T, start: BattleStart): void {
  const { attacker, defender, place, how, came = SUPPLY, marched = 0, pulled = SUPPLY, from } = start
  t.state.battle = {
    place,
    stage: 'lead',
    attacker: side(
      attacker,
      from?.at ?? place,
      from?.vessel ?? '',
      from === undefined ? alliesAt(t, attacker, place) : alliesAboard(t, attacker, from.vessel),
    ),
    defender: side(defender, place, '', alliesAt(t, defender, place)),
    how,
    came,
    marched,
    pulled,
    effects: [],
    joined: [],
    fallen: [],
    winner: '',
    ceased: false,
    damage: 0,
  }
  t.push({ do: 'battle', seat: attacker, stage: 'lead' })
}

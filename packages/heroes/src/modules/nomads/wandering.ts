// Wandering Nomads spread: before each round, the first player places one. (H-NOMAD-3)
import type { By } from '@lorehall/grammar'
import type { Option, Turn } from '@lorehall/kernel'
import { AT } from '../../choices.ts'
import { idOf, isClosed, type Place } from '../../map/world.ts'
import { capitalOwner } from '../../rules/lookup.ts'
import { holds } from '../../rules/pieces.ts'
import type { F, HStep } from '../../rules/step.ts'
import type { State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

type PlaceStep = By<'nomads/place'>
type N = Turn<State, Values, HStep | PlaceStep>

/** The pieces in the box, and how many may be in one Region. */
const [ALL, CROWD] = [10, 3]

/** Regions without pieces: a Desert if no Nomad is on the map, otherwise a Region next to one. */
function placesFor(f: F): Place[] {
  const { state, values } = f
  const { wandering } = state
  if (wandering === undefined || wandering.stock === 0) return []
  const none = wandering.at.every((n) => n === 0)
  return values.world.places.land.filter((place) => {
    const ground = values.world.lands[place]
    if (ground === undefined || isClosed(f, ground.continent) || capitalOwner(f, place) !== null) return false
    if (state.players.some((p) => holds(p, place))) return false
    if (none) return ground.terrain === 'desert'
    const isNear = values.world.byLand[place]?.some((near) => (wandering.at[near] ?? 0) > 0) === true
    return isNear && (wandering.at[place] ?? 0) < CROWD
  })
}

export function startWandering(t: N): void {
  t.state.wandering = { at: t.values.world.lands.map(() => 0), stock: ALL }
  t.push({ do: 'nomads/place', seat: t.state.first })
}

/** Captured Nomads return to the stock; then the next first player places one, unless the game is over. */
export function wanderOn(t: N): void {
  const { wandering, players, end, round, first } = t.state
  if (wandering === undefined) return
  for (const p of players) {
    wandering.stock += (p.captives?.ready ?? 0) + (p.captives?.used ?? 0)
    p.captives = undefined
  }
  if (end === null || round <= end.last) t.push({ do: 'nomads/place', seat: first })
}

export function choosePlace(t: N, { seat }: PlaceStep, answer: Option | undefined): void {
  const { wandering, end, round } = t.state
  if (wandering === undefined || (end !== null && round > end.last)) return
  const places = placesFor(t)
  const [only, second] = places
  if (only === undefined) return
  if (answer === undefined && second !== undefined) {
    t.ask(seat, 'pick', 'nomads/place')
    for (const place of places) t.offer(AT(t, place))
    return
  }
  const place = answer?.n ?? only
  wandering.at[place] = (wandering.at[place] ?? 0) + 1
  wandering.stock--
  t.emit({ type: 'nomads/placed', seat, region: idOf(t, place) })
}

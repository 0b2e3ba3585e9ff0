// The answers that begin a movement from the map: a click on an army or a Vessel takes a free slot and sets out from
// there. (H-MOVE-2)
import type { Ask, Option } from '@lorehall/kernel'
import { FROM, TAKE } from '../choices.ts'
import type { Place } from '../map/world.ts'
import { choosesArmyAndGoal } from '../rulesets.ts'
import type { How } from '../values/words.ts'
import { howOf } from './command.ts'
import { player } from './lookup.ts'
import { vesselOf } from './move/army.ts'
import { canDepart } from './move/load.ts'
import { startsOf } from './move/march.ts'
import { anyGoesBy } from './move/modes.ts'
import type { F } from './step.ts'

type Routes = Readonly<Record<string, readonly string[]>>

/** The first offered slot for this kind of movement. */
const slotFor = ({ options }: Ask, how: How): Option | undefined =>
  options.find(({ kind, name }) => (kind === 'slot' || kind === 'muster') && howOf(name) === how)

/** The places where a movement can begin, each with the answers after the slot. */
function startsBy(f: F, seat: number, how: How): readonly (readonly [Place, readonly string[]])[] {
  const places = how === 'march' || anyGoesBy(f, seat, how) ? startsOf(f, seat, {}, how) : []
  const vessel = how !== 'march' && canDepart(f, seat, how, {}) ? vesselOf(how) : null
  const isAsked = places.length + (vessel === null ? 0 : 1) > 1 || !choosesArmyAndGoal(f)
  const armies = places.map((place) => [place, isAsked ? [FROM(f, place).id] : []] as const)
  if (vessel === null) return armies
  const { at } = player(f, seat).vessels[vessel]
  return [...armies, [at, places.length === 0 ? [] : [TAKE(f, seat, at, vessel).id]]]
}

/** An army goes before a Vessel in the same Region. Null: the question begins no movement. */
export function routes(f: F, ask: Ask): Routes | null {
  if (ask.prompt !== 'turn' && ask.prompt !== 'muster') return null
  const found: Record<string, readonly string[]> = {}
  for (const how of ['march', 'sail', 'fly'] as const) {
    const slot = slotFor(ask, how)
    if (slot === undefined) continue
    for (const [place, then] of startsBy(f, ask.seat, how)) found[FROM(f, place).at] ??= [slot.id, ...then]
  }
  return found
}

// Events that trigger abilities. Triggered abilities are pushed so that those of the player whose turn it is act
// first, then clockwise. The abilities of one owner at one moment don't depend on their order, so nobody is asked.
// (H-ABILITY-8)
import type { Place } from '../../map/world.ts'
import { at } from '../../state.ts'
import type { Moment } from '../../cards/effect.ts'
import type { Unit } from '../../values/words.ts'
import { ledBy } from '../battle/army.ts'
import type { F, T } from '../step.ts'
import { meets } from './needs.ts'
import { answering, type Borne } from './standing.ts'

export interface Happening {
  /** The seat that did it, or that it happened to. */
  readonly seat: number
  readonly event?: Place
  readonly unit?: Unit
  /** The thing that was built: a Building, `tower` or `capital`. */
  readonly what?: string
  /** The ability or Spell that caused it; it does not trigger itself. */
  readonly by?: string | undefined
}

type Concerns = (f: F, seat: number) => boolean

const isLeader: Concerns = (f, seat) => ledBy(f, seat) !== null

/** The seats whose abilities an event triggers; by default only the seat that caused it. */
const CONCERNED: Readonly<Partial<Record<Moment, Concerns>>> = {
  'spell.cast': () => true,
  attacked: (f, seat) => ledBy(f, seat) === 'defender',
  'battle.started': isLeader,
  'battle.won': isLeader,
  'battle.damage': isLeader,
  'battle.over': isLeader,
}

function push(t: T, seat: number, { ability, bearer }: Borne, { seat: doer, event, unit }: Happening): void {
  const about = {
    seat,
    bearer,
    ...(event === undefined ? {} : { event }),
    ...(unit === undefined ? {} : { unit }),
    ...(doer === seat ? {} : { other: doer }),
  }
  t.push({ do: 'ability', seat, ability: ability.id, about })
}

/** Pushed in reverse, because the last step pushed acts first. */
function answer(t: T, seat: number, moment: Moment, what: Happening): void {
  const all = answering(t, seat, moment)
  for (let n = all.length - 1; n >= 0; n--) {
    const borne = at(all, n)
    if (borne.ability.id === what.by) continue
    if (meets(t, borne, { ...what, seat, doer: what.seat })) push(t, seat, borne, what)
  }
}

export function happen(t: T, moment: Moment, what: Happening): void {
  const concerns = CONCERNED[moment]
  if (concerns === undefined) return answer(t, what.seat, moment, what)
  const { turn } = t.state
  for (let i = t.seats - 1; i >= 0; i--) {
    const seat = (turn.seat + i) % t.seats
    if (concerns(t, seat)) answer(t, seat, moment, what)
  }
}

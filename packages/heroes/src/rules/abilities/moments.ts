// What happens is told here, and the abilities that answer to it are pushed: first those of the player at turn, then
// clockwise. No two of one owner at one moment depend on their order, so nobody is asked for one. (H-ABILITY-8)
import type { Place } from '../../map/world.ts'
import { at } from '../../state.ts'
import type { Moment } from '../../cards/effect.ts'
import type { Unit } from '../../values/words.ts'
import { ledBy } from '../battle/army.ts'
import type { F, T } from '../step.ts'
import { meets } from './needs.ts'
import { answering, type Borne } from './standing.ts'

export interface Happening {
  /** Who did it, or to whom it happened. */
  readonly seat: number
  readonly event?: Place
  readonly unit?: Unit
  /** What was built: a Building, `tower` or `capital`. */
  readonly what?: string
  /** The ability or Spell that brought it about: it does not answer to itself. */
  readonly by?: string | undefined
}

/** Whether a seat is one whose abilities may answer. */
function concerns(f: F, moment: Moment, seat: number, doer: number): boolean {
  switch (moment) {
    case 'spell.cast':
      return true
    case 'attacked':
      return ledBy(f, seat) === 'defender'
    case 'battle.started':
    case 'battle.won':
    case 'battle.damage':
    case 'battle.over':
      return ledBy(f, seat) !== null
    default:
      return seat === doer
  }
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

export function happen(t: T, moment: Moment, what: Happening): void {
  const { turn } = t.state
  // The last pushed is the first to act.
  for (let i = t.seats - 1; i >= 0; i--) {
    const seat = (turn.seat + i) % t.seats
    if (!concerns(t, moment, seat, what.seat)) continue
    const all = answering(t, seat, moment)
    for (let n = all.length - 1; n >= 0; n--) {
      const borne = at(all, n)
      if (borne.ability.id === what.by) continue
      if (meets(t, borne, { ...what, seat, doer: what.seat })) push(t, seat, borne, what)
    }
  }
}

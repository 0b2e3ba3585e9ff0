// Going from stone to stone, and with both of them anywhere. (V-STONES)
import { HEXES, SPACES, TOUCHES } from '../../map/board.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { STONE } from './content.ts'
import type { StepOf, T } from './state.ts'

/** The hexes where a stone lies open. */
function stonesOf(f: F): number[] {
  const hexes: number[] = []
  for (let hex = 1; hex <= HEXES; hex++) if (f.state.regions[hex] === STONE) hexes.push(hex)
  return hexes
}

function heldBy(f: F, seat: number): number {
  return stonesOf(f).filter((hex) => f.state.owners[hex] === seat).length
}

const EVERY_SPACE = Array.from({ length: SPACES }, (_, i) => i + 1)

/** The spaces beside any of them. (V-STONES-3) */
function besideStones({ state: { regions } }: F): number[] {
  return EVERY_SPACE.filter((space) => at(TOUCHES, space).some((hex) => regions[hex] === STONE))
}

/** Both there are: one is not enough to be the master of the ways. (V-STONES-3) */
const BOTH = 2

/** Who holds none gives up the Move for it, and so must have it still. (V-STONES-2) */
export function pass(t: T, { seat, region }: StepOf<'sacred-stones/pass'>): void {
  const held = heldBy(t, seat)
  const from = `region:${region}`
  if (held === BOTH) t.push({ do: 'teleport', seat, from })
  else if (held > 0) t.push({ do: 'teleport', seat, from, to: besideStones(t) })
  else if (t.state.turn.move === 'open') {
    t.push({ do: 'teleport', seat, from, to: besideStones(t), instead: true })
  }
  t.push({ do: 'greet', seat, region })
}

/** What a stone is worth to who holds it: ways that cost no step, while there are turns to use them. */
const A_WAY = 0.4

export function worth(f: F, seat: number): number {
  return f.state.lastRound === 0 ? heldBy(f, seat) * A_WAY : 0
}

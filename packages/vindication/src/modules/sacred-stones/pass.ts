// Traveling between the stones; with both of them, to anywhere. (V-STONES)
import { HEXES, SPACES, TOUCHES } from '../../map/board.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { STONE } from './content.ts'
import type { StepOf, T } from './state.ts'

/** The hexes with a discovered stone. */
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

/** The number of stones; a player with both can go anywhere. (V-STONES-3) */
const BOTH = 2

/** A player who controls no stone gives up the Move for it, so it must still be open. (V-STONES-2) */
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

/** The value of a stone to its owner: free travel, while there are turns left to use it. */
const A_WAY = 0.4

export function worth(f: F, seat: number): number {
  return f.state.lastRound === 0 ? heldBy(f, seat) * A_WAY : 0
}

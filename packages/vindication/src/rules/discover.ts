// Discovering hexes after a stretch of movement, in the order passed. (V-DISCOVER)
import { TOUCHES } from '../map/board.ts'
import { at } from '../state.ts'
import type { StepOf, T } from './step.ts'

/** Draws a tile from the bag, each equally likely. */
function drawTile(t: T): string {
  const { bag } = t.state
  // This is a reveal, not a roll.
  t.reveal()
  let n = t.chance(bag.reduce((sum, left) => sum + left, 0))
  for (let kind = 0; kind < bag.length; kind++) {
    const left = at(bag, kind)
    if (n < left) {
      bag[kind] = left - 1
      return at(t.values.box.regions, kind).id
    }
    n -= left
  }
  throw new Error('the bag is empty while a hex is hidden')
}

/** Fills the hidden hexes that touch a space. */
export function uncover(t: T, seat: number, space: number): void {
  for (const hex of at(TOUCHES, space)) {
    if (t.state.regions[hex] !== '') continue
    const region = drawTile(t)
    t.state.regions[hex] = region
    t.emit({ type: 'discovered', seat, hex, region })
  }
}

function discover(t: T, step: StepOf<'discover'>): void {
  const { trail } = t.state.turn
  t.state.turn.trail = []
  for (const space of trail) uncover(t, step.seat, space)
}

export const discoverSteps = { discover }

// The Mooring Ring: a move begins at the Monument or at the anchor's space instead. (N-STORY-40)
import type { Offered } from '../../../box/module.ts'
import { USE_PRICE } from '../../../reasons.ts'
import { player } from '../../../rules/lookup.ts'
import { pay } from '../../../rules/purse.ts'
import type { F } from '../../../rules/step.ts'
import { action } from '../../../rules/underway.ts'
import { at } from '../../../state.ts'
import { ITEMS } from '../cards/pieces.ts'
import { MOOR } from '../choices.ts'
import { storyOf, type T } from '../state.ts'
import { usualStart } from './going-on.ts'
import { anchorSpace } from './passages.ts'

/** The item that can still do this in the season; null: none. */
function ringOf(f: F, seat: number): string | null {
  const found = at(storyOf(f).items, seat).find((id) => (ITEMS[id]?.moors ?? 0) > 0)
  return found === undefined || player(f, seat).used.includes(found) ? null : found
}

const priceOf = (id: string) => ({ mana: ITEMS[id]?.moors ?? 0 })

function goals(f: F, seat: number): readonly number[] {
  const start = usualStart(f)
  return [start, anchorSpace(f) ?? start].filter((cell, i, all) => {
    return cell !== player(f, seat).space && all.indexOf(cell) === i
  })
}

export const mooring: Offered = {
  offer(t, seat) {
    const ring = action(t).steps > 0 ? null : ringOf(t, seat)
    if (ring === null) return
    const against = player(t, seat).mana < priceOf(ring).mana ? USE_PRICE : null
    for (const cell of goals(t, seat)) t.may(MOOR(cell), against)
  },
  acts: {
    moor(t: T, seat, { n }) {
      const ring = ringOf(t, seat)
      if (ring === null) throw new Error('there is no ring to use')
      const now = action(t)
      const p = player(t, seat)
      p.used.push(ring)
      t.credit(ring)
      pay(t, seat, priceOf(ring), ring)
      now.before = now.from
      now.from = n
      p.space = n
      t.emit({ type: 'moored', seat, space: n, from: ring })
    },
  },
}

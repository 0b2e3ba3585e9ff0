// The shape of the shared table, which the room decides: broad, with whole stations at both sides of the island;
// wide, with narrow ones there; or tall, with narrow ones in a row below. It is drawn for the room it gets, and
// not shrunk into it.
import type { Room } from '../../../table/stage/board.ts'
import { HIGH, type Layout } from './layout.ts'
import { broad, tall, wide } from './shapes.ts'

/** Pixels. */
const SMALLEST = 11.2

/** From here on there is room for whole stations beside the island. */
const BROAD = 2.05

/** How large all of it is for a room of these proportions. */
function sizeFor(kind: Layout['kind'], ratio: number): Room {
  if (kind === 'broad') return { w: HIGH * Math.min(ratio, 3.2), h: HIGH }
  const w = kind === 'wide' ? Math.max(1256, HIGH * ratio) : Math.max(860, 1290 * ratio)
  return { w, h: w / Math.max(ratio, 0.42) }
}

const SHAPES = { broad, wide, tall }

const known = new Map<string, Layout>()

/** A few pixels more or less draw nothing anew. */
const even = (n: number) => Math.floor(n / 6) * 6

export function layoutFor(room: Room): Layout {
  const ratio = room.w / Math.max(1, room.h)
  const kind = ratio >= BROAD ? 'broad' : ratio >= 1 ? 'wide' : 'tall'
  const size = sizeFor(kind, ratio)
  const [w, h] = [even(size.w), even(size.h)]
  const scale = Math.min(room.w / w, room.h / h)
  // In a room too small for words they are at least no larger than their places.
  const letters = Math.min(30, Math.max(21, Math.ceil((SMALLEST / scale) * 4) / 4))
  const key = `${kind} ${w} ${h} ${letters}`
  const layout = known.get(key) ?? { kind, w, h, letters, ...SHAPES[kind]({ w, h }, letters) }
  known.set(key, layout)
  return layout
}

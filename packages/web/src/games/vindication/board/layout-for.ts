// The layout of the shared table for an area: broad, with full stations on both sides of the island; wide, with narrow
// stations there; or tall, with narrow stations in a row below. Each area gets its own layout instead of a scaled copy
// of one.
import type { Area } from '../../../table-ui/stage/board.ts'
import { HIGH, type Layout } from './layout.ts'
import { broad, tall, wide } from './shapes.ts'

/** The smallest readable letters, in pixels. */
const SMALLEST = 11.2

/** The ratio from which full stations fit next to the island. */
const BROAD = 2.05

/** The size of the layout for an area of this ratio. */
function sizeFor(kind: Layout['kind'], ratio: number): Area {
  if (kind === 'broad') return { w: HIGH * Math.min(ratio, 3.2), h: HIGH }
  const w = kind === 'wide' ? Math.max(1256, HIGH * ratio) : Math.max(860, 1290 * ratio)
  return { w, h: w / Math.max(ratio, 0.42) }
}

const SHAPES = { broad, wide, tall }

const known = new Map<string, Layout>()

/** Rounded down, so that a resize of a few pixels redraws nothing. */
const even = (n: number) => Math.floor(n / 6) * 6

export function layoutFor(area: Area): Layout {
  const ratio = area.w / Math.max(1, area.h)
  const kind = ratio >= BROAD ? 'broad' : ratio >= 1 ? 'wide' : 'tall'
  const size = sizeFor(kind, ratio)
  const [w, h] = [even(size.w), even(size.h)]
  const scale = Math.min(area.w / w, area.h / h)
  // Capped at 30: in a very small area, letters must not outgrow their places.
  const letters = Math.min(30, Math.max(21, Math.ceil((SMALLEST / scale) * 4) / 4))
  const key = `${kind} ${w} ${h} ${letters}`
  const layout = known.get(key) ?? { kind, w, h, letters, ...SHAPES[kind]({ w, h }, letters) }
  known.set(key, layout)
  return layout
}

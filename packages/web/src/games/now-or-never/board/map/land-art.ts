// Our drawings of plants and mountains, above ground and below: ink strokes around 0,0.
import type { Stroke } from './ink.tsx'

type Growth = (x: number, y: number) => string

const tuft: Growth = (x, y) => `M${x - 5} ${y + 3}q2-4 0-7m4 7v-9m4 9q-1-4 1-7`
const bush: Growth = (x, y) => `M${x - 8} ${y + 3}q-2-8 4-8q4-6 8 0q6 0 4 8z`
const flower: Growth = (x, y) => `M${x} ${y + 5}v-6m-3-3a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`
const spire: Growth = (x, y) => `M${x - 5} ${y + 5}l4-15l5 15zM${x + 4} ${y + 5}l3-8l3 8z`
const fungus: Growth = (x, y) => `M${x} ${y + 5}v-6M${x - 6} ${y - 1}q6-9 12 0z`
const pebbles: Growth = (x, y) =>
  `M${x - 6} ${y + 2}q3-5 6 0zM${x + 2} ${y + 5}q4-6 8 0zM${x + 3} ${y - 4}q2-4 5 0z`

/** By side, in the order in which they are placed on a space. */
export const GROWTH: Readonly<Record<'above' | 'under', readonly Growth[]>> = {
  above: [tuft, bush, tuft, flower, tuft],
  under: [pebbles, spire, fungus, pebbles, spire],
}

/** A mountain range behind the drawing of a space: 100 wide, with its foot at y = 0. */
export const MOUNTAIN: Readonly<Record<'above' | 'under', readonly Stroke[]>> = {
  above: [
    ['stone', 'M-49 0L-30-38L-20-24L-2-58L14-30L24-42L49 0Z'],
    [
      'bone',
      'M-2-58L-10-43L-5-46L-1-40L4-45L7-42ZM-30-38L-35-28L-30-31L-26-28L-25-31ZM24-42L18-35L24-37L29-33Z',
    ],
    ['line', 'M-14-34L-16-18M8-34L14-14M-30-24L-34-10M28-28L34-12M0-34L-2-22'],
  ],
  under: [
    ['demon', 'M-49 0L-40-30L-32-10L-22-50L-10-18L0-60L12-22L22-46L32-14L40-34L49 0Z'],
    ['line', 'M-22-40L-24-14M0-48L-2-16M22-36L24-12M-40-20L-42-6M40-24L42-8'],
    ['gem', 'M-30 0L-26-16L-21 0ZM12 0L18-20L23 0Z'],
  ],
}

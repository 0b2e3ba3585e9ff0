// Drawings of the regions of expansions, by us: a workshop with a cut stone, a mine full of crystals, a dragon in
// his sleep, and a giant of rock.
import type { Growth, Stroke } from '../board/region-art.ts'

export const JEWEL_EMBLEM: Readonly<Record<string, readonly Stroke[]>> = {
  jewelcrafter: [
    ['wall', 'M-14-26V-46H-4V-26Z'],
    ['line', 'M-9-50q-6-6 1-11t2-9'],
    ['wall', 'M-44 25V-4H14V25Z'],
    ['line', 'M-24-4V25M-44 8H-24'],
    ['roof', 'M-53-2L-38-30H6L22-2Z'],
    ['line', 'M-46-12H15M-41-21H10'],
    ['dark', 'M-39 25V13Q-34 7-29 13V25Z'],
    ['light', 'M-17 3H7V17H-17Z'],
    ['line', 'M-5 3V17M-17 10H7'],
    ['wall', 'M20 25L26 11H50L56 25Z'],
    ['line', 'M24 18H52'],
    ['gem', 'M16-17L26-34H50L60-17L38 11Z'],
    ['line', 'M16-17H60M26-34L31-17L38 11L45-17L50-34M31-17L38-34L45-17'],
  ],
  'crystal-mine': [
    ['wall', 'M-57 25L-32-20L-18-4L3-44L23-12L33-22L57 25Z'],
    ['line', 'M-36-2l7 9M3-44l-6 17l9 7M28-4l7 8M-11-12l6 5'],
    ['dark', 'M-17 25V3Q0-12 17 3V25Z'],
    ['roof', 'M-22 25V1H-15V25ZM15 25V1H22V25Z'],
    ['roof', 'M-27 2L-23-7H23L27 2Z'],
    ['gem', 'M-8 25L-11 12L-5 3L1 12L-1 25ZM1 25L3 15L8 9L12 16L10 25Z'],
    ['gem', 'M-51 25L-56 5L-48-8L-40 5L-42 25ZM-40 25L-40 13L-34 6L-28 13L-29 25Z'],
    ['gem', 'M31 25L29 3L38-11L47 3L44 25ZM44 25L46 12L51 6L57 14L54 25Z'],
    ['line', 'M-56 5L-48 9L-40 5M-48 9V25M29 3L38 8L47 3M38 8V25'],
  ],
}

const shard: Growth = (x, y) => `M${x - 6} ${y + 6}l-1-9l4-6l4 6l-1 9zM${x + 2} ${y + 6}l0-5l3-4l3 4l-1 5z`
const crack: Growth = (x, y) => `M${x - 7} ${y + 3}l5-7l3 5l6-6`
const boulder: Growth = (x, y) => `M${x - 7} ${y + 5}l2-8l7-3l6 5l1 6zM${x - 2} ${y - 5}l2 5`
const glint: Growth = (x, y) => `M${x} ${y - 8}l2 6l6 2l-6 2l-2 6l-2-6l-6-2l6-2z`

export const JEWEL_GROWTH: Readonly<Record<string, Growth>> = {
  jewelcrafter: glint,
  'crystal-mine': shard,
}

export const MYTHS_EMBLEM: Readonly<Record<string, readonly Stroke[]>> = {
  ronak: [
    ['wall', 'M-58 25Q-50-4-30-12Q-8-22 14-14Q40-8 52 10Q58 18 56 25Z'],
    ['roof', 'M-34-11L-30-34L-19-15ZM-17-16L-10-42L2-17ZM5-17L14-38L22-13ZM25-11L36-27L39-4Z'],
    ['line', 'M-50 12Q-36 0-22 4M-16 8Q2-2 18 6M24 8Q36 2 46 12'],
    ['wall', 'M14 25Q8 8 22 2Q34-6 48 2Q60 8 59 20L52 25Z'],
    ['dark', 'M24 25Q34 15 56 21L50 25Z'],
    ['light', 'M29 25L31 19L34 25ZM38 25L40 18L43 25ZM46 25L48 19L50 25Z'],
    ['line', 'M26 9Q32 12 38 9'],
    ['light', 'M47 9A3 3 0 1 0 53 9A3 3 0 1 0 47 9Z'],
    ['roof', 'M24 3L14-10L33-3ZM38-2L34-16L47 0Z'],
    ['line', 'M56 12q7-4 5-11t5-10'],
  ],
  'tuuk-tuuk': [
    ['wall', 'M-26 25L-30-2L-18-24H18L30-2L26 25Z'],
    ['wall', 'M-14-24L-16-46L-4-56H8L17-46L14-24Z'],
    ['wall', 'M-31-18L-52-10L-58 12L-46 24L-34 16L-38 6L-28-2Z'],
    ['wall', 'M31-18L52-10L58 12L46 24L34 16L38 6L28-2Z'],
    ['line', 'M-18-24L-6-10L-22 6M18-24L8-6L20 8M-6-10L8-6M-4 25L0 6L6 25M-52-10L-40 0M52-10L40 0'],
    ['dark', 'M-9-41L-2-38L-9-35ZM10-41L3-38L10-35Z'],
    ['light', 'M-7-39L-3-38L-7-37ZM8-39L4-38L8-37Z'],
    ['line', 'M-6-29H7'],
    ['roof', 'M-16-46Q-10-58-2-52Q6-64 12-52Q20-54 17-46L8-56H-4Z'],
  ],
}

export const MYTHS_GROWTH: Readonly<Record<string, Growth>> = { ronak: crack, 'tuuk-tuuk': boulder }

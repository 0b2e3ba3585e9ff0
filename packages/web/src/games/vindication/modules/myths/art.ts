// A sleeping dragon and a giant of rock, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const crack: RegionArt['growth'] = (x, y) => `M${x - 7} ${y + 3}l5-7l3 5l6-6`
const boulder: RegionArt['growth'] = (x, y) => `M${x - 7} ${y + 5}l2-8l7-3l6 5l1 6zM${x - 2} ${y - 5}l2 5`

export const ART: Readonly<Record<string, RegionArt>> = {
  ronak: {
    colours: { light: '#b97f63', deep: '#4f2a25', roof: '#7d2a1d' },
    growth: crack,
    emblem: [
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
  },
  'tuuk-tuuk': {
    colours: { light: '#c3bda6', deep: '#66665a', roof: '#5d7340' },
    growth: boulder,
    emblem: [
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
  },
}

// A workshop with a cut stone, and a mine full of crystals, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const highlight: RegionArt['growth'] = (x, y) => `M${x} ${y - 8}l2 6l6 2l-6 2l-2 6l-2-6l-6-2l6-2z`
const shard: RegionArt['growth'] = (x, y) =>
  `M${x - 6} ${y + 6}l-1-9l4-6l4 6l-1 9zM${x + 2} ${y + 6}l0-5l3-4l3 4l-1 5z`

export const MINE = 'crystal-mine'

export const ART: Readonly<Record<string, RegionArt>> = {
  jewelcrafter: {
    colours: { light: '#dfb0be', deep: '#8a4763', roof: '#7b3355' },
    growth: highlight,
    emblem: [
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
  },
  [MINE]: {
    colours: { light: '#9ccac6', deep: '#33686e', roof: '#7a5a34' },
    growth: shard,
    emblem: [
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
  },
}

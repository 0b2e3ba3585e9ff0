// A well, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const ripple: RegionArt['growth'] = (x, y) => `M${x - 9} ${y}q4-5 9 0t9 0M${x - 5} ${y + 6}q3-4 6 0t6 0`

export const ART: Readonly<Record<string, RegionArt>> = {
  'well-of-wishes': {
    colours: { light: '#a3cfa0', deep: '#3d7457' },
    growth: ripple,
    emblem: [
      ['wall', 'M-38-2V14Q0 36 38 14V-2Z'],
      ['line', 'M-38 7Q0 28 38 7M-26 13V23M-8 17V27M12 17V27M29 11V20M-17 7V15M2 9V18M20 7V15'],
      ['wall', 'M-43-3A43 14 0 1 0 43-3A43 14 0 1 0-43-3Z'],
      ['gem', 'M-32-3A32 9 0 1 0 32-3A32 9 0 1 0-32-3Z'],
      ['light', 'M0-16L4-7L14-3L4 1L0 10L-4 1L-14-3L-4-7Z'],
    ],
  },
}

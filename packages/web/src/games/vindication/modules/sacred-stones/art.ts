// A ring of stones, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const menhir: RegionArt['growth'] = (x, y) => `M${x - 4} ${y + 6}l1-13l4-3l3 4l1 12z`

export const STONE = 'sacred-stone'

export const ART: Readonly<Record<string, RegionArt>> = {
  [STONE]: {
    colours: { light: '#b7bfa6', deep: '#56624f' },
    growth: menhir,
    emblem: [
      ['wall', 'M-30-12L-26-27L-14-30L-8-22L-10 12H-28Z'],
      ['wall', 'M10 12L8-22L16-31L27-26L30-10L28 12Z'],
      ['wall', 'M-52 25L-50-8L-40-15L-32-7L-31 25Z'],
      ['wall', 'M31 25L32-9L41-17L51-8L53 25Z'],
      ['wall', 'M-19 25L-16-40L-4-54L9-48L17-36L18 25Z'],
      ['line', 'M-45 4l5 7M42 0l-4 8M-10-42l5 5M11 10l-5 8M-12 14l3 6'],
      ['gem', 'M0-37L10-20L0-3L-10-20Z'],
      ['line', 'M-10-20H10M0-37V-3M0 3V13M-6 8H6'],
    ],
  },
}

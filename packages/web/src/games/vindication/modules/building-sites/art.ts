// A building site, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const plank: RegionArt['growth'] = (x, y) => `M${x - 9} ${y + 3}l14-6l2 3l-14 6zM${x - 6} ${y + 8}l13-5`

export const ART: Readonly<Record<string, RegionArt>> = {
  'building-site': {
    colours: { light: '#cdb48d', deep: '#77603f' },
    growth: plank,
    emblem: [
      ['line', 'M28 25V-50M16 25L28 4L40 25M28-50L-22-36M28-50L50-36M28-32L50-36M28-32L-22-36'],
      ['roof', 'M43-36H57V-24H43Z'],
      ['line', 'M-14-38V-22M-22-14L-14-22L-6-14'],
      ['light', 'M-24-14H-4V-2H-24Z'],
      ['wall', 'M-50 25V6H-12V25ZM-12 25V14H10V25Z'],
      ['line', 'M-50 12H-12M-50 19H10M-38 6V12M-24 6V12M-31 12V19M-40 19V25M-22 19V25M-2 19V25'],
      ['roof', 'M18 25V17H53V25Z'],
      ['line', 'M18 21H53M30 17V25'],
    ],
  },
}

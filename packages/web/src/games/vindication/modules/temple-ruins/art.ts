// A fallen temple, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const stump: RegionArt['growth'] = (x, y) => `M${x - 6} ${y + 6}h12M${x - 4} ${y + 6}v-10l3 3l2-4l3 2v9`

export const ART: Readonly<Record<string, RegionArt>> = {
  'temple-ruins': {
    colours: { light: '#e0c79a', deep: '#8f6a3c' },
    growth: stump,
    emblem: [
      ['wall', 'M-53 25V17H53V25Z'],
      ['wall', 'M-46 17V10H46V17Z'],
      ['wall', 'M-40 10V-26H-28V10ZM-14 10V-26H-2V10Z'],
      ['wall', 'M11 10V-12L15-6L19-16L23-9V10ZM33 10V0L38-6L44 2V10Z'],
      ['line', 'M-34-22V8M-8-22V8M17-3V8'],
      ['roof', 'M-46-26V-35H4L1-26Z'],
      ['roof', 'M-46-35L-19-55L-9-48L-12-42L-3-35Z'],
      ['light', 'M-25-42A5 5 0 1 0-15-42A5 5 0 1 0-25-42Z'],
      ['wall', 'M24 25L28 13H43L48 25Z'],
      ['line', 'M28 17H44M14 25l5-6l5 6'],
    ],
  },
}

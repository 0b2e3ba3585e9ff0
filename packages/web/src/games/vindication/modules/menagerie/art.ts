// An aviary, and the tracks around it, drawn by us.
import type { RegionArt } from '../../board/region-art.ts'

const pad = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const paw: RegionArt['growth'] = (x, y) =>
  [pad(x, y + 3, 3.6), pad(x - 6, y - 2, 1.8), pad(x, y - 5, 1.8), pad(x + 6, y - 2, 1.8)].join('')

export const ART: Readonly<Record<string, RegionArt>> = {
  menagerie: {
    colours: { light: '#d6cfae', deep: '#7d8b5a', roof: '#56703c' },
    growth: paw,
    emblem: [
      ['roof', 'M-7-51Q0-64 7-51Z'],
      ['light', 'M-35 8V-13Q-34-48 0-51Q34-48 35-13V8Z'],
      ['dark', 'M-17 2Q-9-17 8-14L20-20L14-8Q12 5-3 5L-15 9Z'],
      ['line', 'M-24 8V-37M-12 8V-47M0 8V-51M12 8V-47M24 8V-37M-35-13H35'],
      ['wall', 'M-46 25V9H46V25Z'],
      ['roof', 'M-51 10L-45 2H45L51 10Z'],
      ['line', 'M-40 17H-14M14 17H40'],
      ['dark', 'M-9 25V16Q0 9 9 16V25Z'],
    ],
  },
}

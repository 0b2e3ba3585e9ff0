// Drawings of further expansion regions, by us: a ring of stones, a fallen temple, a well, a building site.
import type { Growth, Stroke } from '../board/region-art.ts'

export const EXPANSION_EMBLEM: Readonly<Record<string, readonly Stroke[]>> = {
  'sacred-stone': [
    ['wall', 'M-30-12L-26-27L-14-30L-8-22L-10 12H-28Z'],
    ['wall', 'M10 12L8-22L16-31L27-26L30-10L28 12Z'],
    ['wall', 'M-52 25L-50-8L-40-15L-32-7L-31 25Z'],
    ['wall', 'M31 25L32-9L41-17L51-8L53 25Z'],
    ['wall', 'M-19 25L-16-40L-4-54L9-48L17-36L18 25Z'],
    ['line', 'M-45 4l5 7M42 0l-4 8M-10-42l5 5M11 10l-5 8M-12 14l3 6'],
    ['gem', 'M0-37L10-20L0-3L-10-20Z'],
    ['line', 'M-10-20H10M0-37V-3M0 3V13M-6 8H6'],
  ],
  'temple-ruins': [
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
  'well-of-wishes': [
    ['wall', 'M-38-2V14Q0 36 38 14V-2Z'],
    ['line', 'M-38 7Q0 28 38 7M-26 13V23M-8 17V27M12 17V27M29 11V20M-17 7V15M2 9V18M20 7V15'],
    ['wall', 'M-43-3A43 14 0 1 0 43-3A43 14 0 1 0-43-3Z'],
    ['gem', 'M-32-3A32 9 0 1 0 32-3A32 9 0 1 0-32-3Z'],
    ['light', 'M0-16L4-7L14-3L4 1L0 10L-4 1L-14-3L-4-7Z'],
  ],
  'building-site': [
    ['line', 'M28 25V-50M16 25L28 4L40 25M28-50L-22-36M28-50L50-36M28-32L50-36M28-32L-22-36'],
    ['roof', 'M43-36H57V-24H43Z'],
    ['line', 'M-14-38V-22M-22-14L-14-22L-6-14'],
    ['light', 'M-24-14H-4V-2H-24Z'],
    ['wall', 'M-50 25V6H-12V25ZM-12 25V14H10V25Z'],
    ['line', 'M-50 12H-12M-50 19H10M-38 6V12M-24 6V12M-31 12V19M-40 19V25M-22 19V25M-2 19V25'],
    ['roof', 'M18 25V17H53V25Z'],
    ['line', 'M18 21H53M30 17V25'],
  ],
}

const menhir: Growth = (x, y) => `M${x - 4} ${y + 6}l1-13l4-3l3 4l1 12z`
const stump: Growth = (x, y) => `M${x - 6} ${y + 6}h12M${x - 4} ${y + 6}v-10l3 3l2-4l3 2v9`
const ripple: Growth = (x, y) => `M${x - 9} ${y}q4-5 9 0t9 0M${x - 5} ${y + 6}q3-4 6 0t6 0`
const plank: Growth = (x, y) => `M${x - 9} ${y + 3}l14-6l2 3l-14 6zM${x - 6} ${y + 8}l13-5`

export const EXPANSION_GROWTH: Readonly<Record<string, Growth>> = {
  'sacred-stone': menhir,
  'temple-ruins': stump,
  'well-of-wishes': ripple,
  'building-site': plank,
}

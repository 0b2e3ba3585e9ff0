// Our drawings of the regions: an emblem in ink and wash for each kind, and the small plants of its land. Each stroke
// names the wash it is filled with.
import { modulesInPlay } from '../in-play.ts'

export type Wash = 'wall' | 'roof' | 'dark' | 'line' | 'light' | 'gem'
type Stroke = readonly [Wash, string]

const EMBLEM: Readonly<Record<string, readonly Stroke[]>> = {
  academy: [
    ['roof', 'M-14-30C-14-44 14-44 14-30Z'],
    ['line', 'M0-41V-54'],
    ['light', 'M0-54L15-50L0-46Z'],
    ['wall', 'M-34 16H34V-10H-34Z'],
    ['dark', 'M-6 16V0Q0-6 6 0V16Z'],
    ['line', 'M-27 16V-10M-17 16V-10M17 16V-10M27 16V-10'],
    ['roof', 'M-41-9L0-33L41-9Z'],
    ['light', 'M-5-17A5 5 0 1 0 5-17A5 5 0 1 0-5-17Z'],
    ['wall', 'M-43 24H43L38 16H-38Z'],
  ],
  tomb: [
    ['wall', 'M-47 24C-40-16-20-32 0-32S40-16 47 24Z'],
    ['line', 'M-36 2Q-24-20-8-24M14-23Q30-16 36 0M-40 15q8-3 14 1M26 14q8-4 14 0'],
    ['dark', 'M-13 24V-2L0-14L13-2V24Z'],
    ['roof', 'M-19 0L0-22L19 0L14 4L0-13L-14 4Z'],
    ['wall', 'M-56 25L-53-6L-44-9L-42 25ZM42 25L45-12L54-8L56 25Z'],
    ['line', 'M-50 4l4 5M49 0l-2 7M0-3V12M-5 2H5'],
  ],
  tower: [
    ['wall', 'M-40 24Q-20 6 0 10T40 24Z'],
    ['wall', 'M-15 20L-11-22H11L15 20Z'],
    ['line', 'M-13-4h8m4 10h9M-14 8h7M2-12h8'],
    ['wall', 'M-18-22L-14-14H14L18-22Z'],
    ['roof', 'M-19-22L0-58L19-22Z'],
    ['dark', 'M-4 4V-6Q0-11 4-6V4Z'],
    ['line', 'M-36-30A40 13 0 0 0 36-34'],
    [
      'light',
      'M35-46L38-37L47-34L38-31L35-22L32-31L23-34L32-37ZM-34-40L-32-34L-26-32L-32-30L-34-24L-36-30L-42-32L-36-34Z',
    ],
  ],
  maw: [
    ['wall', 'M-54 25C-52-6-40-26-24-34L-14-28L0-42L12-32L24-34C42-26 52-4 54 25Z'],
    ['dark', 'M-40 22C-42-6-24-24 0-24S42-6 40 22C22 30-22 30-40 22Z'],
    ['light', 'M-33-6L-27 9L-21-15ZM-18-18L-11 4L-4-23ZM2-24L9 5L16-20ZM19-17L26 8L32-8Z'],
    ['light', 'M-34 24L-28 8L-22 27ZM-14 28L-7 12L0 28ZM8 28L15 10L22 27ZM26 26L31 12L36 24Z'],
    ['roof', 'M-48-14l9 4-7 8ZM48-12l-9 3 7 8Z'],
  ],
  'command-post': [
    ['wall', 'M-46 24L-12-20L22 24Z'],
    ['roof', 'M-46 24L-12-20L-19 24ZM22 24L-12-20L-5 24Z'],
    ['dark', 'M-19 24L-12-2L-5 24Z'],
    ['line', 'M-12-20V-34M28 25V-54'],
    ['light', 'M-12-34L2-30L-12-26Z'],
    ['roof', 'M28-54Q40-60 54-52L48-42L54-32Q40-38 28-32Z'],
    ['light', 'M36-43A5 5 0 1 0 46-43A5 5 0 1 0 36-43Z'],
    ['wall', 'M14 25L40 25L36 12H18Z'],
    ['line', 'M20 12l14 13M34 12L20 25'],
  ],
  fort: [
    ['wall', 'M-22 24V-6H-14V0H-5V-6H5V0H14V-6H22V24Z'],
    ['wall', 'M-46 25V-28H-39V-20H-34V-28H-27V-20H-22V25Z'],
    ['wall', 'M22 25V-20H27V-28H34V-20H39V-28H46V25Z'],
    ['dark', 'M-9 24V12Q0 2 9 12V24Z'],
    ['dark', 'M-36 0V-10Q-33-14-31-10V0ZM31 0V-10Q33-14 36-10V0Z'],
    ['line', 'M-44 12h8M-40 4h6M40 14h-7M42 5h-6M-18 10h5M13 8h6'],
    ['line', 'M-34-28V-50M34-28V-50'],
    ['roof', 'M-34-50L-16-44L-34-38ZM34-50L52-44L34-38Z'],
  ],
  spire: [
    ['light', 'M0-64L4-52L15-58L9-47L21-43L9-39L15-28L0-36L-15-28L-9-39L-21-43L-9-47L-15-58L-4-52Z'],
    ['wall', 'M-34 24V4L-23-4L-12 4V24ZM12 24V4L23-4L34 4V24Z'],
    ['wall', 'M-14 24V-12H14V24Z'],
    ['roof', 'M-17-12L0-50L17-12Z'],
    ['roof', 'M-38 5L-23-12L-10 5ZM38 5L23-12L10 5Z'],
    ['dark', 'M-6 24V12Q0 4 6 12V24Z'],
    ['light', 'M-5-2A5 5 0 1 0 5-2A5 5 0 1 0-5-2Z'],
    ['line', 'M0-7V3M-5-2H5'],
  ],
  library: [
    ['roof', 'M-48 24V-22C-30-32-12-30 0-20C12-30 30-32 48-22V24C30 16 12 18 0 28C-12 18-30 16-48 24Z'],
    ['wall', 'M-43 16V-25C-28-32-10-30 0-20C10-30 28-32 43-25V16C28 9 10 12 0 22C-10 12-28 9-43 16Z'],
    ['line', 'M0-20V22'],
    [
      'line',
      'M-35-15q13-5 27 1M-35-6q13-5 27 1M-35 3q13-5 27 1M35-15q-13-5-27 1M35-6q-13-5-27 1M35 3q-13-5-27 1',
    ],
    ['light', 'M14-26L24-29V-6L19-10L14-4Z'],
    ['line', 'M-10-36C-2-52 12-58 30-60C22-50 12-42-6-34ZM-14-30L14-50'],
  ],
  monastery: [
    ['wall', 'M-58 25L-34-16L-20 4L-8-8L58 25Z'],
    ['light', 'M-34-16L-42-3L-35-7L-31-1L-27-7Z'],
    ['wall', 'M-22 25V0H34V25Z'],
    ['dark', 'M-16 25V14Q-11 7-6 14V25ZM1 25V14Q6 7 11 14V25ZM18 25V14Q23 7 28 14V25Z'],
    ['roof', 'M-28 0L-18-11H30L40 0Z'],
    ['roof', 'M-10-11C-12-30 4-32 6-46C8-32 24-30 22-11Z'],
    ['line', 'M6-46V-56M1-52H11M-2-15Q0-26 6-34M6-12V-30'],
  ],
  shrine: [
    ['wall', 'M-33-16H-23L-21 24H-35ZM23-16H33L35 24H21Z'],
    ['roof', 'M-52-34Q0-24 52-34L46-20Q0-14-46-20Z'],
    ['wall', 'M-40-11H40V-4H-40Z'],
    ['line', 'M0-18V-11'],
    ['wall', 'M-16 25L-12 12H12L16 25Z'],
    ['light', 'M0 12C-14 4-7-4-1-13C1-6 5-7 4-2C9 1 9 8 0 12Z'],
    ['line', 'M-38 24H-18M18 24H38'],
  ],
  inn: [
    ['wall', 'M10-26V-46H20V-26Z'],
    ['line', 'M15-50q-6-6 1-11t2-9'],
    ['wall', 'M-34 25V-6H28V25Z'],
    ['line', 'M-34 8H28M-14-6V25M10-6V25'],
    ['roof', 'M-44-4L-28-32H22L38-4Z'],
    ['line', 'M-32-14H30M-27-23H25'],
    ['dark', 'M-7 25V10Q-2 3 3 10V25Z'],
    ['light', 'M-29-1H-19V5H-29ZM14-1H23V5H14ZM-29 13H-19V20H-29ZM14 13H23V20H14Z'],
    ['line', 'M28-2H48M44-2V4'],
    ['roof', 'M37 4H52V18H37Z'],
    ['light', 'M41 8H47V15H41ZM47 9h3v4h-3'],
  ],
}

type Growth = (x: number, y: number) => string

const tree: Growth = (x, y) => `M${x} ${y + 7}v-6M${x - 6} ${y + 1}q6-20 12 0q-6 3-12 0z`
const peak: Growth = (x, y) => `M${x - 11} ${y + 6}l9-16l5 7l2-3l8 12M${x - 2} ${y - 10}l0 8l4 4`
const tuft: Growth = (x, y) => `M${x - 6} ${y + 3}q2-4 0-8m5 8v-10m5 10q-1-4 1-8`
const dune: Growth = (x, y) => `M${x - 11} ${y + 3}q7-10 14-1q4-5 9-1M${x - 4} ${y + 8}q5-5 10-1`
const crack: Growth = (x, y) => `M${x - 8} ${y - 6}l6 4l-2 6l8 3l1 6M${x - 2} ${y - 2}l7-3`
const grave: Growth = (x, y) => `M${x - 5} ${y + 5}v-9q5-6 10 0v9zM${x} ${y - 3}v5`
const wheat: Growth = (x, y) => `M${x} ${y + 7}v-14m0 4l-4-4m4 4l4-4m-4 9l-4-4m4 4l4-4`

const GROWTH: Readonly<Record<string, Growth>> = {
  academy: tree,
  tomb: grave,
  tower: crack,
  maw: crack,
  'command-post': dune,
  fort: peak,
  spire: wheat,
  library: tree,
  monastery: peak,
  shrine: tuft,
  inn: wheat,
}

/** The colors of a region: its land in the light and in the shade, and the roofs of its emblem if they aren't red. */
interface Colours {
  readonly light: string
  readonly deep: string
  readonly roof?: string
}

/** The drawing of a module's region. The colors of base regions are in the style sheet of the island. */
export interface RegionArt {
  readonly emblem: readonly Stroke[]
  readonly growth: Growth
  readonly colours: Colours
}

const NO_STROKES: readonly Stroke[] = []

export const emblemOf = (kind: string): readonly Stroke[] =>
  EMBLEM[kind] ?? modulesInPlay().art[kind]?.emblem ?? NO_STROKES

export const growthOf = (kind: string): Growth | undefined =>
  GROWTH[kind] ?? modulesInPlay().art[kind]?.growth

/** The colors of a module's region; undefined: the kind belongs to the base. */
export const coloursOf = (kind: string): Colours | undefined => modulesInPlay().art[kind]?.colours

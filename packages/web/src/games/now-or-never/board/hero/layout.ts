// The layout of the hero's board, drawn for its area; a unit is a pixel. The hero, its slots and the abilities to learn
// go from left to right, or from top to bottom in a tall area.
import type { Box, Point, Area, Shape } from '../../../../table-ui/stage/board.ts'

export interface HeroLayout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  readonly portrait: Box
  /** The hero's printed ability. */
  readonly ability: Box
  readonly faces: readonly Box[]
  readonly blue: readonly Box[]
  readonly hired: readonly Box[]
  /** Three levels of each color. */
  readonly red: readonly Box[]
  readonly skills: readonly Box[]
  readonly heads: Readonly<Record<'hero' | 'faces' | 'blue' | 'hired' | 'red' | 'skills', Point>>
  readonly words: number
  /** There is space for the texts of things. */
  readonly wordy: boolean
}

const LEAST: Area = { w: 380, h: 300 }
const EDGE = 8
const GAP = 4

/** A grid of boxes with a gap between them. */
function boxes({ x, y, w, h }: Box, columns: number, rows: number): Box[] {
  const [wide, high] = [(w + GAP) / columns, (h + GAP) / rows]
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * wide,
    y: y + Math.floor(i / columns) * high,
    w: wide - GAP,
    h: high - GAP,
  }))
}

type Laid = Omit<HeroLayout, keyof Shape | 'words' | 'wordy'>

const above = ({ x, y }: Point): Point => ({ x: x + 2, y: y - 7 })

function beside({ w, h }: Area, head: number): Laid {
  const high = h - 2 * EDGE
  const left = { x: EDGE, w: w * 0.2 }
  const middle = { x: left.x + left.w + EDGE * 1.5, w: w * 0.33 }
  const x = middle.x + middle.w + EDGE * 1.5
  const side = (w - EDGE - x - EDGE) / 2
  const each = (high - 3 * head) / 4
  const top = EDGE + head
  const faces = { ...middle, y: top, h: each * 2 - GAP }
  const blue = { ...middle, y: faces.y + faces.h + head, h: each - GAP }
  const hired = { ...middle, y: blue.y + blue.h + head, h: each }
  const red = { x, y: top, w: side, h: h - top - EDGE }
  const skills = { ...red, x: x + side + EDGE }
  const portrait = { ...left, y: top, h: Math.min(left.w * 1.06, (high - head) * 0.6) }
  return {
    portrait,
    ability: {
      ...left,
      y: portrait.y + portrait.h + GAP,
      h: h - EDGE - portrait.y - portrait.h - GAP,
    },
    faces: boxes(faces, 2, 2),
    blue: boxes(blue, 4, 1),
    hired: boxes(hired, 4, 1),
    red: boxes(red, 1, 3),
    skills: boxes(skills, 1, 3),
    heads: {
      hero: above(portrait),
      faces: above(faces),
      blue: above(blue),
      hired: above(hired),
      red: above(red),
      skills: above(skills),
    },
  }
}

function below({ w, h }: Area, head: number): Laid {
  const across = w - 2 * EDGE
  const each = (h - EDGE - 5 * head) / 7.6
  const portrait = { x: EDGE, y: head, w: each * 0.98, h: each }
  const ability = { x: portrait.x + portrait.w + GAP, y: head, w: across - portrait.w - GAP, h: each }
  const band = (y: number, high: number): Box => ({ x: EDGE, y, w: across, h: high })
  const faces = band(head * 2 + each, each * 1.05)
  const blue = band(faces.y + faces.h + head, each * 0.85)
  const hired = band(blue.y + blue.h + head, each * 0.85)
  const learn = band(hired.y + hired.h + head, h - EDGE - hired.y - hired.h - head)
  const side = (across - GAP) / 2
  const red = { ...learn, w: side }
  const skills = { ...red, x: red.x + side + GAP }
  return {
    portrait,
    ability,
    faces: boxes(faces, 4, 1),
    blue: boxes(blue, 4, 1),
    hired: boxes(hired, 4, 1),
    red: boxes(red, 1, 3),
    skills: boxes(skills, 1, 3),
    heads: {
      hero: above(portrait),
      faces: above(faces),
      blue: above(blue),
      hired: above(hired),
      red: above(red),
      skills: above(skills),
    },
  }
}

/** Rounded down, so that a resize of a few pixels redraws nothing. */
const even = (n: number) => Math.floor(n / 6) * 6

const known = new Map<string, HeroLayout>()

function made({ w, h }: Area): HeroLayout {
  const ratio = w / h
  const kind = ratio >= 1.9 ? 'broad' : ratio >= 1 ? 'wide' : 'tall'
  const head = h < 400 || kind === 'tall' ? 20 : 26
  const laid = kind === 'tall' ? below({ w, h }, head) : beside({ w, h }, head)
  const wordy = kind !== 'tall' && w >= 900
  return { kind, w, h, ...laid, words: wordy ? (w > 1250 ? 14 : 12.5) : 11.5, wordy }
}

export function layoutFor(area: Area): HeroLayout {
  const size = { w: even(Math.max(area.w, LEAST.w)), h: even(Math.max(area.h, LEAST.h)) }
  const key = `${size.w} ${size.h}`
  const layout = known.get(key) ?? made(size)
  known.set(key, layout)
  return layout
}

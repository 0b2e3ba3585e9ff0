// What a board is to the stage: a drawing of some size, and how one finds one's way about it.

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

/** Pixels on the screen. */
export interface Room {
  readonly w: number
  readonly h: number
}

/** A board may have several shapes; the room decides. */
export interface Shape {
  /** Its size, in the units it is drawn in. */
  readonly w: number
  readonly h: number
  /** The part that is shown where all of it would be too small to be touched. */
  readonly heart: Box
  /** Units between two things of the heart. */
  readonly apart: number
}

export interface Board<S extends Shape> {
  readonly id: string
  readonly shapeFor: (room: Room) => S
  /** The button that shows the heart: what it says, its sign as a path, its key; a small board needs none. */
  readonly heart: { readonly name: string; readonly sign: string; readonly letter: string } | null
  /** Where an arrow key leads from a thing. */
  readonly walk: (at: string, key: string, shift: boolean) => string | null
  /** How many steps a route of answers takes. */
  readonly steps: (picks: readonly string[]) => number
}

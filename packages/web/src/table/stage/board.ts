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
  /** Which of them it is: in a room of nearly the same shape the player goes on looking where they looked. */
  readonly kind: string
  /** Its size, in the units it is drawn in. */
  readonly w: number
  readonly h: number
  /**
   * Where it is longer than its room it has the whole height, and is moved sideways; or the whole width, and is moved
   * up and down. Unsaid: all of it is in sight.
   */
  readonly fits?: 'height' | 'width'
}

export interface Board<S extends Shape> {
  readonly id: string
  /** The same for the same room: what is drawn in a shape is drawn anew in another. */
  readonly shapeFor: (room: Room) => S
  /** Where an arrow key leads from a thing. */
  readonly walk: (at: string, key: string, shift: boolean) => string | null
  /** How many steps a route of answers takes. */
  readonly steps: (picks: readonly string[]) => number
}

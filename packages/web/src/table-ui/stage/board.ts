// The interface between a board and the stage: a drawing with a size, and how the keyboard moves across it.
import type { Across } from './across.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly w: number
  readonly h: number
}

/** Pixels on the screen. */
export interface Area {
  readonly w: number
  readonly h: number
}

/** The layout of a board. A board may have several shapes; the area decides which is used. */
export interface Shape {
  /** If the area changes but the kind stays the same, the board keeps showing what the player looked at. */
  readonly kind: string
  /** Its size, in the units it is drawn in. */
  readonly w: number
  readonly h: number
  /**
   * For a board that is longer than its area: it fills the height and is moved sideways, or it fills the width and is
   * moved up and down. Undefined: all of it is visible.
   */
  readonly fits?: 'height' | 'width'
}

/** For a board full of pieces, on which several of them move in one turn. */
export interface TrailLook {
  /** Whether a log line of this type begins a way or goes on; null: it has nothing to do with ways. */
  readonly way: (type: string) => 'begins' | 'goes' | null
}

export interface Board<S extends Shape> {
  readonly id: string
  /** Returns the same object for the same area: for another object, the board would be drawn again. */
  readonly shapeFor: (area: Area) => S
  /** Whether things are so small on the screen, at this zoom, that less is drawn of them. */
  readonly isBrief?: (shape: S, zoom: number) => boolean
  /** The thing that an arrow key leads to; null: none. */
  readonly walk: (at: string, key: string, shift: boolean) => string | null
  /**
   * For a map whose edges are joined: where the way between two adjacent things leaves the map, and where it comes back;
   * null: it stays on the map.
   */
  readonly across?: (shape: S, from: string, to: string) => Across | null
  /** How the trail of others' turns is drawn; undefined: with numbers, and with a line between all places of a kind. */
  readonly trail?: TrailLook
  /** How many steps a route of answers takes, or the action that it begins. */
  readonly steps: (picks: readonly string[]) => number | string
}

// Where everything lies on the shared table, in units of a hundredth of a hex's side.
import { HEX, type Point, SPACE } from '@lorehall/vindication/face'
import type { Box, Shape } from '../../../table/stage/board.ts'

export const SIDE = 100
/** The island with its shore, and a little sea. */
export const HIGH = 945

/** A sphere with its race, its deck and the open card. */
export interface Station {
  /** What narrow stations lie on. */
  readonly plate: Box | null
  readonly sphere: Point
  readonly radius: number
  /** Where its name stands, if there is room for it. */
  readonly name: Point | null
  readonly race: Box
  readonly card: Box
  readonly deck: Box
}

export interface Layout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  /** The smallest letters that can be read here. */
  readonly letters: number
  readonly map: Box
  readonly island: Point
  /** By attribute, in the order of ATTRIBUTES. */
  readonly stations: readonly Station[]
  readonly triggers: readonly Box[]
  readonly stack: Box
  /** Where the pet market lies, above the stack. */
  readonly market: Box
  readonly serpent: Point
  /** The compass, where there is room for one. */
  readonly rose: Point | null
}

/** Places on the island, from its centre. */
export const hexAt = (hex: number): Point => scaled(HEX[hex])
export const spaceAt = (space: number): Point => scaled(SPACE[space])

function scaled(p: Point | undefined): Point {
  return p === undefined ? { x: 0, y: 0 } : { x: p.x * SIDE, y: p.y * SIDE }
}

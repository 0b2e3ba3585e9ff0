// The places of all things on the shared table, in hundredths of a hex side.
import { HEX, type Point, SPACE } from '@lorehall/vindication/client'
import type { Box, Shape } from '../../../table-ui/stage/board.ts'

export const SIDE = 100
/** The height of the island with its shore and a little sea. */
export const HIGH = 945

/** A sphere with its race, its deck and the face-up card. */
export interface Station {
  /** The plate under a narrow station; null: the station is full. */
  readonly plate: Box | null
  readonly sphere: Point
  readonly radius: number
  /** The place of its name; null: there is no space for it. */
  readonly name: Point | null
  readonly race: Box
  readonly card: Box
  readonly deck: Box
}

export interface Layout extends Shape {
  readonly kind: 'broad' | 'wide' | 'tall'
  /** The smallest readable letter size. */
  readonly letters: number
  readonly map: Box
  readonly island: Point
  /** By attribute, in the order of ATTRIBUTES. */
  readonly stations: readonly Station[]
  readonly triggers: readonly Box[]
  readonly stack: Box
  /** Space for the things of a module. */
  readonly aboveStack: Box
  readonly serpent: Point
  /** The compass; null: there is no space for it. */
  readonly rose: Point | null
}

/** Positions on the island, relative to its center. */
export const hexAt = (hex: number): Point => scaled(HEX[hex])
export const spaceAt = (space: number): Point => scaled(SPACE[space])

function scaled(p: Point | undefined): Point {
  return p === undefined ? { x: 0, y: 0 } : { x: p.x * SIDE, y: p.y * SIDE }
}

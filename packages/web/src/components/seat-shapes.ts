// The shapes of the seats, the same on every page and on every board: circle, square, triangle, diamond,
// hexagon, star, cross.

/** Outlines of about equal weight around 0,0 for a radius of 10. */
const SHAPES = [
  'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z',
  'M-9-9H9V9H-9Z',
  'M0-12L11.5 8.5H-11.5Z',
  'M0-12.5L12 0L0 12.5L-12 0Z',
  'M-5.8-10.2H5.8L11.6 0L5.8 10.2H-5.8L-11.6 0Z',
  'M0-12.6L3.7-4.3L12.7-3.3L6 2.7L7.9 11.6L0 7.1L-7.9 11.6L-6 2.7L-12.7-3.3L-3.7-4.3Z',
  'M-4-11.5H4V-4H11.5V4H4V11.5H-4V4H-11.5V-4H-4Z',
] as const

/** The index of the seat's shape and color. */
export const lookOf = (seat: number) => seat % SHAPES.length

export const shapeOf = (seat: number): string => SHAPES[lookOf(seat)] ?? SHAPES[0]

// SVG paths moved to their place and scaled, in any notation.
import { describe, expect, it } from 'vitest'
import { placed } from '../src/table-ui/stage/placed.ts'

const there = { x: 100, y: 200 }

describe('a path at its place', () => {
  it('moves absolute coordinates and leaves relative ones', () => {
    expect(placed('M1 2L3 4H5V6Z', there)).toBe('M101 202L103 204H105V206Z')
    expect(placed('M1 2l3 4h5v6z', there)).toBe('M101 202l3 4h5v6z')
  })

  it('scales around 0,0 before it moves', () => {
    expect(placed('M10-20C1 2 3 4 5 6s1 1 2 2', there, 0.5)).toBe(
      'M105 190C100.5 201 101.5 202 102.5 203s0.5 0.5 1 1',
    )
  })

  it('reads numbers without separators', () => {
    expect(placed('M.5.5-1-2e1', there)).toBe('M100.5 200.5 99 180')
  })

  it('reads the flags of an arc and keeps its rotation', () => {
    expect(placed('M0 0A10 20 30 01-5 5', there, 2)).toBe('M100 200A20 40 30 0 1 90 210')
    expect(placed('M0 0a5 5 0 102.5 1', there)).toBe('M100 200a5 5 0 1 0 2.5 1')
  })

  it('treats a relative first move as absolute', () => {
    expect(placed('m1 2 3 4', there)).toBe('M101 202l3 4')
  })

  it('gives equal places the same path, and different places different ones', () => {
    expect(placed('M0 0h1', there)).toBe(placed('M0 0h1', { ...there }))
    expect(placed('M0 0h1', { x: 1, y: 1 })).toBe('M1 1h1')
  })
})

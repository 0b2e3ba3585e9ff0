// How far a place is on the map.
import { describe, expect, it } from 'vitest'
import { LINKS, TOUCHES } from '@lorehall/vindication/face'
import { stepsTo } from '../../src/games/vindication/board/far.ts'

describe('steps along the paths', () => {
  it('are none where one stands, and one to each neighbour', () => {
    expect(stepsTo('space:20', 20)).toBe(0)
    for (const next of LINKS[20] ?? []) expect(stepsTo(`space:${next}`, 20)).toBe(1)
  })

  it('lead to the nearest space beside a region', () => {
    const [hex] = TOUCHES[20] ?? []
    expect(stepsTo(`region:${hex}`, 20)).toBe(0)
    expect(stepsTo('region:1', 20)).toBe(
      Math.min(
        ...TOUCHES.flatMap((hexes, space) =>
          hexes.includes(1) ? [stepsTo(`space:${space}`, 20) ?? 99] : [],
        ),
      ),
    )
  })

  it('are not known before one stands anywhere', () => {
    expect(stepsTo('space:20', 0)).toBeNull()
  })
})

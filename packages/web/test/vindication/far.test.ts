// The distance of a place on the map.
import { describe, expect, it } from 'vitest'
import { LINKS, TOUCHES } from '@lorehall/vindication/client'
import { stepsTo } from '../../src/games/vindication/board/far.ts'

describe('steps along the paths', () => {
  it('are 0 to the current space and 1 to each neighbor', () => {
    expect(stepsTo('space:20', 20)).toBe(0)
    for (const next of LINKS[20] ?? []) expect(stepsTo(`space:${next}`, 20)).toBe(1)
  })

  it('lead to the nearest space next to a region', () => {
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

  it('are unknown before the figure is on the map', () => {
    expect(stepsTo('space:20', 0)).toBeNull()
  })
})

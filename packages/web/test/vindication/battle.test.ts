// The layout of the battle board.
import { expect, test } from 'vitest'
import { layoutFor, leaders } from '../../src/games/vindication/modules/myths/battle/layout.ts'

test.each([2, 3, 4, 5])('on a phone all %i players fit next to Ronak', (players) => {
  const { kind, head, words } = layoutFor({ w: 390, h: 474 })
  expect(kind).toBe('tall')
  const line = words * 1.3
  const high = head.h - words * 1.4
  const { columns, rows } = leaders(players, high, line)
  expect(columns * rows).toBeGreaterThanOrEqual(players)
  expect(rows * line).toBeLessThanOrEqual(high)
})

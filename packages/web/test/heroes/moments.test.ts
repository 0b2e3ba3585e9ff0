// Where the card of a moment goes: beside its Region, within the board.
import { expect, test } from 'vitest'
import { beside } from '../../src/games/heroes/moments/beside.ts'

const BOARD = { left: 0, top: 0, width: 815, height: 443 }
const CARD = { width: 286, height: 372 }
const region = (left: number, top: number) => ({ left, top, width: 90, height: 70 })

test('the card is on the side with more space, and does not cover the Region', () => {
  const west = beside(BOARD, CARD, region(100, 200))
  expect(west.left).toBeGreaterThan(190)
  const east = beside(BOARD, CARD, region(650, 200))
  expect(east.left + CARD.width).toBeLessThan(650)
})

test('the card stays within the board, and its tip ends in the middle of the Region', () => {
  for (const at of [region(0, 0), region(720, 380), region(380, 10)]) {
    const { left, top, tip } = beside(BOARD, CARD, at)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + CARD.width).toBeLessThanOrEqual(BOARD.width)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + CARD.height).toBeLessThanOrEqual(BOARD.height)
    expect(tip).toContain(`L${(at.left + 45).toFixed(1)} ${(at.top + 35).toFixed(1)}`)
  }
})

test('on a narrow board the card is above or below the Region', () => {
  const phone = { left: 0, top: 0, width: 390, height: 600 }
  const card = { width: 240, height: 250 }
  expect(beside(phone, card, region(150, 450)).top).toBeLessThan(100)
  expect(beside(phone, card, region(150, 60)).top).toBeGreaterThan(130)
})

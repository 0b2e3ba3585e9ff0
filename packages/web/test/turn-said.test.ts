// The status of the table says whose turn it is, and whom it waits for.
import { expect, test } from 'vitest'
import { turnSaid } from '../src/table-ui/turn/status.tsx'
import { update } from './kit.ts'

const said = (eyes: number | null, waiting: number[], player: number | null) =>
  turnSaid({ ...update({}), eyes, waiting }, player).key

test.each([
  ['my turn', 0, [0], 0, 'mine'],
  ['my turn, while nobody is asked', 0, [], 0, 'mine'],
  ['my turn, while another player decides', 0, [1], 0, 'waits'],
  ['my decision in another turn', 0, [0], 1, 'asked'],
  ['another turn', 0, [1], 1, 'other'],
  ['nobody’s turn', 0, [1], null, 'nobody'],
  ['a spectator', null, [1], 0, 'other'],
])('%s', (_, eyes, waiting, player, key) => {
  expect(said(eyes, waiting, player)).toBe(`table.turn.${key}`)
})

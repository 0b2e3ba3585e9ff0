import { expect, test } from 'vitest'
import { HoldWatch } from '../src/table-ui/hold-tip.ts'

test('the tip is due after a tap that led to another question', () => {
  const watch = new HoldWatch()
  watch.down(true, 7)
  watch.up()
  expect(watch.due(7)).toBe(false)
  expect(watch.due(8)).toBe(true)
})

test('the tip is not due without a tap on something highlighted, nor after a mouse click', () => {
  const watch = new HoldWatch()
  expect(watch.due(8)).toBe(false)
  watch.down(true, null)
  expect(watch.due(8)).toBe(false)
  watch.down(false, 7)
  expect(watch.due(8)).toBe(false)
})

test('a menu that opens under the finger was held, one that opens after it was tapped', () => {
  const watch = new HoldWatch()
  watch.down(true, 7)
  expect(watch.held()).toBe(true)
  watch.down(true, 7)
  watch.up()
  expect(watch.held()).toBe(false)
  // A player who chooses from a menu has read it.
  expect(watch.due(8)).toBe(false)
})

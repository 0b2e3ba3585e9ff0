import { expect, test } from 'vitest'
import { ahead } from '../src/table-ui/stage/walk.ts'

const HERE = { x: 0, y: 0 }
const near = { at: 'near', x: 10, y: 0 }
const far = { at: 'far', x: 30, y: 1 }
const aslant = { at: 'aslant', x: 8, y: 8 }
const above = { at: 'above', x: 0, y: -5 }

test('an arrow key leads to the nearest thing straight ahead', () => {
  expect(ahead(HERE, 'ArrowRight', [far, aslant, near, above], 0)).toBe('near')
  expect(ahead(HERE, 'ArrowUp', [far, aslant, near, above], 0)).toBe('above')
})

test('things too far to the side, behind or right here don’t count', () => {
  expect(ahead(HERE, 'ArrowRight', [aslant], 0.6)).toBe('aslant')
  expect(ahead(HERE, 'ArrowRight', [aslant], 0.8)).toBeNull()
  expect(ahead(HERE, 'ArrowLeft', [near, far], 0)).toBeNull()
  expect(ahead(HERE, 'ArrowRight', [{ at: 'here', ...HERE }], 0)).toBeNull()
})

test('another key leads nowhere', () => {
  expect(ahead(HERE, 'Enter', [near], 0)).toBeNull()
})

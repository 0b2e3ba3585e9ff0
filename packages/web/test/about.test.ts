import { expect, it } from 'vitest'
import { unsaid } from '../src/table/about.ts'

it('a list says nothing of a thing that its answer has said', () => {
  expect(unsaid('Build; gain 3 hearts.', 'Use Tamsin for 4 coins: build; gain 3 hearts')).toBeUndefined()
  expect(unsaid('Build; gain 3 hearts.', 'Rest Tamsin: 2 hearts or 1 coin')).toBe('Build; gain 3 hearts.')
  expect(unsaid(undefined, 'Pass')).toBeUndefined()
})

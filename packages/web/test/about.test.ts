import { expect, it } from 'vitest'
import { unsaid } from '../src/table-ui/about.ts'

it('a list omits the text of a thing if its option already says it', () => {
  expect(unsaid('Build; gain 3 hearts.', 'Use Tamsin for 4 coins: build; gain 3 hearts')).toBeUndefined()
  expect(unsaid('Build; gain 3 hearts.', 'Rest Tamsin: 2 hearts or 1 coin')).toBe('Build; gain 3 hearts.')
  expect(unsaid(undefined, 'Pass')).toBeUndefined()
})

// The label under a card has only the verb of its option, because the card shows its name.
import { expect, test } from 'vitest'
import { verbOf } from '../src/table-ui/cards/verb/en.ts'

test.each([
  ['Keep Dawn', 'Dawn', 'Keep'],
  ['Build the Well of Wishes', 'Well of Wishes', 'Build'],
  ['Build a Crystal Mine', 'Crystal Mine', 'Build'],
  ['Build an Inn', 'Inn', 'Build'],
  ['Pay 2 coins for the Quill', 'Quill', 'Pay 2 coins for'],
  ['Dawn', 'Dawn', 'Dawn'],
  ['Take nothing', 'Dawn', 'Take nothing'],
])('%s, on the card %s: %s', (label, name, verb) => {
  expect(verbOf(label, name)).toBe(verb)
})

// The label under a card has only the verb of its option, because the card shows its name.
import { expect, test } from 'vitest'
import { verbOf } from '../src/table-ui/cards/verb/en.ts'

test.each([
  ['Keep Dawn', 'Dawn', 'Keep'],
  ['Build the Well of Wishes', 'Well of Wishes', 'Build'],
  ['Build a Crystal Mine', 'Crystal Mine', 'Build'],
  ['Build an Inn', 'Inn', 'Build'],
  ['Pay 2 coins for the Quill', 'Quill', 'Pay 2 coins for'],
  ['Take the Fang (2 honor)', 'Fang', 'Take (2 honor)'],
  ['Use Brindle: build', 'Brindle', 'Use: build'],
  ['Dawn: 2 inspiration', 'Dawn', '2 inspiration'],
  ['Dawn', 'Dawn', 'Dawn'],
  ['Take nothing', 'Dawn', 'Take nothing'],
])('%s, on the card %s: %s', (label, name, verb) => {
  expect(verbOf(label, name)).toBe(verb)
})

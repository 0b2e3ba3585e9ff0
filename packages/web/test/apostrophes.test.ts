// A page shows one kind of apostrophe, whatever a game's text or a player's name was typed with.
import { expect, test } from 'vitest'
import { wordsIn } from '../src/text/language.ts'
import './words.ts'

const { say } = wordsIn('en')

test('straight apostrophes become curly ones, also at the end of a word', () => {
  expect(say("Old Tobiah's turn")).toBe('Old Tobiah’s turn')
  expect(say("The players' turns, and Ga'nok’s")).toBe('The players’ turns, and Ga’nok’s')
})

test('quotation marks stay as they are', () => {
  expect(say(`"Inn" and 'Fort`)).toBe(`"Inn" and 'Fort`)
  expect(say("Lorehall doesn't know the game 'chess'")).toBe("Lorehall doesn’t know the game 'chess'")
})

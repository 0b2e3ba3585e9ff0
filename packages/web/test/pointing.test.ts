// Texts say click, tap or choose, depending on how the player points.
import { expect, test } from 'vitest'
import { EN } from '../src/text/en.ts'
import { withTexts, wordsIn } from '../src/text/language.ts'
import { pointed } from '../src/text/pointing.ts'
import './words.ts'

test('a mouse clicks, a finger taps, and the keyboard chooses', () => {
  const text = '{Click} March, then {click} the heap. {Clicking} or {clicking} again undoes {n} clicks.'
  expect(pointed(text, 'mouse')).toBe(
    'Click March, then click the heap. Clicking or clicking again undoes {n} clicks.',
  )
  expect(pointed(text, 'finger')).toBe(
    'Tap March, then tap the heap. Tapping or tapping again undoes {n} clicks.',
  )
  expect(pointed(text, 'keys')).toBe(
    'Choose March, then choose the heap. Choosing or choosing again undoes {n} clicks.',
  )
})

test('texts of the page, of a game and of the host are all filled in', () => {
  const { wordsOf } = withTexts({ 'own.take': '{Click} a tile: {n} {n:is|are} left.' })
  const finger = wordsOf(wordsIn('en', 'finger'))
  expect(finger.t('own.take', { n: 2 })).toBe('Tap a tile: 2 are left.')
  expect(finger.say('{Click} the heap.')).toBe('Tap the heap.')
  expect(wordsIn('en', 'mouse').say('{Click} the heap.')).toBe('Click the heap.')
})

test('the default is choose', () => {
  expect(wordsIn('en').say('{Click} the heap.')).toBe('Choose the heap.')
})

test('the test language marks these words too', () => {
  expect(wordsIn('pseudo', 'finger').say('{Click}')).not.toMatch(/Tap|Click/)
})

test('texts for one language and one way of pointing are one object', () => {
  expect(wordsIn('en', 'mouse')).toBe(wordsIn('en', 'mouse'))
  expect(wordsIn('en', 'mouse')).not.toBe(wordsIn('en', 'finger'))
})

test('no text of the page says click, tap or touch directly', () => {
  // Help texts about the touch screen or the mouse, shown only to players who use it.
  const named = /^help\.(?:touch|tap|menu)|^menu\.by-right$/
  const found = Object.entries(EN).filter(
    ([key, text]) => !named.test(key) && /(?<!\{)\b(?:click|tap|touch)(?:s|es|ed|ing)?\b/i.test(text),
  )
  expect(found).toEqual([])
})

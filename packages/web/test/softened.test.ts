// Long words of names are broken between syllables, with a hyphen.
import { expect, test } from 'vitest'
import { softened } from '../src/table/cards/softened.ts'

/** As it may be broken. */
const broken = (name: string) => softened(name).replaceAll('\u00AD', '-')

test('a long word says where it may be broken, a short one is left alone', () => {
  expect(broken('Motivational Leadership')).toBe('Moti-va-tio-nal Lea-dership')
  expect(broken('Holy Spire')).toBe('Holy Spire')
})

test.each(
  `Brotherhood Carnivorous Commendation Crackerjack Dangerously Exoneration Glowberries Inquisitive Intellectual
  Invigorated Storytellers Superiority Underhanded Undisciplined Unidentified Unspeakable`.split(/\s+/),
)('no piece of %s is too long for a card', (word) => {
  for (const piece of broken(word).split('-')) expect(piece.length).toBeLessThan(9)
})

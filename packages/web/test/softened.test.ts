// Long words in names get soft hyphens between syllables.
import { expect, test } from 'vitest'
import { softened } from '../src/table-ui/cards/softened.ts'

/** The name with visible hyphens. */
const broken = (name: string) => softened(name).replaceAll('\u00AD', '-')

test('a long word gets soft hyphens, a short one does not', () => {
  expect(broken('Motivational Leadership')).toBe('Motiva-tional Leader-ship')
  expect(broken('Something in Shaft Nine')).toBe('Some-thing in Shaft Nine')
  expect(broken('Holy Spire')).toBe('Holy Spire')
})

test('words are broken where people break them: before an ending, and between two consonants', () => {
  const words =
    'Building Blessing Misfiled Examination Wanderer Southeast Oathkeeper Commander Statesman Dragonfly'
  expect(broken(words)).toBe(
    'Build-ing Bless-ing Mis-filed Examina-tion Wan-derer South-east Oath-keeper Com-mander States-man Dragon-fly',
  )
})

test('a name made of two words is broken between them', () => {
  const words =
    'Stonehelm Stonefoot Milestone Courtyard Counterspell Winterfresh Jewelcrafter Lorekeeper Gigaslug'
  expect(broken(words)).toBe(
    'Stone-helm Stone-foot Mile-stone Court-yard Counter-spell Winter-fresh Jewel-crafter Lore-keeper Giga-slug',
  )
})

test.each(['Shoulder', 'Strength', 'Wretched', 'Unstable', 'Lightning', 'Scholars'])(
  '%s has no good place for a hyphen',
  (word) => {
    expect(softened(word)).toBe(word)
  },
)

test.each(
  `Brotherhood Carnivorous Commendation Crackerjack Dangerously Exoneration Glowberries Inquisitive Intellectual
  Invigorated Storytellers Superiority Underhanded Undisciplined Unidentified Unspeakable`.split(/\s+/),
)('no piece of %s is too long for a card', (word) => {
  for (const piece of broken(word).split('-')) expect(piece.length).toBeLessThan(9)
})

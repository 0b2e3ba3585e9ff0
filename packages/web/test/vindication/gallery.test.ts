// The gallery and the rules page have every expansion.
import { boxOf, MODULE_BOXES, otherTexts } from '@lorehall/vindication/client'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { coloursOf } from '../../src/games/vindication/board/region-art.ts'
import { OTHERWISE_EN } from '../../src/games/vindication/gallery/en.ts'
import { modulesInPlay } from '../../src/games/vindication/in-play.ts'
import { VINDICATION } from '../../src/games/vindication/manifest.ts'

vi.stubGlobal('Worker', class extends EventTarget {})

/** By expansion: the number of its pieces per category. Equal tiles and tokens count as one piece. */
const BROUGHT = {
  treachery: { blue: 3, red: 3, yellow: 3, traits: 3, relics: 3 },
  jewelcrafter: { crystals: 6, regions: 2 },
  menagerie: { pets: 15, regions: 1 },
  myths: { loot: 12, regions: 2 },
  guilds: { favor: 9 },
  'sacred-stones': { regions: 1 },
  'temple-ruins': { regions: 1 },
  'well-of-wishes': { wishes: 8, regions: 1 },
  'building-sites': { regions: 1 },
}

test.each(Object.entries(BROUGHT))(
  'the pieces of %s are in their categories, with texts',
  async (box, brought) => {
    const pieces = (await VINDICATION.gallery()).pieces.filter(({ id }) => boxOf(id) === box)
    const sections: Record<string, number> = {}
    for (const { section, name, text } of pieces) {
      sections[section] = (sections[section] ?? 0) + 1
      expect(text.length).toBeGreaterThan(name.length + 2)
    }
    expect(sections).toEqual(brought)
  },
)

test('the regions of expansions have their colors, those of the base are in the style sheet', async () => {
  const regions = (await VINDICATION.gallery()).pieces.filter(({ section }) => section === 'regions')
  const sheet = readFileSync(
    new URL('../../src/games/vindication/board/island.module.css', import.meta.url),
    'utf8',
  )
  for (const { id } of regions)
    expect([id, sheet.includes(`.wash[data-kind='${id}']`)]).toEqual([id, coloursOf(id) === undefined])
})

test('the rules have a chapter for every expansion', async () => {
  expect(MODULE_BOXES.map(({ id }) => id).toSorted()).toEqual(Object.keys(BROUGHT).toSorted())
  const book = await VINDICATION.book()
  expect(MODULE_BOXES.filter(({ title }) => !book.includes(`\n## ${title}\n`))).toEqual([])
})

test('every variant text of a piece has a name for its variant', async () => {
  const told = (await VINDICATION.gallery()).pieces.flatMap(({ id }) => otherTexts(id))
  expect(otherTexts('command-post')).toEqual([['mountOnce', expect.stringMatching(/once per turn/)]])
  expect(new Set(told.map(([name]) => name))).toEqual(
    new Set(Object.keys({ ...OTHERWISE_EN, ...modulesInPlay().headings })),
  )
})

// A card is data: its id is written in cards/, text/, values/ and tests, and nowhere else.
import { literals, packageNames, read, sourcesUnder } from './source.ts'

const game = 'packages/vindication/src'
const cardCall = /\b(?:companion|trait|relic|monster|quest|trigger)\('([a-z0-9-]+)'/g

/** Where a card's id belongs. */
const home = new RegExp(`^${game}/(?:.+/)?(?:cards|text|values)/`)

// Some end triggers are named after what they count. These words are also the names of the decks, of
// fields and of the game itself, so a literal of theirs says nothing about a card.
const ordinaryWords = new Set([
  'companions',
  'monsters',
  'proficiencies',
  'regions',
  'relics',
  'traits',
  'vindication',
])

function idsOfCards(root: string): Set<string> {
  const ids = new Set<string>()
  for (const path of sourcesUnder(root, game).filter((path) => path.includes('/cards/'))) {
    for (const [, id] of read(root, path).matchAll(cardCall)) if (id !== undefined) ids.add(id)
  }
  return ids
}

export function cardIds(root: string): string[] {
  const ids = idsOfCards(root)
  if (ids.size === 0) return [`${game}/cards holds no card this check can read; has its form changed?`]
  const found: string[] = []
  const sources = packageNames(root).flatMap((name) => [
    ...sourcesUnder(root, `packages/${name}/src`),
    ...sourcesUnder(root, `packages/${name}/bin`),
  ])
  for (const path of sources.filter((path) => !home.test(path))) {
    for (const { text, line } of literals(read(root, path))) {
      // An option or a place names a card after a colon: `activate:drokk`.
      const id = text.split(':').find((part) => ids.has(part) && !ordinaryWords.has(part))
      if (id !== undefined)
        found.push(`${path}:${line} names the card '${id}'; say it in cards/ as data instead`)
    }
  }
  return found
}

// A card is data: its id is written in cards/, text/, values/, in the lesson of its game and in tests, and
// nowhere else.
import { games } from '@lorehall/server/games'
import { literals, packageNames, read, sourcesUnder } from './source.ts'

/** A card stands on a line of its own in a list of cards: what makes it, and its id. */
const cardLine = /^ {2}[a-z]\w*\('([a-z0-9-]+)', /gm

const sourcesOf = (game: string) => `packages/${game}/src`

// Some cards are named after what they count. A game says which of their ids are also names of decks,
// of fields or of the game itself: a literal of these says nothing about a card.
const readManifest: (text: string) => { readonly lorehall?: { readonly ordinaryWords?: readonly string[] } } =
  JSON.parse

const decksOf = (root: string, game: string) =>
  sourcesUnder(root, sourcesOf(game)).filter((path) => path.includes('/cards/'))

function idsOfCards(root: string, game: string): ReadonlySet<string> {
  const ids = decksOf(root, game).flatMap((path) =>
    [...read(root, path).matchAll(cardLine)].map(([, id = '']) => id),
  )
  const { ordinaryWords = [] } = readManifest(read(root, `packages/${game}/package.json`)).lorehall ?? {}
  return new Set(ids.filter((id) => !ordinaryWords.includes(id)))
}

export function cardIds(root: string): string[] {
  return games.flatMap(({ id }) => idsOutside(root, id))
}

function idsOutside(root: string, game: string): string[] {
  // A game may have no cards at all.
  if (decksOf(root, game).length === 0) return []
  const ids = idsOfCards(root, game)
  if (ids.size === 0)
    return [`${sourcesOf(game)}/cards holds no card this check can read; has its form changed?`]
  /** Where a card's id belongs. */
  const home = new RegExp(
    `^(?:${sourcesOf(game)}/(?:.+/)?(?:cards|text|values)|packages/web/src/games/${game}/lesson)/`,
  )
  // What another game calls by the same name is its own business.
  const elsewhere = games.flatMap(({ id: other }) =>
    other === game ? [] : [`packages/${other}/`, `packages/web/src/games/${other}/`],
  )
  const isElsewhere = (path: string) => elsewhere.some((folder) => path.startsWith(folder))
  const found: string[] = []
  const sources = packageNames(root).flatMap((name) => [
    ...sourcesUnder(root, `packages/${name}/src`),
    ...sourcesUnder(root, `packages/${name}/bin`),
  ])
  for (const path of sources.filter((path) => !home.test(path) && !isElsewhere(path))) {
    for (const { text, line } of literals(read(root, path))) {
      // An option or a place names a card after a colon: `activate:drokk`.
      const id = text.split(':').find((part) => ids.has(part))
      if (id !== undefined)
        found.push(`${path}:${line} names the card '${id}'; say it in cards/ as data instead`)
    }
  }
  return found
}

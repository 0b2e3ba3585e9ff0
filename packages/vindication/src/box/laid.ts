// The contents of a table's box by its options, without the rules of modules. Rules and pages compose it alike.
import { chosen, keyed, merged } from '@lorehall/grammar'
import type { GameOptions } from '@lorehall/kernel'
import type { Card, CardApart } from '../cards/card.ts'
import { layTiles, roomOf } from '../regions/balance.ts'
import type { Region } from '../regions/region.ts'
import { DECKS } from '../state.ts'
import { type Terms, termsOf } from '../terms.ts'
import { BASE } from './base.ts'
import type { Content, Texts } from './content.ts'
import { type Amounts, numbered, otherwiseBy, ourAmounts, worded } from './wording.ts'

export interface Laid {
  /** The edition, variants and house rules of the table. */
  readonly terms: Terms
  /** The names of those that differ from the rules of 2018. Some texts change with them. */
  readonly otherwise: readonly string[]
  /** The base's, then those of the modules that the options bring. */
  readonly contents: readonly Content[]
  /** Cards by id, and the ids of each board deck. */
  readonly cards: ReadonlyMap<string, Card>
  readonly decks: readonly (readonly string[])[]
  /** Cards of modules' own decks, by id. */
  readonly apart: ReadonlyMap<string, CardApart>
  /** Regions by the number they have in the bag, how many tiles of each, and by id. */
  readonly regions: readonly Region[]
  readonly bag: readonly number[]
  /** Tiles of each that are beside the board until they are built. */
  readonly aside: readonly number[]
  readonly regionOf: ReadonlyMap<string, Region>
  readonly text: { readonly cards: Texts; readonly regions: Texts }
}

/** The contents that the options select. */
export function laidOut(among: readonly Content[], options: GameOptions): Laid {
  const brought = chosen(among, options)
  const contents = [BASE, ...brought]
  const otherwise = otherwiseBy(brought, options)
  const cards = contents.flatMap((content) => content.cards)
  const regions = contents.flatMap((content) => content.regions)
  return {
    terms: termsOf(options),
    otherwise,
    contents,
    cards: keyed(cards),
    decks: DECKS.map((_, deck) => cards.filter((card) => card.deck === deck).map(({ id }) => id)),
    apart: keyed(contents.flatMap(({ apart = [] }) => apart)),
    regions,
    ...layTiles(regions, brought, roomOf(options)),
    regionOf: keyed(regions),
    text: textsOf({ contents, otherwise }, ourAmounts(contents)),
  }
}

/** The texts of these contents, with these numbers of modules. */
export function textsOf(
  { contents, otherwise }: Pick<Laid, 'contents' | 'otherwise'>,
  amounts: Amounts,
): Laid['text'] {
  const texts = (of: 'cards' | 'regions') =>
    numbered(worded(merged(contents.map(({ text }) => text[of])), contents, otherwise), contents, amounts)
  return { cards: texts('cards'), regions: texts('regions') }
}

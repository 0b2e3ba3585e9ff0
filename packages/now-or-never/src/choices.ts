// Every option a player is offered, made once. What it points at is named as the table draws it.
import { choiceMaker } from '@lorehall/grammar'
import { type Manner, named, type Option } from '@lorehall/kernel'
import type { Good } from './values/vocabulary.ts'

const make = choiceMaker()

export const { each, nth, priced, word } = make

/** An option for each villager and row of the town: both in one, so that nobody waits for the second off turn. */
function inRow(kind: string, manner: Manner = 'plain'): (good: Good, row: number) => Option {
  const made: Readonly<Record<Good, Option[]>> = { shell: [], tool: [], demon: [], crystal: [] }
  make.kind(kind)
  return (good, row) => (made[good][row] ??= named(kind, `${good}-${row}`, `row:${row}`, row, manner))
}

export const HERO = each('hero', 'hero')
export const LEFT = each('left', 'specialist')
export const KEEP = each('keep', 'quest')

export const GO = word('go', 'hero')
export const PASS = word('pass', '', 'ends')
export const END = word('end', '', 'ends')
export const USE = each('use', 'specialist')
export const RECRUIT = each('recruit', 'specialist')
export const REST = each('rest', 'specialist', 'leads')
/** One of the two a rest gives. */
export const EITHER = nth('either', 'rest')
export const SLOT = nth('slot', 'slot')
export const LEAVES = each('leaves', 'specialist')
/** Alone: the search token the bot takes. */
export const BOT_SEARCH = nth('bot-search', 'space')

export const NONE = word('none', '', 'declines')
export const DONE = word('done', '', 'declines')

/** Tiles of the grid, spaces of the town. */
export const TILE = each('tile', 'tile', 'leads')
export const SPACE = priced('space', 'town')
export const OTHER_TILE = word('other-tile', '', 'declines')
export const CHEAPER = priced('cheaper', 'card')
export const FULL_PRICE = make.sum('full-price', '')
export const SWAP = each('swap', 'tile')

/** Villagers by what they produce, rows of the town. */
export const TAKE = each('take', 'villager')
export const HOUSE = inRow('house')
export const REHOUSE = inRow('rehouse', 'quiet')
export const REFILL = word('refill', 'villagers', 'quiet')

/** All goods for so many coins, a row of the market, or some goods that are picked. */
export const SELL_ALL = make.sum('sell-all', 'market', 'quiet')
export const SALE = each('sale', 'sale', 'quiet')
export const SOME = word('some', 'market', 'quiet')
export const SELL = each('sell', 'good')
export const ORDER = each('order', 'order')

/** All kinds there are, for coverage. */
export const optionKinds = (): string[] => [...make.kinds(), 'confirm', 'untick']

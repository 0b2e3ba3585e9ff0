// Every option a player is offered, made once. What it points at is named as the table draws it.
import { type Manner, named, numbered, option, type Option } from '@lorehall/kernel'

const kinds = new Set<string>()

/** An option for each thing of a kind, made when it is first offered. */
export function each(kind: string, thing: string, manner: Manner = 'plain'): (name: string) => Option {
  const made = new Map<string, Option>()
  kinds.add(kind)
  return (name) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const fresh = named(kind, name, `${thing}:${name}`, -1, manner)
    made.set(name, fresh)
    return fresh
  }
}

/** An option for each number of a kind. */
export function nth(kind: string, thing: string, manner: Manner = 'plain'): (n: number) => Option {
  const made: Option[] = []
  kinds.add(kind)
  return (n) => (made[n] ??= numbered(kind, n, `${thing}:${n}`, manner))
}

/** A plain word. */
export function word(kind: string, at = '', manner: Manner = 'plain'): Option {
  kinds.add(kind)
  return option(kind, at, manner)
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
export const SPACE = nth('space', 'town')
export const OTHER_TILE = word('other-tile', '', 'declines')
export const CHEAPER = each('cheaper', 'card')
export const FULL_PRICE = word('full-price')
export const SWAP = each('swap', 'tile')

/** Villagers by what they produce, rows of the town. */
export const TAKE = each('take', 'villager')
export const HOUSE = each('house', 'waiting', 'leads')
export const REHOUSE = each('rehouse', 'housed', 'quiet')
export const ROW = nth('row', 'row')
export const REFILL = word('refill', 'villagers', 'quiet')

/** All goods for so many coins; then the market row by row, or for some goods. */
export const SELL_ALL = nth('sell-all', 'market', 'quiet')
export const MARKET = word('market', 'market', 'quiet')
export const SALE = each('sale', 'sale')
export const SOME = word('some')
export const SELL = each('sell', 'good')
export const ORDER = each('order', 'order')

/** All kinds there are, for coverage. */
export const optionKinds = (): string[] => [...kinds, 'confirm', 'untick']

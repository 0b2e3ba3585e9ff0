// Every option a player can be offered, made once. It names what it points at as the board does.
import { choiceMaker, madeOnce } from '@lorehall/grammar'
import { type Manner, named, type Option } from '@lorehall/kernel'

const make = choiceMaker()

const { each, nth, priced, word } = make

/** One option per villager and row, so that housing outside one's turn needs no second question. */
function inRow(kind: string, manner: Manner = 'plain'): (villager: string, row: number) => Option {
  const made = madeOnce((_villager: string): Option[] => [])
  make.kind(kind)
  return (villager, row) =>
    (made(villager)[row] ??= named(kind, `${villager}-${row}`, `row:${row}`, row, manner))
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
/** Hearts or coins, for resting. */
export const EITHER = nth('either', 'rest')
export const SLOT = nth('slot', 'slot')
export const LEAVES = each('leaves', 'specialist')
/** Solo: the search token the bot takes. */
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

/** Villagers by the good they produce, and rows of the town. */
export const TAKE = each('take', 'villager')
export const HOUSE = inRow('house')
export const REHOUSE = inRow('rehouse', 'quiet')
export const REFILL = word('refill', 'villagers', 'handy')

/** Sell all goods for this many coins, one row of the market, or goods to pick. */
export const SELL_ALL = make.sum('sell-all', 'market', 'handy')
export const SALE = each('sale', 'sale', 'handy')
export const SOME = word('some', 'market', 'quiet')
export const SELL = each('sell', 'good')
export const ORDER = each('order', 'order')

/** The hero: a walk, a stop, a fight, cards and tokens. */
export const ARROW = nth('arrow', 'arrow')
export const MOVE = nth('move', 'space', 'way')
export const STOP = word('stop', 'figure', 'stays')
export const VISIT = each('visit', 'location')
export const FIGHT = each('fight', 'enemy')
export const SEARCH = nth('search', 'space')
export const PLAY = each('play', 'quest')
export const LEAVE = word('leave', 'figure', 'declines')

/** Any use a record gives its owner. */
export const POWER = each('power', 'power')

export const REROLL = each('reroll', 'die')
export const KEEP_DIE = word('keep-die', 'die', 'usual')

export const OPTION = each('option', 'option')
export const STRIKE = word('strike', 'enemy', 'usual')
export const ROLL_ON = word('roll-on', 'die')
export const RETREAT = word('retreat', 'figure', 'ends')

export const PILE = each('pile', 'pile')
export const PUT_AWAY = each('put-away', 'quest')
export const KEEP_ORDER = each('keep-order', 'order')

export const TAKE_TOKEN = nth('token', 'space')
export const CHANGE = each('change', 'goods')
export const READY = each('ready', 'specialist')
export const BORROW = each('borrow', 'specialist')

export const GEAR = priced('gear', 'gear')
/** One of the four faces, and one of the four blue slots. */
export const FACE = nth('face', 'face')
export const BLUE = nth('blue', 'blue')

const learning = each('learn', 'slot')
/** One option per ability and slot, so that buying outside one's turn needs no second question. */
export const LEARN = madeOnce((id: string): readonly Option[] =>
  [1, 2, 3, 4].map((slot) => learning(`${id}-${slot}`)),
)

/** All kinds of options, for coverage. */
export const optionKinds = (): string[] => [...make.kinds(), 'confirm', 'untick']

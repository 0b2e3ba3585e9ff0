// The labels of the numbers that the owner of a box may change.
import type { Table } from '../../cards/records.ts'

/** The titles of the chapters, in the order in which they are shown. */
export const TABLES_EN: Readonly<Record<Exclude<Table, 'market'>, string>> = {
  quests: 'Quest cards',
  buildings: 'Buildings',
  gear: 'Gear',
  heroes: 'Heroes',
  abilities: 'Ability tokens',
  specialists: 'Specialists',
  enemies: 'Enemies',
  orders: 'Orders',
  locations: 'Locations',
  search: 'Search tokens',
  solo: 'Solo cards',
}

export const NUMBERS_EN = {
  setup: 'Setup and limits',
  game: 'The game',
  rows: 'Rows and cards',
  points: 'Points and experience',
  rest: 'Rest',
  villagers: 'Villagers in the box',
  market: 'Market',
  sale: (n: number) => `Market sale ${n}`,
  order: (n: number) => `Order ${n}`,
  level: (n: string) => `Level ${n} enemy`,
  under: (name: string) => `${name} (underground)`,
  towns: 'Town boards',
  town: (side: string, row: string) => `${side === 'front' ? 'Overground' : 'Underground'}, ${row}`,
  reroll: 'Reroll variant',
  rerolls: 'Reroll',
} as const

/** Setup, by the path of the number. A list has its own label per place. */
export const SETUP_EN: Readonly<Record<string, string>> = {
  seasons: 'Seasons',
  coins: 'Coins at the start',
  'extraCoins/0': 'Extra coins, 1st player',
  'extraCoins/1': 'Extra coins, 2nd player',
  'extraCoins/2': 'Extra coins, 3rd player',
  'extraCoins/3': 'Extra coins, 4th player',
  villagerRow: 'Villagers face up',
  'gearRow/red': 'Red gear face up',
  'gearRow/blue': 'Blue gear face up',
  specialistRow: 'Specialists face up',
  'deal/basic': 'Basic quests dealt',
  'deal/artifact': 'Artifact quests dealt',
  'deal/advanced': 'Advanced quests dealt',
  'deal/keep': 'Quests kept',
  'level9/0': 'Level 9 enemies, 1 player',
  'level9/1': 'Level 9 enemies, 2 players',
  'level9/2': 'Level 9 enemies, 3 players',
  'level9/3': 'Level 9 enemies, 4 players',
  soloWin: 'Points to win alone',
  orderVP: 'Points per order',
  refillXP: 'Experience to refill villagers',
  lossXP: 'Experience for a lost fight',
  'rest/heart': 'Hearts',
  'rest/coin': 'Coins',
}

export const COUNTED_EN: Readonly<Record<string, string>> = {
  shell: 'shells',
  tool: 'tools',
  demon: 'bottled demons',
  crystal: 'crystals',
  coin: 'coins',
  book: 'books',
  xp: 'experience',
  heart: 'hearts',
  mana: 'mana',
  villagers: 'villagers',
}

/** The gains of a space in the town. */
export const GAINS_EN: Readonly<Record<string, string>> = {
  shell: 'A shell',
  tool: 'A tool',
  demon: 'A bottled demon',
  crystal: 'A crystal',
  book: 'A book',
}

/** A number of a record, by its name. */
export const FIELDS_EN: Readonly<Record<string, string>> = {
  coins: 'Coins',
  hearts: 'Hearts',
  mana: 'Mana slots',
  xp: 'Experience to learn',
  cost: 'Price',
  copies: 'Copies',
  health: 'Health',
  attack: 'Attack',
  beds: 'Extra beds',
  book: 'Shows a book',
  starting: 'Starting specialist',
  use: 'Price to use',
  tax: 'Tax for the owner',
  recruit: 'Price to recruit',
  keep: 'You keep it',
  income: 'Income when kept',
  vp: 'Points',
  damage: 'Damage',
  defence: 'Defense',
  atLeast: 'Needs at least',
  completeVP: 'Points for a full row',
  setVP: 'Points for a set',
  per: 'Counted per',
  max: 'Most points',
  die: 'Die result',
  extra: 'Extra price',
  gain: 'Gives',
}

/** The parts of a record around its numbers. */
export const PARTS_EN: Readonly<Record<string, (n: number) => string>> = {
  pay: () => 'Pay',
  goods: () => 'Goods',
  reward: () => 'Reward',
  produces: () => 'Produces',
  fight: () => 'Fight',
  options: (n) => `Option ${n}`,
  faces: (n) => `Face ${n}`,
  arrows: (n) => `Steps, arrow ${n}`,
  spaces: (n) => `Space ${n}`,
  needs: () => 'Condition',
  built: () => 'When built',
  production: () => 'Each production',
  villagerGained: () => 'Per villager gained',
  questDone: () => 'Per quest completed',
  fightWon: () => 'Per fight won',
  combatRoll: () => 'In combat',
  above: () => 'Overground',
  under: () => 'Underground',
  uses: () => 'Use',
  ability: () => 'Ability',
  score: () => 'At the end',
  onRoll: () => 'When rolled',
}

/** The number of a deed or rule, by its verb and name. */
export const DEEDS_EN: Readonly<Record<string, string>> = {
  'loseHearts/n': 'Lose hearts',
  'loseHearts/dice': 'Dice of hearts lost',
  'gainVillagers/n': 'Gain villagers',
  'drawQuests/draw': 'Quests drawn',
  'drawQuests/keep': 'Quests kept',
  'drawOrders/draw': 'Orders drawn',
  'drawOrders/keep': 'Orders kept',
  'buyGear/off': 'Gear discount',
  'swapTiles/times': 'Tile swaps',
  'addMove/n': 'Extra steps',
  'damage/n': 'Extra damage',
  'defend/n': 'Extra defense',
  'cheaperBuild/n': 'Building discount',
  'changeGoods/upTo': 'Goods changed',
  'heroAction/move': 'Steps',
  'buildCost/add': 'Change of building prices',
  'recruitCost/add': 'Change of recruiting prices',
  'move/add': 'Extra steps',
  'defence/add': 'Extra defense',
  'maxMana/add': 'Extra mana slots',
  'mountainLoss/add': 'Change of hearts lost on mountains',
  'searchLoss/add': 'Change of hearts lost in a search',
  'sale/coins': 'Coins for the sale',
  'botAttack/perSeason': 'Attack per season',
  'botTake/n': 'Cards taken',
}

export const gainSaid = (verb: string, what: string): string =>
  verb === 'pay' ? `Pay ${what}` : verb === 'sale' ? `Sell ${what}` : `Gain ${what}`

/** Inside a use, an option or a face: "Use: gain coins". */
export const within = (part: string, label: string): string =>
  `${part}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`

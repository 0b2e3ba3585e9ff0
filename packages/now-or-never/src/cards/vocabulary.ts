// The vocabulary of card effects. Every record of the game is written in it, and one interpreter reads it.
import { anyId, type Checked, list, no, orNull, shape, tagged, whole, words, yes } from '@lorehall/grammar'

export const GOODS = ['shell', 'tool', 'demon', 'crystal'] as const
export type Good = (typeof GOODS)[number]
export const good = words(...GOODS)

const count = whole(0, 99)

const GOOD_COUNTS = { shell: count, tool: count, demon: count, crystal: count }

/** Goods by name; absent means none. */
export const goods = shape({}, GOOD_COUNTS)

export const COUNTED = [...GOODS, 'coin', 'book', 'xp', 'heart', 'mana'] as const
export type Counted = (typeof COUNTED)[number]

const BAG = { ...GOOD_COUNTS, coin: count, book: count, xp: count, heart: count, mana: count }

/** Resources paid or gained, by name; absent means none. */
export const bag = shape({}, BAG)
export type Bag = Checked<typeof bag>

const MAY = { may: yes }

/** One deed of a program; deeds are done in order. `may`: it can be declined. */
export const deed = tagged('verb', {
  pay: bag,
  gain: bag,
  loseHearts: shape({}, { n: count, dice: whole(1, 4) }),
  gainVillagers: shape({ n: count }, {}),
  drawQuests: shape({ draw: whole(1, 8), keep: whole(1, 8) }, {}),
  drawOrders: shape({ draw: whole(1, 9), keep: whole(1, 9) }, {}),
  buyGear: shape({ off: count }, MAY),
  swapTiles: shape({ times: whole(1, 9) }, MAY),
  takeFirstPlayer: shape({}, {}),
  rollGain: shape({ per: bag }, {}),
  build: shape({}, MAY),
  heal: shape({}, {}),
  addMove: shape({ n: count }, {}),
  ignoreEnemies: shape({ until: words('turn') }, {}),
  reroll: shape({}, {}),
  damage: shape({ n: count }, {}),
  defend: shape({ n: count }, {}),
  cheaperBuild: shape({ n: count }, {}),
  readySpecialist: shape({ whose: words('own') }, {}),
  useSpecialist: shape({ whose: words('any'), faceDown: yes, turn: no }, {}),
  visitAgain: shape({}, {}),
  changeGoods: shape({ upTo: whole(1, 9) }, {}),
  takeSearchToken: shape({ where: words('any') }, {}),
  heroAction: shape({ move: whole(0, 9) }, {}),
})
export type Deed = Checked<typeof deed>

export const deeds = list(deed)

const add = whole(-9, 9)

/** A change that applies while the record is in play. */
export const rule = tagged('rule', {
  buildCost: shape({ add }, { except: words('self') }),
  recruitCost: shape({ add }, {}),
  move: shape({ add }, {}),
  defence: shape({ add }, {}),
  maxMana: shape({ add }, { pair: anyId, once: anyId }),
  mountainLoss: shape({ add }, {}),
  searchLoss: shape({ add }, {}),
  rehouse: shape({ from: words('own-row') }, {}),
  sale: shape({ id: anyId, goods, coins: count }, {}),
})
export type Rule = Checked<typeof rule>

const WHENS = ['ownTurn', 'anyTime', 'heroMove', 'ownDie', 'combatRound', 'building', 'afterVisit'] as const

/** An action that the owner of a record may take, at a price. */
export const use = shape(
  {
    id: anyId,
    when: words(...WHENS),
    limit: orNull(words('season', 'round', 'build', 'roll')),
    do: deeds,
  },
  { pay: bag, payOneOf: list(good), not: list(words('combat', 'finalProduction')), takesTurn: yes },
)
export type Use = Checked<typeof use>

/** Automatic effects, by event. */
export const on = shape(
  {},
  {
    built: deeds,
    production: deeds,
    villagerGained: deeds,
    questDone: deeds,
    fightWon: deeds,
    combatRoll: shape({ die: whole(1, 4), do: deeds }, {}),
  },
)
export type On = Checked<typeof on>

/** Things that score at the end. */
export const tally = shape(
  { tally: words('finalProduced', 'adjacent', 'abilities', 'housed', 'tokens'), vp: count },
  { per: whole(1, 9), max: count, good, of: words('book-icon', 'bed-icon', 'good-producer') },
)

export type Tally = Checked<typeof tally>

/** The effect of a rolled face. */
export const FACE = {
  damage: count,
  defence: count,
  options: list(shape({ pay: bag, damage: count, defence: count }, { damageDice: whole(1, 1) })),
  onRoll: deeds,
}

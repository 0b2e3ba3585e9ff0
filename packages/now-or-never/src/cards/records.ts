// The types of the records: their fields, and the range of each number.
import {
  anyId,
  byId,
  type Checked,
  flag,
  list,
  orNull,
  shape,
  tagged,
  whole,
  words,
  yes,
} from '@lorehall/grammar'
import { bag, deeds, FACE, good, goods, on, rule, tally, use } from './vocabulary.ts'

const count = whole(0, 99)
const vp = whole(0, 50)
const rules = list(rule)
const uses = list(use)
const score = list(tally)

const setup = shape(
  {
    seasons: whole(1, 12),
    coins: count,
    extraCoins: list(count, 4, 4),
    villagerRow: whole(1, 12),
    gearRow: shape({ red: whole(1, 6), blue: whole(1, 6) }, {}),
    specialistRow: whole(1, 8),
    deal: shape({ basic: count, artifact: count, advanced: count, keep: whole(1, 8) }, {}),
    level9: list(whole(0, 2), 4, 4),
    soloWin: whole(1, 999),
    orderVP: vp,
    refillXP: count,
    // Coins have no limit, so with at least 1 coin every rest gives something.
    rest: shape({ heart: count, coin: whole(1, 99) }, {}),
    lossXP: count,
  },
  {},
)

const sale = shape({ goods, coins: count }, {})

const PLACE = { row: whole(1, 4), col: whole(1, 10), mountain: flag }
const space = tagged('kind', {
  location: shape({ ...PLACE, location: anyId }, {}),
  random: shape({ ...PLACE, slot: whole(1, 3) }, {}),
  enemy: shape({ ...PLACE, level: whole(1, 9) }, {}),
  search: shape({ ...PLACE, letter: anyId }, {}),
  plain: shape(PLACE, {}),
})
export type Space = Checked<typeof space>

const map = shape({ start: anyId, orders: anyId, enemies: list(anyId, 9, 9), spaces: byId(space) }, {})

const location = shape({ random: flag, above: deeds, under: deeds }, {})
export type Location = Checked<typeof location>

const face = shape(FACE, {})
export type Face = Checked<typeof face>

const hero = shape(
  {
    hearts: whole(1, 30),
    mana: whole(0, 9),
    arrows: list(whole(0, 9), 3, 3),
    ability: shape({ id: anyId, uses }, {}),
    faces: list(face, 4, 4),
  },
  {},
)
export type Hero = Checked<typeof hero>

const LEARNED = { hero: anyId, level: whole(1, 3), xp: count }
const LASTING = { rules, uses, on }
const ability = tagged('colour', {
  red: shape({ ...LEARNED, ...FACE }, {}),
  blue: shape({ ...LEARNED, ...LASTING }, {}),
})
export type Ability = Checked<typeof ability>

const BOUGHT = { cost: count, copies: whole(0, 9) }
const gear = tagged('colour', {
  red: shape({ ...BOUGHT, ...FACE }, {}),
  blue: shape({ ...BOUGHT, ...LASTING }, {}),
})
export type Gear = Checked<typeof gear>

const villagers = { villagers: whole(0, 9) }
const enemy = shape(
  {
    level: whole(1, 9),
    health: whole(1, 99),
    attack: count,
    reward: shape(
      {},
      {
        ...villagers,
        coin: count,
        xp: count,
        book: count,
        shell: count,
        tool: count,
        demon: count,
        crystal: count,
      },
    ),
  },
  {},
)
export type Enemy = Checked<typeof enemy>

const townSpace = shape(
  { gain: orNull(words('shell', 'tool', 'demon', 'crystal', 'book')), extra: count },
  {},
)
const townRow = shape({ start: flag, completeVP: vp, setVP: vp, spaces: list(townSpace, 4, 4) }, {})
const town = list(townRow, 4, 4)
export type Town = Checked<typeof town>

const building = shape(
  { cost: count, beds: whole(0, 9), book: flag, produces: bag, rules, on, score },
  { notInFinal: yes },
)
export type Building = Checked<typeof building>

const specialist = shape(
  {
    starting: flag,
    action: words('build', 'heal', 'xp', 'gear'),
    use: count,
    tax: count,
    recruit: count,
    do: deeds,
  },
  // Never in the row: it is in the box until something gives it to a player.
  { aside: yes },
)
export type Specialist = Checked<typeof specialist>

const order = shape({ goods, coins: count }, {})
export type Order = Checked<typeof order>

const search = shape({ copies: whole(0, 18), do: deeds, keep: flag, income: count }, {})
export type SearchToken = Checked<typeof search>

export const PILES = ['basic', 'artifact', 'advanced'] as const
export type Pile = (typeof PILES)[number]

const need = shape(
  {
    need: words('ordersDone', 'buildings', 'housed', 'kills', 'stock', 'rowsFull', 'slots'),
    atLeast: count,
  },
  { good },
)
export type Need = Checked<typeof need>

const quest = shape(
  {
    pile: words(...PILES),
    at: anyId,
    pay: bag,
    needs: list(need),
    fight: orNull(shape({ health: whole(1, 99), attack: count }, {})),
    do: deeds,
    vp,
    on,
    rules,
    uses,
    score,
  },
  {},
)
export type Quest = Checked<typeof quest>

const botTakes = list(shape({ verb: words('botTake'), what: words('order', ...PILES), n: whole(1, 9) }, {}))
const botDeed = tagged('verb', {
  botSearch: shape({}, {}),
  botRecruit: shape({ faceDown: flag }, {}),
  botAttack: shape({ perSeason: whole(1, 9), else: words('drawAgain') }, {}),
  botRoll: shape({ 1: botTakes, 2: botTakes, 3: botTakes, 4: botTakes }, {}),
  botExhaust: shape({ whose: words('bot', 'you') }, { tax: yes }),
})
const solo = shape({ do: list(botDeed) }, {})
export type SoloCard = Checked<typeof solo>

/** All records, by table and id. */
export const records = shape(
  {
    setup,
    market: byId(sale),
    maps: shape({ above: map, under: map }, {}),
    locations: byId(location),
    heroes: byId(hero),
    abilities: byId(ability),
    enemies: byId(enemy),
    towns: shape({ front: town, back: town }, {}),
    buildings: byId(building),
    villagers: shape({ shell: count, tool: count, demon: count, crystal: count }, {}),
    specialists: byId(specialist),
    orders: byId(order),
    gear: byId(gear),
    search: byId(search),
    quests: byId(quest),
    solo: byId(solo),
    reroll: uses,
  },
  {},
)
export type Records = Checked<typeof records>

/** Tables of records. A file lists records by id, each with the fields it changes. */
export const TABLES = [
  'market',
  'locations',
  'heroes',
  'abilities',
  'enemies',
  'buildings',
  'specialists',
  'orders',
  'gear',
  'search',
  'quests',
  'solo',
] as const
export type Table = (typeof TABLES)[number]

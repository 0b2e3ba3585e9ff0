// Fights for bots: exact chances, the worth of a fight, and the worth of a strong board for future fights. Chances are
// cached per hero board, because the same boards come up again and again.
import { type Odds, oddsOf, type Pool, Reckoning } from '../combat/odds.ts'
import { fighterOf } from '../rules/chance-to-win.ts'
import { faceOf } from '../rules/hero-die.ts'
import { added, maxHearts, maxMana } from '../rules/inforce.ts'
import { lookup, player } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { at, type Fight } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { Enemy } from '../cards/records.ts'
import type { Deed, On, Rule, Use } from '../cards/vocabulary.ts'
import { deedsWorth } from './deeds.ts'
import { lasting } from './lasting.ts'
import { bagWorth, heartsWorth, type Prices, pricesWith } from './prices.ts'

/** The few records that matter in fights, and the enemy space of each level. */
interface Arms {
  readonly matters: ReadonlySet<string>
  readonly spaces: readonly number[]
  readonly boards: Map<string, Board>
}

/** A hero board, as far as it matters in fights. */
interface Board {
  /** Indexed by the attack of the foe. */
  readonly fights: Reckoning[]
  /** True if goods can be used in a fight. */
  readonly goods: boolean
  /**
   * The worth of each level to a hero with full hearts and mana, by seasons left: now, and averaged over future
   * seasons.
   */
  readonly now: (readonly number[])[]
  readonly later: (readonly number[])[]
}

/** The cache is cleared after this many boards. */
const BOARDS = 4000

const feeds = (deed: Deed): boolean =>
  deed.verb === 'changeGoods' || (deed.verb === 'gain' && (deed.mana ?? 0) + (deed.demon ?? 0) > 0)

function mattersInFights(record: {
  readonly rules: readonly Rule[]
  readonly uses: readonly Use[]
  readonly on: On
}): boolean {
  return (
    record.on.combatRoll !== undefined ||
    record.rules.some(({ rule }) => rule === 'defence' || rule === 'maxMana') ||
    record.uses.some(
      ({ when, do: deeds }) => when === 'combatRound' || when === 'ownDie' || deeds.some(feeds),
    )
  )
}

const arms = new WeakMap<Values, Arms>()

function armsOf(values: Values): Arms {
  const known = arms.get(values)
  if (known !== undefined) return known
  const lasting = [...Object.entries(values.gear), ...Object.entries(values.abilities)].flatMap(
    ([id, token]) => (token.colour === 'blue' && mattersInFights(token) ? [id] : []),
  )
  const quests = Object.entries(values.quests).flatMap(([id, quest]) => (mattersInFights(quest) ? [id] : []))
  const spaces: number[] = []
  values.spaces.forEach((space, i) => {
    if (space.kind === 'enemy') spaces[space.level - 1] = i
  })
  const found: Arms = { matters: new Set([...lasting, ...quests]), spaces, boards: new Map() }
  arms.set(values, found)
  return found
}

/** The cache key. Boards that fight alike have the same key. */
function nameOf(f: F, seat: number, { matters }: Arms): string {
  const { hero, red, blue, done, used } = player(f, seat)
  let name = `${hero} ${f.options['reroll'] === true ? 'r' : ''}`
  for (const id of red) name += `${id},`
  for (const id of blue) if (matters.has(id)) name += `${id};`
  for (const id of done) if (matters.has(id)) name += `${id};`
  for (const id of used) if (matters.has(id)) name += `-${id};`
  return name
}

const asksGoods = ({ demons = 0, goods = 0 }: Partial<Pool>): boolean => demons + goods > 0

function boardOf(f: F, seat: number): Board {
  const all = armsOf(f.values)
  const name = nameOf(f, seat, all)
  const known = all.boards.get(name)
  if (known !== undefined) return known
  if (all.boards.size >= BOARDS) all.boards.clear()
  const { rerolls, exchanges } = fighterOf(f, seat)
  const goods = rerolls.some(asksGoods) || exchanges.some(({ pay }) => asksGoods(pay))
  const fresh: Board = { fights: [], goods, now: [], later: [] }
  all.boards.set(name, fresh)
  return fresh
}

/** A hero before a fight: the board and the resources. */
export interface Arena {
  readonly f: F
  readonly seat: number
  readonly board: Board
  readonly pool: Pool
}

export function arenaOf(f: F, seat: number): Arena {
  const { mana, goods } = player(f, seat)
  // With the reroll variant, goods could pay for rerolls. The bot does not plan to lose them that way.
  const rolled = f.options['reroll'] === true
  const demons = rolled ? 0 : goods.demon
  const others = rolled ? 0 : goods.shell + goods.tool + goods.crystal
  return { f, seat, board: boardOf(f, seat), pool: { mana, demons, goods: others } }
}

/** If nothing in a fight uses goods, they are ignored, so that memoized results apply more often. */
function oddsIn({ f, seat, board, pool }: Arena, health: number, attack: number, hearts: number): Odds {
  const fights = (board.fights[attack] ??= new Reckoning(fighterOf(f, seat), attack))
  const means = board.goods ? { ...pool, spent: [] } : { mana: pool.mana, demons: 0, goods: 0, spent: [] }
  return oddsOf(fights.before(health, hearts, means))
}

/** The expected worth of a fight, compared with the hearts before it. */
export function outcome({ win, hearts: left }: Odds, hearts: number, reward: number, prices: Prices): number {
  const won = reward + heartsWorth(left, prices)
  const lost = prices.xp + heartsWorth(1, prices)
  return win * won + (1 - win) * lost - heartsWorth(hearts, prices)
}

/** A fight that starts now with these hearts, with all its costs. */
export function fightWorth(
  arena: Arena,
  { health, attack }: Pick<Enemy, 'health' | 'attack'>,
  hearts: number,
  reward: number,
  prices: Prices,
): number {
  if (hearts <= 0) return 0
  return outcome(oddsIn(arena, health, attack, hearts), hearts, reward, prices)
}

/** The chance to win the current fight, before its next roll. */
export const winning = (f: F, seat: number, { health, attack, dealt }: Fight, hearts: number): number =>
  oddsIn(arenaOf(f, seat), health - dealt, attack, hearts).win

/**
 * The expected worth of the current fight, compared with what its hero has now. During a round: as if it struck now.
 */
export function runningWorth(f: F, seat: number, fight: Fight, reward: number, prices: Prices): number {
  const { hearts } = player(f, seat)
  let [health, left] = [fight.health - fight.dealt, hearts]
  if (fight.face > 0) {
    const { damage, defence } = faceOf(f, seat, fight.face)
    health -= damage + fight.damage
    left -= Math.max(0, fight.attack - added(f, seat, 'defence') - defence - fight.defence)
  }
  if (left <= 0) return prices.xp - heartsWorth(hearts, prices)
  if (health <= 0) return reward + heartsWorth(left, prices) - heartsWorth(hearts, prices)
  const odds = oddsIn(arenaOf(f, seat), health, fight.attack, left)
  return outcome(odds, left, reward, prices) + heartsWorth(left, prices) - heartsWorth(hearts, prices)
}

/** The worth of winning against an enemy or the foe of a quest card. */
export function rewardOf({ values }: F, id: string, prices: Prices): number {
  const foe = values.enemies[id]
  if (foe !== undefined) return rewardWorth(foe, prices)
  const quest = values.quests[id]
  return quest === undefined
    ? 0
    : quest.vp + deedsWorth(quest.do, prices) + (lasting(values, prices)[id] ?? 0)
}

/** `welcome`: the fraction of a villager's worth that the town has room for. */
export function rewardWorth({ reward }: Enemy, prices: Prices, welcome = 1): number {
  return bagWorth(reward, prices) + (reward.villagers ?? 0) * prices.villager * welcome
}

/** The worth of each level to a hero with full hearts and mana. */
function levelsNow(f: F, seat: number, board: Board, prices: Prices): readonly number[] {
  const known = board.now[prices.left]
  if (known !== undefined) return known
  const [hearts, mana] = [maxHearts(f, seat), maxMana(f, seat)]
  const pool = { mana, demons: 0, goods: 0 }
  const found = f.values.levels.map((id) => {
    const foe = lookup.enemy(f, id)
    const odds = oddsIn({ f, seat, board, pool }, foe.health, foe.attack, hearts)
    return Math.max(0, outcome(odds, hearts, rewardWorth(foe, prices), prices))
  })
  board.now[prices.left] = found
  return found
}

/** The average over future seasons. The later the season, the less a villager is worth. */
function levelsLater(f: F, seat: number, board: Board, left: number): readonly number[] {
  const known = board.later[left]
  if (known !== undefined) return known
  const seasons = Array.from({ length: left }, (_, later) => levelsNow(f, seat, board, pricesWith(later)))
  const found = f.values.levels.map(
    (_, i) => seasons.reduce((sum, levels) => sum + at(levels, i), 0) / Math.max(1, left),
  )
  board.later[left] = found
  return found
}

/** Fights per season, and the fraction of their expected worth that is realized. */
const A_SEASON = 1.4
const COMES_TRUE = 0.8

/**
 * The worth of the best fights left, at most two per level. A fractional number of fights counts the last one in part.
 */
function bestFights({ state, values }: F, levels: readonly number[], fights: number): number {
  const { spaces } = armsOf(values)
  const found: number[] = []
  for (let i = 0; i < levels.length; i++) {
    const living = at(state.enemies, at(spaces, i))
    for (let n = 0; n < living && n < 2; n++) found.push(at(levels, i))
  }
  found.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < found.length && i < fights; i++) sum += at(found, i) * Math.min(1, fights - i)
  return sum
}

/** The worth of the board for future fights. */
export function strengthWorth(f: F, seat: number, prices: Prices): number {
  const p = player(f, seat)
  if (p.hero === '') return 0
  const board = boardOf(f, seat)
  const { left } = prices
  let sum = bestFights(f, levelsLater(f, seat, board, left), A_SEASON * left)
  let arrows = 0
  if (!p.passed && !prices.eve) for (const covered of p.covered) if (!covered) arrows++
  if (arrows > 0) sum += bestFights(f, levelsNow(f, seat, board, prices), (A_SEASON * arrows) / 3)
  return sum * COMES_TRUE
}

// Fights as a bot sees them: the exact chances, kept for every board that was met, as the same boards come
// again and again; what a fight is worth; and what a strong board is worth for the fights to come.
import { type Odds, oddsOf, type Pool, Reckoning } from '../combat/odds.ts'
import { fighterOf } from '../rules/chance-to-win.ts'
import { faceOf } from '../rules/faces.ts'
import { added, maxHearts, maxMana } from '../rules/inforce.ts'
import { player, the } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import { at, type Fight } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { Enemy } from '../cards/records.ts'
import type { Deed, On, Rule, Use } from '../cards/vocabulary.ts'
import { deedsWorth } from './deeds.ts'
import { lasting } from './lasting.ts'
import { bagWorth, heartsWorth, type Prices, pricesWith } from './prices.ts'

/** What matters in a fight lies on few records: those, and the spaces enemies live on by their level. */
interface Arms {
  readonly matters: ReadonlySet<string>
  readonly spaces: readonly number[]
  readonly boards: Map<string, Board>
}

/** A hero board as fights know it. */
interface Board {
  /** By the attack of the foe. */
  readonly fights: Reckoning[]
  /** Goods can be made something of in a fight. */
  readonly goods: boolean
  /** What each level is worth to it, rested, by the seasons left; and on the mean of all seasons to come. */
  readonly now: (readonly number[])[]
  readonly later: (readonly number[])[]
}

/** So many boards are kept; then it begins anew. */
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

/** The same for all boards that fight alike. */
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

/** A hero before a fight: the board, and what is at hand. */
export interface Arena {
  readonly f: F
  readonly seat: number
  readonly board: Board
  readonly pool: Pool
}

export function arenaOf(f: F, seat: number): Arena {
  const { mana, goods } = player(f, seat)
  // Where goods roll dice again, nobody sets out to lose them that way.
  const rolled = f.options['reroll'] === true
  const demons = rolled ? 0 : goods.demon
  const others = rolled ? 0 : goods.shell + goods.tool + goods.crystal
  return { f, seat, board: boardOf(f, seat), pool: { mana, demons, goods: others } }
}

/** Goods that nothing in a fight asks for are left out: what was worked out once then serves more often. */
function oddsIn({ f, seat, board, pool }: Arena, health: number, attack: number, hearts: number): Odds {
  const fights = (board.fights[attack] ??= new Reckoning(fighterOf(f, seat), attack))
  const means = board.goods ? { ...pool, spent: [] } : { mana: pool.mana, demons: 0, goods: 0, spent: [] }
  return oddsOf(fights.before(health, hearts, means))
}

/** What comes of it, beyond the hearts there were. */
export function outcome({ win, hearts: left }: Odds, hearts: number, reward: number, prices: Prices): number {
  const won = reward + heartsWorth(left, prices)
  const lost = prices.xp + heartsWorth(1, prices)
  return win * won + (1 - win) * lost - heartsWorth(hearts, prices)
}

/** A fight that begins now with so many hearts, all it costs counted. */
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

/** The chance to win the fight that is under way, before its next roll. */
export const winning = (f: F, seat: number, { health, attack, dealt }: Fight, hearts: number): number =>
  oddsIn(arenaOf(f, seat), health - dealt, attack, hearts).win

/** The fight that is under way, beyond what its hero has. In a round: as if it struck now. */
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

/** What winning brings: of an enemy, or of a quest card. */
export function rewardOf({ values }: F, id: string, prices: Prices): number {
  const foe = values.enemies[id]
  if (foe !== undefined) return rewardWorth(foe, prices)
  const quest = values.quests[id]
  return quest === undefined
    ? 0
    : quest.vp + deedsWorth(quest.do, prices) + (lasting(values, prices)[id] ?? 0)
}

/** `welcome`: how much of a villager's worth there is room for. */
export function rewardWorth({ reward }: Enemy, prices: Prices, welcome = 1): number {
  return bagWorth(reward, prices) + (reward.villagers ?? 0) * prices.villager * welcome
}

/** What each level is worth to a hero who is rested. */
function levelsNow(f: F, seat: number, board: Board, prices: Prices): readonly number[] {
  const known = board.now[prices.left]
  if (known !== undefined) return known
  const [hearts, mana] = [maxHearts(f, seat), maxMana(f, seat)]
  const pool = { mana, demons: 0, goods: 0 }
  const found = f.values.levels.map((id) => {
    const foe = the.enemy(f, id)
    const odds = oddsIn({ f, seat, board, pool }, foe.health, foe.attack, hearts)
    return Math.max(0, outcome(odds, hearts, rewardWorth(foe, prices), prices))
  })
  board.now[prices.left] = found
  return found
}

/** And on the mean of the seasons to come: the later, the less a villager brings. */
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

/** Fights a season, and how much of what they promise comes true. */
const A_SEASON = 1.4
const COMES_TRUE = 0.8

/** The best fights there are, so many of them; of one level not more than two. */
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

/** What the board is worth for the fights that are still to come. */
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

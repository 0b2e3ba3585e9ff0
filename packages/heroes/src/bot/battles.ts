// The value of a Battle that is ahead or under way: the chance to win it, and the gains and losses.
import { type Place } from '../map/world.ts'
import { natural, strength, strengthOf, unitStrength } from '../rules/battle/strength.ts'
import { player } from '../rules/lookup.ts'
import { unitsAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { defensesAt } from '../rules/tokens.ts'
import type { Battle, SideName } from '../state.ts'
import { enemyCapital, regionWorth, tokensWorth } from './ground.ts'
import { advantageAt } from './marks.ts'
import { chanceBy, lost, spite, tacticGain, tacticPower } from './odds.ts'

/** The value of destroying a Capital, in addition to its points. With two players it wins the game. */
const fall = (f: F): number => (f.state.players.length === 2 ? 40 : 4)
/** The cost of losing one's own Capital. */
const FALL = 40

const isSerfsOnly = (f: F, seat: number, place: Place): boolean => {
  const p = player(f, seat)
  return unitsAt(p, place) === (p.serfs[place] ?? 0) && !p.towers.includes(place) && p.capital !== place
}

/** The cost of a defeat besides lost Units: going home and coming back takes a turn. */
const WAY_HOME = 0.5

/** Solo: the value of sending an army of the Enemy back to its Capital, so it takes nothing on the way. */
const DRIVEN_HOME = 3

/** The value of starting a Battle there, for the attacker. */
export function attackWorth(
  f: F,
  seat: number,
  enemy: number,
  place: Place,
  force: number,
  serfsOnly: boolean,
  left: number,
): number {
  const against = natural(f, enemy, place)
  const mine = force + tacticPower(f, seat, serfsOnly) + advantageAt(f, seat, place)
  const theirs = against + tacticPower(f, enemy, isSerfsOnly(f, enemy, place)) + fortsAt(f, place)
  const p = chanceBy(mine - theirs - 0.5)
  const driven = f.state.enemy === null ? 0 : DRIVEN_HOME
  const gain = regionWorth(f, place, 0) + tokensWorth(f, seat, place, force, left) + driven
  return (
    f.values.battleVp +
    tacticGain(f, seat, serfsOnly) +
    p * gain +
    weigh(f, seat, place, p, force, against, left)
  )
}

/** The Strength that tokens add for the defender there. */
function fortsAt(f: F, place: Place): number {
  let sum = 0
  for (const n of defensesAt(f, place).values()) sum += n
  return sum
}

/** The expected gains and losses, apart from the Region. */
function weigh(
  f: F,
  seat: number,
  place: Place,
  p: number,
  force: number,
  against: number,
  left: number,
): number {
  const spoils = enemyCapital(f, seat, place)
    ? f.values.destroyedVp + fall(f)
    : (against / 2) * lost(left) * spite(f)
  return p * spoils - (1 - p) * (Math.ceil(force / 2) * lost(left) + WAY_HOME)
}

const sideOf = ({ attacker, defender }: Battle, seat: number): SideName | null =>
  attacker.seat === seat ? 'attacker' : defender.seat === seat ? 'defender' : null

/** The value of the current Battle to this seat; 0 if the seat leads neither side. */
export function battleWorth(f: F, seat: number, left: number): number {
  const { battle } = f.state
  if (battle === null || battle.ceased) return 0
  const name = sideOf(battle, seat)
  if (name === null) return 0
  const lying = lyingWorth(f, battle, seat, left)
  // The loser's Units have not been removed yet, so their loss is subtracted here.
  if (battle.winner !== '') return -lying - (battle.winner === name ? 0 : lossAhead(f, battle, seat, left))
  const foe = name === 'attacker' ? 'defender' : 'attacker'
  const mine = strength(f, battle, name)
  const theirs = strength(f, battle, foe)
  const open = battle.attacker.tactic === '' || battle.defender.tactic === ''
  const power = (side: SideName): number =>
    tacticPower(f, battle[side].seat, isSerfsOnly(f, battle[side].seat, battle[side].at))
  const cards = open ? power(name) - power(foe) : 0
  const margin = mine.total - theirs.total + cards + (name === 'defender' ? 0.5 : -0.5)
  const points = open ? tacticGain(f, seat, isSerfsOnly(f, seat, battle[name].at)) : 0
  const p = chanceBy(open ? margin : margin * 3)
  const region = regionWorth(f, battle.place, player(f, seat).serfs[battle.place] ?? 0)
  if (name === 'attacker')
    return (
      weigh(f, seat, battle.place, p, mine.natural, theirs.natural, left) -
      (1 - p) * region +
      p * tokensWorth(f, seat, battle.place, mine.natural, left) +
      points -
      lying
    )
  const siege = player(f, seat).capital === battle.place
  const gone = siege ? FALL : (mine.natural / 2) * lost(left) + region
  return -(1 - p) * gone + p * (theirs.natural / 2) * lost(left) * spite(f) + points - lying
}

/** The value of the seat's sacrificed Units. They still count as in play, so the caller subtracts it. */
function lyingWorth(f: F, { attacker, defender }: Battle, seat: number, left: number): number {
  let sum = 0
  for (const { seat: owner, piece } of [...attacker.lying, ...defender.lying]) {
    if (owner === seat) sum += strengthOf(f, piece) * lost(left) + 0.3
  }
  return sum
}

/** The losses the loser still has to take. */
function lossAhead(f: F, { place, damage }: Battle, seat: number, left: number): number {
  const p = player(f, seat)
  if (f.values.world.lands[place] === undefined || unitsAt(p, place) === 0) return 0
  const units = unitStrength(f, seat, place)
  return (
    Math.min(Math.max(damage, units / 2), units) * lost(left) + regionWorth(f, place, p.serfs[place] ?? 0)
  )
}

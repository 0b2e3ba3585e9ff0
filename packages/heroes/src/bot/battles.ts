// What a Battle promises that is not over: how likely it is won, and what then.
import { type Place } from '../map/world.ts'
import { natural, strength, strengthOf, unitStrength } from '../rules/battle/strength.ts'
import { player } from '../rules/lookup.ts'
import { unitsAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { defensesAt } from '../rules/tokens.ts'
import type { Battle, SideName } from '../state.ts'
import { enemyCapital, regionWorth, tokensWorth } from './ground.ts'
import { chanceBy, lost, spite, tacticGain, tacticPower } from './odds.ts'

/** What the fall of a Capital brings besides its points: with two it is the game. */
const fall = (f: F): number => (f.state.players.length === 2 ? 40 : 4)
/** What the own fall costs. */
const FALL = 40

const isSerfsOnly = (f: F, seat: number, place: Place): boolean => {
  const p = player(f, seat)
  return unitsAt(p, place) === (p.serfs[place] ?? 0) && !p.towers.includes(place) && p.capital !== place
}

/** Going home and coming again takes a turn. */
const WAY_HOME = 0.5

/** Alone: an army of the Enemy that is beaten begins again at its Capital, and takes nothing on the way. */
const DRIVEN_HOME = 3

/** A Battle that is still to be begun there, as its attacker sees it. */
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
  const mine = force + tacticPower(f, seat, serfsOnly)
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

/** What tokens add to who defends there. */
function fortsAt(f: F, place: Place): number {
  let sum = 0
  for (const n of defensesAt(f, place).values()) sum += n
  return sum
}

/** What is won and lost besides the Region. */
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

/** The Battle of the moment, as this seat sees it: 0 where it has no part in it. */
export function battleWorth(f: F, seat: number, left: number): number {
  const { battle } = f.state
  if (battle === null || battle.ceased) return 0
  const name = sideOf(battle, seat)
  if (name === null) return 0
  const lying = lyingWorth(f, battle, seat, left)
  // Those of the loser still count as there.
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

/** Units that were sacrificed are still counted among those in play. */
function lyingWorth(f: F, { attacker, defender }: Battle, seat: number, left: number): number {
  let sum = 0
  for (const { seat: owner, piece } of [...attacker.lying, ...defender.lying]) {
    if (owner === seat) sum += strengthOf(f, piece) * lost(left) + 0.3
  }
  return sum
}

/** What the loser still has to give up. */
function lossAhead(f: F, { place, damage }: Battle, seat: number, left: number): number {
  const p = player(f, seat)
  if (f.values.world.lands[place] === undefined || unitsAt(p, place) === 0) return 0
  const units = unitStrength(f, seat, place)
  return (
    Math.min(Math.max(damage, units / 2), units) * lost(left) + regionWorth(f, place, p.serfs[place] ?? 0)
  )
}

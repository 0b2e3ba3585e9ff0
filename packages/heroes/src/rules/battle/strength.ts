// Strength: Natural Strength, then every bonus, line by line. (H-BATTLE-3)
import type { Place } from '../../map/world.ts'
import { at as itemAt, type Battle, type BattleEffect, type Side, type SideName } from '../../state.ts'
import { isHero, type Piece } from '../../values/words.ts'
import type { Sort } from '../../cards/effect.ts'
import { addAbilities } from '../abilities/strength.ts'
import { player } from '../lookup.ts'
import { countOf, onBar, piecesOf, unitOf } from '../pieces.ts'
import { isFoe } from '../solo/enemy.ts'
import { addGifts, cardStrength } from '../solo/fighting.ts'
import type { F } from '../step.ts'
import { defensesAt } from '../tokens.ts'
import { isOneOf } from '../verbs/crowds.ts'
import { isMarked } from '../verbs/marks.ts'
import { countIn, other, sacrificable, sheltered, standing, towerOwner, upright } from './army.ts'

/** One line of a sum. */
export type Line = {
  /**
   * A kind of Unit, `tower`, `capital`, `serfs-inside`, or the id of a token, an ability, a Spell or a Tactic card.
   */
  readonly what: string
  readonly n: number
}

export interface Strength {
  /** Natural Strength: as printed, without bonuses. */
  readonly natural: number
  readonly lines: readonly Line[]
  readonly total: number
}

export const strengthOf = (f: F, piece: Piece): number => f.values.units[unitOf(piece)].strength

/** The Natural Strength of a player's Units in a Region, including those aboard. */
export function unitStrength(f: F, seat: number, place: Place): number {
  const p = player(f, seat)
  let sum = 0
  for (const piece of piecesOf(p)) sum += countOf(p, piece, place) * strengthOf(f, piece)
  return sum
}

/** By the level of the Capital; the Enemy's is stronger. (H-SOLO-1) */
function capitalStrength(f: F, seat: number): number {
  const level = player(f, seat).level - 1
  return isFoe(f, seat) ? itemAt(f.values.enemy.capital, level) : itemAt(f.values.capital, level).strength
}

/** Natural Strength of everything a player has in a Region: Units, a Tower, a Capital with all Serfs inside. */
export function natural(f: F, seat: number, place: Place): number {
  const p = player(f, seat)
  const tower = p.towers.includes(place) ? f.values.tower.strength : 0
  if (p.capital !== place) return unitStrength(f, seat, place) + tower
  const inside = (onBar(p) + p.buildings.length) * f.values.units.serf.strength
  return unitStrength(f, seat, place) + tower + capitalStrength(f, seat) + inside
}

/** The amount that sacrificing a Unit pays. (H-TACTIC-4) */
export const sacrificeOf = (f: F, side: Side, piece: Piece): number =>
  strengthOf(f, piece) + (f.values.box.words?.sacrificed(f, side, piece) ?? 0)

/** The amount that could be paid by sacrifice. (H-TACTIC-4) */
export function sacrificeValue(f: F, side: Side): number {
  let sum = f.values.box.words?.sacrificedAll(f, side) ?? 0
  for (const piece of sacrificable(f, side)) sum += upright(f, side, piece) * strengthOf(f, piece)
  return sum
}

/** Natural Strength of a side without sacrificed Units. */
export function naturalLeft(f: F, side: Side): number {
  const units = standing(f, side).reduce(
    (sum, { seat, piece }) => sum + upright(f, side, piece, seat) * strengthOf(f, piece),
    0,
  )
  return units + (towerOwner(f, side) === null ? 0 : f.values.tower.strength)
}

function naturalLines(f: F, battle: Battle, name: SideName): Line[] {
  const side = battle[name]
  const { units, tower } = f.values
  const lines: Line[] = []
  const add = (what: string, n: number) => {
    if (n !== 0) lines.push({ what, n })
  }
  const { capital: home } = player(f, side.seat)
  if (home === side.at && side.vessel === '') add('capital', capitalStrength(f, side.seat))
  if (towerOwner(f, side) !== null) add('tower', tower.strength)
  for (const unit of f.values.kinds) add(unit, countIn(f, side, unit) * units[unit].strength)
  add('serfs-inside', sheltered(f, battle, name) * units.serf.strength)
  return lines
}

/** The Natural Strength of a side. */
export const naturalOf = (f: F, battle: Battle, name: SideName): number => sum(naturalLines(f, battle, name))

/** Tokens such as a Fort help the player who was there first, and only to defend. (H-BATTLE-5) */
function addTokens(f: F, battle: Battle, name: SideName, add: (what: string, n: number) => void): void {
  if (name === 'attacker' || battle.pulled >= 0) return
  for (const [id, n] of defensesAt(f, battle.place)) add(id, n)
}

/** Markers such as a Bulwark help their owner defend there; two of one name do not add up. (H-MARK-1, H-SOLO-8) */
function addMarkers(f: F, battle: Battle, name: SideName, add: (what: string, n: number) => void): void {
  if (name === 'attacker' || f.state.marks.length === 0) return
  for (const [id, { defends = 0 }] of Object.entries(f.values.markers)) {
    if (defends > 0 && isMarked(f, battle.place, id, battle.defender.seat)) add(id, defends)
  }
}

/** The Units that an effect counts unless it says otherwise. */
const PLAIN: readonly Sort[] = ['serf', 'warrior']

function effectStrength(f: F, battle: Battle, name: SideName, effect: BattleEffect): number {
  const side = battle[name]
  const { rule, n = 0, max, unit, kinds = PLAIN } = effect
  if (rule === 'add') return n
  if (rule === 'each') {
    let all = 0
    for (const one of f.values.kinds) if (isOneOf(one, kinds)) all += n * countIn(f, side, one)
    return max === undefined ? all : Math.sign(n) * Math.min(Math.abs(all), max)
  }
  if (rule === 'stand')
    return naturalOf(f, battle, name) * 2 <= naturalOf(f, battle, other(name)) ? (max ?? n) : n
  if (rule !== 'zero' || unit === undefined) return 0
  // The effect means one Hero, even if two allied Heroes of this kind fight.
  const count = isHero(unit) ? Math.min(1, countIn(f, side, unit)) : countIn(f, side, unit)
  return -count * f.values.units[unit].strength
}

/** Units that already count 0 cannot count less. */
const isRepeated = ({ effects }: Battle, effect: BattleEffect): boolean =>
  effect.rule === 'zero' &&
  effects.find(({ rule, on, unit }) => rule === 'zero' && on === effect.on && unit === effect.unit) !== effect

function bonusLines(f: F, battle: Battle, name: SideName): Line[] {
  const lines: Line[] = []
  const add = (what: string, n: number) => {
    if (n !== 0) lines.push({ what, n })
  }
  addTokens(f, battle, name, add)
  addMarkers(f, battle, name, add)
  addAbilities(f, battle, name, add)
  addGifts(f, battle, name, add)
  for (const effect of battle.effects) {
    if (effect.on === name && !isRepeated(battle, effect)) {
      add(effect.from, effectStrength(f, battle, name, effect))
    }
  }
  return lines
}

/** Whether both sides have revealed a card. */
const isShown = ({ attacker, defender }: Battle): boolean =>
  [attacker, defender].every(({ tactic, card }) => tactic !== '' || card !== '')

/** Strength from the Tactic cards, once both are revealed. (H-TACTIC-1) */
function tacticLines(f: F, battle: Battle, name: SideName): Line[] {
  const { tactic, cancelled, card } = battle[name]
  if (cancelled || !isShown(battle)) return []
  if (card !== '') return [{ what: card, n: cardStrength(f, card) }]
  if (tactic === '') return []
  const { strength, against } = f.values.tactics[tactic]
  const { tactic: enemy } = battle[other(name)]
  const more = enemy === '' ? 0 : (against[enemy] ?? 0)
  const lines: Line[] = [{ what: tactic, n: strength }]
  return more === 0 ? lines : [...lines, { what: `${tactic}>${enemy}`, n: more }]
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { n }) => all + n, 0)

/** The Strength of a side now, never below 0. (H-BATTLE-3, H-BATTLE-4) */
export function strength(f: F, battle: Battle, name: SideName): Strength {
  const own = naturalLines(f, battle, name)
  const lines = [...own, ...bonusLines(f, battle, name), ...tacticLines(f, battle, name)]
  return { natural: sum(own), lines, total: Math.max(0, sum(lines)) }
}

// Souls: counted after Battles, spent to raise Units and for Strength. (H-UNDEAD-9)
import type { Option } from '@lorehall/kernel'
import { later, roundsLeft } from '../bot/prices.ts'
import { DONE } from '../choices.ts'
import { idOf, type Place } from '../map/world.ts'
import { happen } from '../rules/abilities/moments.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { ledBy, ongoing, owners } from '../rules/battle/army.ts'
import { lookForEnd } from '../rules/ends.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { hasRoom, inSupply, place as put, unitsAt } from '../rules/pieces.ts'
import { isOpen } from '../rules/recruit.ts'
import type { F } from '../rules/step.ts'
import { isAlly } from '../rules/teams.ts'
import { putOn } from '../rules/verbs/battles.ts'
import type { Battle } from '../state.ts'
import { isHero, isVessel, type Unit, UNITS } from '../values/words.ts'
import { BOOST, ENLIST, RAISE, RAISE_AT, RAISING } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

const SOULS = 'souls'

/** A number of the card: a limit, or the price of a kind of Unit. */
const numberOf = ({ values }: F, name: string): number => values.counters[SOULS]?.[name] ?? 0

/** The id of a seat's card; undefined: its faction has none. */
function cardOf(f: F, seat: number): string | undefined {
  const p = f.state.players[seat]
  return p === undefined || p.out || seat >= f.seats ? undefined : f.values.factions[p.faction]?.souls?.card
}

export const soulsOf = (f: F, seat: number): number => player(f, seat).counters?.[SOULS] ?? 0

function change(t: W, seat: number, n: number, from: string): void {
  const p = player(t, seat)
  const now = Math.min(soulsOf(t, seat) + n, numberOf(t, 'most'))
  if (now === soulsOf(t, seat)) return
  t.emit({ type: n > 0 ? 'words/souls' : 'words/spent', seat, n: Math.abs(now - soulsOf(t, seat)), from })
  p.counters = { ...p.counters, [SOULS]: now }
}

/** The Souls of a player who is out are gone. */
export function out(t: W, seat: number): void {
  const p = player(t, seat)
  if (p.counters !== undefined) p.counters = { ...p.counters, [SOULS]: 0 }
}

/** The value of a Soul to a bot: less than its share of a Unit, so that it raises, but more than nothing. */
const SOUL = 0.3

export const soulWorth = (f: F, seat: number): number =>
  cardOf(f, seat) === undefined ? 0 : SOUL * soulsOf(f, seat) * later(roundsLeft(f))

/** Only a seat with the card has Souls. */
export function gainSouls(t: W, seat: number, n: number, from: string): void {
  if (cardOf(t, seat) !== undefined) change(t, seat, n, from)
}

/** A seat's own losses without Vessels; the leader of the winning side also counts those of the enemy. */
function lost(f: F, battle: Battle, seat: number): number {
  const name = ledBy(f, seat)
  const won = name !== null && battle.winner === name
  return battle.fallen.filter(
    ({ seat: owner, unit }) => !isVessel(unit) && (owner === seat || (won && !isAlly(f, seat, owner))),
  ).length
}

export function soulsAfter(t: W, battle: Battle): void {
  for (const seat of [...owners(battle.attacker), ...owners(battle.defender)]) {
    const card = cardOf(t, seat)
    if (card !== undefined) change(t, seat, Math.min(numberOf(t, 'perBattle'), lost(t, battle, seat)), card)
  }
}

/** The Souls for raising a Unit. */
export const raisePrice = (f: F, unit: Unit): number =>
  numberOf(f, isHero(unit) ? 'hero' : isVessel(unit) ? 'vessel' : unit)

/** Whether a kind of Unit can be raised now: Heroes need their Building, a Vessel an ability. */
function canRaise(f: F, seat: number, unit: Unit): boolean {
  if (soulsOf(f, seat) < raisePrice(f, unit) || inSupply(f, seat, unit) === 0) return false
  if (!isVessel(unit)) return isOpen(f, seat, unit)
  return rulesOf(f, seat, 'raise').some(({ rule, bearer }) => rule.what === 'bearer' && bearer === unit)
}

const raisable = (f: F, seat: number): readonly Unit[] =>
  cardOf(f, seat) === undefined ? [] : UNITS.filter((unit) => canRaise(f, seat, unit))

/** Offered once on each of the owner's turns. */
export function offerRaising(t: W, seat: number): void {
  if (t.state.turn.raised !== true && raisable(t, seat).length > 0) t.offer(RAISING)
}

export function beginRaising(t: W, seat: number): void {
  t.state.turn.raised = true
  t.push({ do: 'words/raise', seat })
}

/** The Regions besides the Courtyard where a raised Unit may be placed. */
function graves(f: F, seat: number, unit: Unit): Place[] {
  if (isVessel(unit) || !rulesOf(f, seat, 'raise').some(({ rule }) => rule.what === 'anywhere')) return []
  const p = player(f, seat)
  const { towers, capital } = p
  const all = new Set([...heroesOf(p).map((hero) => heroOf(p, hero).at), ...towers])
  return [...all].filter(
    (place) => f.values.world.lands[place] !== undefined && place !== capital && hasRoom(f, seat, place, 1),
  )
}

/** Any number of Units, each paid for as it is named. */
export function raise(t: W, step: WordStepOf<'words/raise'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === DONE) return
  if (answer === undefined) {
    const units = raisable(t, seat)
    if (units.length === 0) return
    t.ask(seat, 'pick', 'words/raise')
    for (const unit of units) t.offer(RAISE(seat, unit))
    t.offer(DONE)
    return
  }
  const unit = UNITS.find((one) => one === answer.name)
  const card = cardOf(t, seat)
  if (unit === undefined || card === undefined) return
  change(t, seat, -raisePrice(t, unit), card)
  t.push(step)
  t.push({ do: 'words/raiseAt', seat, unit })
}

export function raiseAt(t: W, { seat, unit }: WordStepOf<'words/raiseAt'>, answer: Option | undefined): void {
  const p = player(t, seat)
  const places = graves(t, seat, unit)
  if (answer === undefined && places.length > 0) {
    t.ask(seat, 'pick', 'words/raiseAt')
    for (const place of [p.capital, ...places]) t.offer(RAISE_AT(t, place))
    return
  }
  const to = answer?.n ?? p.capital
  if (to !== p.capital)
    for (const { ability, rule } of rulesOf(t, seat, 'raise'))
      if (rule.what === 'anywhere') t.credit(ability.id)
  if (isVessel(unit))
    for (const { ability, bearer } of rulesOf(t, seat, 'raise')) if (bearer === unit) t.credit(ability.id)
  put(p, unit, to)
  t.emit({ type: 'placed', seat, unit, region: idOf(t, to), from: cardOf(t, seat) ?? '' })
  lookForEnd(t, seat)
}

/** Asked once, after both totals are first shown. */
export function boost(t: W, step: WordStepOf<'words/boost'>, answer: Option | undefined): void {
  const { seat, most, from = '' } = step
  if (answer === undefined) {
    t.ask(seat, 'pick', 'words/boost', from)
    for (let n = 0; n <= Math.min(most, soulsOf(t, seat)); n++) t.offer(BOOST(n))
    return
  }
  if (answer.n === 0) return
  change(t, seat, -answer.n, from)
  putOn(t, { seat }, 'own', { from, rule: 'add', n: answer.n })
}

/** The kinds of Serfs and Warriors that the enemy lost and that can join what is left of the army there. */
export function enlistable(f: F, seat: number): readonly ('serf' | 'warrior')[] {
  const { battle } = f.state
  const name = ledBy(f, seat)
  if (battle === null || name === null) return []
  const { at } = battle[name]
  if (f.values.world.lands[at] === undefined || !hasRoom(f, seat, at, 1)) return []
  if (unitsAt(player(f, seat), at) === 0) return []
  return (['serf', 'warrior'] as const).filter(
    (unit) =>
      inSupply(f, seat, unit) > 0 &&
      battle.fallen.some((one) => one.unit === unit && one.seat !== seat && !isAlly(f, seat, one.seat)),
  )
}

export function enlist(t: W, step: WordStepOf<'words/enlist'>, answer: Option | undefined): void {
  const { seat, from = '' } = step
  const kinds = enlistable(t, seat)
  const [only, second] = kinds
  if (only === undefined) return
  if (answer === undefined && second !== undefined) {
    t.ask(seat, 'pick', 'words/enlist', from)
    for (const unit of kinds) t.offer(ENLIST(seat, unit))
    return
  }
  const unit = kinds.find((one) => one === answer?.name) ?? only
  const battle = ongoing(t)
  const name = ledBy(t, seat)
  if (name === null) return
  const { at } = battle[name]
  put(player(t, seat), unit, at)
  t.emit({ type: 'placed', seat, unit, region: idOf(t, at), from })
  lookForEnd(t, seat)
}

/** Abilities that yield Souls act in Collection. */
export const collectSouls = (t: W, seat: number): void => happen(t, 'collection', { seat })

/** Regions with Heroes of a player outside their Capital, each once. */
export const heroRegionsOut = (f: F, seat: number): number => {
  const p = player(f, seat)
  const places = heroesOf(p).map((hero) => heroOf(p, hero).at)
  return new Set(places.filter((place) => place >= 0 && place !== p.capital)).size
}

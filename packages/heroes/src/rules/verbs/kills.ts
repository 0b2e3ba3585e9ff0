// Destroying Units: with “destroy” the acting player chooses, with “lose” the owner does. (H-VERB-9)
import type { Option } from '@lorehall/kernel'
import { UNIT } from '../../choices.ts'
import { type Place } from '../../map/world.ts'
import type { About } from '../../cards/about.ts'
import type { Act } from '../../cards/effect.ts'
import type { Piece } from '../../values/words.ts'
import type { Owned } from '../../state.ts'
import { fighting, ledBy, other, owners } from '../battle/army.ts'
import { crewOf } from '../guests.ts'
import { capitalOwner, player } from '../lookup.ts'
import { destroy, raze } from '../losses.ts'
import { countOf, piecesOf, unitOf, unitsAt } from '../pieces.ts'
import { everybody } from '../solo/enemy.ts'
import { namable } from '../solo/losses.ts'
import type { F, StepOf, T } from '../step.ts'
import { isOneOf, pointedAt } from './crowds.ts'
import { isProtected } from './immune.ts'
import { enemiesAt } from './regions.ts'
import { touches, whereIs } from './scope.ts'

type Kill = Extract<Act, { readonly do: 'kill' }>
/** The owners of the Units (one player, or allies who fight together) and their Region. */
type Target = readonly [owners: readonly number[], place: Place]

/** Every Region of the Continent where an enemy has enough Units; enemies clockwise from the acting player. */
function onContinent(f: F, about: About, of: number): Target[] {
  return everybody(f, about.seat).flatMap((seat) => {
    if (!touches(f, about, seat)) return []
    return f.values.world.lands.flatMap(({ continent }, place): Target[] => {
      if (continent !== about.continent || capitalOwner(f, place) !== null) return []
      if (unitsAt(player(f, seat), place) < of || isProtected(f, about, seat, place)) return []
      return [[[seat], place]]
    })
  })
}

/** The side of the Battle that an effect means. */
function inBattle(f: F, about: About, whose: Kill['whose']): Target[] {
  const { battle } = f.state
  const own = ledBy(f, about.seat)
  if (battle === null || own === null) return []
  const side = battle[whose === 'own' ? own : other(own)]
  const all = whose === 'own' ? [side.seat] : owners(side)
  return [[all.filter((seat) => about.spared?.includes(seat) !== true), side.at]]
}

function targets(f: F, about: About, { at, whose, kinds, of = 1 }: Kill): Target[] {
  if (at === 'continent') return onContinent(f, about, of)
  if (at === 'battle') return inBattle(f, about, whose)
  const place = whereIs(f, about, at)
  // A Region that was not chosen, or a bearer in the supply: nobody is there.
  if (place < 0) return []
  if (whose === 'own') return [[[about.seat], place]]
  const enemies = enemiesAt(f, about, place, { enemy: kinds === undefined ? {} : { kinds } })
  return enemies
    .filter((seat) => about.who === undefined || about.who === seat)
    .map((seat) => [[seat], place])
}

export function kill(t: T, about: About, verb: Kill, from: string): void {
  const found = targets(t, about, verb)
  if (found.length > 1 && verb.at !== 'continent') {
    const pick = [{ as: 'who', player: 'enemy' }] as const
    return t.push({ do: 'perform', seat: about.seat, from, pick, acts: [verb], about })
  }
  const { chooser, kinds, n = 99, strength = 99, savesCrew } = verb
  for (const [whose, place] of found.toReversed()) {
    const [leader] = whose
    if (leader === undefined) continue
    t.push({
      do: 'killUnits',
      seat: chooser === 'you' ? about.seat : leader,
      owners: whose,
      place,
      ...(kinds === undefined ? {} : { kinds }),
      n,
      strength,
      by: about.seat,
      from,
      ...(savesCrew === undefined ? {} : { savesCrew }),
    })
  }
}

/** The number of pieces there; in the Region of a Battle, only those that fight. */
function countThere(f: F, owner: number, place: Place, piece: Piece): number {
  const { battle } = f.state
  const side =
    battle === null
      ? undefined
      : [battle.attacker, battle.defender].find((one) => owners(one).includes(owner))
  if (side?.at === place) return fighting(f, side, piece, owner)
  return countOf(player(f, owner), piece, place)
}

/** A piece as the option names it: an ally's piece includes its owner. */
const nameOf = (step: StepOf<'killUnits'>, { seat, piece }: Owned): string =>
  seat === step.owners[0] ? piece : `${piece}/${seat}`

const victims = (f: F, { owners: all, place, kinds }: StepOf<'killUnits'>): Owned[] =>
  all.flatMap((seat) =>
    piecesOf(player(f, seat))
      .filter((piece) => isOneOf(unitOf(piece), kinds) && countThere(f, seat, place, piece) > 0)
      .map((piece) => ({ seat, piece })),
  )

function killUnits(t: T, step: StepOf<'killUnits'>, answer: Option | undefined): void {
  const { seat, owners: all, n, strength, from } = step
  if (n <= 0 || strength <= 0) return
  const found = namable(t, seat, victims(t, step), ({ piece }) => piece)
  const [only] = found
  if (only === undefined) return
  if (answer !== undefined) {
    const named = found.find((one) => nameOf(step, one) === answer.name)
    if (named !== undefined) strike(t, step, named)
    return
  }
  if (found.length === 1) return strike(t, step, only)
  t.ask(seat, 'pick', all.includes(seat) ? 'loseUnit' : 'destroyUnit', from)
  for (const one of found) {
    const name = nameOf(step, one)
    t.offer(UNIT(one.seat, name, pointedAt(t, seat, one.seat, step.place, name)))
  }
}

function strike(t: T, step: StepOf<'killUnits'>, { seat, piece }: Owned): void {
  const { place, n, strength, by } = step
  const gone = t.values.units[unitOf(piece)].strength
  if (n > 1 && strength > gone) t.push({ ...step, n: n - 1, strength: strength - gone })
  if (step.savesCrew !== true || !leaveLost(t, seat, piece, place)) destroy(t, seat, piece, place, by)
}

/** A Vessel that is lost in the Battle is destroyed once those aboard have retreated. False: nobody is aboard. */
function leaveLost(t: T, seat: number, piece: Piece, place: Place): boolean {
  const { battle } = t.state
  const side = [battle?.attacker, battle?.defender].find(
    (one) => one?.at === place && owners(one).includes(seat),
  )
  if (side === undefined || crewOf(t, { seat, piece }) === 0) return false
  side.lying.push({ seat, piece })
  return true
}

/** Damage outside a Battle: a Tower first, then the owner names Units; nobody retreats. (H-VERB-10) */
function hurt(t: T, step: StepOf<'hurt'>): void {
  const { seat, place, n, by, from } = step
  const { towers } = player(t, seat)
  const tower = towers.includes(place)
  if (tower) raze(t, seat, place, by)
  const left = tower ? n - t.values.tower.strength : n
  if (left <= 0) return
  t.push({
    do: 'killUnits',
    seat,
    owners: [seat],
    place,
    n: 99,
    strength: left,
    by,
    ...(from === undefined ? {} : { from }),
  })
}

export const killSteps = { killUnits, hurt }

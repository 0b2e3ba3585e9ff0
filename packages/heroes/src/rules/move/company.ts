// The Units of a movement: an army, and allied Units that move along.
import type { Along, Army, Move } from '../../state.ts'
import { isHero, type LandUnit, type Unit } from '../../values/words.ts'

export const nobody = (): Army => ({ serfs: 0, warriors: 0, heroes: [] })

/** The part of an army that is a hired band; absent if nobody is in it. */
export const bandIn = (n: number): Pick<Army, 'band'> => (n > 0 ? { band: n } : {})

export const sizeOf = (army: Readonly<Army>): number =>
  army.serfs + army.warriors + army.heroes.length + (army.band ?? 0)

/** The number of Units of a kind. */
export function countIn({ serfs, warriors, heroes, band = 0 }: Readonly<Army>, unit: LandUnit): number {
  if (unit === 'serf') return serfs
  if (unit === 'warrior') return warriors
  return unit === 'band' ? band : Number(heroes.includes(unit))
}

/** Adds a Unit. */
export function enlist(army: Army, unit: LandUnit): void {
  if (unit === 'serf') army.serfs++
  else if (unit === 'warrior') army.warriors++
  else if (isHero(unit)) army.heroes.push(unit)
  else army.band = (army.band ?? 0) + 1
}

/** Removes a Unit. */
export function dismiss(army: Army, unit: Unit): void {
  if (unit === 'serf') army.serfs--
  else if (unit === 'warrior') army.warriors--
  else if (unit === 'band') {
    if (army.band !== undefined && army.band > 1) army.band--
    else delete army.band
  } else army.heroes = army.heroes.filter((hero) => hero !== unit)
}

const NONE: readonly Along[] = []

/** Allied Units that move along, by ally. */
export function alongOf({ ally, allies, further }: Readonly<Move>): readonly Along[] {
  if (ally < 0) return NONE
  const first = { seat: ally, army: allies }
  return further === undefined ? [first] : [first, ...further]
}

/** Adds an allied Unit to those that move along. */
export function enlistAlly(move: Move, ally: number, unit: LandUnit): void {
  if (move.ally < 0) move.ally = ally
  const known = alongOf(move).find(({ seat }) => seat === ally)
  const army = known?.army ?? nobody()
  if (known === undefined) (move.further ??= []).push({ seat: ally, army })
  enlist(army, unit)
}

const copyOf = (army: Readonly<Army>): Army => ({ ...army, heroes: [...army.heroes] })

/** A copy of the movement with these allied Units. */
export function withAlong(move: Move, along: readonly Along[]): Move {
  const [first, ...others] = along.map(({ seat, army }) => ({ seat, army: copyOf(army) }))
  if (first === undefined) return { ...move, allies: nobody() }
  return {
    ...move,
    ally: first.seat,
    allies: first.army,
    further: others.length === 0 ? undefined : others,
  }
}

/** A copy of the movement that more Units may join. */
export const reopened = (move: Move): Move =>
  move.ally < 0
    ? { ...move, army: copyOf(move.army), allies: nobody() }
    : { ...withAlong(move, alongOf(move)), army: copyOf(move.army) }

// Damage to the loser of a Battle. (H-DAMAGE)
import type { Option } from '@lorehall/kernel'
import { LOSE } from '../../choices.ts'
import type { Battle, Owned, Side, SideName } from '../../state.ts'
import { credit } from '../abilities/credit.ts'
import { addedHarm } from '../abilities/strength.ts'
import { destroy, raze } from '../losses.ts'
import { crewOf } from '../guests.ts'
import { who } from '../solo/enemy.ts'
import { sparedByGift } from '../solo/fighting.ts'
import { namable } from '../solo/losses.ts'
import type { F, StepOf, T } from '../step.ts'
import { ongoing, other, standing, towerOwner } from './army.ts'
import { naturalLeft, strengthOf } from './strength.ts'

const sparedByTactic = (f: F, { tactic, cancelled }: Side): number =>
  tactic === '' || cancelled ? 0 : f.values.tactics[tactic].spares

/** Whether the loser takes no Damage at all. */
export const isSpared = ({ effects }: Battle): boolean => effects.some(({ rule }) => rule === 'spare')

/**
 * Half of the remaining Natural Strength, then additions, then reductions, but at least 1. (H-DAMAGE-1, H-DAMAGE-3)
 */
function damageOf(f: F, battle: Battle, name: SideName): number {
  const side = battle[name]
  const strength = naturalLeft(f, side)
  if (strength === 0 || isSpared(battle)) return 0
  const winner = battle[other(name)].seat
  const changes = battle.effects.flatMap(({ rule, on, n = 0 }) => (rule === 'harm' && on === name ? [n] : []))
  const spared = side.card === '' ? sparedByTactic(f, side) : sparedByGift(f, battle, name)
  return Math.max(
    1,
    changes.reduce((all, n) => all + n, Math.ceil(strength / 2) + addedHarm(f, winner) - spared),
  )
}

/** A Tower is destroyed first, whatever the Damage: it can't stay and can't retreat. (H-DAMAGE-2) */
export function takeDamage(t: T, battle: Battle, name: SideName): void {
  const side = battle[name]
  const tower = towerOwner(t, side)
  battle.damage = damageOf(t, battle, name)
  credit(t, battle[other(name)].seat, 'harm')
  const natural = naturalLeft(t, side)
  t.emit({ type: 'damage', ...who(t, side.seat), n: battle.damage, natural })
  if (tower !== null) {
    raze(t, tower, side.at, battle[other(name)].seat)
    battle.damage -= t.values.tower.strength
  }
  t.push({ do: 'loseUnits', seat: side.seat, side: name })
}

/** A piece as the leader's options name it: an ally's piece includes its owner. */
const nameOf = (leader: number, { seat, piece }: Owned): string =>
  seat === leader ? piece : `${piece}/${seat}`

/** The loser names Units until the Damage is reached; the leader also names allied ones. (H-DAMAGE-4, H-TEAM-5) */
function loseUnits(t: T, step: StepOf<'loseUnits'>, answer: Option | undefined): void {
  const battle = ongoing(t)
  const side = battle[step.side]
  if (battle.damage <= 0) return
  const all = standing(t, side)
  const may = t.values.box.words?.losable(t, side, all) ?? all
  if (may.length < all.length) credit(t, side.seat, 'protect')
  const pieces = namable(t, side.seat, may, ({ piece }) => piece)
  const [only] = pieces
  if (only === undefined) return
  if (answer !== undefined) {
    const named = pieces.find((one) => nameOf(side.seat, one) === answer.name)
    if (named !== undefined) strike(t, step, named)
    return
  }
  if (pieces.length === 1) return strike(t, step, only)
  t.ask(side.seat, 'pick', 'loseUnits')
  for (const one of pieces) t.offer(LOSE(one.seat, nameOf(side.seat, one)))
}

function strike(t: T, step: StepOf<'loseUnits'>, lost: Owned): void {
  const battle = ongoing(t)
  const side = battle[step.side]
  battle.damage -= strengthOf(t, lost.piece)
  t.push(step)
  // The Units aboard a lost Vessel retreat before it is destroyed. (H-DAMAGE-5)
  if (crewOf(t, lost) > 0) side.lying.push(lost)
  else destroy(t, lost.seat, lost.piece, side.at, battle[other(step.side)].seat)
}

/** Sacrificed Units and lost Vessels are removed. */
export function clearLying(t: T, battle: Battle, name: SideName): void {
  const { at, lying } = battle[name]
  const by = battle[other(name)].seat
  for (const { seat, piece } of lying.splice(0)) destroy(t, seat, piece, at, by)
}

export const damageSteps = { loseUnits }

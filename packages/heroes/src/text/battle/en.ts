// The current Battle as text.
import { idOf } from '../../map/world.ts'
import { strength } from '../../rules/battle/strength.ts'
import { factionOf, unitId } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import type { Battle, SideName } from '../../state.ts'
import { EVERY_UNIT, HEROES, HIRELINGS } from '../../values/words.ts'
import { regionSaid } from '../regions/en.ts'
import { nameOf, pieceSaid } from '../words/en.ts'

const PARTS: Readonly<Record<string, string>> = {
  tower: 'Tower',
  capital: 'Capital',
  'serfs-inside': 'Serfs inside the walls',
}

/**
 * The source of a line with this much Strength: Units, a Structure, an ability, a Spell, a card, or a card against
 * another.
 */
export function partSaid(f: F, seat: number, what: string, strength: number): string {
  const unit = EVERY_UNIT.find((one) => one === what)
  if (unit === 'serf' || unit === 'warrior' || unit === 'band')
    return `${pieceSaid(f, seat, unit)}${strength > f.values.units[unit].strength ? 's' : ''}`
  if (unit !== undefined) return nameOf(f, unitId(f, seat, unit))
  const hero = HEROES.find((one) => what === `gift-${one}`)
  if (hero !== undefined) return `${nameOf(f, factionOf(f, seat).units[hero])}’s gift`
  const [card = '', enemy] = what.split('>')
  if (enemy !== undefined) return `${nameOf(f, card)} against ${nameOf(f, enemy)}`
  const [id = what] = what.split('.')
  const isHero = [...HEROES, ...HIRELINGS].some((one) => factionOf(f, seat).units[one] === id)
  return PARTS[what] ?? (isHero ? `${nameOf(f, id)}’s ability` : nameOf(f, id))
}

function sideSaid(f: F, battle: Battle, side: SideName, names: readonly string[]): string {
  const { seat, tactic } = battle[side]
  const { total, lines } = strength(f, battle, side)
  const parts = lines.map(({ what, n }) => `${partSaid(f, seat, what, n)} ${n}`).join(', ')
  const card = tactic === '' ? '' : `, with ${nameOf(f, tactic)}`
  return `  ${names[seat] ?? 'The Enemy'}, ${side}: Strength ${total} (${parts})${card}`
}

/** The current Battle with the Strength of both sides. */
export function battleSaid(f: F, battle: Battle, names: readonly string[]): string[] {
  return [
    `A Battle in ${regionSaid(f, idOf(f, battle.place))}`,
    sideSaid(f, battle, 'attacker', names),
    sideSaid(f, battle, 'defender', names),
  ]
}

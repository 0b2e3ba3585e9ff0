// Battles in words.
import { idOf } from '../../map/world.ts'
import { strength } from '../../rules/battle/strength.ts'
import { factionOf } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import type { Battle, SideName } from '../../state.ts'
import { UNITS } from '../../values/words.ts'
import { regionSaid } from '../regions/en.ts'
import { nameOf, unitName } from '../words/en.ts'

const PARTS: Readonly<Record<string, string>> = {
  tower: 'Tower',
  capital: 'Capital',
  'serfs-inside': 'Serfs on the Action Bar and in Buildings',
}

/** What a line of Strength is of: a kind of Unit, a Structure, an ability, a Spell, a card against another. */
export function partSaid(f: F, seat: number, what: string): string {
  const unit = UNITS.find((one) => one === what)
  if (unit === 'serf' || unit === 'warrior') return `${unitName(unit)}s`
  if (unit !== undefined) return nameOf(factionOf(f, seat).units[unit])
  const [card = '', enemy] = what.split('>')
  if (enemy !== undefined) return `${nameOf(card)} against ${nameOf(enemy)}`
  return PARTS[what] ?? nameOf(what.split('.')[0] ?? what)
}

function sideSaid(f: F, battle: Battle, side: SideName, names: readonly string[]): string {
  const { seat, tactic } = battle[side]
  const { total, lines } = strength(f, battle, side)
  const parts = lines.map(({ what, n }) => `${partSaid(f, seat, what)} ${n}`).join(', ')
  const card = tactic === '' ? '' : `, with ${nameOf(tactic)}`
  return `  ${names[seat] ?? ''}, ${side}: Strength ${total} (${parts})${card}`
}

/** The Battle that is fought, with both sums. */
export function battleSaid(f: F, battle: Battle, names: readonly string[]): string[] {
  return [
    `A Battle in ${regionSaid(f, idOf(f, battle.place))}`,
    sideSaid(f, battle, 'attacker', names),
    sideSaid(f, battle, 'defender', names),
  ]
}

// The position as text.
import { income } from '../../rules/collection.ts'
import { inPlay } from '../../rules/pieces.ts'
import type { F } from '../../rules/step.ts'
import { battleSaid } from '../battle/en.ts'
import { counted, nameOf, priceSaid } from '../words/en.ts'

export function position(f: F, names: readonly string[]): string[] {
  const { state } = f
  const { modules } = f.values.box
  const people = state.players.flatMap((p, seat) => {
    if (p.faction === '' || p.capital < 0) return []
    const has = priceSaid({ ore: p.ore, mana: p.mana, food: p.food })
    return [
      `${names[seat] ?? 'The Enemy'} leads the ${nameOf(f, p.faction)}, Capital level ${p.level}, and has ${has}`,
      `  ${counted(inPlay(p, 'serf'), 'Serf')} and ${counted(inPlay(p, 'warrior'), 'Warrior')} in play, ${counted(p.towers.length, 'Tower')}, next Collection: ${priceSaid(income(f, seat))}`,
      ...modules.flatMap(({ text }) => text.player?.(f, seat) ?? []).map((line) => `  ${line}`),
    ]
  })
  const battle = state.battle === null ? [] : battleSaid(f, state.battle, names)
  const table = modules.flatMap(({ text }) => text.table?.(f) ?? [])
  return [`Round ${state.round}, turn ${state.pass} of 2`, ...people, ...battle, ...table]
}

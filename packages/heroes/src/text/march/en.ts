// An army that is being chosen, in one line: who goes, how strong they are, and how far they can go.
import type { Ask } from '@lorehall/kernel'
import { strengthOfMarch, vesselIn } from '../../rules/move/army.ts'
import { marching, squadsOf, timesIn } from '../../rules/move/squads.ts'
import { unitId } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { isHero, type LandUnit } from '../../values/words.ts'
import { counted, nameOf, pieceSaid } from '../words/en.ts'

/** The line of each way to move. */
export const MARCHES: Readonly<Record<string, string>> = {
  marchOut: 'Marching',
  sailOut: 'Sailing',
  flyOut: 'Flying',
}

/** "Marching: 1 Serf, 1 Warrior · Strength 3 · 2 steps". */
export function marchSaid(f: F, { prompt, ticked }: Pick<Ask, 'prompt' | 'ticked'>): string {
  const { move } = f.state
  const verb = MARCHES[prompt] ?? prompt
  if (move === null) return verb
  const squads = squadsOf(f, move, timesIn(ticked.map(({ id }) => id)))
  const army = marching(f, move, squads)
  const of = (unit: LandUnit) =>
    squads.reduce((sum, { group, going }) => sum + (group.unit === unit ? going : 0), 0)
  const men = (['serf', 'warrior', 'band'] as const).flatMap((unit) =>
    of(unit) > 0 ? [counted(of(unit), pieceSaid(f, move.seat, unit))] : [],
  )
  const heroes = squads.flatMap(({ group: { unit, ally }, going }) =>
    isHero(unit) && going > 0 ? [nameOf(f, unitId(f, ally ?? move.seat, unit))] : [],
  )
  const vessel = vesselIn(move)
  const ship = vessel === null ? [] : [nameOf(f, unitId(f, move.seat, vessel))]
  const who = [...ship, ...men, ...heroes].join(', ')
  return `${verb}: ${who} · Strength ${strengthOfMarch(f, army)} · ${counted(army.left, 'step')}`
}

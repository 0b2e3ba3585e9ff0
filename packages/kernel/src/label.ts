// The label of an option in its ask. An option that unticks has the label of the candidate it unticks.
import type { Ask } from './game.ts'
import type { Machine } from './machine.ts'
import type { Option } from './option.ts'

export function labelOf<S, V>(
  machine: Machine<S, V>,
  ask: Ask,
  option: Option,
  names: readonly string[],
): string {
  const meant = option.manner === 'unticks' ? ask.ticked.find(({ id }) => id === option.name) : undefined
  return machine.game.say.label(machine, meant ?? option, names, undefined, ask)
}

// What an option says where it is offered. To untick something is named by what is ticked.
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
  return machine.game.say.label(machine, meant ?? option, names)
}

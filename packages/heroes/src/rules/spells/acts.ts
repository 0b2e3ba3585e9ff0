// Effects of an Interrupt on the Spell it interrupts. (H-SPELL-8)
import type { About } from '../../cards/about.ts'
import type { T } from '../step.ts'

export function actOnSpell(t: T, about: About, verb: 'cancel' | 'copy' | 'keep' | 'ward'): void {
  const { seat, target = -1, spared = [] } = about
  const last = t.state.casting[target]
  if (last === undefined || spared.includes(last.seat)) return
  if (verb === 'cancel') last.countered = true
  else if (verb === 'ward') last.warded.push(seat)
  else if (verb === 'copy') last.copied.push(seat)
  else if (last.source === 'hand') last.taken ??= seat
}

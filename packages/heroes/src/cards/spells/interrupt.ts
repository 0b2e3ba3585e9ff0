// Spells that interrupt an enemy's Spell.
import { type Printed, spell } from './spell.ts'

export const INTERRUPT_SPELLS: Readonly<Record<string, Printed>> = {
  counterspell: spell(2, { reaches: true, steps: [{ do: 'cancel' }] }),
  copy: spell(1, { steps: [{ do: 'copy' }] }),
  'mana-siphon': spell(1, {
    steps: [{ do: 'gain', kind: 'mana', n: { count: { what: 'paidMana' }, max: 2 } }],
  }),
  ward: spell(1, { steps: [{ do: 'ward' }] }),
  backlash: spell(1, { reaches: true, steps: [{ do: 'lose', who: 'caster', n: 2 }] }),
  'steal-secrets': spell(1, { reaches: true, steps: [{ do: 'keep' }] }),
}

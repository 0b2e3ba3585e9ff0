// The texts of dismissing a Mercenary, and of the cards on the table.
import { listed } from '@lorehall/grammar'
import type { Module } from '../../../../box/module.ts'
import { forHire, hireId } from '../../../../rules/hiring.ts'
import { inSupply } from '../../../../rules/pieces.ts'
import type { F } from '../../../../rules/step.ts'
import { isHireling } from '../../../../values/words.ts'
import { text as fieldOf } from '../../../../text/events/line.ts'
import { nameOf, pieceSaid } from '../../../../text/words/en.ts'

/** The Mercenaries that nobody employs. */
function openSaid(f: F): string[] {
  const open = forHire(f).filter((unit) => isHireling(unit) && inSupply(f, 0, unit) > 0)
  return open.length === 0 ? [] : [`For hire: ${listed(open.map((unit) => nameOf(f, hireId(f, unit))))}`]
}

export const text: Module['text'] = {
  options: { dismiss: (f, { n, name }) => `Dismiss ${pieceSaid(f, n, name)}` },
  events: {
    'mercenaries/dismissed': (e, f) => {
      const what = pieceSaid(f, e.seat ?? 0, fieldOf(e, 'unit'))
      return [`dismisses ${what}`, `dismiss ${what}`]
    },
    'mercenaries/laid': ({ cards }, f) => {
      const names = Array.isArray(cards) ? cards.map((id) => nameOf(f, String(id))) : []
      return `For hire: ${listed(names)}`
    },
  },
  rules: { 'mercenaries/dismissed': 'H-HIRE-4', 'mercenaries/laid': 'H-HIRE-1' },
  table: openSaid,
}

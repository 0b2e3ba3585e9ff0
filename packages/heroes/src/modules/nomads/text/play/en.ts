// The texts of wandering Nomads.
import type { Module } from '../../../../box/module.ts'
import { idOf } from '../../../../map/world.ts'
import type { F } from '../../../../rules/step.ts'
import { text as fieldOf } from '../../../../text/events/line.ts'
import { regionSaid } from '../../../../text/regions/en.ts'
import { counted } from '../../../../text/words/en.ts'

/** Where Nomads are: "2 Nomads in Region I-4". */
const wanderersSaid = (f: F): string[] =>
  (f.state.wandering?.at ?? []).flatMap((n, place) =>
    n === 0 ? [] : [`${counted(n, 'Nomad')} in ${regionSaid(f, idOf(f, place))}`],
  )

const captivesSaid = (f: F, seat: number): string[] => {
  const ready = f.state.players[seat]?.captives?.ready ?? 0
  return ready === 0 ? [] : [`${counted(ready, 'captured Nomad')} ready to follow or muster`]
}

export const text: Module['text'] = {
  prompts: { 'nomads/place': 'Where does the next Nomad go?' },
  events: {
    'nomads/placed': (e, f) => {
      const what = `a Nomad in ${regionSaid(f, fieldOf(e, 'region'))}`
      return [`places ${what}`, `place ${what}`]
    },
  },
  rules: { 'nomads/placed': 'H-NOMAD-3' },
  table: wanderersSaid,
  player: captivesSaid,
}

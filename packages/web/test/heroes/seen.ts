// A position of the game as one pair of eyes receives it.
import { heroes } from '@lorehall/heroes'
import type { Scenario } from '@lorehall/heroes/testing'
import type { Update } from '@lorehall/host'
import { update, wireAsk, wireOption } from '../kit.ts'

const NAMES = ['Ada', 'Brin', 'Cal', 'Dee']

export type Positioned = Pick<Scenario, 'table'>

/** The update for these eyes, with their ask. */
export function seen({ table }: Positioned, eyes: number | null = 0): Update {
  const { machine } = table
  const asked = table.asks.find(({ seat, aside }) => seat === eyes && !aside)
  const ask =
    asked === undefined
      ? null
      : wireAsk({
          kind: asked.kind,
          seat: asked.seat,
          from: asked.from ?? null,
          ticked: asked.ticked.map(({ id }) => id),
          options: asked.options.map(({ id, kind, at, manner }) => wireOption(id, { kind, at, manner })),
        })
  return update({
    game: 'heroes',
    seats: NAMES.slice(0, machine.seats).map((name) => ({ name, kind: 'person' as const })),
    eyes,
    ask,
    options: table.options,
    standing: heroes.see.standing(machine, eyes),
    view: heroes.see.view(machine, eyes),
    values: heroes.values.write(machine.values),
  })
}

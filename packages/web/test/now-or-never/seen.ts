// A position of the game as one pair of eyes receives it.
import type { Update } from '@lorehall/host'
import { nowOrNever } from '@lorehall/now-or-never'
import type { Scenario } from '@lorehall/now-or-never/testing'
import { update, wireAsk, wireOption } from '../kit.ts'

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Brin', kind: 'person' },
] as const

/** The update for these eyes, with their ask. */
export function seen({ table }: Scenario, eyes: number | null = 0): Update {
  const { machine } = table
  const asked = table.asks.find(({ seat, aside }) => seat === eyes && !aside)
  const ask =
    asked === undefined
      ? null
      : wireAsk({
          seat: asked.seat,
          from: asked.from ?? null,
          options: asked.options.map(({ id, at }) => wireOption(id, { at })),
        })
  const view = nowOrNever.see.view(machine, eyes)
  const { options } = table
  const values = machine.values.file
  const standing = nowOrNever.see.standing(machine, eyes)
  return update({ game: 'now-or-never', seats: SEATS, eyes, ask, options, view, values, standing })
}

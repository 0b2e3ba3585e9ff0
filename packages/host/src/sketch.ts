// A table at which a player tries out a plan: the game as they may know it, with bots for everyone else. It is never
// stored. Loaded when somebody first plans ahead.
import { Table } from '@lorehall/kernel'
import type { HallParts } from './hall.ts'
import type { Ahead } from './port.ts'
import { TableHost } from './table-host.ts'

export async function sketch(parts: HallParts, { guessed, seats }: Ahead): Promise<TableHost> {
  const { game: id, ruleset, options, values, position, turnCount } = guessed
  const { breathe, thinker, failed, newId, newSeed } = parts
  const game = await parts.game(id, options, seats.length)
  const sitters = seats.map(({ name, kind }) => ({ name, kind }))
  const start = { ruleset, options, seats: sitters, seed: newSeed() }
  const table = Table.at(game, values === null ? start : { ...start, values }, { position, turnCount })
  const name = `ahead-${newId()}`
  return new TableHost(name, table, seats, {
    keep: () => Promise.resolve(),
    judge: () => parts.judge(id, options),
    breathe,
    ...(thinker === undefined ? {} : { thinker: thinker(name) }),
    ...(failed === undefined ? {} : { failed }),
    oneDevice: true,
  })
}

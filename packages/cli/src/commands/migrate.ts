// `lorehall migrate`: moves everything from a data file into a PostgreSQL database, or back.
import { command, complain, print, printJson } from '../command.ts'

export const migrate = command(
  'migrate',
  'Move everything the server has saved from a data file into a PostgreSQL database, or back. Stop all servers first.',
  {
    from: {
      type: 'string',
      required: true,
      valueHint: 'file or postgres://…',
      description: 'where everything is now; it is not changed',
    },
    to: {
      type: 'string',
      required: true,
      valueHint: 'file or postgres://…',
      description: 'an empty database or a new file; after an interruption, the same one again',
    },
    again: { type: 'boolean', description: 'remove what an interrupted move left, and begin again' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async ({ from, to, again, json }) => {
    // Loaded only here, so other commands start faster.
    const { moved, movedLines, progressLine } = await import('../data/migrate.ts')
    const done = await moved(
      { from, to, again: again === true },
      json === true ? () => undefined : (progress) => complain(progressLine(progress)),
    )
    if (json === true) printJson(done)
    else print(...movedLines(done))
  },
)

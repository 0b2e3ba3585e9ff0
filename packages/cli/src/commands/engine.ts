// `lorehall engine`: the rules over standard input and output, one JSON object per line.
import { once } from 'node:events'
import { games, taleOf, wholeGame } from '@lorehall/server/games'
import { command } from '../command.ts'
import { Engine } from '../engine/engine.ts'
import { linesOf } from '../engine/lines.ts'

export const engine = command(
  'engine',
  'Run the rules as a program: JSON requests on standard input, replies on standard output, one per line.',
  { json: { type: 'boolean', description: 'accepted, but the engine always speaks JSON' } },
  async () => {
    const loaded = await Promise.all(games.map(wholeGame))
    const rules = new Engine({ games: loaded, tale: taleOf })
    for await (const line of linesOf(process.stdin)) {
      if (line !== null && line.trim() === '') continue
      if (!process.stdout.write(`${await rules.reply(line)}\n`)) await once(process.stdout, 'drain')
    }
  },
)

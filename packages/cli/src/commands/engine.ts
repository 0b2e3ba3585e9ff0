// `lorehall engine`: the rules on standard input and output, one JSON object a line.
import { once } from 'node:events'
import { games, taleOf, wholeGame } from '@lorehall/server/games'
import { command } from '../command.ts'
import { Engine } from '../engine/engine.ts'
import { linesOf } from '../engine/lines.ts'

export const engine = command(
  'engine',
  'The rules as a program: JSON requests on standard input, answers on standard output, a line each.',
  { json: { type: 'boolean', description: 'it speaks nothing else; accepted for symmetry' } },
  async () => {
    const loaded = await Promise.all(games.map(wholeGame))
    const rules = new Engine({ games: loaded, tale: taleOf })
    for await (const line of linesOf(process.stdin)) {
      if (line !== null && line.trim() === '') continue
      if (!process.stdout.write(`${await rules.reply(line)}\n`)) await once(process.stdout, 'drain')
    }
  },
)

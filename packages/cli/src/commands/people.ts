// `lorehall people`: lists the people of this server, bans them and lifts bans.
import { Refusal } from '@lorehall/kernel'
import { command, print, printJson } from '../command.ts'

export const people = command(
  'people',
  'List the people of this server, ban one of them from online play, or lift a ban. The server may be running.',
  {
    id: { type: 'positional', required: false, description: 'the id of a person, from the list' },
    ban: { type: 'boolean', description: 'ban this person; bots take over their seats' },
    lift: { type: 'boolean', description: 'lift the ban of this person' },
    named: {
      type: 'string',
      valueHint: 'text',
      description: 'list only people with this text in their name',
    },
    banned: { type: 'boolean', description: 'list only people who are banned' },
    data: {
      type: 'string',
      valueHint: 'path',
      description: 'the data file or its folder (default: LOREHALL_DATA)',
    },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Loaded only here, so other commands start faster.
    const { listed, listLines, personNamed, personLines, setBanOf } = await import('../data/people.ts')
    const { id, data, ban, lift } = args
    const json = args.json === true
    if (ban === true && lift === true) throw new Refusal('bad-request', 'use --ban or --lift, not both')
    if (id === undefined) {
      if (ban === true || lift === true)
        throw new Refusal('bad-request', 'who? Give the id of a person, too.')
      const all = await listed(data, { named: args.named, banned: args.banned === true })
      if (json) printJson({ people: all })
      else print(...listLines(all))
      return
    }
    if (args.named !== undefined || args.banned === true)
      throw new Refusal('bad-request', 'use --named and --banned without an id')
    const changes = ban === true || lift === true
    const person = await (changes ? setBanOf(data, id, ban === true) : personNamed(data, id))
    if (json) printJson(person)
    else print(...personLines(person))
  },
)

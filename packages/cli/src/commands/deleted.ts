// `lorehall deleted`: the list of deleted people, to delete them again after a restore.
import { Refusal } from '@lorehall/kernel'
import { command, print, printJson } from '../command.ts'
import { writeText } from '../files.ts'

export const deleted = command(
  'deleted',
  'List the people who deleted their data, as hashes of their ids; or delete them again after a restore. The server may be running.',
  {
    to: { type: 'string', valueHint: 'file', description: 'write the list to this file' },
    again: {
      type: 'string',
      valueHint: 'file',
      description: 'delete everybody who is on this list and was restored',
    },
    data: {
      type: 'string',
      valueHint: 'path',
      description: 'the data file or its folder (default: LOREHALL_DATA)',
    },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async ({ to, again, data, json }) => {
    // Loaded only here, so other commands start faster.
    const { deletedAgain, deletedPeople } = await import('../data/deleted.ts')
    if (again !== undefined) {
      if (to !== undefined) throw new Refusal('bad-request', 'use --to or --again, not both')
      const done = await deletedAgain(data, again)
      if (json === true) printJson(done)
      else print(`${again} lists ${done.listed}; deleted again: ${done.deleted.length}`)
      return
    }
    const hashes = await deletedPeople(data)
    if (to !== undefined) writeText(to, hashes.map((hash) => `${hash}\n`).join(''))
    if (json === true) printJson({ deleted: hashes })
    else if (to !== undefined) print(`wrote ${to}: ${hashes.length} deleted`)
    else if (hashes.length > 0) print(...hashes)
  },
)

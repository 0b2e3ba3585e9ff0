// `lorehall backup`: a copy of everything the server keeps, also while it runs.
import { command, print, printJson } from '../command.ts'

export const backup = command(
  'backup',
  'Copies everything the server keeps into one file, also while it runs.',
  {
    to: { type: 'string', valueHint: 'file', description: 'where to; beside the data file unless said' },
    data: { type: 'string', valueHint: 'path', description: 'the data file or its folder; LOREHALL_DATA' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Other commands need none of it.
    const { inWords, makeBackup } = await import('../data/data.ts')
    const { file, contents } = makeBackup(args.data, args.to)
    if (args.json === true) printJson({ file, ...contents })
    else print(`wrote ${file}: ${inWords(contents)}`)
  },
)

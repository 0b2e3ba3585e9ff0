// `lorehall backup`: copies everything the server has saved. The server may be running.
import { command, print, printJson } from '../command.ts'

export const backup = command(
  'backup',
  'Copy everything the server has saved into one file. The server may be running.',
  {
    to: {
      type: 'string',
      valueHint: 'file',
      description: 'the file to write (default: a new one beside the data file)',
    },
    data: {
      type: 'string',
      valueHint: 'path',
      description: 'the data file or its folder (default: LOREHALL_DATA)',
    },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Loaded only here, so other commands start faster.
    const { inWords, makeBackup } = await import('../data/data.ts')
    const { file, contents } = await makeBackup(args.data, args.to)
    if (args.json === true) printJson({ file, ...contents })
    else print(`wrote ${file}: ${inWords(contents)}`)
  },
)

// `lorehall restore FILE`: replaces everything the server has saved with a backup. The server may be running.
import { Refusal } from '@lorehall/kernel'
import { command, print, printJson } from '../command.ts'

export const restore = command(
  'restore',
  'Replace everything the server has saved with a backup. The server may be running. The old data is kept in another file.',
  {
    file: { type: 'positional', required: true, description: 'the backup' },
    data: {
      type: 'string',
      valueHint: 'path',
      description: 'the data file or its folder (default: LOREHALL_DATA)',
    },
    yes: { type: 'boolean', description: 'do not ask for confirmation' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Loaded only here, so other commands start faster.
    const { inWords, plannedRestore } = await import('../data/data.ts')
    const { confirmed } = await import('../data/confirm.ts')
    const plan = await plannedRestore(args.data, args.file)
    if (args.yes !== true) {
      const question = `${plan.file} holds ${plan.there}.\n${args.file} holds ${inWords(plan.backup)}.\nReplace it?`
      if (!(await confirmed(question))) throw new Refusal('bad-request', 'nothing was changed')
    }
    const { contents, before, anew } = await plan.restore()
    if (args.json === true) printJson({ file: plan.file, before, anew, ...contents })
    else {
      print(`restored ${plan.file}: ${inWords(contents)}`)
      if (before !== null) print(`the old data is in ${before}`)
      if (anew) print('the old file could not be used and was renamed; restart the server')
    }
  },
)

// `lorehall restore FILE`: puts a backup in the place of everything the server keeps, also while it runs.
import { Refusal } from '@lorehall/kernel'
import { command, print, printJson } from '../command.ts'

export const restore = command(
  'restore',
  'Replaces everything the server keeps by a backup, also while it runs; what was there is kept aside.',
  {
    file: { type: 'positional', required: true, description: 'the backup' },
    data: { type: 'string', valueHint: 'path', description: 'the data file or its folder; LOREHALL_DATA' },
    yes: { type: 'boolean', description: 'do not ask whether it is meant' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Other commands need none of it.
    const { inWords, plannedRestore } = await import('../data/data.ts')
    const { confirmed } = await import('../data/confirm.ts')
    const plan = plannedRestore(args.data, args.file)
    if (args.yes !== true) {
      const question = `${plan.file} holds ${plan.there}.\n${args.file} holds ${inWords(plan.backup)}.\nReplace it?`
      if (!(await confirmed(question))) throw new Refusal('bad-request', 'nothing was changed')
    }
    const { contents, before, anew } = plan.restore()
    if (args.json === true) printJson({ file: plan.file, before, anew, ...contents })
    else {
      print(`restored ${plan.file}: ${inWords(contents)}`)
      if (before !== null) print(`what was there before: ${before}`)
      if (anew) print('the old file could not be used and was set aside: please start the server again')
    }
  },
)

// `lorehall reports`: lists the problems that players reported, with their tables, for the person who runs the server.
import { Refusal } from '@lorehall/kernel'
import { command, print, printJson } from '../command.ts'
import { writeText } from '../files.ts'

export const reports = command(
  'reports',
  'List the problems players reported to this server, or write one report with the record of its table.',
  {
    id: { type: 'positional', required: false, description: 'the id of one report, to read all of it' },
    to: {
      type: 'string',
      valueHint: 'file',
      description: 'write the report to this file, for lorehall replay',
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
    const { allReports, listLines, packed, reportLines, reportNamed } = await import('../data/reports.ts')
    const json = args.json === true
    const { id, to } = args
    if (id === undefined) {
      if (to !== undefined) throw new Refusal('bad-request', 'which report? Give its id, too.')
      const all = await allReports(args.data)
      if (json) printJson({ reports: all })
      else print(...listLines(all))
      return
    }
    const report = await reportNamed(args.data, id)
    if (to === undefined) {
      if (json) printJson(report)
      else print(...reportLines(report))
      return
    }
    const { text, over } = await packed(args.data, report)
    writeText(to, text)
    if (json) printJson({ file: to, report: report.id, over })
    else {
      print(`wrote ${to}; to see that moment, run: lorehall replay ${to} --at ${report.seq}`)
      if (!over)
        print(
          'The game is still under way, and the file contains hidden information. Keep it to yourself until the game is over.',
        )
    }
  },
)

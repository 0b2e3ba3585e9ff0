// `lorehall reports`: what people told of as wrong, and the table each is about, for whoever runs the server.
import { Refusal } from '@lorehall/kernel'
import { command, print, printJson } from '../command.ts'
import { writeText } from '../files.ts'

export const reports = command(
  'reports',
  'Lists what people reported to this server as wrong, or writes one report with the record of its table.',
  {
    id: { type: 'positional', required: false, description: 'one of them, to read all of it' },
    to: { type: 'string', valueHint: 'file', description: 'write it there, for lorehall replay to open' },
    data: { type: 'string', valueHint: 'path', description: 'the data file or its folder; LOREHALL_DATA' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Other commands need none of it.
    const { allReports, listLines, packed, reportLines, reportNamed } = await import('../data/reports.ts')
    const json = args.json === true
    const { id, to } = args
    if (id === undefined) {
      if (to !== undefined) throw new Refusal('bad-request', 'which report is meant? Say its id, too.')
      const all = allReports(args.data)
      if (json) printJson({ reports: all })
      else print(...listLines(all))
      return
    }
    const report = reportNamed(args.data, id)
    if (to === undefined) {
      if (json) printJson(report)
      else print(...reportLines(report))
      return
    }
    const { text, over } = packed(args.data, report)
    writeText(to, text)
    if (json) printJson({ file: to, report: report.id, over })
    else {
      print(`wrote ${to}; to see that moment: lorehall replay ${to} --at ${report.seq}`)
      if (!over)
        print(
          'The game is still under way, and the file holds what is hidden from its players: keep it to yourself until it is over.',
        )
    }
  },
)

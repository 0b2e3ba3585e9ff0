// `lorehall doctor`: says how a server is, and what should be done about it.
import { relative } from 'node:path'
import { readConfig } from '@lorehall/server'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { HOME } from '../places.ts'
import release from '../../package.json' with { type: 'json' }

export const doctor = command(
  'doctor',
  'Say how this server is: version, data, disk, last backup, reports, limits. The exit code is 1 if something needs attention.',
  {
    data: {
      type: 'string',
      valueHint: 'path',
      description: 'the data file or its folder (default: LOREHALL_DATA)',
    },
    port: { type: 'string', description: 'the port of the running server (default: PORT or 3000)' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    // Loaded only here, so other commands start faster.
    const { aboutLimits, aboutServer, findingLines, storedFindings } = await import('../data/doctor.ts')
    const { runningAt } = await import('../data/running.ts')
    const config = readConfig(process.env, relative(process.cwd(), HOME))
    const port = args.port === undefined ? config.port : wholeNumber('port', args.port, 1, 65_535)
    const running = await runningAt({ ...config, port })
    const findings = [
      {
        about: 'version' as const,
        says: `Lorehall ${release.version} on Node ${process.versions.node}.`,
        attention: false,
      },
      aboutServer(running),
      ...aboutLimits(running),
      ...(await storedFindings(args.data, Date.now())),
    ]
    const isFine = findings.every(({ attention }) => !attention)
    if (args.json === true) printJson({ fine: isFine, findings })
    else print(...findingLines(findings))
    if (!isFine) process.exitCode = 1
  },
)

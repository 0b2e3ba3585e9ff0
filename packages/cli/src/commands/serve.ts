// `lorehall serve`: the table in the browser, for this machine and the home network.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { addressesOf } from '../serve/addresses.ts'
import { siteServer } from '../serve/server.ts'
import { readSite } from '../serve/site.ts'

const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** How long a request under way may take when the server is told to stop. */
const PATIENCE_MS = 2000

export const serve = command(
  'serve',
  'Serves the table in the browser, to this machine and to others on the same network.',
  {
    port: {
      type: 'string',
      default: process.env['PORT'] || '3000',
      description: 'which port; 0 takes a free one',
    },
    host: { type: 'string', default: '0.0.0.0', description: '127.0.0.1 keeps it to this machine' },
    json: { type: 'boolean', description: 'print the addresses as one JSON object' },
  },
  async (args) => {
    const port = wholeNumber('port', args.port, 0, 65_535)
    const site = readSite(CLIENT)
    if (site === undefined)
      return stay('The table in the browser is not built yet: please run "npm start" once.')
    const server = siteServer(site)
    const trouble = await listening(server, port, args.host)
    if (trouble !== null) return stay(trouble)
    stopOnSignal(server)
    tell(server, args.host, args.json === true)
  },
)

/** Nothing was wrong with the command; the machine is not ready for it. */
function stay(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

/** Resolves when browsers are answered, or to a sentence about what stands in the way. */
async function listening(server: Server, port: number, host: string): Promise<string | null> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') {
      return `Port ${port} is in use: is Lorehall running already? Stop what uses it, or take another port with "PORT=${nextTo(port)} npm start".`
    }
    if (code === 'EACCES')
      return `Port ${port} may not be opened by you: take one from 1024 on, e.g. "PORT=3000 npm start".`
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      return `'${host}' is not an address of this machine: leave --host out, or say 127.0.0.1.`
    }
    throw error
  }
}

const nextTo = (port: number) => (port < 65_535 ? port + 1 : 3000)

function tell(server: Server, host: string, json: boolean): void {
  const bound = server.address()
  const addresses = addressesOf(host, typeof bound === 'object' && bound !== null ? bound.port : 0)
  if (json) printJson(addresses)
  else {
    print(
      'Lorehall is open:',
      `  on this machine      ${addresses.here}`,
      ...addresses.network.map((address) => `  on the same network  ${address}`),
      'Ctrl-C closes it.',
    )
  }
}

/** Answers what is under way, takes nothing new, and ends. */
function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

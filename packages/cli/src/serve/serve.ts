// Opens the storage, the house and the server, prints their addresses, and stops them on a signal.
import { randomBytes } from 'node:crypto'
import { relative } from 'node:path'
import { NotKept } from '@lorehall/host'
import {
  addressesOf,
  carryInThread,
  type Config,
  House,
  type HouseParts,
  type Log,
  Measures,
  openLog,
  type OpenServer,
  openServer,
  openStorage,
  readConfig,
  readSite,
  type Site,
  SmtpMailer,
  thinkInThreads,
} from '@lorehall/server'
import { games, taleOf } from '@lorehall/server/games'
import { complain, print, printJson, wholeNumber } from '../command.ts'
import { CARRY, CLIENT, HOME, THINK } from '../places.ts'
import release from '../../package.json' with { type: 'json' }

interface Wish {
  readonly port: string | undefined
  readonly host: string | undefined
  readonly client: string | undefined
  readonly json: boolean
}

/** The games that can be played, and the source of their long texts. */
type Played = Pick<HouseParts, 'games' | 'tale'>

/** After this time the process exits even if stopping has not finished; everything acknowledged is stored by then. */
const LAST_MOMENT_MS = 2700

const OURS = { games, tale: taleOf }

export async function serveHall(wish: Wish, played: Played = OURS): Promise<void> {
  const config = configOf(wish)
  const site = readSite(wish.client ?? CLIENT)
  if (site === undefined) return stay('The client is not built yet. Run "npm start" once.')
  const log = openLog({
    write: (line) => void process.stderr.write(line),
    words: process.stderr.isTTY,
    now: Date.now,
  })
  const server = await opened({ config, site, log, ...played })
  if (server === null) return
  try {
    const port = await server.listen(config.port, config.host)
    stopOnSignal(server, log)
    tell(config.host, port, wish.json)
  } catch (error) {
    await server.stop()
    const sentence = whyNotListening(error, config)
    if (sentence === null) throw error
    stay(sentence)
  }
}

function configOf({ port, host }: Wish): Config {
  const config = readConfig(process.env, relative(process.cwd(), HOME))
  return {
    ...config,
    ...(port === undefined ? {} : { port: wholeNumber('port', port, 0, 65_535) }),
    ...(host === undefined ? {} : { host }),
  }
}

/** Reports a problem of the machine, not of the command. */
function stay(sentence: string): void {
  complain(sentence)
  process.exitCode = 1
}

interface Hall extends Played {
  readonly config: Config
  readonly site: Site
  readonly log: Log
}

async function opened({ config, site, log, games, tale }: Hall): Promise<OpenServer | null> {
  const version = `${release.version}+${site.stamp}`
  try {
    const measures = new Measures()
    const { storage, storable, ready, now, pool } = await openStorage(config, measures)
    const house = new House({
      games,
      tale,
      storage,
      now,
      steady: () => performance.now(),
      random: (bytes) => randomBytes(bytes).toString('hex'),
      log,
      limits: config.limits,
      version,
      webhooks: config.webhooks,
      ...(config.mail === null ? {} : { mailer: new SmtpMailer(config.mail) }),
      address: config.origins[0] ?? likelyAddress(config),
      measures,
      // The threads know only our own games.
      ...(games === OURS.games ? inThreads(config) : {}),
    })
    const checks = { storable, ready, measures, pool }
    return await openServer({ house, site, config, log, version, now, ...checks })
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
    stay(error.message)
    return null
  }
}

const inThreads = ({ limits }: Config): Pick<HouseParts, 'carry' | 'thinkerOf'> => ({
  carry: carryInThread({ script: CARRY, seconds: limits.carrySeconds }),
  thinkerOf: thinkInThreads({
    script: THINK,
    most: limits.thinkingThreads,
    seconds: limits.thoughtSeconds,
  }),
})

/** An address for links in notices: prefers one that other machines can reach. */
function likelyAddress({ host, port }: Config): string | null {
  const { here, network } = addressesOf(host, port)
  return port === 0 ? null : (network[0] ?? here)
}

function whyNotListening(error: unknown, { host, port }: Config): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Is Lorehall already running? Stop the program that uses the port, or use another one: PORT=${nextTo(port)} npm start`
  }
  if (code === 'EACCES') return `You may not open port ${port}. Use port 1024 or higher: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `'${host}' is not an address of this machine. Leave --host out, or use 127.0.0.1.`
  }
  return null
}

const nextTo = (port: number) => (port < 65_535 ? port + 1 : 3000)

function tell(host: string, port: number, json: boolean): void {
  const addresses = addressesOf(host, port)
  if (json) printJson(addresses)
  else {
    print(
      'Lorehall is running:',
      `  on this machine      ${addresses.here}`,
      ...addresses.network.map((address) => `  on the same network  ${address}`),
      'Press Ctrl-C to stop.',
    )
  }
}

/** Finishes the requests under way, takes no new ones, and exits. Everything acknowledged is already stored. */
function stopOnSignal(server: OpenServer, log: Log): void {
  const stop = (code: number) => {
    setTimeout(() => process.exit(code), LAST_MOMENT_MS).unref()
    server
      .stop()
      .catch((error: unknown) => log.error('could not stop cleanly', { error }))
      .finally(() => process.exit(code))
  }
  process.once('SIGINT', () => stop(0))
  process.once('SIGTERM', () => stop(0))
  process.on('unhandledRejection', (error) => log.error('unexpected error', { error }))
  process.once('uncaughtException', (error) => {
    log.error('unexpected error, stopping', { error })
    stop(1)
  })
}

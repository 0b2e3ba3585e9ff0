// Opens the storage, the house and the server, says where they are, and ends them in that order.
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
  openLog,
  type OpenServer,
  openServer,
  openSqlite,
  readConfig,
  readSite,
  type Site,
  storableBeside,
} from '@lorehall/server'
import { games, taleOf } from '@lorehall/server/games'
import { complain, print, printJson, wholeNumber } from '../command.ts'
import { CARRY, CLIENT, HOME } from '../places.ts'
import release from '../../package.json' with { type: 'json' }

interface Wish {
  readonly port: string | undefined
  readonly host: string | undefined
  readonly client: string | undefined
  readonly json: boolean
}

/** What can be played, and where its long texts are. */
type Played = Pick<HouseParts, 'games' | 'tale'>

/** By then everything is stored that ever will be. */
const LAST_MOMENT_MS = 2700

const OURS = { games, tale: taleOf }

export async function serveHall(wish: Wish, played: Played = OURS): Promise<void> {
  const config = configOf(wish)
  const site = readSite(wish.client ?? CLIENT)
  if (site === undefined)
    return stay('The table in the browser is not built yet: please run "npm start" once.')
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

/** Nothing was wrong with the command; the machine is not ready for it. */
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
    const house = new House({
      games,
      tale,
      storage: openSqlite(config.data),
      now: Date.now,
      steady: () => performance.now(),
      random: (bytes) => randomBytes(bytes).toString('hex'),
      log,
      limits: config.limits,
      version,
      webhooks: config.webhooks,
      address: config.origins[0] ?? likelyAddress(config),
      // The thread knows our games, and no others.
      ...(games === OURS.games
        ? { carry: carryInThread({ script: CARRY, seconds: config.limits.carrySeconds }) }
        : {}),
    })
    const storable = storableBeside(config.data, Date.now)
    return await openServer({ house, site, config, log, version, storable })
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
    stay(error.message)
    return null
  }
}

/** What a notice can link to: others reach it by the network. */
function likelyAddress({ host, port }: Config): string | null {
  const { here, network } = addressesOf(host, port)
  return port === 0 ? null : (network[0] ?? here)
}

function whyNotListening(error: unknown, { host, port }: Config): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: is Lorehall running already? Stop what uses it, or take another port with "PORT=${nextTo(port)} npm start".`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be opened by you: take one from 1024 on, e.g. "PORT=3000 npm start".`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `'${host}' is not an address of this machine: leave --host out, or say 127.0.0.1.`
  }
  return null
}

const nextTo = (port: number) => (port < 65_535 ? port + 1 : 3000)

function tell(host: string, port: number, json: boolean): void {
  const addresses = addressesOf(host, port)
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

/** Answers what is under way, takes nothing new, and ends. What was acknowledged is stored in any case. */
function stopOnSignal(server: OpenServer, log: Log): void {
  const stop = (code: number) => {
    setTimeout(() => process.exit(code), LAST_MOMENT_MS).unref()
    server
      .stop()
      .catch((error: unknown) => log.error('could not end well', { error }))
      .finally(() => process.exit(code))
  }
  process.once('SIGINT', () => stop(0))
  process.once('SIGTERM', () => stop(0))
  process.on('unhandledRejection', (error) => log.error('unforeseen trouble', { error }))
  process.once('uncaughtException', (error) => {
    log.error('unforeseen trouble, ending', { error })
    stop(1)
  })
}

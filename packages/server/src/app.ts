// The server: client, API and live connections behind one port.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Door } from './door.ts'
import { isSecure } from './guard/asker.ts'
import { Gate, isApi } from './guard/gate.ts'
import { hangUp } from './guard/hang-up.ts'
import { SAFETY, SECURE_SAFETY } from './guard/headers.ts'
import { Places } from './guard/places.ts'
import { takeJsonOnly } from './http/body.ts'
import { addRoutes } from './http/routes.ts'
import { Connections, LIVE_PATH } from './live/connections.ts'
import type { Log } from './log.ts'
import { openApi } from './openapi.ts'
import { Porter } from './porter.ts'
import { answerWith, plain, sendPage } from './site/answer.ts'
import { type Page, pageOf, type Site } from './site/site.ts'
import { troubleOf } from './trouble.ts'

export interface ServerParts {
  readonly house: Door
  /** The built client; null: only the API. */
  readonly site: Site | null
  readonly config: Config
  readonly log: Log
  readonly version: string
  /** Null, or why nothing can be stored at the moment. */
  readonly storable?: () => Promise<string | null>
  /** Answers are held against the protocol: for tests. */
  readonly strict?: boolean
  readonly now?: () => number
  /** Milliseconds between asking live pages whether they are there. */
  readonly pulse?: number
}

export interface OpenServer {
  readonly app: FastifyInstance
  /** Resolves to the port when browsers are answered. */
  listen(port: number, host: string): Promise<number>
  /** Takes nothing new, finishes what is under way, closes the storage. */
  stop(): Promise<void>
}

/** Whoever sends slower than this is not worth the wait. */
const HEADERS_MS = 10_000
const REQUEST_MS = 60_000
/** Longer than the longest wait for news. */
const SILENCE_MS = 75_000

/** How long what is under way may take when the server is told to stop. */
const PATIENCE_MS = 1500

/** A page with its files opens a few; the rest is nobody's page. */
const PLAIN_PER_LIVE = 2

/** No route has a schema of Fastify's. Without these two it would load its own compilers. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } }

function noSchema(): never {
  throw new Error('what routes take and give is read by the protocol, not by Fastify')
}

export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const { house, site, config, log, version, strict = false, now = Date.now, pulse = 20_000 } = parts
  const porter = new Porter({ house, limits: config.limits, log, now, strict })
  const began = now()
  let stopped: Promise<void> | null = null

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, code, message } = troubleOf(error, log)
    reply.headers(SAFETY).code(status)
    if (status === 429 || status === 503) reply.header('retry-after', '1')
    if (status === 413 || status === 415) reply.header('connection', 'close')
    if (!isApi(request.url)) return plain(reply, status, message)
    return reply.header('cache-control', 'no-store').send({ code, message })
  }

  const noticeProxy = proxyNoticer(config, log)
  const gate = new Gate({ porter, proxies: config.proxies })
  const app = fastify({
    bodyLimit: config.limits.body,
    exposeHeadRoutes: false,
    schemaController: NO_SCHEMAS,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void fail(error, request, reply),
    clientErrorHandler: (error, socket) => refuseRaw(error.code ?? '', socket),
    serverFactory: (serve) =>
      createServer(
        {
          requestTimeout: REQUEST_MS,
          headersTimeout: HEADERS_MS,
          keepAliveTimeout: SILENCE_MS,
          connectionsCheckingInterval: 5000,
          shouldUpgradeCallback: (request: IncomingMessage) =>
            request.headers.upgrade?.toLowerCase() === 'websocket',
        },
        gate.before(serve),
      ).setTimeout(SILENCE_MS),
  })
  takeJsonOnly(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFETY)
    if (isSecure(request.raw, config.proxies)) reply.headers(SECURE_SAFETY)
    noticeProxy(request.headers)
  })
  app.setErrorHandler(fail)
  app.setNotFoundHandler((request, reply) => {
    if (!isApi(request.url)) return answerWith(site, request, reply)
    const message = 'There is nothing here; /api/openapi.json lists what there is.'
    return reply.code(404).send({ code: 'not-found', message })
  })
  addRoutes(app, { house, porter, config })

  let described: Page | null = null
  app.get('/api/openapi.json', (request, reply) => {
    described ??= pageOf('openapi.json', Buffer.from(JSON.stringify(openApi(version))))
    return sendPage(request, reply, described)
  })
  app.get(LIVE_PATH, (_request, reply) =>
    reply
      .code(426)
      .header('upgrade', 'websocket')
      .send({ code: 'bad-request', message: 'Open a WebSocket here.' }),
  )
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/health',
    handler: async (_request, reply) => {
      const why = stopped === null ? ((await parts.storable?.()) ?? null) : 'This server is being stopped.'
      const up = Math.round((now() - began) / 1000)
      reply.header('cache-control', 'no-store').code(why === null ? 200 : 503)
      const busy = { live: connections.count, tables: house.resident }
      return { ok: why === null, version, up, ...busy, ...(why === null ? {} : { why }) }
    },
  })

  const connections = new Connections(app.server, { house, porter, config, log, strict, version, now, pulse })
  limitPlainConnections(app.server, config)
  const ticking = [
    onceASecond(() => house.tick(), log),
    // Nobody's table waits for a letter to somebody else.
    onceASecond(() => house.deliver(), log),
  ]
  await app.ready()

  async function stop(): Promise<void> {
    ticking.forEach(clearInterval)
    porter.close()
    const listening = app.close()
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
    await connections.close(PATIENCE_MS)
    await listening
    await house.stop()
  }

  return {
    app,
    async listen(port, host) {
      await app.listen({ port, host })
      const bound = app.server.address()
      return typeof bound === 'object' && bound !== null ? bound.port : port
    },
    stop: () => (stopped ??= stop()),
  }
}

/** Behind a proxy that it does not know of, a server takes all people for one address: said once. */
function proxyNoticer({ proxies }: Config, log: Log): (headers: IncomingHttpHeaders) => void {
  let said = proxies > 0
  return (headers) => {
    if (said || headers['x-forwarded-for'] === undefined) return
    said = true
    log.warn('a proxy seems to stand before this server: if so, set LOREHALL_TRUST_PROXY=1')
  }
}

/** Deadlines, reminders, sweeping; letters. One of each at a time, however long it takes. */
function onceASecond(work: () => Promise<void>, log: Log): NodeJS.Timeout {
  let under = false
  return setInterval(() => {
    if (under) return
    under = true
    work()
      .catch((error: unknown) => log.error('the clock could not do its work', { error }))
      .finally(() => (under = false))
  }, 1000).unref()
}

/** Open connections cost memory even when nothing is asked. Behind a proxy all of them are the proxy's. */
function limitPlainConnections(server: Server, { limits, proxies }: Config): void {
  const all = limits.connections * PLAIN_PER_LIVE
  const places = new Places(all, proxies > 0 ? all : limits.connectionsPerAddress * PLAIN_PER_LIVE)
  server.on('connection', (socket: Socket) => {
    const leave = places.take(socket.remoteAddress ?? '')
    if (typeof leave === 'string') socket.destroy()
    else socket.on('close', leave)
  })
}

/** What is no HTTP is answered in HTTP all the same, if anyone still listens. */
function refuseRaw(code: string, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify({ code: 'bad-request', message: 'This request could not be read.' })
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nx-content-type-options: nosniff\r\nconnection: close`
  hangUp(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${body}`)
}

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
import { newRequestId } from './guard/asked-from.ts'
import { isSecure } from './guard/asker.ts'
import { Gate, isApi } from './guard/gate.ts'
import { hangUp } from './guard/hang-up.ts'
import { SAFETY, SECURE_SAFETY } from './guard/headers.ts'
import { Places } from './guard/places.ts'
import { takeJsonOnly } from './http/body.ts'
import { addOperating } from './http/operating.ts'
import { addRoutes } from './http/routes.ts'
import { addUnsubscribe } from './http/unsubscribe.ts'
import { Connections, LIVE_PATH } from './live/connections.ts'
import type { Log } from './log.ts'
import { Measures } from './metrics/measures.ts'
import type { Present } from './metrics/written.ts'
import { openApi } from './openapi.ts'
import { Gateway } from './gateway.ts'
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
  /** Null, or why no request can be served at the moment. */
  readonly ready?: () => Promise<string | null>
  /** The counters for /metrics. By default new ones. */
  readonly measures?: Measures
  /** The connections to the database; null with a data file. */
  readonly pool?: Present['pool']
  /** Checks every reply against the protocol; for tests. */
  readonly strict?: boolean
  readonly now?: () => number
  /** Milliseconds between pings on live connections. */
  readonly pingInterval?: number
}

export interface OpenServer {
  readonly app: FastifyInstance
  /** Resolves to the port when the server accepts connections. */
  listen(port: number, host: string): Promise<number>
  /** Refuses new requests, finishes those under way and closes the storage. */
  stop(): Promise<void>
}

/** Time limits for receiving the headers, and the whole request. */
const HEADERS_MS = 10_000
const REQUEST_MS = 60_000
/** Closes connections that are silent for this long. Longer than the longest wait for news. */
const SILENCE_MS = 75_000

/** How long requests under way may take when the server stops. */
const PATIENCE_MS = 1500

/** The limit of TCP connections, as a multiple of the limit of live connections. */
const PLAIN_PER_LIVE = 2

/** No route uses Fastify's schemas. Without these stubs, Fastify would load its own compilers. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } }

function noSchema(): never {
  throw new Error('requests and replies are checked by the protocol, not by Fastify')
}

export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const { house, site, config, log, version, strict = false, now = Date.now, pingInterval = 20_000 } = parts
  const { measures = new Measures(), pool = null } = parts
  const gateway = new Gateway({ house, limits: config.limits, log, now, strict, measures })
  const began = now()
  let isBegun = false
  let stopped: Promise<void> | null = null

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, code, message } = troubleOf(error, { log, measures }, request.id)
    reply.headers(SAFETY).code(status)
    if (status === 429 || status === 503) reply.header('retry-after', '1')
    if (status === 413 || status === 415) reply.header('connection', 'close')
    if (!isApi(request.url)) return plain(reply, status, message)
    return reply.header('cache-control', 'no-store').send({ code, message })
  }

  const noticeProxy = proxyNoticer(config, log)
  const gate = new Gate({ gateway, proxies: config.proxies, measures })
  const app = fastify({
    bodyLimit: config.limits.body,
    exposeHeadRoutes: false,
    genReqId: newRequestId,
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
    reply.headers(SAFETY).header('x-request-id', request.id)
    if (isSecure(request.raw, config.proxies)) reply.headers(SECURE_SAFETY)
    noticeProxy(request.headers)
  })
  app.setErrorHandler(fail)
  app.setNotFoundHandler((request, reply) => {
    if (!isApi(request.url)) return answerWith(site, request, reply)
    const message = 'There is nothing here; /api/openapi.json lists what there is.'
    return reply.code(404).send({ code: 'not-found', message })
  })
  addRoutes(app, { house, gateway, config })
  addUnsubscribe(app, { gateway, config })

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
  const unless = (why: string | null, check: (() => Promise<string | null>) | undefined) =>
    why === null ? (check?.() ?? Promise.resolve(null)) : Promise.resolve(why)
  const stopping = () => (stopped === null ? null : 'This server is being stopped.')
  addOperating(app, {
    config,
    measures,
    present: { version, pool, sockets: () => connections.count, tables: () => house.resident },
    up: () => Math.round((now() - began) / 1000),
    health: () => unless(stopping(), parts.storable),
    ready: () => unless(stopping() ?? (isBegun ? null : 'This server is starting.'), parts.ready),
  })

  const connections = new Connections(app.server, {
    house,
    gateway,
    config,
    log,
    strict,
    version,
    now,
    pingInterval,
    measures,
  })
  limitPlainConnections(app.server, config)
  const ticking = [
    onceASecond(async () => {
      await house.tick()
      // It has found and taken what was due, so it works.
      isBegun = true
    }, log),
    // Apart from the tick, so that no table waits for a webhook. No notice waits for the slowest one before it.
    setInterval(
      () =>
        void house.deliver().catch((error: unknown) => log.error('notices could not be posted', { error })),
      1000,
    ).unref(),
  ]
  await app.ready()

  async function stop(): Promise<void> {
    ticking.forEach(clearInterval)
    gateway.close()
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

/** Warns once about a proxy that isn't configured: behind it, everybody counts as one address. */
function proxyNoticer({ proxies }: Config, log: Log): (headers: IncomingHttpHeaders) => void {
  let said = proxies > 0
  return (headers) => {
    if (said || headers['x-forwarded-for'] === undefined) return
    said = true
    log.warn('requests seem to come through a proxy: if so, set LOREHALL_TRUST_PROXY=1')
  }
}

/** Runs `work` every second. While a run is under way, no other begins. */
function onceASecond(work: () => Promise<void>, log: Log): NodeJS.Timeout {
  let under = false
  return setInterval(() => {
    if (under) return
    under = true
    work()
      .catch((error: unknown) => log.error('deadlines could not be checked', { error }))
      .finally(() => (under = false))
  }, 1000).unref()
}

/**
 * Limits TCP connections, because even idle ones cost memory. Behind a proxy they all have the proxy's address, so
 * only their total is limited.
 */
function limitPlainConnections(server: Server, { limits, proxies }: Config): void {
  const all = limits.connections * PLAIN_PER_LIVE
  const places = new Places(all, proxies > 0 ? all : limits.connectionsPerAddress * PLAIN_PER_LIVE)
  server.on('connection', (socket: Socket) => {
    const leave = places.take(socket.remoteAddress ?? '')
    if (typeof leave === 'string') socket.destroy()
    else socket.on('close', leave)
  })
}

/** Replies to a request that Node could not parse, if the socket can still be written to. */
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

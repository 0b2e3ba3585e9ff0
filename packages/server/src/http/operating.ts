// Answers the person who runs the server, their proxy and their monitoring: is it well, can it take requests, and what
// has it counted?
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Denied } from '../denied.ts'
import { isFromHere } from '../guard/from-here.ts'
import type { Measures } from '../metrics/measures.ts'
import type { Present, Written } from '../metrics/written.ts'
import { bearerOf } from './cookie.ts'

/** Resolves to null, or to the reason why not. */
type Check = () => Promise<string | null>

export interface OperatingParts {
  readonly config: Config
  readonly measures: Measures
  readonly present: Present
  /** Seconds since the start. */
  readonly up: () => number
  /** Whether it is well. */
  readonly health: Check
  /** Whether it can take requests. */
  readonly ready: Check
}

export function addOperating(app: FastifyInstance, parts: OperatingParts): void {
  const { config, measures, present, up } = parts
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/health',
    handler: async (_request, reply) => {
      const why = await parts.health()
      reply.header('cache-control', 'no-store').code(why === null ? 200 : 503)
      const busy = { live: present.sockets(), tables: present.tables() }
      const { version } = present
      return { ok: why === null, version, up: up(), ...busy, ...(why === null ? {} : { why }) }
    },
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/ready',
    handler: async (_request, reply) => {
      const why = await parts.ready()
      reply.header('cache-control', 'no-store').code(why === null ? 200 : 503)
      return why === null ? { ok: true } : { ok: false, why }
    },
  })
  let written: Promise<Written> | null = null
  app.get('/metrics', async (request, reply) => {
    refuseStrangers(request.raw, config)
    // Loaded only here: a server that nobody asks needs none of it.
    written ??= import('../metrics/written.ts').then(({ writtenOf }) => writtenOf(measures, present))
    const { contentType, metrics } = await written
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await metrics())
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Metrics are for programs on this machine, or for those that know the token. If there is one, everybody needs it. */
function refuseStrangers(request: IncomingMessage, config: Config): void {
  const { metricsToken } = config
  const isKnown =
    metricsToken === null
      ? isFromHere(request, config)
      : timingSafeEqual(hashOf(bearerOf(request) ?? ''), hashOf(metricsToken))
  if (isKnown) return
  throw new Denied(
    'not-yours',
    metricsToken === null
      ? 'Metrics are shown only to programs on this machine. For others, and behind a proxy, set LOREHALL_METRICS_TOKEN.'
      : 'Metrics need the header "Authorization: Bearer ..." with the token in LOREHALL_METRICS_TOKEN.',
  )
}

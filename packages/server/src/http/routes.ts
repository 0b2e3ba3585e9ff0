// The API over HTTP: a route for every operation of the protocol.
import type { IncomingMessage } from 'node:http'
import { type OnlineOp, type Operation, operations } from '@lorehall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Denied } from '../denied.ts'
import { type Caller, isOp, type Porter } from '../porter.ts'
import type { Door } from '../door.ts'
import { addressOf, isForeign, isSecure } from '../guard/asker.ts'
import { measured } from '../guard/charged.ts'
import { bodyReader, type ReadBody, sizeOf } from './body.ts'
import { clearCookie, secretOf, setCookie } from './cookie.ts'
import { given, type Meanings, meaningsOf } from './given.ts'
import { introduce, recover } from './identity.ts'

export interface RouteParts {
  readonly house: Door
  readonly porter: Porter
  readonly config: Config
}

export function refuseForeign(request: IncomingMessage, { proxies, origins }: Config): void {
  if (!isForeign(request, proxies, origins)) return
  throw new Denied(
    'bad-origin',
    'A page of another site asks this. If this server is known by another name, its host lists it in LOREHALL_ORIGIN.',
  )
}

export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const readBody = bodyReader(parts.config.limits.body)
  for (const op of Object.keys(operations)) if (isOp(op)) addRoute(app, op, { ...parts, readBody })
}

/** Bytes that a request says it will bring; null: it does not say. */
function announced({ headers }: IncomingMessage): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

interface OneRouteParts extends RouteParts {
  readonly readBody: ReadBody
}

function addRoute(app: FastifyInstance, op: OnlineOp, parts: OneRouteParts): void {
  const { house, porter, config, readBody } = parts
  const operation: Operation = operations[op]
  let meanings: Meanings | null = null
  const callers = new WeakMap<FastifyRequest, Caller>()

  /** Before the body is read: who may not ask has nothing to say. */
  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (operation.method !== 'GET') refuseForeign(request.raw, config)
    const address = addressOf(request.raw, config.proxies)
    porter.enter(address)
    const { secret, cookie } = secretOf(request.raw)
    const person = await house.personOf(secret)
    if (cookie && person === null)
      reply.header('set-cookie', clearCookie(isSecure(request.raw, config.proxies)))
    const caller = { address, person }
    callers.set(request, caller)
    porter.admit(op, caller)
    if (operation.large !== undefined)
      reply.raw.once('close', porter.receiving(caller, announced(request.raw), operation.large))
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const caller = callers.get(request)
    if (caller === undefined) throw new Error('nobody asks this')
    const secure = isSecure(request.raw, config.proxies)
    const keep = (secret: string) => void reply.header('set-cookie', setCookie(secret, secure))
    return porter.charged(caller, async () => {
      // What is too much for them is not even read.
      porter.weigh(op, sizeOf(request), caller)
      const { params, query } = request
      const body = measured(() => readBody(request))
      const asked = given({ params, query, body }, (meanings ??= meaningsOf(op)))
      const answer = await answerTo(asked, caller, keep)
      if (op === 'forget') reply.header('set-cookie', clearCookie(secure))
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      const text = measured(() => JSON.stringify(answer))
      // Others of theirs may have been answered meanwhile.
      porter.refuseUnread(caller.address)
      return text
    })
  }

  async function answerTo(body: unknown, caller: Caller, keep: (secret: string) => void): Promise<unknown> {
    if (op === 'introduce') return introduce({ house, porter, keep }, porter.read(op, body), caller)
    if (op === 'recover') return recover({ house, porter, keep }, porter.read(op, body))
    return porter.perform(op, porter.read(op, body), caller)
  }

  app.route({
    method: operation.method,
    url: `/api${operation.path}`,
    bodyLimit: operation.large ?? config.limits.body,
    onRequest,
    handler,
  })
}

// The HTTP API: one route for each operation of the protocol.
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { type OnlineOp, type Operation, operations } from '@lorehall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Denied } from '../denied.ts'
import { type Caller, isOp, type Gateway } from '../gateway.ts'
import type { Door } from '../door.ts'
import { addressOf, isForeign, isSecure } from '../guard/asker.ts'
import { measured } from '../guard/charged.ts'
import { addressesFor } from '../site/addresses.ts'
import { bodyReader, type ReadBody, sizeOf } from './body.ts'
import { clearCookie, secretOf, setCookie } from './cookie.ts'
import { download } from './download.ts'
import { given, type Meanings, meaningsOf } from './given.ts'
import { introduce, recover } from './identity.ts'

export interface RouteParts {
  readonly house: Door
  readonly gateway: Gateway
  readonly config: Config
}

export function refuseForeign(request: IncomingMessage, { proxies, origins }: Config): void {
  if (!isForeign(request, proxies, origins)) return
  throw new Denied(
    'bad-origin',
    'This request came from a page of another site. If this server has another name, the person who runs it must list that name in LOREHALL_ORIGIN.',
  )
}

export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const readBody = bodyReader(parts.config.limits.body)
  for (const op of Object.keys(operations)) if (isOp(op)) addRoute(app, op, { ...parts, readBody })
}

/** The announced size of the body in bytes; null if unknown. */
function announced({ headers }: IncomingMessage): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

interface OneRouteParts extends RouteParts {
  readonly readBody: ReadBody
}

function addRoute(app: FastifyInstance, op: OnlineOp, parts: OneRouteParts): void {
  const { house, gateway, config, readBody } = parts
  const operation: Operation = operations[op]
  let meanings: Meanings | null = null
  const callers = new WeakMap<FastifyRequest, Caller>()

  /** Identifies and admits the caller before the body is read. */
  async function onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (operation.method !== 'GET') refuseForeign(request.raw, config)
    const address = addressOf(request.raw, config.proxies)
    gateway.enter(address)
    const { secret, cookie } = secretOf(request.raw)
    const person = await house.personOf(secret)
    if (cookie && person === null)
      reply.header('set-cookie', clearCookie(isSecure(request.raw, config.proxies)))
    const caller = { address, person }
    callers.set(request, caller)
    gateway.admit(op, caller)
    if (operation.large !== undefined)
      reply.raw.once('close', gateway.receiving(caller, announced(request.raw), operation.large))
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<string | Readable> {
    const caller = callers.get(request)
    if (caller === undefined) throw new Error('nobody asks this')
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    if (op === 'data' && caller.person !== null) {
      reply.header('content-disposition', 'attachment; filename="lorehall-data.json"')
      return download(house.ownData(caller.person), caller, gateway)
    }
    const secure = isSecure(request.raw, config.proxies)
    const keep = (secret: string) => void reply.header('set-cookie', setCookie(secret, secure))
    const work = async () => {
      // Charge for the body before parsing it.
      gateway.weigh(op, sizeOf(request), caller)
      const { params, query } = request
      const body = measured(() => readBody(request))
      const asked = given({ params, query, body }, (meanings ??= meaningsOf(op)))
      const answer = await answerTo(asked, caller, keep, request.raw)
      if (op === 'forget') reply.header('set-cookie', clearCookie(secure))
      const text = measured(() => JSON.stringify(answer))
      // Other replies to this address may be unread by now.
      gateway.refuseUnread(caller.address)
      return text
    }
    return gateway.charged(caller, work, request.id)
  }

  async function answerTo(
    body: unknown,
    caller: Caller,
    keep: (secret: string) => void,
    raw: IncomingMessage,
  ): Promise<unknown> {
    if (op === 'addresses') return gateway.checked(op, { network: [...addressesFor(raw, config)] })
    if (op === 'introduce') return introduce({ house, gateway, keep }, gateway.read(op, body), caller)
    if (op === 'recover') return recover({ house, gateway, keep }, gateway.read(op, body))
    return gateway.perform(op, gateway.read(op, body), caller)
  }

  app.route({
    method: operation.method,
    url: `/api${operation.path}`,
    bodyLimit: operation.large ?? config.limits.body,
    onRequest,
    handler,
  })
}

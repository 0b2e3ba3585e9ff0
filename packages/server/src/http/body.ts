// What is sent over HTTP: JSON and nothing else, and how much it was.
import type { FastifyInstance, FastifyRequest } from 'fastify'

const sizes = new WeakMap<FastifyRequest, number>()

/** Characters of what was sent. */
export function sizeOf(request: FastifyRequest): number {
  return sizes.get(request) ?? 0
}

/** Forms of other sites can send text and forms, but not JSON. An empty body is none. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    sizes.set(request, body.length)
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}

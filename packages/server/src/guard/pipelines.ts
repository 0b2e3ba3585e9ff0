// A connection on which request after request is sent, and no answer is read, holds all of them in our memory:
// browsers and proxies wait for the answer, or open another.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection that may be under way at once. */
const MOST = 16

export function endPipelines(app: FastifyInstance): void {
  const under = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const many = (under.get(socket) ?? 0) + 1
    if (many > MOST || socket.destroyed) {
      // What came along with it is still read, and not dealt with either.
      socket.destroy()
      reply.hijack()
      return
    }
    under.set(socket, many)
    reply.raw.once('close', () => under.set(socket, (under.get(socket) ?? 1) - 1))
    done()
  })
}

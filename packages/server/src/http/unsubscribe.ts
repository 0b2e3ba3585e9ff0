// Unsubscribing with one request, as mail programs do it for their users (RFC 8058): they post a form to the link in the
// header of a mail. A browser that opens the link gets a page with a button instead.
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { addressOf } from '../guard/asker.ts'
import type { Gateway } from '../gateway.ts'
import { MAIL_EN } from '../mail/en.ts'

/** Bytes of the form, which says nothing but "List-Unsubscribe=One-Click". */
const LARGEST = 1000

interface UnsubscribeParts {
  readonly gateway: Gateway
  readonly config: Config
}

export function addUnsubscribe(app: FastifyInstance, { gateway, config }: UnsubscribeParts): void {
  // A scope of its own, because everywhere else only JSON is taken.
  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.post<{ Params: { token: string } }>(
      '/mail/stop/:token',
      { bodyLimit: LARGEST },
      async ({ raw, params: { token } }, reply) => {
        const caller = { address: addressOf(raw, config.proxies), person: null }
        gateway.enter(caller.address)
        await gateway.charged(caller, () =>
          gateway.perform('stopMail', gateway.read('stopMail', { token }), caller),
        )
        return reply.type('text/plain; charset=utf-8').send(`${MAIL_EN.stopped}\n`)
      },
    )
  })
}

// The first that happens to any HTTP request, whatever it asks for: it is counted for its address, and served
// in turn with those of other addresses. What is too much is refused before anything else is done for it.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Denied } from '../denied.ts'
import type { Porter } from '../porter.ts'
import { Thinking } from '../tables/thinking.ts'
import { addressOf, isSecure } from './asker.ts'
import { SAFETY, SECURE_SAFETY } from './headers.ts'

export interface GateParts {
  readonly porter: Porter
  readonly proxies: number
}

/**
 * Requests of one connection that may be under way at once. A connection on which request after request is sent,
 * and no answer is read, holds all of them in our memory: browsers and proxies wait for the answer, or open
 * another.
 */
const MOST_AT_ONCE = 16

/** Refusals in a row on one connection: the last one comes late, and the connection ends with it. */
const MOST_REFUSED = 20

/** How late. Until then nothing is read from the connection, and it still counts as one of its address. */
export const HELD_MS = 1000

/** Milliseconds in one turn of the event loop for which requests are begun. */
const BEGUN_MS = 4

/** What is known of a connection. */
interface State {
  under: number
  refused: number
  ending: boolean
}

/** Each request that has come, and each answer that has gone, makes Node read on: so this is done after them. */
function stopReading(socket: Socket): void {
  setImmediate(() => socket.pause())
}

export const isApi = (url = '') => /^\/api(?:[/?]|$)/.test(url)

export class Gate {
  private readonly parts: GateParts
  private readonly states = new WeakMap<Socket, State>()
  private readonly turns = new Thinking(BEGUN_MS)

  constructor(parts: GateParts) {
    this.parts = parts
  }

  /** Lets those through who may ask. */
  before(serve: RequestListener): RequestListener {
    return (request, response) => {
      const state = this.stateOf(request.socket)
      // What came along with something that ended the connection is not dealt with either.
      if (state.ending || request.socket.destroyed) return stopReading(request.socket)
      if (++state.under > MOST_AT_ONCE) {
        state.ending = true
        request.socket.destroy()
        return
      }
      response.once('close', () => state.under--)
      const address = addressOf(request, this.parts.proxies)
      try {
        this.admit(request, response, address)
      } catch (error) {
        if (!(error instanceof Denied)) throw error
        this.refuse(request, response, error)
        return
      }
      state.refused = 0
      void this.inTurn(address, () => {
        if (!request.socket.destroyed) serve(request, response)
      })
    }
  }

  private async inTurn(address: string, act: () => void): Promise<void> {
    await this.turns.next(address)
    act()
  }

  private stateOf(socket: Socket): State {
    const known = this.states.get(socket)
    if (known !== undefined) return known
    const state: State = { under: 0, refused: 0, ending: false }
    this.states.set(socket, state)
    return state
  }

  private admit(request: IncomingMessage, response: ServerResponse, address: string): void {
    const { porter } = this.parts
    porter.arrive(isApi(request.url) ? 'requests' : 'files', address)
    porter.refuseUnread(address)
    response.once(
      'close',
      porter.sending(address, () => response.writableLength),
    )
  }

  private refuse(request: IncomingMessage, response: ServerResponse, denied: Denied): void {
    const state = this.stateOf(request.socket)
    state.refused++
    if (state.refused < MOST_REFUSED) {
      this.say(request, response, denied)
      return
    }
    state.ending = true
    stopReading(request.socket)
    response.setHeader('connection', 'close')
    setTimeout(() => this.say(request, response, denied), HELD_MS).unref()
  }

  private say(request: IncomingMessage, response: ServerResponse, { status, code, message }: Denied): void {
    const api = isApi(request.url)
    const body = Buffer.from(api ? JSON.stringify({ code, message }) : `${message}\n`)
    response.writeHead(status, {
      ...SAFETY,
      ...(isSecure(request, this.parts.proxies) ? SECURE_SAFETY : {}),
      'content-type': api ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    response.end(body)
  }
}

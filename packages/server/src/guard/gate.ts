// The gate: the first code that sees an HTTP request. It counts the request for its address and refuses it if there
// are too many. Addresses are served in turn.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Denied } from '../denied.ts'
import type { Gateway } from '../gateway.ts'
import type { Measures } from '../metrics/measures.ts'
import { TimeSlices } from '../time-slices.ts'
import { addressOf, isSecure } from './asker.ts'
import { SAFETY, SECURE_SAFETY } from './headers.ts'

export interface GateParts {
  readonly gateway: Gateway
  readonly proxies: number
  readonly measures: Measures
}

/**
 * Requests of one connection that may be under way at the same time. A program that sends request after request and
 * reads no reply would fill our memory. Browsers and proxies wait for the reply, or open another connection.
 */
const MOST_AT_ONCE = 16

/** After this many refusals in a row, the last reply is delayed and closes the connection. */
const MOST_REFUSED = 20

/** The delay. Until it is over, nothing is read from the connection, and it still counts for its address. */
export const HELD_MS = 1000

/** Milliseconds per turn of the event loop in which requests are begun. */
const BEGUN_MS = 4

/** The state of a connection. */
interface State {
  under: number
  refused: number
  ending: boolean
}

/** Stops reading, after the current event: each request received and each reply sent makes Node read on. */
function stopReading(socket: Socket): void {
  setImmediate(() => socket.pause())
}

export const isApi = (url = '') => /^\/api(?:[/?]|$)/.test(url)

export class Gate {
  private readonly parts: GateParts
  private readonly states = new WeakMap<Socket, State>()
  private readonly turns = new TimeSlices(BEGUN_MS)

  constructor(parts: GateParts) {
    this.parts = parts
  }

  /** Returns a listener that passes the allowed requests on to `serve`. */
  before(serve: RequestListener): RequestListener {
    return (request, response) => {
      const state = this.stateOf(request.socket)
      // Ignore requests that came after the one that ended the connection.
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
    const { gateway } = this.parts
    gateway.arrive(isApi(request.url) ? 'requests' : 'files', address)
    gateway.refuseUnread(address)
    response.once(
      'close',
      gateway.sending(address, () => response.writableLength),
    )
  }

  private refuse(request: IncomingMessage, response: ServerResponse, denied: Denied): void {
    const state = this.stateOf(request.socket)
    state.refused++
    this.parts.measures.refusals.add(denied.code)
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

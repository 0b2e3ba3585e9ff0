// The same request over and over, on many connections. Each keeps as many requests open as the server allows.
import { connect, type Socket } from 'node:net'
import type { Target } from '../caller.ts'
import type { Attack, Tally } from './attack.ts'

const CONNECTIONS = 64
const PIPELINED = 16
const MOST = 2_000_000
const AGAIN_MS = 20

const ANSWER = Buffer.from('HTTP/1.1 ')
/** Includes the first digit of the status. */
const HEAD = ANSWER.length + 1
const TWO = '2'.charCodeAt(0)

/** Counts the replies in a stream, including those split between two chunks. */
class Answers {
  private left: Buffer = Buffer.alloc(0)

  /** Counts the replies that begin in the next chunk, and how many of these are successes. */
  count(piece: Buffer): { readonly all: number; readonly done: number } {
    const data = Buffer.concat([this.left, piece])
    let all = 0
    let done = 0
    let from = 0
    for (
      let at = data.indexOf(ANSWER);
      at !== -1 && at + HEAD <= data.length;
      at = data.indexOf(ANSWER, from)
    ) {
      from = at + HEAD
      all++
      if (data[from - 1] === TWO) done++
    }
    this.left = data.subarray(Math.max(from, data.length - HEAD + 1))
    return { all, done }
  }
}

/** A connection that reopens each time it ends. */
class Flooder {
  private readonly target: Target
  private readonly request: string
  private readonly tally: Tally
  private socket: Socket | null = null
  private again: NodeJS.Timeout | undefined
  private ended = false

  constructor(target: Target, request: string, tally: Tally) {
    this.target = target
    this.request = request
    this.tally = tally
    this.open()
  }

  private open(): void {
    const { port, from } = this.target
    const socket = connect({ host: '127.0.0.1', port, ...(from === null ? {} : { localAddress: from }) })
    this.socket = socket
    socket.setNoDelay(true)
    // The close event that follows is what we count.
    socket.on('error', () => undefined)
    socket.on('connect', () => this.send(PIPELINED))
    const answers = new Answers()
    socket.on('data', (piece) => {
      const { all, done } = answers.count(piece)
      this.tally.done += all
      this.tally.refused += all - done
      this.send(all)
    })
    socket.on('close', () => {
      if (!this.ended) this.again = setTimeout(() => this.open(), AGAIN_MS)
    })
  }

  private send(many: number): void {
    if (this.ended || many === 0 || this.socket?.writable !== true) return
    if (this.tally.done < MOST) this.socket.write(this.request.repeat(many))
  }

  end(): void {
    this.ended = true
    clearTimeout(this.again)
    this.socket?.destroy()
  }
}

function flood(path: string): Attack {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`
  return {
    counts: 'answers',
    prepare: async (target) => (tally, stopped) => {
      const flooders = Array.from({ length: CONNECTIONS }, () => new Flooder(target, request, tally))
      return new Promise((resolve) => {
        stopped.addEventListener('abort', () => {
          for (const flooder of flooders) flooder.end()
          resolve()
        })
      })
    },
  }
}

export const openapi = flood('/api/openapi.json')
export const page = flood('/')
export const nothing = flood('/api/nothing')
/** Nearly all of these are refused: they far exceed the rate limit of one address. */
export const refused = flood('/api/me')

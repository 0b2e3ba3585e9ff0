// The log of the server: one line per event, as JSON or, on a terminal, as text. It never contains secrets or chat,
// and it contains addresses only in warnings. A line that a request caused has the id of that request.
import { visible } from '@lorehall/kernel'
import { requestAsking } from './guard/asked-from.ts'

export interface Log {
  info(what: string, detail?: object): void
  warn(what: string, detail?: object): void
  error(what: string, detail?: object): void
}

type Level = keyof Log

export interface LogParts {
  write(line: string): void
  /** Writes text for a person at a terminal instead of JSON. */
  readonly words: boolean
  now(): number
}

/** A replacer for `JSON.stringify`, which would write an error as `{}`. */
function plain(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
}

function inWords(level: Level, what: string, detail: object): string {
  const more = Object.entries(detail).map(([name, value]) => {
    if (value instanceof Error) return `\n  ${name}: ${value.stack ?? value.message}`
    return ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`
  })
  return `${level === 'info' ? '' : `${level}: `}${what}${more.join('')}`
}

export function openLog({ write, words, now }: LogParts): Log {
  const say =
    (level: Level) =>
    (what: string, given: object = {}) => {
      const request = requestAsking()
      const detail = request === '' ? given : { request, ...given }
      const line = words
        ? inWords(level, what, detail)
        : JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...detail }, plain)
      write(`${visible(line)}\n`)
    }
  return { info: say('info'), warn: say('warn'), error: say('error') }
}

/** Writes at most one line in 10 seconds, so that a flood doesn't fill the log. `notSaid` counts the lines left out. */
export function seldom(now: () => number, say: (what: string, detail?: object) => void): typeof say {
  let next = 0
  let quiet = 0
  return (what, detail = {}) => {
    if (now() < next) {
      quiet++
      return
    }
    say(what, quiet === 0 ? detail : { ...detail, notSaid: quiet })
    next = now() + 10_000
    quiet = 0
  }
}

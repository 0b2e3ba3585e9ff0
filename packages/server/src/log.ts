// What a host reads of the server: one line an event, JSON for machines, words on a terminal. Never a
// secret, never what people say; addresses only where there is trouble.
import { visible } from '@lorehall/kernel'

export interface Log {
  info(what: string, detail?: object): void
  warn(what: string, detail?: object): void
  error(what: string, detail?: object): void
}

type Level = keyof Log

export interface LogParts {
  write(line: string): void
  /** Words for a person at a terminal instead of JSON. */
  readonly words: boolean
  now(): number
}

/** Errors are no JSON by themselves. */
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
    (what: string, detail: object = {}) => {
      const line = words
        ? inWords(level, what, detail)
        : JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...detail }, plain)
      write(`${visible(line)}\n`)
    }
  return { info: say('info'), warn: say('warn'), error: say('error') }
}

/** At most one line in ten seconds: what a flood says is said once. */
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

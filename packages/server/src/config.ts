// The settings of a server, read from the environment. A bad value is refused with one sentence before anything
// starts.
import { join } from 'node:path'
import { Refusal } from '@lorehall/kernel'
import { dataFileIn } from './data-file.ts'
import { type Limits, LIMITS } from './limits.ts'
import type { MailSettings } from './mail/mailer.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** The data file. */
  readonly data: string
  /** The address of a PostgreSQL database that is used instead of the data file; null: the data file is used. */
  readonly database: string | null
  /** Origins whose pages may send requests. If there are none, pages from any name of this server may (`isForeign`). */
  readonly origins: readonly string[]
  /** How many proxies in front of this server are trusted to name the caller's address. */
  readonly proxies: number
  /** Where notices may be posted: to public addresses, to any address, or nowhere. */
  readonly webhooks: 'public' | 'any' | 'off'
  /** The secret that opens /metrics; null: only programs on this machine may read it. */
  readonly metricsToken: string | null
  /** How e-mail is sent; null: it is not. */
  readonly mail: MailSettings | null
  readonly limits: Limits
}

type Environment = Readonly<Record<string, string | undefined>>

const LIMIT = 'LOREHALL_LIMIT_'

const bad = (name: string, value: string, expected: string) =>
  new Refusal('bad-request', `${name}=${value} is not allowed: ${expected}`)

function wholeNumber(name: string, value: string, max: number): number {
  if (/^\d{1,15}$/.test(value) && Number(value) <= max) return Number(value)
  throw bad(name, value, `expected a whole number from 0 to ${max}`)
}

function readOrigins(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const origin = URL.canParse(part) ? new URL(part) : null
      if (origin !== null && /^https?:$/.test(origin.protocol) && origin.pathname === '/')
        return origin.origin
      throw bad(
        'LOREHALL_ORIGIN',
        part,
        'expected addresses such as https://play.example.org, with commas between',
      )
    })
}

function readProxies(value: string): number {
  if (/^(no|off|false)$/i.test(value)) return 0
  if (/^(yes|on|true)$/i.test(value)) return 1
  return wholeNumber('LOREHALL_TRUST_PROXY', value, 10)
}

function isWebhooks(value: string): value is Config['webhooks'] {
  return ['public', 'any', 'off'].includes(value)
}

/** The value is not repeated: it contains a password. */
function readDatabase(value: string): string | null {
  if (value === '') return null
  if (/^postgres(ql)?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) return value
  throw new Refusal(
    'bad-request',
    'LOREHALL_DATABASE is not allowed: expected postgres://user:password@host:5432/database',
  )
}

/** The value is not repeated, because it is a secret. */
function readToken(value: string): string | null {
  if (value === '') return null
  if (/^[\w-]{16,200}$/.test(value)) return value
  throw new Refusal(
    'bad-request',
    'LOREHALL_METRICS_TOKEN is not allowed: expected 16 to 200 letters and digits',
  )
}

const ADDRESS = /^[^\s<>"@,;:\\]+@[^\s<>"@,;:\\]+$/

/** The name and the address in `Lorehall <hall@example.org>`, or only an address. */
function readFrom(value: string): MailSettings['from'] {
  const [, name = '', named = ''] = /^([^<>"\p{C}]+) <(.*)>$/u.exec(value) ?? []
  const address = named === '' ? value : named
  if (ADDRESS.test(address)) return { name, address }
  throw bad('LOREHALL_MAIL_FROM', value, "expected an address such as 'Lorehall <hall@example.org>'")
}

/** The user and the password in the address of the mail server. */
function loginIn({ username, password }: URL): MailSettings['login'] {
  if (username === '') return null
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    throw new Refusal(
      'bad-request',
      'LOREHALL_SMTP is not allowed: in the user and the password, write %25 instead of %',
    )
  }
}

/** The address of the mail server is not repeated: it contains a password. */
function readMail(server: string, from: string, origins: readonly string[]): MailSettings | null {
  if (server === '' && from === '') return null
  const url = URL.canParse(server) ? new URL(server) : null
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname))
    throw new Refusal('bad-request', 'LOREHALL_SMTP is not allowed: expected smtp://user:password@host:587')
  if (from === '')
    throw new Refusal('bad-request', 'LOREHALL_SMTP needs LOREHALL_MAIL_FROM: whom mails come from')
  if (origins.length === 0)
    throw new Refusal(
      'bad-request',
      'LOREHALL_SMTP needs LOREHALL_ORIGIN, because mails have links to this server',
    )
  return { server: `${url.protocol}//${url.host}`, login: loginIn(url), from: readFrom(from) }
}

const isLimit = (name: string): name is keyof Limits => Object.hasOwn(LIMITS, name)

/** `tablesPerPerson` is LOREHALL_LIMIT_TABLES_PER_PERSON. */
const variableOf = (limit: string) =>
  LIMIT + limit.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

function readLimits(env: Environment): Limits {
  const limits = { ...LIMITS }
  const names = new Map(Object.keys(LIMITS).map((name) => [variableOf(name), name]))
  for (const [variable, value = ''] of Object.entries(env)) {
    if (!variable.startsWith(LIMIT) || value === '') continue
    const name = names.get(variable) ?? ''
    if (!isLimit(name)) {
      throw new Refusal(
        'bad-request',
        `there is no limit ${variable}; use one of: ${[...names.keys()].join(', ')}`,
      )
    }
    limits[name] = wholeNumber(variable, value, 1e12)
    if (limits[name] === 0) throw bad(variable, value, 'expected a number from 1 on')
  }
  return limits
}

/** @param home the folder with `data` in it, unless LOREHALL_DATA names another place */
export function readConfig(env: Environment, home: string): Config {
  const given = (name: string, otherwise: string) => env[name] || otherwise
  const webhooks = given('LOREHALL_WEBHOOKS', 'public')
  if (!isWebhooks(webhooks)) throw bad('LOREHALL_WEBHOOKS', webhooks, "expected 'public', 'any' or 'off'")
  const origins = readOrigins(given('LOREHALL_ORIGIN', ''))
  return {
    port: wholeNumber('PORT', given('PORT', '3000'), 65_535),
    host: given('HOST', '0.0.0.0'),
    data: dataFileIn(given('LOREHALL_DATA', join(home, 'data'))),
    database: readDatabase(given('LOREHALL_DATABASE', '')),
    origins,
    proxies: readProxies(given('LOREHALL_TRUST_PROXY', '0')),
    webhooks,
    metricsToken: readToken(given('LOREHALL_METRICS_TOKEN', '')),
    mail: readMail(given('LOREHALL_SMTP', ''), given('LOREHALL_MAIL_FROM', ''), origins),
    limits: readLimits(env),
  }
}

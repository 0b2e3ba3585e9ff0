// The secret that says who someone is. It travels in a cookie no script can read, or as a bearer token.
import type { IncomingMessage } from 'node:http'

const NAME = 'lorehall'

/** 400 days: the longest that browsers keep one. */
const LIFE_SECONDS = 34_560_000

const COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{1,200})\\s*(?:;|$)`)
const ANY_COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=`)
const BEARER = /^Bearer ([\w-]{1,200})$/i

export interface Secret {
  readonly secret: string | null
  /** It came as a cookie, and may be cleared where nobody has it. */
  readonly cookie: boolean
}

export function secretOf(request: IncomingMessage): Secret {
  const { authorization, cookie = '' } = request.headers
  if (authorization !== undefined) return { secret: BEARER.exec(authorization)?.[1] ?? null, cookie: false }
  // A cookie of our name that is no secret was forged, and is cleared as well.
  return { secret: COOKIE.exec(cookie)?.[1] ?? null, cookie: ANY_COOKIE.test(cookie) }
}

const written = (value: string, life: number, secure: boolean) =>
  `${NAME}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const setCookie = (secret: string, secure: boolean) => written(secret, LIFE_SECONDS, secure)

export const clearCookie = (secure: boolean) => written('', 0, secure)

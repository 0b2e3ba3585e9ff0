// The secret that identifies a person. It is sent in a cookie that scripts can't read, or as a bearer token.
import type { IncomingMessage } from 'node:http'

const NAME = 'lorehall'

/** 400 days, the longest that browsers keep a cookie. */
const LIFE_SECONDS = 34_560_000

const COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{1,200})\\s*(?:;|$)`)
const ANY_COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=`)
const BEARER = /^Bearer ([\w-]{1,200})$/i

/** The token of a program; null if it sent none. */
export const bearerOf = ({ headers }: IncomingMessage): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null

export interface Secret {
  readonly secret: string | null
  /** It came as a cookie, which is cleared if the secret is unknown. */
  readonly cookie: boolean
}

export function secretOf(request: IncomingMessage): Secret {
  const { authorization, cookie = '' } = request.headers
  if (authorization !== undefined) return { secret: bearerOf(request), cookie: false }
  // A cookie with our name but not in the form of a secret is forged. It is cleared as well.
  return { secret: COOKIE.exec(cookie)?.[1] ?? null, cookie: ANY_COOKIE.test(cookie) }
}

const written = (value: string, life: number, secure: boolean) =>
  `${NAME}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const setCookie = (secret: string, secure: boolean) => written(secret, LIFE_SECONDS, secure)

export const clearCookie = (secure: boolean) => written('', 0, secure)

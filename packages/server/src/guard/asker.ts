// Where a request comes from: its address, whether it came over https, and whether another site's page sent it. Only
// as many proxies are trusted as the settings say.
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * The entry of a forwarded header that the outermost trusted proxy added. The proxy next to us added the last entry,
 * the proxy before it the last but one.
 */
function forwarded(request: IncomingMessage, name: string, proxies: number): string | undefined {
  if (proxies === 0) return undefined
  const all = [request.headers[name] ?? []].flat().join(',').split(',')
  return all.at(-proxies)?.trim() || all[0]?.trim() || undefined
}

/** Some proxies add the port to an address, and then put an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/

/** An IPv4 address within an IPv6 address, as `URL` writes it: the last 32 bits in hex. */
const WITHIN = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * The address to count: an IPv4 address, or the first 64 bits of an IPv6 address, because one household has all
 * addresses that share them. The same for every way to write it. Null if the text isn't an address.
 */
function household(written: string): string | null {
  const [, bracketed, dotted] = WITH_PORT.exec(written) ?? []
  const bare = (bracketed ?? dotted ?? written).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return null
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = WITHIN.exec(plain) ?? []
  if (high !== undefined && low !== undefined) return [...bytes(high), ...bytes(low)].join('.')
  const [left = '', right] = plain.split('::')
  const parts = (text: string) => text.split(':').filter((part) => part !== '')
  const before = parts(left)
  const after = parts(right ?? '')
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...between, ...after].slice(0, 4).join(':')
}

/** The two bytes of 16 bits in hex. */
function bytes(hex: string): [number, number] {
  const both = Number.parseInt(hex, 16)
  return [both >> 8, both & 255]
}

/** The address to count for a request. If the proxy doesn't give a valid one, the proxy's own. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? ''
  return household(forwarded(request, 'x-forwarded-for', proxies) ?? own) ?? household(own) ?? own
}

export function isSecure(request: IncomingMessage, proxies: number): boolean {
  return forwarded(request, 'x-forwarded-proto', proxies)?.toLowerCase() === 'https'
}

/**
 * Whether a page of another site sent the request. Programs that aren't pages send no origin; a page that hides its
 * origin is foreign. If the settings list the names of this server, other names are foreign.
 */
export function isForeign(request: IncomingMessage, proxies: number, origins: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  if (origins.includes(from.origin)) return false
  const host = forwarded(request, 'x-forwarded-host', proxies) ?? request.headers.host ?? ''
  const here = `${from.protocol}//${host}`
  if (!/^https?:$/.test(from.protocol) || !URL.canParse(here) || new URL(here).host !== from.host) return true
  return origins.length > 0 && !isNumber(from.hostname)
}

/** An IP address or localhost. Other people can point a domain name of theirs at this server, but not these. */
function isNumber(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}

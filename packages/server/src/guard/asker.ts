// Where a request comes from: the address that is counted, whether it came by https, and which host it
// was meant for. Proxies are believed only as many as the host of the server says there are.
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'

/** The last of a forwarded list was added by the proxy next to us, the one before by the proxy before it. */
function forwarded(request: IncomingMessage, name: string, proxies: number): string | undefined {
  if (proxies === 0) return undefined
  const all = [request.headers[name] ?? []].flat().join(',').split(',')
  return all.at(-proxies)?.trim() || all[0]?.trim() || undefined
}

/** Some proxies write the port behind an address, and IPv6 in brackets then. */
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/

/** An older address within a newer one, as browsers write it: its last 32 bits in hex. */
const WITHIN = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * Who is counted: an IPv4 address, or the first half of one of IPv6, which one household has, however many addresses
 * it makes of it. The same for every way to write it; null: this is no address.
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

/** Of 16 bits in hex. */
function bytes(hex: string): [number, number] {
  const both = Number.parseInt(hex, 16)
  return [both >> 8, both & 255]
}

/** What a proxy names that is no address counts as the proxy itself. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? ''
  return household(forwarded(request, 'x-forwarded-for', proxies) ?? own) ?? household(own) ?? own
}

export function isSecure(request: IncomingMessage, proxies: number): boolean {
  return forwarded(request, 'x-forwarded-proto', proxies)?.toLowerCase() === 'https'
}

/**
 * Whether a page of another origin asks. What is no page sends no origin; a page that hides its own is
 * foreign. Where the host of the server says which names it has, no other name is believed.
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

/** Whoever has a name may have it stand for any address, also for this server's: a number stands for itself. */
function isNumber(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}

// Where a request comes from: the address that is counted, whether it came by https, and which host it
// was meant for. Proxies are believed only as many as the host of the server says there are.
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** The last of a forwarded list was added by the proxy next to us, the one before by the proxy before it. */
function forwarded(request: IncomingMessage, name: string, proxies: number): string | undefined {
  if (proxies === 0) return undefined
  const all = [request.headers[name] ?? []].flat().join(',').split(',')
  return all.at(-proxies)?.trim() || all[0]?.trim() || undefined
}

/** One household has one such prefix of IPv6, however many addresses it makes of it. */
function household(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const [left = '', right] = bare.toLowerCase().split('::')
  const parts = (text: string) => text.split(':').filter((part) => part !== '')
  const before = parts(left)
  const after = parts(right ?? '')
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...between, ...after].slice(0, 4).join(':')
}

export function addressOf(request: IncomingMessage, proxies: number): string {
  return household(forwarded(request, 'x-forwarded-for', proxies) ?? request.socket.remoteAddress ?? '')
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

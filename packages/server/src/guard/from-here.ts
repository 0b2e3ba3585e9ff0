// Whether a request comes from this machine itself, and not through a proxy on it.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Config } from '../config.ts'

/** Headers that a proxy adds. Behind a proxy, everyone seems to come from its machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined)

/** The name that the caller typed, without the port; IPv6 addresses without brackets. */
export function nameTyped({ headers }: IncomingMessage): string {
  const typed = `http://${headers.host ?? ''}`
  return URL.canParse(typed) ? new URL(typed).hostname.replace(/^\[(.*)\]$/, '$1') : ''
}

/** An IPv4 address within an IPv6 address counts as what it is. */
export function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whether the caller is a program on this machine. False if the settings or the headers speak of a proxy, and if another
 * name was typed, as by a page whose domain was pointed at this machine.
 */
export function isFromHere(request: IncomingMessage, { proxies, origins }: Config): boolean {
  if (proxies > 0 || origins.length > 0 || isForwarded(request)) return false
  const name = nameTyped(request)
  return isIn(LOOPBACK, request.socket.remoteAddress ?? '') && (name === 'localhost' || isIn(LOOPBACK, name))
}

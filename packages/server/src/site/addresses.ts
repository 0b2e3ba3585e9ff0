// The addresses of a server: for this machine, and for others on the same network.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'

export interface Addresses {
  readonly here: string
  readonly network: readonly string[]
}

const EVERYWHERE = new Set(['0.0.0.0', '::'])

const written = (host: string) => (host.includes(':') ? `[${host}]` : host)

const interfaces = () => Object.values(networkInterfaces()).flatMap((all) => all ?? [])

export function addressesOf(host: string, port: number): Addresses {
  const at = (name: string) => `http://${written(name)}:${port}`
  if (!EVERYWHERE.has(host)) return { here: at(host), network: [] }
  const reachable = interfaces().filter(({ family, internal }) => family === 'IPv4' && !internal)
  return { here: at('localhost'), network: reachable.map(({ address }) => at(address)) }
}

/** Headers that a proxy adds. Behind a proxy, everyone seems to come from its machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * The addresses for others on the same network, for somebody who is on this machine or this network themselves: their
 * own address and the address they typed must both be near. A domain name is not near, because anyone can point one at
 * this machine. Empty if the server has a public address or is behind a proxy.
 */
export function addressesFor(request: IncomingMessage, config: Config): readonly string[] {
  const { localPort = 0, remoteAddress = '' } = request.socket
  if (config.origins.length > 0 || config.proxies > 0) return []
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return []
  const typed = `http://${request.headers.host ?? ''}`
  const { hostname } = URL.canParse(typed) ? new URL(typed) : { hostname: '' }
  const near = nearby()
  if (!isIn(near, remoteAddress)) return []
  if (hostname !== 'localhost' && !isIn(near, hostname.replace(/^\[(.*)\]$/, '$1'))) return []
  return addressesOf(config.host, localPort).network
}

/** This machine and the networks it is in. */
function nearby(): BlockList {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const { address, cidr, family } of interfaces()) {
    const bits = Number(cidr?.split('/')[1])
    if (Number.isInteger(bits)) list.addSubnet(address, bits, family === 'IPv6' ? 'ipv6' : 'ipv4')
  }
  return list
}

/** An IPv4 address within an IPv6 address counts as what it is. */
function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

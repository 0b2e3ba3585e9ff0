// The addresses of a server: for this machine, and for others on the same network.
import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import { isForwarded, isIn, nameTyped } from '../guard/from-here.ts'

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

/**
 * The addresses for others on the same network, for somebody who is on this machine or this network themselves: their
 * own address and the address they typed must both be near. A domain name is not near, because anyone can point one at
 * this machine. Empty if the server has a public address or is behind a proxy.
 */
export function addressesFor(request: IncomingMessage, config: Config): readonly string[] {
  const { localPort = 0, remoteAddress = '' } = request.socket
  if (config.origins.length > 0 || config.proxies > 0 || isForwarded(request)) return []
  const name = nameTyped(request)
  const near = nearby()
  if (!isIn(near, remoteAddress)) return []
  if (name !== 'localhost' && !isIn(near, name)) return []
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

// Where a server can be reached: from this machine, and from others on the same network.
import { networkInterfaces } from 'node:os'

export interface Addresses {
  readonly here: string
  readonly network: readonly string[]
}

const EVERYWHERE = new Set(['0.0.0.0', '::'])

const written = (host: string) => (host.includes(':') ? `[${host}]` : host)

export function addressesOf(host: string, port: number): Addresses {
  const at = (name: string) => `http://${written(name)}:${port}`
  if (!EVERYWHERE.has(host)) return { here: at(host), network: [] }
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const reachable = others.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return { here: at('localhost'), network: reachable.map(({ address }) => at(address)) }
}

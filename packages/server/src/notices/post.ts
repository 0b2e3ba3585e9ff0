// Posts one notice to a webhook. People choose the address, so it must not lead into the host's own network. All
// addresses of a name are checked when the connection is made.
import type { LookupAddress } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Json } from '@lorehall/kernel'
import { resolveName } from './resolve.ts'

/** Which addresses may be posted to: those of the open internet, any, or none. */
export type Reach = 'public' | 'any' | 'off'

export interface Posted {
  readonly delivered: boolean
  /** The reply of the other side, or the reason why there was none. */
  readonly said: string
}

const PATIENCE = 5000

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  // The first 5 can contain IPv4 addresses: as they are, for translators, for tunnels.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6')
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The machine that posts the notice. */
export interface Machine {
  /** Its own addresses. Other services on this machine may trust local callers. */
  readonly addresses: () => readonly string[]
  /** Finds the addresses of a name; none if it is unknown. */
  readonly lookup: (name: string, found: (all: readonly LookupAddress[]) => void) => void
}

const THIS_MACHINE: Machine = {
  addresses: () =>
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)),
  lookup: (name, found) => void resolveName(name).then(found),
}

/** Whether an address is private or this machine's own. `BlockList` also recognizes IPv4 addresses within IPv6. */
function isInside(address: string, { addresses }: Machine): boolean {
  const own = new BlockList()
  for (const one of addresses()) own.addAddress(one, familyOf(one))
  return [PRIVATE, own].some((list) => list.check(address, familyOf(address)))
}

const INSIDE = 'this address leads into the network of the host, where notices are not posted'

/** One sentence for all failures, so that nobody can find out which names exist in the host's network. */
const UNREACHED = 'it could not be reached on the open internet'

/** Looks up a name, and refuses it if any of its addresses is not on the open internet. */
function openLookup(machine: Machine): LookupFunction {
  return (name, options, done) => {
    machine.lookup(name, (all) => {
      const [first] = all
      if (first === undefined) return done(new Error(`nobody knows ${name}`), '')
      if (all.some(({ address }) => isInside(address, machine))) return done(new Error(INSIDE), '')
      if (options.all === true) return done(null, [...all])
      return done(null, first.address, first.family)
    })
  }
}

export function post(
  address: string,
  body: Json,
  reach: Reach,
  machine: Machine = THIS_MACHINE,
): Promise<Posted> {
  if (reach === 'off') return Promise.resolve({ delivered: false, said: 'this host posts no notices' })
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (reach === 'public' && isIP(host) !== 0 && isInside(host, machine)) {
    return Promise.resolve({ delivered: false, said: INSIDE })
  }
  const text = JSON.stringify(body)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done) => {
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      timeout: PATIENCE,
      signal: AbortSignal.timeout(PATIENCE),
      ...(reach === 'public' ? { lookup: openLookup(machine) } : {}),
    })
    request.on('response', (response) => {
      // Don't read the body, which may be endless.
      response.destroy()
      const status = response.statusCode ?? 0
      done({ delivered: status >= 200 && status < 300, said: `it answered ${status}` })
    })
    request.on('error', (error) => {
      const late = error.name === 'AbortError' || error.name === 'TimeoutError'
      const why = reach === 'public' ? UNREACHED : error.message
      done({ delivered: false, said: late ? 'it did not answer within 5 seconds' : why })
    })
    // The other side may switch to another protocol. Then there is neither a response nor an error.
    request.on('close', () => done({ delivered: false, said: 'it gave no reply to the notice' }))
    request.end(text)
  })
}

// Posts one notice to a webhook or a push service. People choose the address, so it must not lead into the host's own
// network. All addresses of a name are checked when the connection is made.
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

/** The end of a notice on its way. */
export interface Delivery extends Posted {
  /** The way no longer exists. */
  readonly isGone: boolean
  /** It had to wait too long, and nobody tried to send it. */
  readonly isLate?: boolean
}

export interface Reply extends Posted {
  /** Null: there was none. */
  readonly status: number | null
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

export async function post(
  address: string,
  body: Json,
  reach: Reach,
  machine: Machine = THIS_MACHINE,
): Promise<Posted> {
  const text = Buffer.from(JSON.stringify(body))
  const { delivered, said } = await send(
    address,
    text,
    reach,
    { 'content-type': 'application/json' },
    machine,
  )
  return { delivered, said }
}

const unsent = (said: string): Reply => ({ delivered: false, said, status: null })

export async function send(
  address: string,
  body: Buffer,
  reach: Reach,
  headers: Readonly<Record<string, string>>,
  machine: Machine = THIS_MACHINE,
): Promise<Reply> {
  if (reach === 'off') return unsent('this host posts no notices')
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (reach === 'public' && isIP(host) !== 0 && isInside(host, machine)) {
    return unsent(INSIDE)
  }
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done) => {
    const request = ask(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      timeout: PATIENCE,
      signal: AbortSignal.timeout(PATIENCE),
      ...(reach === 'public' ? { lookup: openLookup(machine) } : {}),
    })
    request.on('response', (response) => {
      // Don't read the body, which may be endless.
      response.destroy()
      const status = response.statusCode ?? 0
      done({ delivered: status >= 200 && status < 300, said: `it answered ${status}`, status })
    })
    request.on('error', (error) => {
      const late = error.name === 'AbortError' || error.name === 'TimeoutError'
      const why = reach === 'public' ? UNREACHED : error.message
      done(unsent(late ? 'it did not answer within 5 seconds' : why))
    })
    // The other side may switch to another protocol. Then there is neither a response nor an error.
    request.on('close', () => done(unsent('it gave no reply to the notice')))
    request.end(body)
  })
}

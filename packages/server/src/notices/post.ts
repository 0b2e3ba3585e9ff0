// Posts one notice to a webhook. People write the address, so it must not lead into the host's own
// network: every address a name stands for is looked at when the connection is made.
import { lookup as resolve } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Json } from '@lorehall/kernel'

/** Which addresses may be posted to: those of the open internet, any, or none. */
export type Reach = 'public' | 'any' | 'off'

export interface Posted {
  readonly delivered: boolean
  /** What the other side said, or what stood in the way. */
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
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6')
}

function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return PRIVATE.check(mapped, 'ipv4')
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const INSIDE = 'this address leads into the network of the host, where notices are not posted'

/** Looks names up as usual, and refuses what is not on the open internet. */
const openLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error !== null || first === undefined) return done(error ?? new Error(`nobody knows ${name}`), '')
    if (found.some(({ address }) => isPrivate(address))) return done(new Error(INSIDE), '')
    if (options.all === true) return done(null, found)
    return done(null, first.address, first.family)
  })
}

export function post(address: string, body: Json, reach: Reach): Promise<Posted> {
  if (reach === 'off') return Promise.resolve({ delivered: false, said: 'this host posts no notices' })
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (reach === 'public' && isIP(host) !== 0 && isPrivate(host)) {
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
      ...(reach === 'public' ? { lookup: openLookup } : {}),
    })
    request.on('response', (response) => {
      response.resume()
      const status = response.statusCode ?? 0
      done({ delivered: status >= 200 && status < 300, said: `it answered ${status}` })
    })
    request.on('error', (error) => {
      const late = error.name === 'AbortError' || error.name === 'TimeoutError'
      done({ delivered: false, said: late ? 'it did not answer within 5 seconds' : error.message })
    })
    request.end(text)
  })
}

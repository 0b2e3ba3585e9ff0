// The key by which push services know this server (VAPID, RFC 8292). It is made when it is first needed and kept with
// the data, because browsers that have subscribed take notices only from the server with this key.
import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { Storage } from '../storage.ts'
import { CURVE } from './aes128gcm.ts'

/** Push services refuse passes of more than 24 hours. */
const HOURS_12 = 43_200

export interface VapidKey {
  /** In base64url. */
  readonly publicKey: string
  /** The `Authorization` header for a request to a push service at this origin. */
  authorization(origin: string, now: number): string
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function freshKey(): string {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return ecdh.getPrivateKey().toString('hex').padStart(64, '0')
}

/** @param contact an address of this server, for the people who run the push service */
export async function vapidKey(storage: Pick<Storage, 'secret'>, contact: string): Promise<VapidKey> {
  const secret = Buffer.from(await storage.secret('vapid', freshKey), 'hex')
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(secret)
  const point = ecdh.getPublicKey()
  const part = (from: number, to: number) => point.toString('base64url', from, to)
  const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: part(1, 33), y: part(33, 65) }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const publicKey = point.toString('base64url')
  return {
    publicKey,
    authorization(origin, now) {
      const claims = { aud: origin, exp: Math.floor(now / 1000) + HOURS_12, sub: contact }
      const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

// Encrypts a notice for one browser (RFC 8291), so that the push service in between can't read it.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The public key of a browser and the secret it shares with this server, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Random for each notice. */
interface Fresh {
  readonly privateKey: Buffer | null
  readonly salt: Buffer
}

export const CURVE = 'prime256v1'

/** One record holds a whole notice. */
const RECORD_SIZE = 4096

/** Ends the last record. */
const LAST = Buffer.from([2])

const bytes = (text: string) => Buffer.from(text, 'base64url')

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Throws if the browser's key is no point on the curve. */
export function encrypted(
  text: Buffer,
  { p256dh, auth }: BrowserKeys,
  { privateKey, salt }: Fresh = { privateKey: null, salt: randomBytes(16) },
): Buffer {
  const ours = createECDH(CURVE)
  if (privateKey === null) ours.generateKeys()
  else ours.setPrivateKey(privateKey)
  const [theirs, own] = [bytes(p256dh), ours.getPublicKey()]
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own])
  const secret = derived(ours.computeSecret(theirs), bytes(auth), both, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head.writeUInt8(own.length, 4)
  return Buffer.concat([
    salt,
    head,
    own,
    cipher.update(text),
    cipher.update(LAST),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** Whether notices can be encrypted with these keys. */
export function areUsable(keys: BrowserKeys): boolean {
  try {
    return encrypted(Buffer.alloc(0), keys).length > 0
  } catch {
    return false
  }
}

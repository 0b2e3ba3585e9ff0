// Web push: notices to devices, through the push services of their browsers.
import { isRecord, type Json } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import type { Storage, Way } from '../storage.ts'
import { areUsable, type BrowserKeys, encrypted } from './aes128gcm.ts'
import { type Delivery, type Reach, send } from './post.ts'
import { type VapidKey, vapidKey } from './vapid.ts'

export interface PushParts {
  readonly storage: Storage
  readonly now: () => number
  readonly reach: Reach
  /** The address of this server; null if unknown. */
  readonly address: string | null
}

/** Push services keep a notice for a device that is off for this many seconds. */
const KEPT_SECONDS = 86_400

/** The replies of a push service about a device that no longer has this subscription. */
const GONE: readonly (number | null)[] = [404, 410]

/** Given to push services by servers that were not told their own address. */
const NO_ADDRESS = 'https://lorehall.invalid'

export class Push {
  private readonly parts: PushParts
  private made: Promise<VapidKey> | null = null

  constructor(parts: PushParts) {
    this.parts = parts
  }

  /** The public key that browsers subscribe with; null if this server posts no notices. */
  async key(): Promise<string | null> {
    return this.parts.reach === 'off' ? null : (await this.vapid()).publicKey
  }

  private vapid(): Promise<VapidKey> {
    const { storage, address } = this.parts
    this.made ??= vapidKey(storage, address ?? NO_ADDRESS).catch((error: unknown) => {
      this.made = null
      throw error
    })
    return this.made
  }

  /** Refuses a subscription that no notice could be sent to. */
  check(address: string, keys: BrowserKeys): void {
    const { reach } = this.parts
    if (reach === 'off') throw new Denied('bad-webhook', 'This server posts no notices.')
    if (reach === 'public' && !address.startsWith('https://'))
      throw new Denied('bad-webhook', 'Notices to devices are posted only to https addresses.')
    if (!areUsable(keys)) throw new Denied('bad-request', 'The key of this browser is not valid.')
  }

  /** @param topic a notice replaces an earlier one with the same topic that has not reached the device */
  async send({ address, keys }: Way, body: Json, topic: string | null): Promise<Delivery> {
    const { reach, now } = this.parts
    if (!isKeys(keys)) throw new Error('a push subscription without keys')
    const { origin } = new URL(address)
    const { delivered, said, status } = await send(
      address,
      encrypted(Buffer.from(JSON.stringify(body)), keys),
      reach,
      {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        authorization: (await this.vapid()).authorization(origin, now()),
        ttl: String(KEPT_SECONDS),
        ...(topic === null ? {} : { topic }),
      },
    )
    return { delivered, said, isGone: GONE.includes(status) }
  }
}

function isKeys(keys: unknown): keys is BrowserKeys {
  return isRecord(keys) && typeof keys['p256dh'] === 'string' && typeof keys['auth'] === 'string'
}

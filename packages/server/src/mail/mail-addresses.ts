// E-mail addresses of people. An address gets nothing but a link until its owner has confirmed it, and nothing anymore
// when they have unsubscribed or their mail server has refused them.
import { createHash, timingSafeEqual } from 'node:crypto'
import { isRecord, type Json } from '@lorehall/kernel'
import { Denied } from '../denied.ts'
import { Buckets } from '../guard/buckets.ts'
import type { Delivery } from '../notices/post.ts'
import type { Person, Storage, Way } from '../storage.ts'
import { MAIL_EN } from './en.ts'
import { mailTo } from './letter.ts'
import type { Mail, Mailed, Mailer } from './mailer.ts'

export interface MailAddressesParts {
  readonly storage: Storage
  readonly now: () => number
  /** Returns this many random bytes, in hex. */
  readonly random: (bytes: number) => string
  /** Null: this server sends no e-mail. */
  readonly mailer: Mailer | null
  /** The address of this server, for links; null if unknown. */
  readonly address: string | null
  /** Links that may be sent to one address per hour. */
  readonly mostLinks: number
}

/** The things stored with an address. */
interface MailKeys {
  /** The hash of the secret in the link that confirms it; null: there is no such link. */
  readonly confirms: string | null
  readonly expires: number
  /** The secret in the links to unsubscribe, which can do nothing else. */
  readonly stops: string
  /** How the recipient was refused; null if they weren't. */
  readonly bounced: string | null
}

const DAY = 86_400_000
const HOUR_SECONDS = 3600

/** Milliseconds that a notice waits for its turn. The rest of its claim (`CLAIM_MS`) is for sending it. */
const LONGEST_WAIT = 20_000

/** The number of the way, and a secret. */
const TOKEN = /^(\d{1,15})-([0-9a-f]{32,64})$/

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const isSameRecipient = (one: Way, other: Way) => one.person === other.person && one.address === other.address

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function keysOf({ keys }: Way): MailKeys {
  if (!isRecord(keys) || typeof keys['stops'] !== 'string')
    throw new Error('an e-mail address without its secrets')
  return {
    confirms: textOrNull(keys['confirms']),
    expires: Number(keys['expires']),
    stops: keys['stops'],
    bounced: textOrNull(keys['bounced']),
  }
}

/** How the recipient was refused; null if they weren't. */
export const bounceOf = (way: Way): string | null => (way.kind === 'mail' ? keysOf(way).bounced : null)

export class MailAddresses {
  private readonly parts: MailAddressesParts
  private readonly links: Buckets

  constructor(parts: MailAddressesParts) {
    this.parts = parts
    const { mostLinks, now } = parts
    this.links = new Buckets(mostLinks / HOUR_SECONDS, mostLinks, now)
  }

  get isOffered(): boolean {
    return this.parts.mailer !== null
  }

  /** Stores an address in place of the one before, and sends the link that confirms it. */
  async give(address: string, { id }: Person): Promise<{ way: Way; mailed: Mailed }> {
    const { storage, random, now, mailer } = this.parts
    if (mailer === null) throw new Denied('bad-request', 'This server sends no e-mail.')
    if (!this.links.take(address.toLowerCase()))
      throw new Denied('too-fast', 'Too many links were sent to this address. Try again in an hour.')
    const secret = random(32)
    const keys = { confirms: hash(secret), expires: now() + DAY, stops: random(16), bounced: null }
    const way = await storage.addWay({ person: id, kind: 'mail', address, label: '', keys, confirmed: null })
    const mailed = await mailer.send(this.linkMail(way, `${way.id}-${secret}`))
    return { way: mailed.bounced ? await this.bounced(way, mailed.said) : way, mailed }
  }

  private linkMail(way: Way, token: string): Mail {
    return mailTo(way.address, {
      subject: MAIL_EN.confirmSubject,
      lines: [MAIL_EN.confirmLead],
      // After a hash, which browsers never send.
      link: { label: MAIL_EN.confirmButton, url: this.urlOf(`/mail/confirm#${token}`) },
      after: [MAIL_EN.confirmElse],
      stop: this.stopUrl(way),
    })
  }

  /** Confirms the address that the link was sent to. Safe to send again. */
  async confirm(token: string): Promise<{ address: string }> {
    const { storage, now } = this.parts
    const { way, secret } = await this.wayOf(token)
    if (way === null) throw unknownLink()
    const { confirms, expires } = keysOf(way)
    if (confirms === null || !isSame(confirms, hash(secret))) throw unknownLink()
    if (way.confirmed === null) {
      if (expires <= now()) throw unknownLink()
      // Since it was read, it may have been replaced by another address.
      if (!(await storage.changeWay({ ...way, confirmed: now() }))) throw unknownLink()
    }
    return { address: way.address }
  }

  /** Forgets the address that was sent a mail with this token. Safe to send again. */
  async stop(token: string): Promise<void> {
    const { way, secret } = await this.wayOf(token)
    if (way !== null && isSame(keysOf(way).stops, secret)) await this.parts.storage.dropWay(way)
  }

  private async wayOf(token: string): Promise<{ way: Way | null; secret: string }> {
    const [, id, secret = ''] = TOKEN.exec(token) ?? []
    const way = id === undefined ? null : await this.parts.storage.way(Number(id))
    return { way: way?.kind === 'mail' ? way : null, secret }
  }

  /** Sends a notice, unless it waits so long for its turn that another process may send it, too. */
  async carry(way: Way, body: Json): Promise<Delivery> {
    const { mailer, storage, now } = this.parts
    if (mailer === null) return { delivered: false, said: MAIL_EN.off, isGone: false }
    const since = now()
    return mailer.inTurn(way.address, async (send) => {
      if (now() - since > LONGEST_WAIT)
        return { delivered: false, said: MAIL_EN.late, isGone: false, isLate: true }
      const present = await storage.way(way.id)
      if (present === null || present.confirmed === null || !isSameRecipient(present, way))
        return { delivered: false, said: MAIL_EN.unconfirmed, isGone: false }
      const { delivered, said, bounced } = await send(this.noticeMail(present, body))
      if (bounced) await this.bounced(present, said)
      return { delivered, said, isGone: false }
    })
  }

  private noticeMail(way: Way, body: Json): Mail {
    const { title, words, path } = noticeIn(body)
    return mailTo(way.address, {
      subject: `${title}: ${words}`,
      lines: [words],
      link: { label: MAIL_EN.open, url: this.urlOf(path) },
      after: [],
      stop: this.stopUrl(way),
    })
  }

  /** From now on the address gets nothing, until it is given and confirmed again. */
  private async bounced(way: Way, said: string): Promise<Way> {
    const keys = { ...keysOf(way), confirms: null, bounced: said }
    const changed = { ...way, keys, confirmed: null }
    await this.parts.storage.changeWay(changed)
    return changed
  }

  private stopUrl(way: Way): string {
    return this.urlOf(`/mail/stop/${way.id}-${keysOf(way).stops}`)
  }

  private urlOf(path: string): string {
    return `${this.parts.address ?? ''}${path}`
  }
}

/** A notice as `Notices` writes it. */
function noticeIn(notice: Json): { title: string; words: string; path: string } {
  const { title, body, url } = isRecord(notice) ? notice : {}
  if (typeof title === 'string' && typeof body === 'string' && typeof url === 'string')
    return { title, words: body, path: url }
  throw new Error('a notice without words')
}

const unknownLink = () =>
  new Denied(
    'unknown-link',
    'This link was replaced by a newer one or is older than a day. Ask for a new one in the settings.',
  )

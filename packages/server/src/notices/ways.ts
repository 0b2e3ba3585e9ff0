// The ways to reach a person, as they see and change them.
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import { Denied } from '../denied.ts'
import type { Person, Storage, Way } from '../storage.ts'
import { bounceOf, type MailAddresses } from '../mail/mail-addresses.ts'
import type { Notices } from './notices.ts'
import type { Push } from './push.ts'

export interface WaysParts {
  readonly storage: Storage
  readonly now: () => number
  readonly notices: Notices
  readonly push: Push
  readonly mail: MailAddresses
}

type ShownWay = OnlineGives<'ways'>['ways'][number]

const shown = (way: Way): ShownWay => ({
  id: way.id,
  kind: way.kind,
  address: way.address,
  label: way.label,
  confirmed: way.confirmed !== null,
  bounced: bounceOf(way),
})

export class Ways {
  private readonly parts: WaysParts

  constructor(parts: WaysParts) {
    this.parts = parts
  }

  async list({ id }: Person): Promise<OnlineGives<'ways'>> {
    const { storage, push, mail } = this.parts
    const ways = await storage.ways(id)
    return { ways: ways.map(shown), pushKey: await push.key(), mail: mail.isOffered }
  }

  async subscribe(
    { address, keys, label }: OnlineRead<'subscribe'>,
    { id }: Person,
  ): Promise<OnlineGives<'subscribe'>> {
    const { storage, push, now } = this.parts
    push.check(address, keys)
    const way = await storage.addWay({ person: id, kind: 'push', address, label, keys, confirmed: now() })
    return { way: shown(way) }
  }

  async giveMail({ address }: OnlineRead<'giveMail'>, person: Person): Promise<OnlineGives<'giveMail'>> {
    const { way, mailed } = await this.parts.mail.give(address, person)
    return { way: shown(way), delivered: mailed.delivered, said: mailed.said }
  }

  async drop({ way: id }: OnlineRead<'dropWay'>, person: Person): Promise<OnlineGives<'dropWay'>> {
    const way = await this.mine(id, person)
    if (way !== undefined) await this.parts.storage.dropWay(way)
    return {}
  }

  async try({ way: id }: OnlineRead<'tryWay'>, person: Person): Promise<OnlineGives<'tryWay'>> {
    const way = await this.mine(id, person)
    if (way === undefined) throw new Denied('not-found', 'You have removed this way to reach you.')
    return this.parts.notices.tryWay(way, person)
  }

  private async mine(id: number, person: Person): Promise<Way | undefined> {
    return (await this.parts.storage.ways(person.id)).find((way) => way.id === id)
  }
}

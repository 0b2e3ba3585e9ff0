// Who people are: a name, and a secret that only their own devices know. The secret itself is never
// stored, only its hash.
import { createHash } from 'node:crypto'
import { Denied } from '../denied.ts'
import type { Person, Storage } from '../storage.ts'

export interface PeopleParts {
  readonly storage: Storage
  readonly now: () => number
  /** So many random bytes, in hex. */
  readonly random: (bytes: number) => string
}

export interface Introduced {
  readonly person: Person
  readonly secret: string
}

type Changes = Partial<Pick<Person, 'name' | 'webhook' | 'muted'>>

const SECRET = /^[0-9a-f]{64}$/
const DAY = 86_400_000

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')

export class People {
  private readonly parts: PeopleParts
  /** Devices seen lately: every request asks. */
  private readonly known = new Map<string, Person>()
  private line: Promise<unknown> = Promise.resolve()

  constructor(parts: PeopleParts) {
    this.parts = parts
  }

  async of(secret: string | null): Promise<Person | null> {
    if (secret === null || !SECRET.test(secret)) return null
    const device = hash(secret)
    const known = this.known.get(device)
    if (known !== undefined) return known
    const person = await this.parts.storage.personOfDevice(device)
    if (person !== null) this.remember(device, person)
    return person
  }

  private remember(device: string, person: Person): void {
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(device, person)
  }

  async introduce(name: string): Promise<Introduced> {
    const { storage, random, now } = this.parts
    const secret = random(32)
    const person: Person = { id: `p${random(8)}`, name, webhook: null, muted: [], created: now() }
    await storage.addPerson(person, hash(secret))
    return { person, secret }
  }

  /** One change after the other, each of what the one before has left. */
  change({ id }: Person, changes: (now: Person) => Changes): Promise<Person> {
    const run = this.line.then(() => this.changeNow(id, changes))
    this.line = run.catch(() => undefined)
    return run
  }

  private async changeNow(id: string, changes: (now: Person) => Changes): Promise<Person> {
    const now = await this.parts.storage.person(id)
    if (now === null) throw new Denied('who-are-you', 'you are forgotten here: please say your name again')
    const changed = { ...now, ...changes(now) }
    await this.parts.storage.changePerson(changed)
    this.forgetDevices(id)
    return changed
  }

  async recovery(person: Person): Promise<{ token: string; expires: number }> {
    const token = this.parts.random(32)
    const expires = this.parts.now() + DAY
    await this.parts.storage.addRecovery(hash(token), person.id, expires)
    return { token, expires }
  }

  async recover(token: string): Promise<Introduced> {
    const secret = this.parts.random(32)
    const person = await this.parts.storage.takeRecovery(hash(token), hash(secret), this.parts.now())
    if (person === null) {
      throw new Denied(
        'unknown-link',
        'this link was used already, or is older than a day: please make a new one on the other device',
      )
    }
    return { person, secret }
  }

  async erase(person: Person): Promise<void> {
    await this.parts.storage.erasePerson(person.id)
    this.forgetDevices(person.id)
  }

  private forgetDevices(person: string): void {
    for (const [device, known] of this.known) if (known.id === person) this.known.delete(device)
  }

  /** The storage holds something else now. */
  clear(): void {
    this.known.clear()
  }
}

const MOST_KNOWN = 10_000

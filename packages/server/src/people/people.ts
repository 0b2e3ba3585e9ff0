// People: each has a name, and each of their devices has a secret. Only the hash of a secret is stored.
import { createHash } from 'node:crypto'
import { Denied } from '../denied.ts'
import type { Person, Storage } from '../storage.ts'

export interface PeopleParts {
  readonly storage: Storage
  readonly now: () => number
  /** Returns this many random bytes, in hex. */
  readonly random: (bytes: number) => string
  /** A person was changed here. */
  readonly changed: (person: string) => void
}

export interface Introduced {
  readonly person: Person
  readonly secret: string
}

type Changes = Partial<Pick<Person, 'name' | 'webhook' | 'quiet' | 'blocked'>>

const SECRET = /^[0-9a-f]{64}$/
const DAY = 86_400_000

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')

export class People {
  private readonly parts: PeopleParts
  /** A cache from device to person, because every request looks it up. */
  private readonly known = new Map<string, Person>()
  private queue: Promise<unknown> = Promise.resolve()

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
    const person: Person = {
      id: `p${random(8)}`,
      name,
      webhook: null,
      quiet: null,
      blocked: [],
      banned: false,
      created: now(),
    }
    await storage.addPerson(person, hash(secret))
    return { person, secret }
  }

  /** Changes a person. Changes run one after another, and each gets the result of the one before. */
  change({ id }: Person, changes: (now: Person) => Changes): Promise<Person> {
    const run = this.queue.then(() => this.changeNow(id, changes))
    this.queue = run.catch(() => undefined)
    return run
  }

  private async changeNow(id: string, changes: (now: Person) => Changes): Promise<Person> {
    const now = await this.parts.storage.person(id)
    if (now === null)
      throw new Denied('who-are-you', 'This server has deleted your data. Choose a name to start again.')
    const changed = { ...now, ...changes(now) }
    await this.parts.storage.changePerson(changed)
    this.forgetDevices(id)
    this.parts.changed(id)
    // Read again: the storage knows the names of newly blocked people.
    return (await this.parts.storage.person(id)) ?? changed
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
        'This link was already used or is older than a day. Make a new one on your other device.',
      )
    }
    return { person, secret }
  }

  async erase(person: Person): Promise<void> {
    await this.parts.storage.erasePerson(person.id)
    // People who blocked them have their name in the cache.
    this.clear()
  }

  /** Forgets what is cached about a person. */
  forgetDevices(person: string): void {
    for (const [device, known] of this.known) if (known.id === person) this.known.delete(device)
  }

  /** Empties the cache, because the storage has changed. */
  clear(): void {
    this.known.clear()
  }
}

const MOST_KNOWN = 10_000

// Who looks at a table, and how they are told what happens there: those who see the same by the same
// message, and whoever asks for changes by what is new to them.
import type { Eyes, Update, Watcher } from '@lorehall/host'
import { type Stand, standOf, type Step, stepTo } from '@lorehall/host/changes'
import type { LiveMessage } from '@lorehall/protocol'
import { measured } from '../guard/charged.ts'
import type { Guest } from '../guest.ts'
import { atTurnsEnd, ForOneTurn, paced } from '../one-turn.ts'
import type { TableSlip } from '../storage.ts'
import type { Desk } from './desk.ts'
import { roomOf } from './room.ts'

/** How a page wishes to see a table. */
export interface Manner {
  /** It is in front of somebody. */
  readonly looking: boolean
  /** It is told what changed, once it has the whole. */
  readonly changes: boolean
}

interface Seen {
  readonly watcher: Watcher | null
  looking: boolean
  /** Whether it follows changes. */
  readonly changes: boolean
  /** What the page has of the game, where it follows changes and has anything yet. */
  stand: Stand | null
  /** The room as it was told last; what has not changed is not told again. */
  room: string
}

type Whole = Extract<LiveMessage, { update: unknown }>

/** A message, and how it is written. */
interface Told {
  readonly message: LiveMessage
  readonly text: string
}

const toldOf = (message: LiveMessage): Told => ({ message, text: JSON.stringify(message) })

/** What is told next to all who have the same. */
interface Next extends Omit<Step, 'change'> {
  readonly whole: Whole
  readonly message: LiveMessage
}

/** How often a table's pages are told who looks and who is away: a person changes tabs, a program flips. */
const PRESENCE = { burst: 6, every: 500 }

export class Audience {
  private readonly desk: Desk
  private readonly guests = new Map<Guest, Seen>()
  /** What the pages have, by whose eyes they look with: one for all who see the same. */
  private readonly stands = new Map<Eyes, Stand>()
  private readonly made = new ForOneTurn(() => ({
    /** What all are told next who have the same. */
    next: new Map<Stand, Next>(),
    /** Eyes that see the same are told by the same message, which is then written but once. */
    wholes: new Map<Update, { readonly row: TableSlip; readonly message: Whole }>(),
  }))
  /** Whatever changes about the room in one turn of the event loop is told at its end, once. */
  readonly tellRoom = atTurnsEnd(() => this.tellRoomToAll())
  /** Who looks has changed. Everyone is told, but not as often as somebody likes to come and go. */
  private readonly tellPresence = paced(PRESENCE, () => this.tellRoomToAll())

  constructor(desk: Desk) {
    this.desk = desk
  }

  get isEmpty(): boolean {
    return this.guests.size === 0
  }

  /** How many pictures of the table are kept to tell changes by. */
  get kept(): number {
    return this.stands.size
  }

  /** Shows the table to a guest, and from now on what happens to it. */
  async add(guest: Guest, { looking, changes }: Manner, room = ''): Promise<void> {
    this.remove(guest)
    const { host } = this.desk
    const watcher = host === null ? null : this.watcherFor(guest)
    this.guests.set(guest, { watcher, looking, changes, stand: null, room })
    if (host !== null && watcher !== null) {
      const update = await host.watch(watcher)
      // The page may have gone meanwhile, or have asked for the same once more.
      if (this.guests.get(guest)?.watcher !== watcher) return host.leave(watcher)
      this.show(guest, update)
      void host.drive()
    }
    this.tellRoomTo(new Map(), guest)
    this.tellPresence()
  }

  private watcherFor(guest: Guest): Watcher {
    return {
      eyes: this.desk.seatOf(guest.person?.id ?? null),
      tell: (update, stays) => this.tell(guest, update, stays),
      stopped: () => undefined,
    }
  }

  remove(guest: Guest): void {
    const seen = this.guests.get(guest)
    if (seen === undefined) return
    this.guests.delete(guest)
    if (seen.watcher !== null) this.desk.host?.leave(seen.watcher)
    if (this.isEmpty) this.stands.clear()
    this.tellPresence()
  }

  attend(guest: Guest, looking: boolean): void {
    const seen = this.guests.get(guest)
    if (seen === undefined || seen.looking === looking) return
    seen.looking = looking
    this.tellPresence()
  }

  /** All guests look again, e.g. because someone changed seats; or those of one person. */
  async showAgain(person: string | null = null): Promise<void> {
    for (const [guest, seen] of Array.from(this.guests)) {
      if (person !== null && guest.person?.id !== person) continue
      // While others were shown the table, this page may have closed, or looked again by itself.
      if (this.guests.get(guest) === seen) await this.add(guest, seen, seen.room)
    }
  }

  /** How it stands, in full. */
  private show(guest: Guest, update: Update): void {
    const whole = this.whole(update)
    guest.tell(whole)
    const seen = this.guests.get(guest)
    if (seen?.changes !== true) return
    seen.stand = measured(() => standOf(whole, this.stands.get(update.eyes)))
    this.stands.set(update.eyes, seen.stand)
  }

  /** What happened. */
  private tell(guest: Guest, update: Update, stays: number): void {
    const whole = this.whole(update)
    const seen = this.guests.get(guest)
    if (seen === undefined || seen.stand === null) return guest.tell(whole)
    const { message, stand } = this.step(whole, seen.stand, stays)
    guest.tell(message)
    seen.stand = stand
    this.stands.set(update.eyes, stand)
  }

  private step(whole: Whole, from: Stand, stays: number): Next {
    const made = this.made.now.next
    const known = made.get(from)
    if (known?.whole === whole) return known
    const { change, stand } = measured(() => stepTo(whole, from, stays))
    const next: Next = { whole, message: { change }, stand }
    made.set(from, next)
    return next
  }

  private whole(update: Update): Whole {
    const { row } = this.desk
    const made = this.made.now.wholes
    const known = made.get(update)
    const seen = this.desk.seen(update)
    if (known?.row === row && known.message.update.undo === seen.undo) return known.message
    const message: Whole = { update: seen, after: update.after, deadlines: [...row.deadlines] }
    made.set(update, { row, message })
    return message
  }

  presenceOf(person: string): 'gone' | 'here' | 'looking' {
    const pages = [...this.guests].filter(([guest]) => guest.person?.id === person)
    if (pages.length === 0) return 'gone'
    return pages.some(([, { looking }]) => looking) ? 'looking' : 'here'
  }

  /** Those without a seat. */
  get watchers(): number {
    const { desk } = this
    return [...this.guests.keys()].filter((guest) => desk.seatOf(guest.person?.id ?? null) === null).length
  }

  private tellRoomToAll(): void {
    const made = new Map<string, Told>()
    for (const guest of this.guests.keys()) this.tellRoomTo(made, guest)
  }

  /** Those who see the same are told by the same message. */
  private tellRoomTo(made: Map<string, Told>, guest: Guest): void {
    const seen = this.guests.get(guest)
    if (seen === undefined) return
    const { person } = guest
    const { desk } = this
    const eyes = `${desk.seatOf(person?.id ?? null)} ${person !== null && desk.row.host === person.id}`
    const told = made.get(eyes) ?? measured(() => toldOf({ room: roomOf(desk, person) }))
    made.set(eyes, told)
    if (seen.room === told.text) return
    seen.room = told.text
    guest.tell(told.message)
  }

  /** Every page of these that shows the table hears this. */
  say(message: LiveMessage, to: (guest: Guest) => boolean): void {
    for (const guest of this.guests.keys()) if (to(guest)) guest.tell(message)
  }

  /** There is nothing to be seen here any more: who looks is to look again. */
  dismiss(): void {
    const pages = [...this.guests.keys()]
    this.guests.clear()
    this.stands.clear()
    for (const guest of pages) guest.tell({ again: this.desk.id })
  }
}

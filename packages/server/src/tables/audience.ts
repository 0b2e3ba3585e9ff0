// The pages that show one table, and what they are sent. Pages that see the same get the same message, written
// once. A page that follows changes gets the whole table first and then only what differs from its snapshot.
import type { Eyes, Update, Watcher } from '@lorehall/host'
import { type NextChange, nextChange, type Snapshot, snapshotOf } from '@lorehall/host/changes'
import type { LiveMessage } from '@lorehall/protocol'
import type { Present } from '../channel.ts'
import { measured } from '../guard/charged.ts'
import type { Guest } from '../guest.ts'
import { atTurnsEnd, ForOneTurn, paced } from '../one-turn.ts'
import type { ListedTable } from '../storage.ts'
import type { LiveTable } from './live-table.ts'
import { lobbyOf, rematchFor } from './lobby-view.ts'

/** How a page watches a table. */
export interface WatchMode {
  /** Its tab is visible. */
  readonly looking: boolean
  /** After the whole table, it gets changes instead of whole updates. */
  readonly changes: boolean
}

interface Seen {
  readonly watcher: Watcher | null
  looking: boolean
  readonly changes: boolean
  /** The state of the game that the page has. Null if it gets whole updates, or has nothing yet. */
  snapshot: Snapshot | null
  /** The lobby message it got last, as text. An equal one isn't sent again. */
  lobby: string
}

type Whole = Extract<LiveMessage, { update: unknown }>

/** A message and its JSON. */
interface Written {
  readonly message: LiveMessage
  readonly text: string
}

const writtenOf = (message: LiveMessage): Written => ({ message, text: JSON.stringify(message) })

/** The next message for all pages with the same snapshot, and the snapshot they have after it. */
interface Next extends Omit<NextChange, 'change'> {
  readonly whole: Whole
  readonly message: LiveMessage
}

/** How often presence is sent to a table's pages. People switch tabs now and then; a program could do it nonstop. */
const PRESENCE = { burst: 6, every: 500 }

export class Audience {
  private readonly live: LiveTable
  private readonly guests = new Map<Guest, Seen>()
  /** The newest snapshot per pair of eyes, shared by all pages that have it. */
  private readonly snapshots = new Map<Eyes, Snapshot>()
  /** By person with a seat: when they were last heard of. */
  private readonly last = new Map<string, number>()
  private readonly made = new ForOneTurn(() => ({
    /** By the snapshot a page has: its next message. */
    next: new Map<Snapshot, Next>(),
    /** By update: the whole message, so that equal eyes share one. */
    wholes: new Map<Update, { readonly row: ListedTable; readonly message: Whole }>(),
  }))
  /** Sends the lobby to everyone once, at the end of this turn of the event loop, however often it is called. */
  readonly sendLobby = atTurnsEnd(() => this.sendLobbyToAll())
  /** The same after somebody came, left or switched tabs, at most at the pace of `PRESENCE`. */
  private readonly sendPresence = paced(PRESENCE, () => {
    this.sendLobbyToAll()
    this.live.presenceChanged()
  })
  /** By process: its pages that show the table. */
  private readonly elsewhere = new Map<string, Present>()

  constructor(live: LiveTable) {
    this.live = live
  }

  get isEmpty(): boolean {
    return this.guests.size === 0
  }

  /** How many snapshots are kept in memory. */
  get kept(): number {
    return this.snapshots.size
  }

  /** Sends the table to a guest, and from now on everything that happens at it. */
  async add(guest: Guest, { looking, changes }: WatchMode, lobby = ''): Promise<void> {
    this.remove(guest)
    const { host } = this.live
    const watcher = host === null ? null : this.watcherFor(guest)
    this.guests.set(guest, { watcher, looking, changes, snapshot: null, lobby })
    if (host !== null && watcher !== null) {
      const update = await host.watch(watcher)
      // Meanwhile the page may have left or watched again; then that newer call serves it.
      if (this.guests.get(guest)?.watcher !== watcher) return host.leave(watcher)
      this.show(guest, update)
      void host.drive()
    }
    this.sendLobbyTo(new Map(), guest)
    this.sendPresence()
  }

  private watcherFor(guest: Guest): Watcher {
    return {
      eyes: this.live.seatOf(guest.person?.id ?? null),
      tell: (update, stays) => this.tell(guest, update, stays),
      stopped: () => undefined,
    }
  }

  remove(guest: Guest): void {
    const seen = this.guests.get(guest)
    if (seen === undefined) return
    this.guests.delete(guest)
    if (guest.person !== null && this.live.seatOf(guest.person.id) !== null) this.heard(guest.person.id)
    if (seen.watcher !== null) this.live.host?.leave(seen.watcher)
    if (this.isEmpty) this.snapshots.clear()
    this.sendPresence()
  }

  attend(guest: Guest, looking: boolean): void {
    const seen = this.guests.get(guest)
    if (seen === undefined || seen.looking === looking) return
    seen.looking = looking
    this.sendPresence()
  }

  /** Sends the whole table again, e.g. after someone changed seats: to all guests, or to those of one person. */
  async showAgain(person: string | null = null): Promise<void> {
    for (const [guest, seen] of Array.from(this.guests)) {
      if (person !== null && guest.person?.id !== person) continue
      // While the others were served, this page may have closed or watched again by itself.
      if (this.guests.get(guest) === seen) await this.add(guest, seen, seen.lobby)
    }
  }

  /** Sends the whole table. */
  private show(guest: Guest, update: Update): void {
    const whole = this.whole(update)
    guest.tell(whole)
    const seen = this.guests.get(guest)
    if (seen?.changes !== true) return
    seen.snapshot = measured(() => snapshotOf(whole, this.snapshots.get(update.eyes)))
    this.snapshots.set(update.eyes, seen.snapshot)
  }

  /** Sends news: as a change to a page that has a snapshot, otherwise whole. */
  private tell(guest: Guest, update: Update, stays: number): void {
    const whole = this.whole(update)
    const seen = this.guests.get(guest)
    if (seen === undefined || seen.snapshot === null) return guest.tell(whole)
    const { message, snapshot } = this.nextFor(whole, seen.snapshot, stays)
    guest.tell(message)
    seen.snapshot = snapshot
    this.snapshots.set(update.eyes, snapshot)
  }

  private nextFor(whole: Whole, from: Snapshot, stays: number): Next {
    const made = this.made.now.next
    const known = made.get(from)
    if (known?.whole === whole) return known
    const { change, snapshot } = measured(() => nextChange(whole, from, stays))
    const next: Next = { whole, message: { change }, snapshot }
    made.set(from, next)
    return next
  }

  private whole(update: Update): Whole {
    const { row } = this.live
    const made = this.made.now.wholes
    const known = made.get(update)
    const seen = this.live.seen(update)
    if (known?.row === row && known.message.update.undo === seen.undo) return known.message
    const message: Whole = { update: seen, after: update.after, deadlines: [...row.deadlines] }
    made.set(update, { row, message })
    return message
  }

  presenceOf(person: string): 'gone' | 'here' | 'looking' {
    const pages = [...this.guests].filter(([guest]) => guest.person?.id === person)
    const looks = pages.map(([, { looking }]) => looking)
    for (const { people } of this.elsewhere.values()) {
      const looking = people[person]
      if (looking !== undefined) looks.push(looking)
    }
    if (looks.length === 0) return 'gone'
    return looks.includes(true) ? 'looking' : 'here'
  }

  /** The pages of this process, for the others. */
  get present(): Present {
    const people: Record<string, boolean> = {}
    for (const [{ person }, { looking }] of this.guests)
      if (person !== null && this.live.seatOf(person.id) !== null)
        people[person.id] = looking || people[person.id] === true
    return { people, watchers: this.watchersHere }
  }

  /** The pages of another process; null: that process has stopped. */
  hear(process: string, present: Present | null): void {
    const before = this.elsewhere.get(process)
    if (present === null && before === undefined) return
    if (present === null || (present.watchers === 0 && Object.keys(present.people).length === 0))
      this.elsewhere.delete(process)
    else this.elsewhere.set(process, present)
    for (const person of Object.keys({ ...before?.people, ...present?.people })) this.heard(person)
    this.sendLobby()
  }

  heard(person: string): void {
    this.last.set(person, this.live.now())
  }

  /** Since when no page of this person has been here, and nothing else was heard of them; null if they are here. */
  goneSince(person: string): number | null {
    return this.presenceOf(person) === 'gone' ? (this.last.get(person) ?? this.live.opened) : null
  }

  /** How many spectators there are: pages of people without a seat here. */
  get watchers(): number {
    let sum = this.watchersHere
    for (const { watchers } of this.elsewhere.values()) sum += watchers
    return sum
  }

  private get watchersHere(): number {
    const { live } = this
    return [...this.guests.keys()].filter((guest) => live.seatOf(guest.person?.id ?? null) === null).length
  }

  private sendLobbyToAll(): void {
    const made = new Map<string, Written>()
    for (const guest of this.guests.keys()) this.sendLobbyTo(made, guest)
  }

  /** `made`: messages written so far, by what the lobby shows differently (seat, whether they host, the rematch). */
  private sendLobbyTo(made: Map<string, Written>, guest: Guest): void {
    const seen = this.guests.get(guest)
    if (seen === undefined) return
    const { person } = guest
    const { live } = this
    const isHost = person !== null && live.row.host === person.id
    const eyes = `${live.seatOf(person?.id ?? null)} ${isHost} ${rematchFor(live.row, person)}`
    const written = made.get(eyes) ?? measured(() => writtenOf({ room: lobbyOf(live, person) }))
    made.set(eyes, written)
    if (seen.lobby === written.text) return
    seen.lobby = written.text
    guest.tell(written.message)
  }

  /** Sends this message to the pages that `to` picks. */
  say(message: LiveMessage, to: (guest: Guest) => boolean): void {
    for (const guest of this.guests.keys()) if (to(guest)) guest.tell(message)
  }

  /** Tells the pages of one person to watch the table again, because they may no longer do so. */
  sendAway(person: string): void {
    for (const guest of Array.from(this.guests.keys())) {
      if (guest.person?.id !== person) continue
      this.remove(guest)
      guest.tell({ again: this.live.id })
    }
  }

  /** This live table is retired: tells all pages to watch the table again. */
  dismiss(): void {
    const pages = [...this.guests.keys()]
    this.guests.clear()
    this.snapshots.clear()
    for (const guest of pages) guest.tell({ again: this.live.id })
  }
}

// A page that follows changes has, after every message, exactly the same state as a page that gets whole updates. This
// holds for players and spectators, in every game, when people undo, reconnect, miss a message, leave and return.
import { deepStrictEqual } from 'node:assert'
import { type Change, Follower, type SentUpdate } from '@lorehall/host/changes'
import { Chance, Refusal } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { Denied } from '../src/denied.ts'
import { games } from '../src/games.ts'
import type { Person } from '../src/storage.ts'
import { begin, entered, gather, look, type Page, type TestHouse, openHouse, turnOver } from './kit/house.ts'
import { isChange, isWhole, snapshotIn } from './kit/snapshot.ts'

const STEPS = 120

/** Two pages of the same person: one gets whole updates, the other changes. */
class Pair {
  private readonly whole: Page
  private readonly changes: Page
  private follower: Follower | null = null
  private missed = false
  /** How many characters each page was sent. */
  letters = { whole: 0, changes: 0 }
  followed = 0

  constructor(whole: Page, changes: Page) {
    this.whole = whole
    this.changes = changes
  }

  /** Compares what both pages were sent since the last call. With `misses`, the first change gets lost. */
  hold(misses = false): 'same' | 'lost' {
    const heard = this.changes.heard.splice(0).filter((message) => isWhole(message) || isChange(message))
    const missed = misses ? heard.findIndex((message) => isChange(message)) : -1
    const wholes = this.whole.heard.splice(0).filter(isWhole)
    this.missed ||= missed !== -1
    let last: SentUpdate | null = null
    for (const message of missed === -1 ? heard : heard.toSpliced(missed, 1)) {
      last = this.wholeOf(message)
      if (last === null && !this.missed)
        throw new Error(`a change that does not fit: ${JSON.stringify(message)}`)
      if (last === null) return 'lost'
      if (isChange(message)) this.compare(message, last, wholes)
    }
    if (!this.missed) deepStrictEqual(snapshotIn(last), snapshotIn(wholes.at(-1) ?? null))
    return 'same'
  }

  /** Compares a change with the whole update of the same entries, if the other page got one. */
  private compare(message: { change: Change }, sent: SentUpdate, wholes: readonly SentUpdate[]): void {
    const { after, entries } = sent.update
    const whole = wholes.find(({ update }) => update.after === after && update.entries === entries)
    if (whole === undefined) return
    deepStrictEqual(sent, whole)
    deepStrictEqual(JSON.stringify(sent.update.view), JSON.stringify(whole.update.view))
    this.followed++
    this.letters.whole += JSON.stringify(whole).length
    this.letters.changes += JSON.stringify(message).length
  }

  private wholeOf(message: SentUpdate | { change: Change }): SentUpdate | null {
    if (isWhole(message)) {
      this.follower = new Follower(message)
      return message
    }
    try {
      return this.follower?.follow(message.change) ?? null
    } catch {
      return null
    }
  }
}

/** Waits until the bots are done and all messages are sent. */
async function quiet(test: TestHouse, table: string): Promise<void> {
  for (;;) {
    await turnOver()
    const { over, waiting, seats } = await look(test, table, null)
    if (over || waiting.every((seat) => seats[seat]?.kind === 'person')) return turnOver()
  }
}

const WELL_KNOWN = ['wall', 'nothing-to-undo', 'nothing-to-redo', 'not-yours', 'not-playing', 'bad-choice']

async function mayBeRefused(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const known = (error instanceof Refusal || error instanceof Denied) && WELL_KNOWN.includes(error.code)
    if (!known) throw error
  })
}

async function act(hall: TestHouse, table: string, people: readonly Person[], chance: Chance): Promise<void> {
  const { house } = hall
  const who = people[chance.below(people.length)] ?? null
  // Everyone counts the entries they know of, without the ticks of others.
  const { entries: at, waiting } = await look(hall, table, who)
  const dice = chance.below(100)
  if (dice < 12) return mayBeRefused(house.perform('undo', { table, at }, who))
  if (dice < 18) return mayBeRefused(house.perform('redo', { table, at }, who))
  if (dice < 19) return mayBeRefused(house.perform('leave', { table }, who))
  if (dice < 27) return mayBeRefused(house.perform('return', { table }, who))
  const asked = people[waiting[chance.below(waiting.length)] ?? 0] ?? null
  const { ask } = await look(hall, table, asked)
  if (ask === null) return undefined
  const pick = ask.options[chance.below(ask.options.length)]?.id ?? ''
  await house.perform('answer', { table, ask: ask.id, picks: [pick] }, asked)
}

test.each(games.map(({ id }) => id))('%s', async (game) => {
  const chance = new Chance(`changes ${game}`)
  const hall = openHouse()
  const letters = { whole: 0, changes: 0 }
  let followed = 0
  for (const limit of [null, 86_400]) {
    const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'], { game, limit })
    const { table, people } = gathered
    await begin(hall, gathered)
    const come = async (person: Person | null) => {
      const [whole, changes] = [await entered(hall, person), await entered(hall, person)]
      await hall.house.watch(whole, table)
      await hall.house.watch(changes, table, true)
      return new Pair(whole, changes)
    }
    const leave = (pair: Pair) => {
      letters.whole += pair.letters.whole
      letters.changes += pair.letters.changes
      followed += pair.followed
    }
    const eyes = [...people, null]
    const pairs = await Promise.all(eyes.map(come))
    for (let n = 0; n < STEPS; n++) {
      await act(hall, table, people, chance)
      await quiet(hall, table)
      for (const [i, pair] of pairs.entries()) {
        const misses = chance.below(40) === 0
        if (pair.hold(misses) === 'same' && chance.below(60) > 0) continue
        // A change or the connection was lost: connect again.
        leave(pair)
        pairs[i] = await come(eyes[i] ?? null)
      }
    }
    pairs.forEach(leave)
  }
  expect(followed).toBeGreaterThan(200)
  expect(letters.changes).toBeLessThan(letters.whole / 4)
})

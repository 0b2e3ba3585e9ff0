// Changes over the wire: a real server, and two sockets for every pair of eyes. One gets whole updates, the other
// changes. Both lead to the same state, and changes are small.
import { tmpdir } from 'node:os'
import { type Change, Follower, type SentUpdate } from '@lorehall/host/changes'
import { Chance } from '@lorehall/kernel'
import { expect, it, onTestFinished } from 'vitest'
import { openServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { games } from '../src/games.ts'
import { askByHttp, introduced, ClientConnection, Lost } from './kit/caller.ts'
import { drawnBytes, openHouse, quiet } from './kit/house.ts'
import { BOUNDLESS } from './kit/running.ts'
import { isChange, isWhole, snapshotIn } from './kit/snapshot.ts'

/** A minimal page at the other end of the wire. */
class Page {
  latest: SentUpdate | null = null
  /** The number of characters of each change. */
  readonly sizes: number[] = []
  /** It loses the next change, and notices with the one after that. */
  misses = false
  behind = false
  private readonly connection: ClientConnection
  private readonly table: string
  private readonly changes: boolean
  private follower: Follower | null = null

  constructor(port: number, token: string | null, table: string, changes: boolean) {
    this.connection = new ClientConnection(port, token)
    this.table = table
    this.changes = changes
    this.connection.hear = (message) => this.hear(message)
  }

  async watch(): Promise<void> {
    const { table, changes } = this
    const reply = await this.connection.ask('watch', changes ? { table, changes } : { table })
    if (!reply.ok) throw new Error(reply.message)
  }

  private hear(message: object): void {
    if (isWhole(message)) {
      this.latest = message
      this.behind = false
      if (this.changes) this.follower = new Follower(message)
    }
    if (isChange(message)) this.follow(message.change)
  }

  private follow(change: Change): void {
    this.sizes.push(JSON.stringify({ change }).length)
    if (this.misses) {
      this.misses = false
      this.behind = true
      return
    }
    try {
      this.latest = this.follower?.follow(change) ?? null
    } catch (error) {
      // A change was lost: watch again.
      if (!this.behind) throw error
      this.follower = null
      this.watch().catch((lost: unknown) => {
        if (!(lost instanceof Lost)) throw lost
      })
    }
  }

  hangUp(): void {
    this.connection.hangUp()
  }
}

interface Eyes {
  readonly token: string | null
  readonly whole: Page
  changes: Page
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN

async function seatedTable(
  port: number,
  game: string,
  tokens: readonly string[],
  newNonce: () => string,
): Promise<string> {
  const [host = ''] = tokens
  const ask = async (token: string, op: 'create' | 'join' | 'start', body: Record<string, unknown>) => {
    const reply = await askByHttp(port, token, op, body)
    if (!reply.ok) throw new Error(reply.message)
    return reply.body
  }
  const seats = tokens.map(() => ({ kind: 'open' }))
  const { table } = await ask(host, 'create', { game, seats })
  for (const token of tokens) await ask(token, 'join', { table, nonce: newNonce() })
  await ask(host, 'start', { table })
  return String(table)
}

it.each(games.map(({ id }) => id))('%s: changes lead to the same state as whole updates', async (game) => {
  // The same game every time: the sizes of its changes are compared with a bound.
  const random = drawnBytes(`sizes ${game}`)
  const { house } = openHouse({ random })
  const config = readConfig(BOUNDLESS, tmpdir())
  const server = await openServer({ house, site: null, config, log: quiet, version: 'test', strict: true })
  onTestFinished(() => server.stop())
  const port = await server.listen(0, '127.0.0.1')
  const chance = new Chance(`wire ${game}`)
  const tokens = [await introduced(port, 'Ada'), await introduced(port, 'Bo')]
  const table = await seatedTable(port, game, tokens, () => random(16))
  const eyes: Eyes[] = []
  for (const token of [...tokens, null]) {
    const pages = [new Page(port, token, table, false), new Page(port, token, table, true)] as const
    for (const page of pages) await page.watch()
    eyes.push({ token, whole: pages[0], changes: pages[1] })
  }
  const sizes: number[] = []
  for (let n = 0; n < 60; n++) {
    const asked = eyes.find(({ whole }) => (whole.latest?.update.ask ?? null) !== null)
    const { ask, entries } = asked?.whole.latest?.update ?? { ask: null, entries: 0 }
    if (asked === undefined || ask === null) break
    const back = chance.below(8) === 0
    const pick = ask.options[chance.below(ask.options.length)]?.id ?? ''
    const reply = back
      ? await askByHttp(port, asked.token, 'undo', { table, at: entries })
      : await askByHttp(port, asked.token, 'answer', { table, ask: ask.id, picks: [pick] })
    // There may be a wall.
    if (!reply.ok) continue
    for (const { token, whole, changes } of eyes) {
      // Ticks of others do not count until something else happens.
      const seen = await askByHttp(port, token, 'look', { table })
      const known = seen.ok ? seen.body['entries'] : null
      expect(token === asked.token ? known : reply.body['entries']).toBe(reply.body['entries'])
      await expect.poll(() => whole.latest?.update.entries).toBe(known)
      await expect.poll(() => changes.behind || changes.latest?.update.entries === known).toBe(true)
      if (changes.behind) continue
      expect(snapshotIn(changes.latest)).toEqual(snapshotIn(whole.latest))
      // A page that lost a change got the whole table instead of the news.
      const same = changes.latest?.after === whole.latest?.after
      expect(same ? changes.latest : null).toEqual(same ? whole.latest : null)
    }
    for (const one of eyes) {
      if (chance.below(15) === 0) one.changes.misses = true
      if (chance.below(25) > 0) continue
      sizes.push(...one.changes.sizes)
      one.changes.hangUp()
      one.changes = new Page(port, one.token, table, true)
      await one.changes.watch()
    }
  }
  sizes.push(...eyes.flatMap(({ changes }) => changes.sizes))
  expect(sizes.length).toBeGreaterThan(80)
  expect(median(sizes)).toBeLessThan(700)
})

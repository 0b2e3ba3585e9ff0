// The tables at which the players of a trial play, and the notes about what was acknowledged to them.
import { randomBytes } from 'node:crypto'
import { call, type Target } from '../online/caller.ts'
import { introduced } from '../online/rounds.ts'
import { type Given, Page } from './page.ts'

const VINDICATION = 'vindication'
const PEOPLE = 3

export interface Notes {
  acknowledged: number
  refused: Record<string, number>
  /** Acknowledged answers to one question that are not the same. */
  forks: number
  /** Milliseconds from sending an answer until another player's page shows it. */
  delays: number[]
  /** Milliseconds from the loss of a connection until the page shows its table again. */
  backs: number[]
  /** When the last answer was acknowledged. */
  last: number
}

export const newNotes = (): Notes => ({
  acknowledged: 0,
  refused: {},
  forks: 0,
  delays: [],
  backs: [],
  last: 0,
})

export class Played {
  readonly id: string
  readonly pages: Page[]
  /** A second page of the player at seat 0, which sometimes answers at the same moment. */
  private readonly twin: Page
  /** By seat, then by question: the acknowledged answer. */
  readonly taken = new Map<number, Map<number, string>>()
  private readonly notes: Notes
  private sent: { readonly page: Page; readonly entries: number; readonly at: number } | null = null
  private readonly saw = new Set<Page>()

  constructor(id: string, target: Target, tokens: readonly string[], notes: Notes) {
    this.id = id
    this.notes = notes
    const open = (seat: number) =>
      new Page({
        target,
        token: tokens[seat] ?? '',
        table: id,
        shown: (page) => this.shown(page),
        acknowledged: (_, given) => this.acknowledged(seat, given),
        refused: (_, __, code) => (notes.refused[code] = (notes.refused[code] ?? 0) + 1),
        back: (ms) => notes.backs.push(ms),
      })
    this.pages = tokens.map((_, seat) => open(seat))
    this.twin = open(0)
  }

  get over(): boolean {
    return this.pages.some(({ update }) => update?.over === true)
  }

  private shown(page: Page): void {
    const { sent } = this
    const entries = page.update?.entries ?? 0
    if (sent === null || page === sent.page || entries < sent.entries || this.saw.has(page)) return
    this.saw.add(page)
    this.notes.delays.push(performance.now() - sent.at)
  }

  private acknowledged(seat: number, { ask, pick }: Given): void {
    const own = this.taken.get(seat) ?? new Map<number, string>()
    this.taken.set(seat, own)
    if ((own.get(ask) ?? pick) !== pick) this.notes.forks += 1
    own.set(ask, pick)
    this.notes.acknowledged += 1
    this.notes.last = performance.now()
  }

  /** Answers for a player who is asked. Returns whether there was one. */
  answer(n: number): boolean {
    const page = this.pages.find(({ update, waiting }) => waiting === null && (update?.ask ?? null) !== null)
    const ask = page?.update?.ask
    if (page === undefined || ask === undefined || ask === null) return false
    const pick = ask.options[n % ask.options.length]?.id ?? ''
    this.sent = { page, entries: (page.update?.entries ?? 0) + 1, at: performance.now() }
    this.saw.clear()
    page.answer({ ask: ask.id, pick })
    const other = ask.options[(n + 1) % ask.options.length]?.id ?? ''
    if (n % 5 === 0 && page === this.pages[0] && this.twin.waiting === null)
      this.twin.answer({ ask: ask.id, pick: other })
    return true
  }

  close(): void {
    for (const page of [...this.pages, this.twin]) page.close()
  }
}

export interface Wish {
  readonly people?: number
  readonly bots?: number
  /** The strength of the bots. */
  readonly bot?: string
  /** Seconds per move. */
  readonly limit?: number
}

export interface Seated {
  readonly table: string
  readonly tokens: readonly string[]
}

/** People who have just begun a game. */
export async function seated(
  target: Target,
  name: string,
  { people = PEOPLE, bots = 1, bot = 'quick', limit }: Wish = {},
): Promise<Seated> {
  const players = await Promise.all(
    Array.from({ length: people }, (_, i) => introduced(target, `${name} ${i}`)),
  )
  const tokens = players.map(({ token }) => token)
  const [host = ''] = tokens
  const { table } = await call(target, {
    path: '/tables',
    token: host,
    body: {
      game: VINDICATION,
      seats: [
        ...tokens.map(() => ({ kind: 'open' })),
        ...Array.from({ length: bots }, () => ({ kind: 'bot', bot })),
      ],
      ...(limit === undefined ? {} : { limit }),
    },
  })
  for (const token of tokens) {
    const nonce = randomBytes(16).toString('hex')
    await call(target, { path: `/tables/${table}/join`, token, body: { nonce } })
  }
  await call(target, { path: `/tables/${table}/start`, token: host, body: {} })
  return { table, tokens }
}

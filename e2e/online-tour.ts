// Online tables for the tour of the screens: a lobby, one to play, one to watch, one that is over. They are made over
// HTTP, because only the screens are of interest.
import { isRecord } from '@lorehall/kernel'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { half, prefer } from './hall.ts'

/** Paths of the tables, by what they show. */
interface Online {
  readonly room: string
  readonly table: string
  readonly watched: string
  readonly over: string
  readonly verify: string
}

const DAYS = 86_400

/** Sends a request to the server, as a program would. */
export async function post(who: APIRequestContext, path: string, data: object = {}): Promise<unknown> {
  const answer = await who.post(`/api${path}`, { data })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300)
  return answer.json()
}

/** Two people with names, without animation. */
export async function adaAndBen(guest: () => Promise<Page>): Promise<readonly [Page, Page]> {
  const come = async (name: string) => {
    const page = await guest()
    await prefer(page, 'Instant')
    await post(page.request, '/me', { name })
    return page
  }
  return [await come('Ada'), await come('Ben')]
}

function tableIn(made: unknown): string {
  if (typeof made === 'object' && made !== null && 'table' in made && typeof made.table === 'string')
    return `/tables/${made.table}`
  throw new Error('no table was made')
}

interface Wanted {
  /** Default: the recorded game. */
  readonly game?: string
  readonly seats: readonly object[]
  readonly limit?: number
  readonly public?: boolean
  readonly record?: string
}

/** The first person makes the table, and all sit down. */
export async function gather(people: readonly APIRequestContext[], wanted: Wanted): Promise<string> {
  const [host] = people
  if (host === undefined) throw new Error('nobody comes')
  const table = tableIn(await post(host, '/tables', { game: half([]).game, ...wanted }))
  for (const [seat, who] of people.entries()) {
    await post(who, `${table}/join`, { nonce: String(seat).repeat(32) })
  }
  return table
}

/** The same in mid-game; the bots play until a person must decide. */
async function play(people: readonly APIRequestContext[], wanted: Partial<Wanted> = {}): Promise<string> {
  const record = JSON.stringify(half(people.map((_, seat) => seat)))
  const seats = Array.from({ length: 4 }, (_, seat) =>
    seat === 0
      ? { kind: 'me' }
      : people[seat] === undefined
        ? { kind: 'bot', bot: 'quick' }
        : { kind: 'open' },
  )
  const table = await gather(people, { ...wanted, seats, record })
  const [host] = people
  if (host !== undefined) await post(host, `${table}/start`)
  return table
}

/** Signs the page's browser in, and adds another person to play with. */
export async function meetOnline(page: Page): Promise<Online> {
  const ada = page.request
  const ben = await request.newContext({ baseURL: process.env['LOREHALL_HERE'] ?? '' })
  await post(ada, '/me', { name: 'Ada' })
  await post(ben, '/me', { name: 'Ben' })
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }]
  const room = await gather([ada, ben], { seats, limit: 3 * DAYS })
  // At this point of the game, the second seat must decide.
  const table = await play([ben, ada], { limit: 3 * DAYS })
  await post(ben, `${table}/chat`, { text: '…', key: 'first-word' })
  await post(ada, `${table}/chat`, { text: '!', key: 'second-word' })
  const watched = await play([ben], { public: true })
  const over = await play([ada, ben])
  const made = await post(ada, `${over}/proposal`, { kind: 'end' })
  const proposal = isRecord(made) ? made['proposal'] : undefined
  await post(ben, `${over}/vote`, { agree: true, proposal })
  await ben.dispose()
  const at = (path: string) => path.replace('/tables/', '/t/')
  return {
    room: at(room),
    table: at(table),
    watched: at(watched),
    over: at(over),
    verify: over.replace('/tables/', '/verify/'),
  }
}

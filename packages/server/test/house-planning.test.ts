// Bots that plan think in threads: the table goes on meanwhile, and a thread that hangs or dies costs one good answer.
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Thinker } from '@lorehall/host'
import { expect, test, vi } from 'vitest'
import { thinkInThreads } from '../src/thinking/threads.ts'
import { begin, entered, gather, openHouse, type Page, type TestHouse } from './kit/house.ts'

const WORKER = fileURLToPath(new URL('../src/thinking/worker.ts', import.meta.url))

const scripted = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`)

/** A thread that hangs as soon as it gets a thought. */
const HANGS = scripted(`import { parentPort } from 'node:worker_threads'
  parentPort.on('message', () => { for (;;); })`)

/** A thread that ends as soon as it gets a thought. */
const DIES = scripted(`import { parentPort } from 'node:worker_threads'
  parentPort.on('message', () => process.exit(1))`)

interface At {
  readonly hall: TestHouse
  readonly table: string
  readonly page: Page
}

/** A person and a hard bot, at a game that has begun. */
async function against(thinkerOf: (whose: string) => Thinker): Promise<At> {
  const hall = openHouse({ thinkerOf })
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'hard' }]
  const gathered = await gather(hall, ['Ada'], { seats })
  await begin(hall, gathered)
  const page = await entered(hall, gathered.people[0] ?? null, gathered.table)
  return { hall, table: gathered.table, page }
}

/** I take my first option until the bot has answered something. */
async function untilTheBotAnswers({ hall, table, page }: At): Promise<void> {
  for (let n = 0; n < 2000; n++) {
    const entries = await hall.storage.entries(table)
    if (entries.some((entry) => typeof entry === 'string' && entry.startsWith('1 '))) return
    const { ask } = page.update
    const pick = ask?.options[0]?.id
    if (ask === null || pick === undefined) await setTimeout(20)
    else await hall.house.perform('answer', { table, ask: ask.id, picks: [pick] }, page.person)
  }
  throw new Error('the bot never answered')
}

const marksOf = ({ page }: At) =>
  page.heard.flatMap((message) => ('update' in message ? message.update.log : [])).map((line) => line.standIn)

test('a hard bot plays in a thread', async () => {
  const at = await against(thinkInThreads({ script: WORKER, most: 1, seconds: 60 }))
  await untilTheBotAnswers(at)
  expect(marksOf(at)).not.toContain('failed')
})

test('a bot whose thread hangs is replaced for that answer', async () => {
  const at = await against(thinkInThreads({ script: HANGS, most: 1, seconds: 0.2 }))
  await untilTheBotAnswers(at)
  await vi.waitFor(() => expect(marksOf(at)).toContain('failed'))
})

test('a bot whose thread dies is replaced for that answer', async () => {
  const at = await against(thinkInThreads({ script: DIES, most: 1, seconds: 60 }))
  await untilTheBotAnswers(at)
  await vi.waitFor(() => expect(marksOf(at)).toContain('failed'))
})

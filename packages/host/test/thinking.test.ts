// Bots that plan think beside the table: everything else goes on, and only an answer to an open question counts.
import { Chance, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { playedOut, ponder, weighed } from '../src/ponder.ts'
import {
  type Decision,
  guessedAt,
  type Thinker,
  type Thought,
  thoughtAt,
  type Weighing,
} from '../src/thought.ts'
import { type SeatPlan, TableHost, type Update } from '../src/index.ts'
import { ME, settled } from './kit.ts'

const PLANNER: SeatPlan = { name: 'Wenna', kind: 'bot', bot: 'hard' }

/** A thinker whose thoughts are answered when the test says so. */
class Slow implements Thinker {
  readonly thoughts: Thought[] = []
  readonly dropped: Thought[] = []
  private readonly waiting: PromiseWithResolvers<Decision>[] = []

  think(thought: Thought) {
    this.thoughts.push(thought)
    const waiting = Promise.withResolvers<Decision>()
    this.waiting.push(waiting)
    return { found: waiting.promise, drop: () => void this.dropped.push(thought) }
  }

  weigh(weighing: Weighing) {
    const found = Promise.resolve(weighed(toyGame, toyGame.judge, structuredClone(weighing)))
    return { found, drop: () => undefined }
  }

  playOut(playing: Parameters<Thinker['playOut']>[0]) {
    const found = Promise.resolve(playedOut(toyGame, toyGame.judge, structuredClone(playing)))
    return { found, drop: () => undefined }
  }

  async answer(n: number): Promise<string> {
    // A copy, as another thread gets it.
    const thought: Thought = structuredClone(this.thoughts[n] ?? fail())
    const decision = ponder(toyGame, toyGame.judge, thought)
    this.waiting[n]?.resolve(decision)
    await settled()
    return decision.option
  }

  async die(n: number): Promise<void> {
    this.waiting[n]?.reject(new Error('the thread has ended'))
    await settled()
  }
}

function fail(): never {
  throw new Error('the bot was not asked to think')
}

interface Playing {
  readonly host: TableHost
  readonly table: Table
  readonly thinker: Slow
  readonly updates: Update[]
  readonly failures: unknown[]
}

/** A toy table at which the bots at the other seats plan. */
async function playing(bots = 1): Promise<Playing> {
  const seats = [
    ME,
    ...Array.from({ length: bots }, (_, n) => ({ ...PLANNER, name: `${PLANNER.name} ${n}` })),
  ]
  const table = new Table(toyGame, { seats: seats.map(({ name, kind }) => ({ name, kind })), seed: 'think' })
  const thinker = new Slow()
  const failures: unknown[] = []
  const host = new TableHost('t', table, seats, {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(toyGame.judge),
    breathe: () => Promise.resolve(),
    thinker,
    failed: (error) => failures.push(error),
  })
  const updates: Update[] = []
  await host.watch({ eyes: 0, tell: (update) => updates.push(update), stopped: fail })
  void host.drive()
  await settled()
  return { host, table, thinker, updates, failures }
}

const answersOf = ({ entries }: Table, seat: number) =>
  entries.filter((entry) => typeof entry === 'string' && entry.startsWith(`${seat} `))

/** I answer with my first option. */
async function go({ host, table }: Playing, pick = 0): Promise<void> {
  const ask = table.askOf(0)
  await host.answer(0, ask?.id ?? -1, [ask?.options[pick]?.id ?? ''])
  await settled()
}

test('while a bot thinks, I can answer, ask for hints and undo', async () => {
  const at = await playing()
  const { host, table, thinker } = at
  expect(thinker.thoughts).toHaveLength(1)
  const hints = await host.hints(0, table.askOf(0)?.id ?? -1)
  expect(Object.keys(hints.options)).not.toHaveLength(0)
  await go(at)
  expect(table.waiting).toEqual([1])
  await host.undo(0)
  await settled()
  expect(table.waiting).toEqual([0, 1])
})

test('the answer counts when it comes, also if I have answered another question meanwhile', async () => {
  const at = await playing()
  await go(at)
  // We choose together, so the bot's question is still the same.
  expect(at.thinker.thoughts).toHaveLength(1)
  const option = await at.thinker.answer(0)
  expect(at.table.entries).toContain(`1 ${option}`)
})

test('an undo drops the thought, and its answer is thrown away', async () => {
  const at = await playing()
  const { host, table, thinker } = at
  await go(at)
  await host.undo(0)
  await settled()
  expect(thinker.dropped).toHaveLength(1)
  expect(thinker.thoughts).toHaveLength(2)
  const { seq } = table
  await thinker.answer(0)
  expect(table.seq).toBe(seq)
  await thinker.answer(1)
  expect(table.seq).toBe(seq + 1)
})

test('a bot that fails is replaced for this answer only, and the log says so', async () => {
  const at = await playing()
  const { host, table, thinker, failures } = at
  await thinker.die(0)
  expect(answersOf(table, 1)).toHaveLength(1)
  expect(failures).toHaveLength(1)
  const { log } = await host.watch({ eyes: 0, tell: () => undefined, stopped: fail })
  expect(log.filter(({ standIn }) => standIn === 'failed').map(({ seat }) => seat)).toEqual([1])
  await go(at)
  while (thinker.thoughts.length < 2) await go(at)
  await thinker.answer(1)
  const again = await host.watch({ eyes: 0, tell: () => undefined, stopped: fail })
  expect(again.log.filter(({ standIn }) => standIn === 'failed')).toHaveLength(1)
  expect(again.stoodIn).toEqual([])
})

test('a bot that is hurried answers now, and the log does not mark it', async () => {
  const { host, table, thinker } = await playing()
  host.hurry()
  await settled()
  expect(answersOf(table, 1)).toHaveLength(1)
  expect(thinker.dropped).toHaveLength(1)
  const { log } = await host.watch({ eyes: 0, tell: () => undefined, stopped: fail })
  expect(log.some(({ standIn }) => standIn !== undefined)).toBe(false)
})

test('a bot that plays for a person who is away thinks beside the table, too', async () => {
  const { host, table, thinker } = await playing()
  const played = host.playFor(0, 'hard', 'time')
  await settled()
  expect(thinker.thoughts.map(({ seat }) => seat)).toEqual([1, 0])
  const option = await thinker.answer(1)
  await played
  expect(table.entries).toContain(`0 ${option}`)
  const { log } = await host.watch({ eyes: 0, tell: () => undefined, stopped: fail })
  expect(log.filter(({ seat }) => seat === 0).map(({ standIn }) => standIn)).toContain('time')
})

test('a thought contains nothing that its seat cannot know', () => {
  const table = new Table(toyGame, { seats: ['Ada', 'Bo', 'Cleo'], seed: 'secret' })
  const ask = table.askOf(1) ?? fail()
  const redealt = new Table(toyGame, { seats: ['Ada', 'Bo', 'Cleo'], seed: 'secret' })
  redealt.machine.guess(1, new Chance('another deal'))
  const [mine, others] = [table, redealt].map((one) => thoughtAt(one, ask, null, 'hard', null))
  expect(mine).toEqual(others)
  expect(JSON.stringify(mine)).not.toContain('secret')
  expect(JSON.stringify(mine)).toBe(JSON.stringify(structuredClone(mine)))
  expect(guessedAt(table, 1, null).position).not.toEqual(table.machine.position)
})

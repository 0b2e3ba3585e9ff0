// The workers in which bots think: when they start and end, who is served next, and what happens if one dies.
import { newMind } from '@lorehall/bots'
import { Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { type HeadEars, type PoolParts, type Task, ThinkingPool } from '../src/thinking-pool.ts'
import { type Thought, thoughtAt } from '../src/thought.ts'

class Head {
  readonly begun: Task[] = []
  readonly ears: HeadEars
  ended = false

  constructor(ears: HeadEars) {
    this.ears = ears
  }

  begin(task: Task): void {
    this.begun.push(task)
  }

  end(): void {
    this.ended = true
  }

  answer(option = 'a'): void {
    this.ears.found({ decision: { option, mind: newMind() } })
  }
}

interface Timer {
  readonly act: () => void
  readonly ms: number
}

function poolOf(parts: Partial<PoolParts> = {}) {
  const heads: Head[] = []
  const timers = new Set<Timer>()
  const pool = new ThinkingPool({
    start(ears) {
      const head = new Head(ears)
      heads.push(head)
      return head
    },
    most: 1,
    mostWaiting: 10,
    limitMs: 100,
    idleMs: 5000,
    later(act, ms) {
      const timer = { act, ms }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    ...parts,
  })
  /** Everything that was to happen after this time happens. */
  const pass = (ms: number) => {
    for (const timer of Array.from(timers)) if (timer.ms === ms && timers.delete(timer)) timer.act()
  }
  return { think: (owner: string, about: Thought) => pool.of(owner).think(about), heads, pass }
}

const botsOf = (head: Head | undefined) =>
  head?.begun.map((task) => ('think' in task ? task.think.bot : null))

function thought(bot = 'hard'): Thought {
  const table = new Table(toyGame, { seats: 2, seed: 'pool' })
  const ask = table.askOf(0)
  if (ask === undefined) throw new Error('nobody is asked')
  return thoughtAt(table, ask, null, bot, null)
}

test('a worker starts with the first thought and ends when it has been idle', async () => {
  const { think, heads, pass } = poolOf()
  expect(heads).toHaveLength(0)
  const { found } = think('Ada', thought())
  heads[0]?.answer('b')
  await expect(found).resolves.toMatchObject({ option: 'b' })
  pass(5000)
  expect(heads[0]?.ended).toBe(true)
  void think('Ada', thought())
  expect(heads).toHaveLength(2)
})

test('there are never more workers than allowed', () => {
  const { think, heads } = poolOf({ most: 2 })
  for (let n = 0; n < 5; n++) void think('Ada', thought())
  expect(heads.map(({ begun }) => begun.length)).toEqual([1, 1])
})

test('owners take turns: one thought does not wait for all thoughts of another', () => {
  const { think, heads } = poolOf()
  for (let n = 0; n < 5; n++) void think('Eve', thought())
  void think('Ada', thought('expert'))
  heads[0]?.answer()
  heads[0]?.answer()
  expect(botsOf(heads[0])).toContain('expert')
})

test('a bot that hangs fails after the time limit, and its worker is replaced', async () => {
  const { think, heads, pass } = poolOf()
  const hanging = think('Ada', thought())
  const next = think('Ada', thought())
  pass(100)
  await expect(hanging.found).rejects.toThrow('a bot did not answer within 0.1 s')
  expect(heads[0]?.ended).toBe(true)
  heads[1]?.answer()
  await expect(next.found).resolves.toMatchObject({ option: 'a' })
})

test('if a worker dies, only the thought that it had fails', async () => {
  const { think, heads } = poolOf()
  const dying = think('Ada', thought())
  const next = think('Ada', thought())
  heads[0]?.ears.died('out of memory')
  await expect(dying.found).rejects.toThrow('out of memory')
  heads[1]?.answer()
  await expect(next.found).resolves.toMatchObject({ option: 'a' })
})

test('a dropped thought that still waits is never begun', () => {
  const { think, heads } = poolOf()
  void think('Ada', thought())
  think('Ada', thought('easy')).drop()
  void think('Ada', thought('expert'))
  heads[0]?.answer()
  expect(botsOf(heads[0])).toEqual(['hard', 'expert'])
})

test('an owner with too many thoughts waiting is refused', async () => {
  const { think } = poolOf({ mostWaiting: 2 })
  for (let n = 0; n < 3; n++) void think('Eve', thought())
  await expect(think('Eve', thought()).found).rejects.toThrow('too many')
})

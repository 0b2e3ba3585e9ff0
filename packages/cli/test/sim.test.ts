// Many games: the same seed gives the same games, however many cores play them.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { GAME } from './game.ts'
import { fileWith, lorehall, start } from './lorehall.ts'

const args = ['sim', '--seats', '3', '--bots', 'quick,curious,random', '--games', '110', '--seed', '7']

it('gives one digest on one core and on two', async () => {
  const [one, two] = await Promise.all([
    lorehall([...args, '--cores', '1']),
    lorehall([...args, '--cores', '2', '--check']),
  ])
  const closing = one.out.trim().split('\n').slice(-2)
  expect(closing[0]).toMatch(/^digest: [0-9a-f]{64}$/)
  expect(closing[1]).toMatch(/^coverage: cards [\d.]+ %, steps [\d.]+ %, options [\d.]+ %$/)
  expect(two.out.trim().split('\n').slice(-2)).toEqual(closing)
  expect([one.code, two.code]).toEqual([0, 0])
  for (const part of [
    'games/s',
    'decisions/s',
    'rounds',
    'points from',
    'end triggers',
    'wins',
    'cards taken',
  ]) {
    expect(one.out).toContain(part)
  }
})

it('prints the same numbers as JSON and as text, and what was never seen', async () => {
  const { out, code } = await lorehall([...args.slice(0, -3), '10', '--seed', '8', '--json'])
  const found: unknown = JSON.parse(out)
  expect(found).toMatchObject({
    game: GAME.id,
    bots: ['quick', 'curious', 'random'],
    games: 10,
    bySeat: [{ played: 10 }, { played: 10 }, { played: 10 }],
    byBot: { curious: { played: 10 } },
    coverage: { cards: { never: expect.any(Array) as unknown }, steps: {}, options: {} },
    digest: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  })
  expect(code).toBe(0)
})

it('greedy wins at least 95 of 100 two-player games against random', async () => {
  const { out } = await lorehall([
    'sim',
    '--seats',
    '2',
    '--bots',
    'greedy,random',
    '--games',
    '100',
    '--json',
  ])
  const found: unknown = JSON.parse(out)
  expect(found).toMatchObject({
    byBot: { greedy: { played: 100, won: expect.toSatisfy((won) => Number(won) >= 95) as unknown } },
  })
})

it('another seed gives other games', async () => {
  const digests = await Promise.all(
    ['1', '2'].map(async (seed) => {
      const { out } = await lorehall([
        'sim',
        '--seats',
        '2',
        '--bots',
        'random',
        '--games',
        '2',
        '--seed',
        seed,
      ])
      return /digest: (\w+)/.exec(out)?.[1]
    }),
  )
  expect(digests[0]).not.toBe(digests[1])
})

it('shows one game with its scores', async () => {
  const { out, code } = await lorehall(['show', '--seed', '5', '--bots', 'quick'])
  expect(out).toMatch(/final scores\n/)
  expect(out).toMatch(/\n\* quick \d/)
  expect(code).toBe(0)
})

it('ends quietly when its reader stops', async () => {
  const child = start(['show', '--seed', '5', '--bots', 'quick'])
  let err = ''
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
  child.stdout.once('data', () => child.stdout.destroy())
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, err]).toEqual([0, ''])
})

it('writes the balance of cards, seats and scores as JSON and as a page', async () => {
  const folder = join(dirname(fileWith('')), 'balance')
  const wanted = ['sim', '--seats', '2', '--bots', 'quick', '--games', '20', '--seed', '9']
  const { code } = await lorehall([...wanted, '--report', 'balance', '--out', folder])
  expect(code).toBe(0)
  const balance: unknown = JSON.parse(readFileSync(join(folder, `${GAME.id}.json`), 'utf8'))
  expect(balance).toMatchObject({ games: 20, bySeat: [{ played: 20 }, { played: 20 }], finishes: { of: 20 } })
  expect(balance).toMatchObject({
    cards: expect.arrayContaining([
      expect.objectContaining({
        takeRate: expect.any(Number) as unknown,
        lift: expect.any(Number) as unknown,
      }),
    ]) as unknown,
  })
  const page = readFileSync(join(folder, `${GAME.id}.html`), 'utf8')
  for (const part of ['What ends games', 'Points per player, by source', 'Lead of the winner', '<svg'])
    expect(page).toContain(part)
  expect(page).not.toMatch(/src=|href=/)

  const [other, nowhere] = await Promise.all([
    lorehall([...wanted, '--report', 'weather', '--out', folder]),
    lorehall([...wanted, '--report', 'balance']),
  ])
  expect(other.err).toContain('use --report balance')
  expect(nowhere.err).toContain('a report needs a folder')
})

// The engine with a game that has several picks, asides, rivals, sides, a campaign and a story.
import { describe, expect, it } from 'vitest'
import { ToyEngine } from './toy.ts'

const engine = new ToyEngine()

/** Quick bots answer every open question until the game is over. */
async function playedOut(table: string): Promise<void> {
  for (;;) {
    const { asks } = await engine.ask('asks', { table })
    const ask = asks.find(({ aside }) => aside !== true)
    if (ask === undefined) return
    const { pick } = await engine.ask('bot', { table, seat: ask.seat, level: 'quick' })
    await engine.ask('answer', { table, seat: ask.seat, ask: ask.id, pick })
  }
}

describe('several picks', () => {
  it('show their seat the ticks and how many are owed, and show others nothing', async () => {
    const table = await engine.open({ options: { draft: true } })
    const { asks } = await engine.ask('asks', { table, seat: 0 })
    const first = asks[0]?.options[0]?.id ?? ''
    await engine.play(table, `0 ${first}`)
    const mine = (await engine.ask('asks', { table, seat: 0 })).asks.find(({ seat }) => seat === 0)
    expect(mine).toMatchObject({ kind: 'several', ticked: [first], owed: 1 })
    expect(mine?.options.find(({ manner }) => manner === 'unticks')?.id).toBe(`untick:${first}`)
    for (const seat of [1, null]) {
      const seen = (await engine.ask('asks', { table, seat })).asks.find((ask) => ask.seat === 0)
      expect(seen?.options).toEqual([])
      expect(seen).not.toHaveProperty('ticked')
      expect(seen).not.toHaveProperty('owed')
      expect(JSON.stringify(await engine.ask('record', { table, seat }))).not.toContain('0 keep')
    }
  })

  it('can be answered in one request, or finished by a bot', async () => {
    const table = await engine.open({ options: { draft: true } })
    const ids = (await engine.ask('asks', { table, seat: 1 })).asks[1]?.options.map(({ id }) => id) ?? []
    await engine.play(table, `1 ${ids[0]} ${ids[1] ?? ids[0]} confirm`)
    await engine.play(table, `0 ${(await engine.ask('bot', { table, seat: 0, level: 'random' })).pick}`)
    expect((await engine.ask('bot', { table, seat: 0, level: 'greedy' })).pick).not.toMatch(/^untick/)
    await playedOut(table)
    expect((await engine.ask('check', { table })).broken).toEqual([])
  })
})

describe('an open offer', () => {
  it('is shown to its seat and to nobody else', async () => {
    const table = await engine.open()
    await engine.play(table, '0 tactic:march', '1 tactic:march')
    const seen = async (seat?: number | null) =>
      (await engine.ask('asks', { table, ...(seat === undefined ? {} : { seat }) })).asks.map((ask) => [
        ask.seat,
        ask.aside ?? false,
      ])
    expect(await seen(0)).toEqual([[0, false]])
    expect(await seen(null)).toEqual([[0, false]])
    expect(await seen(1)).toEqual([
      [0, false],
      [1, true],
    ])
    expect(await seen()).toEqual(await seen(1))
    // This also holds when somebody acts: the reply is for the seat that acted.
    const { asks } = await engine.ask('asks', { table, seat: 0 })
    const moved = await engine.ask('answer', { table, seat: 0, ask: asks[0]?.id, pick: 'feast' })
    expect(moved.asks.map(({ seat }) => seat)).toEqual([0])
  })

  it('is something a bot may take or leave', async () => {
    const table = await engine.open()
    await engine.play(table, '0 tactic:march', '1 tactic:march')
    expect((await engine.ask('bot', { table, seat: 1, level: 'greedy' })).pick).toBe('sell')
    const seldom = await engine.ask('bot', { table, seat: 1, level: 'random' })
    expect([null, 'sell']).toContain(seldom.pick)
    await engine.play(table, '1 sell')
    expect((await engine.refusal('bot', { table, seat: 1, level: 'greedy' })).code).toBe('not-asked')
  })
})

it('a standing includes sides, and rivals with their scores and victories', async () => {
  const teams = await engine.open({ seats: 4, options: { play: 'teams' } })
  expect(await engine.ask('standing', { table: teams })).toMatchObject({
    sides: [
      [0, 2],
      [1, 3],
    ],
    rivals: [],
  })
  const alone = await engine.open({ seats: 1, options: { warden: true } })
  await playedOut(alone)
  const { rivals, winners } = await engine.ask('standing', { table: alone })
  expect(rivals).toMatchObject([{ id: 'warden', name: 'The warden', won: winners?.length === 0 }])
  expect(rivals[0]?.score?.total).toBeGreaterThan(2)
})

describe('a table after another', () => {
  it('begins with what the earlier one left, given by its id or as data', async () => {
    const first = await engine.open()
    expect(await engine.ask('leaves', { table: first })).toEqual({ carried: null })
    await playedOut(first)
    const { carried } = await engine.ask('leaves', { table: first })
    expect(carried?.after).toBe((await engine.ask('digest', { table: first })).digest)
    const [byName, byWord] = [
      await engine.open({ after: { table: first }, seed: 'next' }),
      await engine.open({ carried, seed: 'next' }),
    ]
    const [one, other] = await Promise.all([byName, byWord].map((table) => engine.ask('digest', { table })))
    expect(one).toEqual(other)
    expect((await engine.ask('record', { table: byName })).record.carried).toEqual(carried)
  })

  it.each([
    [{ after: { table: 't99' } }, 'unknown-table', "there is no table 't99'"],
    [{ carried: { after: 'x', left: { purses: [1] } } }, 'bad-carried', 'whom each of the 2 seats continues'],
    [
      { carried: { after: 'x', left: {} }, after: { table: 't1' } },
      'bad-request',
      "either 'carried' or 'after'",
    ],
    [{ carried: { left: {} } }, 'bad-request', "'carried/after' is missing"],
  ])('is refused in a sentence: %j', async (fields, code, says) => {
    const refusal = await engine.refusal('new', { game: 'toy', seats: 2, ...fields })
    expect(refusal.code).toBe(code)
    expect(refusal.message).toContain(says)
  })

  it('is refused while the earlier one is still played', async () => {
    const after = await engine.open()
    const refusal = await engine.refusal('new', { game: 'toy', seats: 2, after: { table: after } })
    expect(refusal).toMatchObject({ code: 'bad-carried' })
  })
})

it('a long text is sent to the host, and to a seat if the table shows it', async () => {
  const table = await engine.open({ options: { story: true } })
  await engine.play(table, '0 tactic:march', '1 tactic:march', '0 end', '1 end')
  const { asks } = await engine.ask('asks', { table, seat: 0 })
  expect(asks[0]).toMatchObject({ kind: 'story', tale: 'stranger' })
  expect((await engine.ask('asks', { table, seat: 1 })).asks[0]).not.toHaveProperty('tale')
  const { paragraphs } = await engine.ask('tale', { table, name: 'stranger', seat: 0 })
  expect((await engine.ask('tale', { table, name: 'stranger' })).paragraphs).toEqual(paragraphs)
  expect((await engine.refusal('tale', { table, name: 'stranger', seat: 1 })).code).toBe('bad-request')
  expect((await engine.refusal('tale', { table, name: 'dusk', seat: 0 })).code).toBe('bad-request')
})

it.each([
  [
    { seats: 2, options: { play: 'teams', warden: true } },
    'bad-options',
    /^Against the warden.*\(T-WARDEN-2\)$/,
  ],
  [{ seats: 3, options: { play: 'teams' } }, 'bad-seats', /2, 4 or 6 players with these options, not 3/],
  [{ seats: 8 }, 'bad-seats', /Toy is for 2 to 7 players, not 8/],
])('a start against the rules is refused in their own sentence: %j', async (fields, code, says) => {
  const refusal = await engine.refusal('new', { game: 'toy', ...fields })
  expect(refusal.code).toBe(code)
  expect(refusal.message).toMatch(says)
})

// The engine over a pipe: every op at least once, in a real process.
import { games } from '@lorehall/server/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { GAME } from './game.ts'
import { EngineProcess } from './lorehall.ts'

const engine = new EngineProcess()
let table = ''

beforeAll(async () => {
  table = (await engine.ask('new', { game: GAME.id, seats: 3, seed: 'engine' })).table
})

/** The bot answers for the seat that is asked first. */
async function step(on: string, level = 'quick') {
  const { asks } = await engine.ask('asks', { table: on })
  const [ask] = asks
  if (ask === undefined) throw new Error('the game is over')
  const { pick } = await engine.ask('bot', { table: on, seat: ask.seat, level })
  const answer = await engine.ask('answer', { table: on, seat: ask.seat, ask: ask.id, pick })
  return { ask, pick, answer }
}

async function newTable(seed: string, steps = 0): Promise<string> {
  const { table } = await engine.ask('new', { game: GAME.id, seats: ['Anna', 'Bert', 'Cleo'], seed })
  for (let n = 0; n < steps; n++) await step(table)
  return table
}

describe('games and tables', () => {
  it('lists the games with their options', async () => {
    const { games: listed } = await engine.ask('games')
    expect(listed).toMatchObject(games.map(({ id, title, form }) => ({ id, title, options: form.options })))
  })

  it('opens a table with a question, and a different one for another seed', async () => {
    const first = await engine.ask('new', { game: GAME.id, seats: 2 })
    const second = await engine.ask('new', { game: GAME.id, seats: 2 })
    expect(first.asks.length).toBeGreaterThan(0)
    expect([first.seq, first.over]).toEqual([0, false])
    const [one, two] = await Promise.all([first, second].map(({ table }) => engine.ask('digest', { table })))
    expect(one).not.toEqual(two)
  })

  it('closes a table for good', async () => {
    const closing = await newTable('close')
    await engine.ask('close', { table: closing })
    expect(await engine.refusal('asks', { table: closing })).toMatchObject({ code: 'unknown-table' })
  })
})

describe('play', () => {
  it('goes from the first ask to the winners', async () => {
    const playing = await newTable('whole')
    let over = false
    let seq = 0
    while (!over) ({ over, seq } = (await step(playing)).answer)
    expect(seq).toBeGreaterThan(50)
    expect((await engine.ask('asks', { table: playing })).asks).toEqual([])
    const { standing, winners } = await engine.ask('standing', { table: playing })
    expect(standing).toHaveLength(3)
    expect(winners?.length).toBeGreaterThan(0)
    expect(await engine.ask('check', { table: playing })).toEqual({ broken: [] })
    const late = await engine.refusal('answer', { table: playing, seat: 0, ask: seq, pick: 'rest' })
    expect(late.code).toBe('over')
    expect((await engine.refusal('bot', { table: playing, seat: 0, level: 'quick' })).code).toBe('over')
  })

  it('takes a list of picks completely or not at all', async () => {
    const playing = await newTable('list', 12)
    const { asks } = await engine.ask('asks', { table: playing })
    const [ask] = asks
    const digest = await engine.ask('digest', { table: playing })
    const picks = [ask?.options[0]?.id, 'fly:moon']
    const refusal = await engine.refusal('answer', { table: playing, seat: ask?.seat, ask: ask?.id, picks })
    expect(['unknown-option', 'not-asked']).toContain(refusal.code)
    expect(await engine.ask('digest', { table: playing })).toEqual(digest)
  })

  it('undoes, redoes, and gives a reason if it cannot', async () => {
    const playing = await newTable('undo', 12)
    for (let n = 0; n < 60; n++) {
      const before = await engine.ask('digest', { table: playing })
      const { ask } = await step(playing)
      const after = await engine.ask('digest', { table: playing })
      const { seat } = ask
      try {
        await engine.ask('undo', { table: playing, seat })
      } catch {
        continue
      }
      expect(await engine.ask('digest', { table: playing })).toEqual(before)
      await engine.ask('redo', { table: playing, seat })
      expect(await engine.ask('digest', { table: playing })).toEqual(after)
      expect((await engine.refusal('redo', { table: playing, seat })).code).toBe('nothing-to-redo')
      break
    }
    for (let n = 0; n < 40; n++) await step(playing)
    const walls = await Promise.all(
      [0, 1, 2].map((seat) => engine.refusal('undo', { table: playing, seat }).catch(() => null)),
    )
    expect(walls.some((refusal) => refusal?.code === 'wall')).toBe(true)
  })

  it('previews what an option would do and leaves the table as it was', async () => {
    const playing = await newTable('preview', 10)
    const digest = await engine.ask('digest', { table: playing })
    const { asks } = await engine.ask('asks', { table: playing })
    for (const ask of asks) {
      for (const option of ask.options) {
        const about = { table: playing, seat: ask.seat, ask: ask.id, pick: option.id }
        expect(await engine.ask('preview', about)).toMatchObject({ ends: false })
      }
      const stale = { table: playing, seat: ask.seat, ask: ask.id - 1, pick: 'rest' }
      expect((await engine.refusal('preview', stale)).code).toBe('stale-ask')
    }
    expect(await engine.ask('digest', { table: playing })).toEqual(digest)
  })

  it('gives reasons with a rule, and none for offered options', async () => {
    const playing = await newTable('reasons', 10)
    const { asks } = await engine.ask('asks', { table: playing })
    for (const ask of asks) {
      const { reasons } = await engine.ask('reasons', { table: playing, seat: ask.seat })
      const offered = ask.options.map(({ id }) => id)
      for (const reason of reasons) expect(offered).not.toContain(reason.id)
    }
  })

  it('keeps preferences, either all of a request or none', async () => {
    const refusal = await engine.refusal('choose', { table, seat: 0, standing: { nothing: 'always' } })
    expect(refusal.code).toBe('bad-choice')
    const [effect] = refusal.message.split('use one of: ')[1]?.split(', ') ?? []
    if (effect === undefined) throw new Error('there is no preference to make')
    const { seq } = await engine.ask('choose', { table, seat: 0, standing: { [effect]: 'never' } })
    const both = { table, seat: 0, standing: { [effect]: 'ask', nothing: 'always' } }
    expect((await engine.refusal('choose', both)).code).toBe('bad-choice')
    expect((await engine.ask('record', { table })).record.entries).toHaveLength(seq)
  })
})

describe('patches', () => {
  it('change the state when the laws hold, or by force', async () => {
    const patching = await newTable('patch', 5)
    const { state } = await engine.ask('state', { table: patching })
    expect(state).toMatchObject({ game: {}, sealed: null })
    const same = [{ op: 'test', path: '/sealed', value: null }]
    expect((await engine.ask('patch', { table: patching, patch: same })).asks.length).toBeGreaterThan(0)
    const unlawful = [{ op: 'replace', path: '/game/players/0/potential', value: 99 }]
    expect((await engine.refusal('patch', { table: patching, patch: unlawful })).code).toBe('broken-law')
    expect(await engine.ask('check', { table: patching })).toEqual({ broken: [] })
    await engine.ask('patch', { table: patching, patch: unlawful, force: true })
    expect((await engine.ask('check', { table: patching })).broken).not.toEqual([])
    const nowhere = [{ op: 'replace', path: '/game/no/such/place', value: 1 }]
    const digest = await engine.ask('digest', { table: patching })
    expect((await engine.refusal('patch', { table: patching, patch: nowhere })).code).toBe('bad-patch')
    expect(await engine.ask('digest', { table: patching })).toEqual(digest)
  })
})

describe('records', () => {
  it('replay to an equal table', async () => {
    const playing = await newTable('record', 25)
    const { record } = await engine.ask('record', { table: playing })
    const again = await engine.ask('replay', { record })
    expect(await engine.ask('digest', { table: again.table })).toEqual(
      await engine.ask('digest', { table: playing }),
    )
    const edited = { ...record, entries: record.entries.slice(0, -1) }
    expect((await engine.refusal('replay', { record: edited })).code).toBe('bad-record')
    expect((await engine.refusal('replay', { record: { ...record, ruleset: 77 } })).code).toBe(
      'unknown-ruleset',
    )
    expect((await engine.refusal('replay', { record: { ...record, game: 'chess' } })).code).toBe(
      'unknown-game',
    )
    expect((await engine.refusal('replay', { record: 5 })).code).toBe('bad-record')
  })
})

describe('with a seat', () => {
  it('shows no options of other seats, no seed and no sealed answer', async () => {
    const playing = await newTable('seats')
    const { asks } = await engine.ask('asks', { table: playing, seat: 1 })
    expect(asks.length).toBeGreaterThan(0)
    for (const ask of asks.filter(({ seat }) => seat !== 1)) expect(ask.options).toEqual([])
    await step(playing)
    const { record } = await engine.ask('record', { table: playing, seat: 1 })
    expect(record).not.toHaveProperty('seed')
    expect(record).not.toHaveProperty('digest')
    const spectator = await engine.ask('asks', { table: playing, seat: null })
    expect(spectator.asks.every(({ options }) => options.length === 0)).toBe(true)
    expect((await engine.refusal('replay', { record })).code).toBe('bad-record')
  })

  it('a sealed answer is in nobody else’s record or reply', async () => {
    const playing = await newTable('sealed')
    const { asks } = await engine.ask('asks', { table: playing })
    expect(asks).toHaveLength(3)
    const { ask, pick, answer } = await step(playing)
    const foreign = (ask.seat + 1) % 3
    const [own, other] = await Promise.all(
      [ask.seat, foreign].map((seat) => engine.ask('record', { table: playing, seat })),
    )
    expect(own?.record.entries).toEqual([`${ask.seat} ${pick}`])
    expect(other?.record.entries).toEqual([])
    for (const left of answer.asks) expect(left.options).toEqual([])
  })

  it('shows different views to each seat, and least to a spectator', async () => {
    const playing = await newTable('views', 15)
    const views = await Promise.all([0, 1, null].map((seat) => engine.ask('view', { table: playing, seat })))
    const texts = views.map((view) => JSON.stringify(view))
    expect(new Set(texts).size).toBe(3)
  })

  it('shows a standing with only what the seat may know', async () => {
    const playing = await newTable('standing', 40)
    const whole = await engine.ask('standing', { table: playing })
    const seen = await engine.ask('standing', { table: playing, seat: 0 })
    expect(seen.standing).toHaveLength(whole.standing.length)
    expect(seen.standing[0]).toEqual(whole.standing[0])
  })
})

it('ends with its input', async () => {
  expect(await engine.end()).toBe(0)
})

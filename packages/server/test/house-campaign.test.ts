// Campaigns: tables that continue from earlier tables. And options that decide on seats, sides and rivals.
import { bundled } from '@lorehall/host'
import { readRecord, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../src/limits.ts'
import type { Person } from '../src/storage.ts'
import {
  begin,
  entered,
  gather,
  type Gathered,
  look,
  nonce,
  openHouse,
  openToyHouse,
  playOn,
  someone,
  type TestHouse,
} from './kit/house.ts'

const TOY = { game: 'toy' }

async function played(hall: TestHouse, more: Parameters<typeof gather>[2] = {}): Promise<Gathered> {
  const gathered = await gather(hall, ['Ada', 'Bo'], { ...TOY, ...more })
  await begin(hall, gathered)
  await playOn(hall, gathered, 500)
  expect((await hall.house.perform('room', { table: gathered.table }, null)).ended).toBe('played')
  return gathered
}

const read = (text: string) => (bundled(JSON.parse(text)) ?? [JSON.parse(text)]).map(readRecord)

describe('a table after another', () => {
  test('begins with what the earlier one left, keeps it after a restart, and has it in its record', async () => {
    const hall = openToyHouse()
    const first = await played(hall)
    const second = await played(hall, { after: { table: first.table } })
    await hall.reopen()
    const lobby = await hall.house.perform('room', { table: second.table }, null)
    expect(lobby.after).toBe(first.table)
    const { text } = await hall.house.perform('record', { table: second.table }, null)
    const { text: earlier } = await hall.house.perform('record', { table: first.table }, null)
    const [[then], [now]] = [read(earlier), read(text)]
    if (then === undefined || now === undefined) throw new Error('two records')
    expect(now.carried).toEqual(Table.replay(toyGame, then).leaves())
  })

  test('begins with the same in a rematch', async () => {
    const hall = openToyHouse()
    const first = await played(hall)
    const second = await played(hall, { after: { table: first.table } })
    const { people } = second
    const { table } = await hall.house.perform('rematch', { table: second.table }, people[0] ?? null)
    for (const person of people) await hall.house.perform('join', { table, nonce: nonce() }, person)
    await begin(hall, { table, people })
    expect((await hall.house.perform('room', { table }, null)).after).toBe(first.table)
    const carried = async (id: string) => (await hall.storage.table(id))?.beginning?.carried
    expect(await carried(table)).toEqual(await carried(second.table))
  })

  test('keeps seats for earlier players only if one of them makes it', async () => {
    const hall = openToyHouse()
    const { table, people } = await played(hall)
    const [ada, bo] = people
    await hall.house.perform('change', { webhook: 'http://127.0.0.1:9/hook' }, bo ?? null)
    const { lines } = await hall.house.perform('campaign', { table }, null)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const, kept: true }]
    const make = (person: Person | undefined) =>
      hall.house.perform('create', { ...TOY, seats, after: { table, lines: [...lines] } }, person ?? null)
    const kept = async (made: string) => (await hall.storage.table(made))?.seats[1]?.person
    const letters = async () => {
      hall.clock.now += 1000
      return (await hall.storage.claimLetters(hall.clock.now, 9)).map(({ about }) => about?.kind)
    }
    await letters()
    expect(await kept((await make(await someone(hall, 'Eve'))).table)).toBeNull()
    expect(await letters()).toEqual([])
    expect(await kept((await make(ada)).table)).toBe(bo?.id)
    expect(await letters()).toEqual(['invitation'])
  })

  test('is saved with the earlier tables in one file, by chapter, each with its proof of fairness', async () => {
    const hall = openToyHouse()
    const first = await played(hall)
    const second = await played(hall, { after: { table: first.table } })
    const third = await played(hall, { after: { table: second.table } })
    const wanted = { table: third.table, campaign: true }
    const { text, name } = await hall.house.perform('record', wanted, null)
    expect(name).toBe(`toy-campaign-${third.table}.json`)
    const tables = read(text).map((record) => Table.replay(toyGame, record))
    expect(tables.map(({ carried }) => carried)).toEqual([null, tables[0]?.leaves(), tables[1]?.leaves()])
    expect(text.match(/"hash"/g)).toHaveLength(3)
    // A removed chapter is missing, and the rest is complete.
    await hall.storage.removeTable({
      id: first.table,
      version: (await hall.storage.table(first.table))?.version ?? 0,
    })
    await hall.reopen()
    expect(read((await hall.house.perform('record', wanted, null)).text)).toHaveLength(2)
  })

  test('keeps nobody waiting while all chapters are read', async () => {
    const hall = openToyHouse()
    const first = await played(hall)
    const second = await played(hall, { after: { table: first.table } })
    const third = await played(hall, { after: { table: second.table } })
    await hall.reopen()
    const order: string[] = []
    const wanted = { table: third.table, campaign: true }
    const sent = hall.house.perform('record', wanted, null).then(() => order.push('all chapters'))
    await new Promise((nextTurn) => setImmediate(nextTurn))
    order.push('somebody else')
    await sent
    expect(order).toEqual(['somebody else', 'all chapters'])
  })

  test('is read after the campaigns that were requested before it, so that few are in memory', async () => {
    const hall = openToyHouse()
    const first = await played(hall)
    const second = await played(hall, { after: { table: first.table } })
    const opened = vi.spyOn(Table.prototype, 'record')
    const wanted = { table: second.table, campaign: true }
    const texts = await Promise.all([1, 2, 3].map(() => hall.house.perform('record', wanted, null)))
    const chapters = opened.mock.results.map(
      ({ type, value }) => type === 'return' && value.carried === undefined,
    )
    opened.mockRestore()
    expect(chapters).toEqual([false, true, false, true, false, true])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1)
  })

  test('is written chapter by chapter, with the same result as in one go', async () => {
    const hall = openToyHouse()
    const first = await played(hall)
    const second = await played(hall, { after: { table: first.table } })
    const stringified = vi.spyOn(JSON, 'stringify')
    const { text } = await hall.house.perform('record', { table: second.table, campaign: true }, null)
    const largest = Math.max(...stringified.mock.results.map(({ value }) => String(value).length))
    stringified.mockRestore()
    expect(largest).toBeLessThan(text.length * 0.7)
    expect(JSON.stringify(JSON.parse(text), null, 1)).toBe(text)
  })

  test('that is too long for one file is refused with a sentence, and each of its tables can be saved', async () => {
    const hall = openToyHouse({ limits: { ...LIMITS, campaign: 10_000 } })
    let last = await played(hall)
    const save = (campaign: boolean) => hall.house.perform('record', { table: last.table, campaign }, null)
    let chapters = 1
    for (; chapters < 20 && (await save(true).catch(() => null)) !== null; chapters++)
      last = await played(hall, { after: { table: last.table } })
    expect(chapters).toBeGreaterThan(1)
    await expect(save(true)).rejects.toMatchObject({ code: 'too-large' })
    expect((await save(false)).text.length).toBeGreaterThan(100)
  })

  test('shows its lines and the way on when a table is over, and not before', async () => {
    const hall = openToyHouse()
    const gathering = await gather(hall, ['Bo', 'Cy'], TOY)
    await begin(hall, gathering)
    const campaign = (table: string) => hall.house.perform('campaign', { table }, null)
    await expect(campaign(gathering.table)).rejects.toMatchObject({ code: 'not-over' })
    const { table } = await played(hall)
    const { options } = await look(hall, table, null)
    expect(await campaign(table)).toEqual({ lines: ['0', '1'], sheet: null, next: options })
  })

  test('may have begun offline', async () => {
    const hall = openToyHouse()
    const ada = await someone(hall, 'Ada')
    const carried = { after: 'of the device', left: { purses: [3, 4] } }
    const own = new Table(toyGame, { seats: ['Ada', 'Bo'], seed: 'device', carried })
    const record = JSON.stringify(own.record())
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'quick' }]
    const { table } = await hall.house.perform('create', { ...TOY, seats, record }, ada)
    await hall.house.perform('join', { table, nonce: nonce() }, ada)
    await begin(hall, { table, people: [ada] })
    expect((await hall.storage.table(table))?.beginning?.carried).toEqual(carried)
  })

  test('is refused with a sentence if there is nothing to continue from, and no table is created', async () => {
    const hall = openToyHouse()
    const ada = await someone(hall, 'Ada')
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const create = (after: string, more: object = {}) =>
      hall.house.perform('create', { ...TOY, seats, after: { table: after }, ...more }, ada)
    const gathering = await gather(hall, ['Bo', 'Cy'], TOY)
    await expect(create(gathering.table)).rejects.toThrow('has not begun yet')
    await begin(hall, gathering)
    await expect(create(gathering.table)).rejects.toMatchObject({ code: 'bad-carried' })
    await expect(create('t000000000000')).rejects.toMatchObject({ code: 'unknown-table' })
    const { table } = await played(hall)
    await expect(create(table, { seats: [...seats, seats[1]] })).rejects.toThrow('each of the 3 seats')
    await expect(create(table, { record: '{}' })).rejects.toThrow('not both')
    expect((await hall.house.perform('tables', { list: 'mine' }, ada)).tables).toEqual([])
  })
})

describe('what a choice of options allows', () => {
  test.each([
    [{ play: 'teams', warden: true }, 2, /^Against the warden each plays alone.*\(T-WARDEN-2\)$/],
    [{ play: 'teams' }, 3, 'Toy is for 2, 4 or 6 players with these options, not 3'],
    [{}, 8, 'Toy is for 2 to 7 players, not 8'],
  ])(
    'is decided by the rules: %j with %i seats is refused, and no table is created',
    async (options, count, says) => {
      const hall = openToyHouse()
      const ada = await someone(hall, 'Ada')
      const seats = Array.from({ length: count }, () => ({ kind: 'open' as const }))
      await expect(hall.house.perform('create', { ...TOY, seats, options }, ada)).rejects.toThrow(says)
      expect((await hall.house.perform('tables', { list: 'mine' }, ada)).tables).toEqual([])
    },
  )

  test('seven people can play', async () => {
    const hall = openToyHouse()
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Flo', 'Gus']
    const gathered = await gather(hall, names, { ...TOY, options: { draft: true } })
    await begin(hall, gathered)
    const { waiting, standing } = await look(hall, gathered.table, null)
    expect([waiting.length, standing.length]).toEqual([7, 7])
  })
})

describe('sides and rivals', () => {
  test('are shown in the lobby before anybody joins', async () => {
    const hall = openToyHouse()
    const teams = await gather(hall, ['Ada', 'Bo'], { ...TOY, bots: 2, options: { play: 'teams' } })
    expect(await hall.house.perform('room', { table: teams.table }, null)).toMatchObject({
      sides: [
        [0, 2],
        [1, 3],
      ],
      rivals: [],
    })
    const warden = await gather(hall, ['Ada'], { ...TOY, options: { warden: true } })
    expect(await hall.house.perform('room', { table: warden.table }, null)).toMatchObject({
      sides: [[0]],
      rivals: [{ id: 'warden', name: 'The warden' }],
    })
  })

  test('win and lose in the list as at the table, and still after a restart', async () => {
    const hall = openToyHouse()
    const gathered = await gather(hall, ['Ada'], { ...TOY, options: { warden: true } })
    const { table, people } = gathered
    const page = await entered(hall, null, table)
    await begin(hall, gathered)
    // The last option ends the turn. If everyone does only that, the warden wins.
    await playOn(hall, gathered, 500)
    expect(page.update).toMatchObject({ over: true, winners: [], rivals: [{ id: 'warden', won: true }] })
    await hall.reopen()
    const { tables } = await hall.house.perform('tables', { list: 'mine' }, people[0] ?? null)
    expect(tables).toMatchObject([{ table, stage: 'over', winners: [], rivals: ['The warden'] }])
  })
})

test('a house with one game refuses tables of another', async () => {
  const hall = openHouse()
  await expect(gather(hall, ['Ada', 'Bo'], TOY)).rejects.toThrow("there is no game 'toy'")
})

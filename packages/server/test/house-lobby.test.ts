// Tables are created, joined, watched, left and returned to.
import { hashOf } from '@lorehall/host/fair'
import { readRecord } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import type { Person } from '../src/storage.ts'
import { GAME } from './kit/game.ts'
import { answer, begin, entered, gather, look, nonce, openHouse, playOn, someone, vote } from './kit/house.ts'

describe('a table that gathers people', () => {
  test('is found by its code and filled by the people who join', async () => {
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const lobby = await hall.house.perform('room', { table }, people[1] ?? null)
    expect(lobby.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    expect(lobby.yours).toBe(1)
    expect(lobby.hosting).toBe(false)
    expect(await hall.house.perform('find', { code: lobby.code }, null)).toEqual({ table })
    await expect(hall.house.perform('find', { code: 'ABCDEF' }, null)).rejects.toThrow(
      /No table has the code/,
    )
  })

  test('refuses a seat that is taken, a full table, and a stranger who would begin it', async () => {
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const eve = await someone(hall, 'Eve')
    await expect(hall.house.perform('join', { table, seat: 0, nonce: nonce() }, eve)).rejects.toMatchObject({
      code: 'seat-taken',
    })
    await expect(hall.house.perform('join', { table, nonce: nonce() }, eve)).rejects.toMatchObject({
      code: 'full-table',
    })
    await expect(hall.house.perform('start', { table }, eve)).rejects.toMatchObject({ code: 'not-yours' })
    // Joining again changes nothing.
    expect(await hall.house.perform('join', { table, nonce: nonce() }, people[1] ?? null)).toEqual({
      seat: 1,
    })
  })

  test('is refused with one line even if the request is long', async () => {
    const hall = openHouse()
    const ada = await someone(hall, 'Ada')
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const long = 'x'.repeat(100_000)
    const wrong = [
      { values: { vindicating: long } },
      { values: { [long]: 1 } },
      { options: { edition: long } },
      { options: { [long]: true } },
      { record: JSON.stringify({ format: long }) },
    ]
    for (const more of wrong) {
      const made = hall.house.perform('create', { game: GAME.id, seats, ...more }, ada)
      const { message } = await made.then(
        () => new Error('taken'),
        (error: Error) => error,
      )
      expect(message).toMatch(/^.{1,400}$/)
      expect(message).toContain('…')
    }
  })

  test('is in the public list with only a few others of the same host', async () => {
    const hall = openHouse()
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
    const make = async (person: Person) =>
      (await hall.house.perform('create', { game: GAME.id, seats, public: true }, person)).table
    const bos = await make(await someone(hall, 'Bo'))
    const ada = await someone(hall, 'Ada')
    for (let i = 0; i < 20; i++) {
      hall.clock.now += 1000
      await make(ada)
    }
    const { tables } = await hall.house.perform('tables', { list: 'public' }, null)
    expect(tables).toHaveLength(6)
    expect(tables.map(({ table }) => table)).toContain(bos)
  })

  test('is created once, however often the same request arrives', async () => {
    const hall = openHouse()
    const ada = await someone(hall, 'Ada')
    const wanted = {
      game: GAME.id,
      seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'quick' }],
      key: 'once-and-only',
    }
    const made = await Promise.all([1, 2, 3].map(() => hall.house.perform('create', wanted, ada)))
    expect(new Set(made.map(({ table }) => table)).size).toBe(1)
    expect((await hall.house.perform('tables', { list: 'mine' }, ada)).tables.length).toBeLessThanOrEqual(1)
  })

  test('refuses settings that could not begin later', async () => {
    const hall = openHouse()
    const ada = await someone(hall, 'Ada')
    const me = { kind: 'me' as const }
    await expect(hall.house.perform('create', { game: 'chess', seats: [me, me] }, ada)).rejects.toThrow(
      /no game 'chess'/,
    )
    await expect(hall.house.perform('create', { game: GAME.id, seats: [me] }, ada)).rejects.toMatchObject({
      code: 'bad-seats',
    })
    await expect(
      hall.house.perform('create', { game: GAME.id, seats: [me, { kind: 'bot', bot: 'deep-thought' }] }, ada),
    ).rejects.toThrow(/no bot 'deep-thought'/)
    await expect(
      hall.house.perform('create', { game: GAME.id, seats: [me, me], options: { hats: true } }, ada),
    ).rejects.toThrow(/hats/)
  })

  test('reserves a seat for its host, and also begins if the host only watches', async () => {
    const hall = openHouse()
    const [ada, bo] = [await someone(hall, 'Ada'), await someone(hall, 'Bo')]
    const { table } = await hall.house.perform(
      'create',
      { game: GAME.id, seats: [{ kind: 'me' }, { kind: 'open' }] },
      ada,
    )
    await expect(hall.house.perform('join', { table, seat: 0, nonce: nonce() }, bo)).rejects.toMatchObject({
      code: 'seat-taken',
    })
    await expect(hall.house.perform('start', { table }, ada)).rejects.toThrow(/Nobody has taken a seat/)
    expect(await hall.house.perform('join', { table, nonce: nonce() }, bo)).toEqual({ seat: 1 })
    expect((await hall.house.perform('room', { table }, ada)).yours).toBeNull()
    await hall.house.perform('start', { table }, ada)
    const lobby = await hall.house.perform('room', { table }, ada)
    expect(lobby.seats.map(({ kind }) => kind)).toEqual(['bot', 'person'])
  })

  test('goes to the next person when the host leaves, and is removed with the last person', async () => {
    const hall = openHouse()
    const { table, people } = await gather(hall, ['Ada', 'Bo'])
    const [ada, bo] = people
    await hall.house.perform('leave', { table }, ada ?? null)
    expect((await hall.house.perform('room', { table }, bo ?? null)).hosting).toBe(true)
    await hall.house.perform('leave', { table }, bo ?? null)
    await expect(hall.house.perform('room', { table }, bo ?? null)).rejects.toThrow(/does not exist/)
  })

  test('is in the public list only if it was made public', async () => {
    const hall = openHouse()
    const shown = await gather(hall, ['Ada'], { bots: 1, public: true })
    await gather(hall, ['Bo'], { bots: 1 })
    const { tables } = await hall.house.perform('tables', { list: 'public' }, null)
    expect(tables.map(({ table }) => table)).toEqual([shown.table])
  })
})

describe('chance', () => {
  test('is committed to before the first move and revealed after the end', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    const before = await hall.house.perform('room', { table }, null)
    expect(before.fair.seed).toBeUndefined()
    await begin(hall, gathered)
    await playOn(hall, gathered, 3)
    await expect(hall.house.perform('record', { table }, people[0] ?? null)).rejects.toMatchObject({
      code: 'not-over',
    })
    for (const person of people)
      await hall.house.perform('propose', { table, kind: 'end' }, person).catch(() => 0)
    for (const person of people) await vote(hall, table, person).catch(() => 0)
    const after = await hall.house.perform('room', { table }, null)
    expect(after.ended).toBe('agreed')
    expect(after.fair.hash).toBe(before.fair.hash)
    expect(hashOf(after.fair.seed ?? '')).toBe(before.fair.hash)
    const { text } = await hall.house.perform('record', { table }, null)
    const record = readRecord(JSON.parse(text))
    expect(record.seed).toBe([after.fair.seed, ...after.fair.nonces].join('/'))
  })
})

describe('at the table', () => {
  test('if a person leaves, a bot takes over until they return', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    await begin(hall, gathered)
    await playOn(hall, gathered, 4)
    await hall.house.perform('leave', { table }, bo)
    const lobby = await hall.house.perform('room', { table }, ada)
    expect(lobby.seats[1]).toMatchObject({ away: true, name: 'Bo' })
    // The bot plays until Ada is asked again.
    await playOn(hall, { table, people: [ada] }, 30)
    await expect(hall.house.perform('choose', { table, effect: 'gains', choice: 'ask' }, bo)).rejects.toThrow(
      /Take your seat back/,
    )
    expect(await hall.house.perform('return', { table }, bo)).toEqual({ seat: 1 })
    await playOn(hall, gathered, 30)
    const seen = await look(hall, table, bo)
    expect(seen.seats[1]).toEqual({ name: 'Bo', kind: 'person' })
  })

  test('a spectator hears what happens and is never asked', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const page = await entered(hall, null, gathered.table)
    expect(page.lobby.stage).toBe('gathering')
    await begin(hall, gathered)
    await playOn(hall, gathered, 10)
    expect(page.lobby.watchers).toBe(1)
    expect(page.update.eyes).toBeNull()
    expect(page.update.ask).toBeNull()
    const numbers = page.heard.flatMap((m) => ('update' in m ? [[m.after, m.update.entries]] : []))
    // Each update follows the one before, without a gap or a repetition.
    numbers.slice(1).forEach(([after], i) => expect(after).toBe(numbers[i]?.[1]))
  })

  test('an answer and an undo may be sent again', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada'], { bots: 1 })
    const { table, people } = gathered
    const [ada] = people
    if (ada === undefined) throw new Error('somebody')
    await begin(hall, gathered)
    const { ask } = await look(hall, table, ada)
    const picks = [ask?.options[0]?.id ?? '']
    const send = () => hall.house.perform('answer', { table, ask: ask?.id ?? 0, picks }, ada)
    const first = await send()
    const again = await send()
    expect(again.entries).toBeGreaterThanOrEqual(first.entries)
    const answers = (await hall.storage.entries(table)).filter((entry) => entry === `0 ${picks[0]}`)
    expect(answers).toHaveLength(1)
    const other = ask?.options[1]?.id ?? 'nothing'
    await expect(
      hall.house.perform('answer', { table, ask: ask?.id ?? 0, picks: [other] }, ada),
    ).rejects.toThrow(/is closed|not asked/)
  })

  test('a stranger and a spectator cannot answer, undo or see a hand', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table } = gathered
    await begin(hall, gathered)
    const eve = await someone(hall, 'Eve')
    const { ask } = await look(hall, table, gathered.people[0] ?? null)
    const picks = [ask?.options[0]?.id ?? 'x']
    await expect(
      hall.house.perform('answer', { table, ask: ask?.id ?? 0, picks }, eve),
    ).rejects.toMatchObject({ code: 'not-yours' })
    await expect(hall.house.perform('answer', { table, ask: 0, picks }, null)).rejects.toMatchObject({
      code: 'who-are-you',
    })
    await expect(hall.house.perform('replay', { table, at: 0, eyes: 0 }, eve)).rejects.toMatchObject({
      code: 'not-over',
    })
    expect((await look(hall, table, eve)).eyes).toBeNull()
  })

  test('a table is the same after the house was closed and opened', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    await begin(hall, gathered)
    await playOn(hall, gathered, 25)
    const before = await look(hall, table, people[0] ?? null)
    await hall.reopen()
    expect(await look(hall, table, people[0] ?? null)).toEqual({ ...before })
    await playOn(hall, gathered, 5)
    expect((await look(hall, table, people[0] ?? null)).entries).toBeGreaterThan(before.entries)
  })

  test('an undo beyond a wall needs the consent of all players', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    await begin(hall, gathered)
    // Play until the other has answered after Ada: that is a wall.
    for (let i = 0; i < 60 && (await look(hall, table, ada)).undo !== 'person'; i++) {
      await playOn(hall, gathered, 1)
    }
    const before = await look(hall, table, ada)
    expect(before.undo).toBe('person')
    await expect(hall.house.perform('undo', { table, at: before.entries }, ada)).rejects.toMatchObject({
      code: 'wall',
    })
    const made = await hall.house.perform('propose', { table, kind: 'undo', key: 'take-it-back' }, ada)
    expect((await hall.house.perform('room', { table }, bo)).proposal).toEqual({
      id: made.proposal,
      kind: 'undo',
      by: 0,
      seat: null,
      agreed: [0],
    })
    await vote(hall, table, bo)
    const after = await look(hall, table, ada)
    expect(after.seq).toBeLessThan(before.seq)
    expect(after.crossed).toBe(true)
    expect((await hall.house.perform('room', { table }, bo)).proposal).toBeNull()
  })

  test('a proposal to undo ends when play goes on', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    await begin(hall, gathered)
    await playOn(hall, gathered, 6)
    await hall.house.perform('propose', { table, kind: 'undo' }, people[0] ?? null)
    const seen = await look(hall, table, null)
    const asked = people[seen.waiting[0] ?? 0]
    if (asked === undefined) throw new Error('someone is asked')
    await answer(hall, table, asked)
    await vote(hall, table, people[1] ?? null)
    expect((await look(hall, table, null)).entries).toBe(seen.entries + 1)
  })

  test('all players who ask for a rematch get the same new table', async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'])
    const { table, people } = gathered
    await begin(hall, gathered)
    await hall.house.perform('propose', { table, kind: 'end' }, people[0] ?? null)
    await vote(hall, table, people[1] ?? null)
    const next = await Promise.all(people.map((person) => hall.house.perform('rematch', { table }, person)))
    expect(next[0]).toEqual(next[1])
    const lobby = await hall.house.perform('room', { table: next[0]?.table ?? '' }, people[0] ?? null)
    expect(lobby.stage).toBe('gathering')
    expect(lobby.fair.hash).not.toBe((await hall.house.perform('room', { table }, null)).fair.hash)
  })
})

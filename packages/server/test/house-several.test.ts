// Things that only one seat sees online: picks before they are confirmed, open offers, long texts.
import type { Update } from '@lorehall/host'
import { Follower } from '@lorehall/host/changes'
import { Chance } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import {
  answer,
  begin,
  entered,
  gather,
  type Gathered,
  look,
  openToyHouse,
  type Page,
  playOn,
  type TestHouse,
  turnOver,
} from './kit/house.ts'
import { isChange, isWhole } from './kit/snapshot.ts'

const TOY = { game: 'toy' }

/** Everything that a page draws, as text. The number of entries is left out. */
function drawn({
  view,
  ask,
  reasons,
  waiting,
  standing,
  sides,
  rivals,
  asides,
  choices,
  log,
}: Update): string {
  return JSON.stringify([view, ask, reasons, waiting, standing, sides, rivals, asides, choices, log])
}

async function seated(test: TestHouse, gathered: Gathered): Promise<Page[]> {
  const { table, people } = gathered
  const pages = await Promise.all([...people, null].map((person) => entered(test, person, table)))
  await begin(test, gathered)
  return pages
}

/** The updates of a page that do not follow the one before. */
function gapsIn({ heard }: Page): string[] {
  let known: number | null = null
  return heard.flatMap((message) => {
    if (!('update' in message)) return []
    const { update, after } = message
    const fits = known === null || after === known || (update.fresh && after === update.entries)
    const gap = fits ? [] : [`${after} after ${known}`]
    known = update.entries
    return gap
  })
}

/** A drafting game of two people, with a page for each pair of eyes and the first two cards that Ada can tick. */
async function drafting(hall: TestHouse) {
  const gathered = await gather(hall, ['Ada', 'Bo'], { ...TOY, options: { draft: true } })
  const { table, people } = gathered
  const pages = await seated(hall, gathered)
  const [ada, bo] = people
  if (ada === undefined || bo === undefined) throw new Error('two people')
  const { ask } = await look(hall, table, ada)
  const [one = '', two = one] = ask?.options.map(({ id }) => id) ?? []
  return { table, pages, ada, bo, picks: [one, two] as const }
}

describe('several picks', () => {
  /** Someone picks a random option. Returns the pick, and what all eyes saw before and after. */
  async function oneAnswer(hall: TestHouse, { table, people }: Gathered, pages: Page[], chance: Chance) {
    const eyes = [...people, null]
    const seen = async (at: number) => {
      const looks = await Promise.all(eyes.map((person) => look(hall, table, person)))
      const replays = eyes.map((person) => hall.house.perform('replay', { table, at }, person))
      return [looks.map(drawn), (await Promise.all(replays)).map(drawn)]
    }
    const { waiting, seq } = await look(hall, table, null)
    const seat = chance.pick(waiting)
    const { ask } = await look(hall, table, people[seat] ?? null)
    if (ask === null) throw new Error(`seat ${seat} is not asked`)
    const pick = chance.pick(ask.options)
    const [before, sent] = [await seen(seq), pages.map(({ heard }) => heard.length)]
    await hall.house.perform('answer', { table, ask: ask.id, picks: [pick.id] }, people[seat] ?? null)
    const news = pages.map(({ heard }, i) => heard.slice(sent[i]))
    const open = ask.kind === 'several' && pick.manner !== 'confirms'
    return { seat, open, before, after: await seen(seq + 1), news }
  }

  test('are hidden from others until they are confirmed, over whole games', async () => {
    const hall = openToyHouse()
    const chance = new Chance('ticks')
    let ticks = 0
    for (let game = 0; game < 3; game++) {
      const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'], { ...TOY, options: { draft: true } })
      const pages = await seated(hall, gathered)
      while (!pages[0]?.update.over) {
        const { seat, open, before, after, news } = await oneAnswer(hall, gathered, pages, chance)
        if (!open) continue
        ticks++
        const others = <T>(all: readonly T[] = []) => all.filter((_, i) => i !== seat)
        expect(after.map(others)).toEqual(before.map(others))
        // Other pages get no message at all; the seat's own page gets one.
        expect(others(news)).toEqual([[], [], []])
        expect(news[seat]?.map((message) => 'update' in message)).toEqual([true])
      }
      for (const page of pages) expect(gapsIn(page)).toEqual([])
    }
    expect(ticks).toBeGreaterThan(30)
  })

  test('do not count for others until these see a change, and count then', async () => {
    const hall = openToyHouse()
    const { table, pages, ada, bo, picks } = await drafting(hall)
    const counts = async () =>
      Promise.all([ada, bo, null].map(async (person) => (await look(hall, table, person)).entries))
    await answer(hall, table, ada, picks[0])
    await answer(hall, table, ada, picks[1])
    expect(await counts()).toEqual([2, 0, 0])
    // A page that comes now gets the same as the others.
    const late = await entered(hall, null, table)
    expect(late.update).toMatchObject({ entries: 0, after: 0, seq: 0 })
    // Opening the table again from the disk changes nothing.
    await hall.reopen()
    expect(await counts()).toEqual([2, 0, 0])
    const page = await entered(hall, bo, table)
    await answer(hall, table, bo, 'nothing')
    expect(await counts()).toEqual([2, 3, 0])
    expect(page.update).toMatchObject({ after: 0, entries: 3 })
    await answer(hall, table, ada, 'confirm')
    expect(await counts()).toEqual([4, 4, 4])
    expect(page.update).toMatchObject({ after: 3, entries: 4, seq: 4 })
    expect(pages.map(gapsIn)).toEqual([[], [], []])
  })

  test('are undone and redone without messages to others', async () => {
    const hall = openToyHouse()
    const { table, pages, ada, bo, picks } = await drafting(hall)
    const mine = async (op: 'undo' | 'redo') => {
      const { entries } = await look(hall, table, ada)
      await hall.house.perform(op, { table, at: entries }, ada)
      return (await look(hall, table, ada)).ask?.ticked
    }
    await answer(hall, table, ada, picks[0])
    await answer(hall, table, ada, picks[1])
    const sent = pages.map(({ heard }) => heard.length)
    expect(await mine('undo')).toEqual([picks[0]])
    expect(await mine('redo')).toEqual([picks[0], picks[1]])
    expect(await mine('undo')).toEqual([picks[0]])
    expect(await mine('undo')).toEqual([])
    expect(pages.map(({ heard }, i) => heard.length - (sent[i] ?? 0))).toEqual([4, 0, 0])
    expect(await look(hall, table, bo)).toMatchObject({ entries: 0, seq: 0 })
    await answer(hall, table, bo, 'nothing')
    expect(pages[1]?.update).toMatchObject({ after: 0, entries: 7, seq: 1 })
    expect(pages.map(gapsIn)).toEqual([[], [], []])
  })

  test('that count for others are undone for everyone', async () => {
    const hall = openToyHouse()
    const { table, pages, ada, bo, picks } = await drafting(hall)
    await answer(hall, table, ada, picks[0])
    await hall.house.perform('choose', { table, effect: 'toll', choice: 'never' }, bo)
    expect(pages[2]?.update).toMatchObject({ after: 0, entries: 2, seq: 2 })
    await hall.house.perform('undo', { table, at: 2 }, ada)
    expect(pages[2]?.update).toMatchObject({ after: 2, entries: 3, seq: 1, fresh: true })
    expect(pages.map(gapsIn)).toEqual([[], [], []])
  })

  test('do not change the number of entries that others send with an undo, even if they send it again', async () => {
    const hall = openToyHouse()
    const { table, ada, bo, picks } = await drafting(hall)
    await answer(hall, table, bo, 'nothing')
    const { entries: at } = await look(hall, table, bo)
    await answer(hall, table, ada, picks[0])
    const undo = () => hall.house.perform('undo', { table, at }, bo)
    expect(await undo()).toEqual({ entries: 3 })
    expect(await undo()).toEqual({ entries: 3 })
    expect((await hall.storage.entries(table)).at(-1)).toEqual({ undo: 1 })
    expect(await hall.storage.entries(table)).toHaveLength(3)
    // Since then, something has happened that everyone saw.
    await answer(hall, table, bo, 'nothing')
    await answer(hall, table, bo, 'confirm')
    await expect(hall.house.perform('redo', { table, at }, bo)).rejects.toMatchObject({ code: 'stale-ask' })
  })

  test('do not end requests that wait for news, and are not yet moves of a replay', async () => {
    const hall = openToyHouse()
    const { table, ada, bo, picks } = await drafting(hall)
    const replay = (at: number, person: typeof ada | null) =>
      hall.house.perform('replay', { table, at }, person)
    let woken = 0
    const waited = hall.house.perform('wait', { table, after: 0 }, bo).then((seen) => {
      woken++
      return seen
    })
    await answer(hall, table, ada, picks[0])
    await turnOver()
    expect(woken).toBe(0)
    expect(await replay(9, ada)).toMatchObject({ seq: 1, entries: 1 })
    expect(await replay(9, null)).toMatchObject({ seq: 0, entries: 0 })
    await hall.house.perform('choose', { table, effect: 'toll', choice: 'never' }, ada)
    expect(await waited).toMatchObject({ entries: 2 })
    expect(await replay(9, null)).toMatchObject({ seq: 2, entries: 2 })
  })

  test('reach pages that follow changes as they reach pages with whole updates', async () => {
    const hall = openToyHouse()
    const { table, ada, bo, picks } = await drafting(hall)
    const pages = await Promise.all(
      [ada, bo, null].map(async (person) => {
        const page = await entered(hall, person)
        await hall.house.watch(page, table, true)
        return page
      }),
    )
    await answer(hall, table, ada, picks[0])
    await answer(hall, table, ada, picks[1])
    await answer(hall, table, ada, 'confirm')
    // Bo ticks two of his own cards: they are dealt at random, so Ada's may not be among them.
    const own = (await look(hall, table, bo)).ask?.options.map(({ id }) => id) ?? []
    for (const id of own.slice(0, 2)) await answer(hall, table, bo, id)
    await answer(hall, table, bo, 'confirm')
    const changes = pages.map(({ heard }) => heard.filter(isChange).map(({ change }) => change))
    expect(changes.map((list) => list.length)).toEqual([4, 4, 2])
    for (const [i, person] of [ada, bo, null].entries()) {
      const [whole] = pages[i]?.heard.filter(isWhole) ?? []
      if (whole === undefined) throw new Error('a page was not shown the table')
      // This throws if a change follows another number of entries.
      const follower = new Follower(whole)
      const sent = changes[i]?.map((change) => follower.follow(change)).at(-1)
      const {
        log: _log,
        events: _events,
        fresh: _fresh,
        after: _after,
        ...seen
      } = await look(hall, table, person)
      expect(sent?.update).toMatchObject(seen)
    }
  })

  test('may be sent together, and are then one entry', async () => {
    const hall = openToyHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'], { ...TOY, options: { draft: true } })
    const { table, people } = gathered
    await begin(hall, gathered)
    const { ask } = await look(hall, table, people[0] ?? null)
    const [one = '', two = one] = ask?.options.map(({ id }) => id) ?? []
    const picks = [one, two, 'confirm']
    const send = () => hall.house.perform('answer', { table, ask: ask?.id ?? -1, picks }, people[0] ?? null)
    await send()
    await send()
    expect(await hall.storage.entries(table)).toEqual([`0 ${picks.join(' ')}`])
  })

  test('are finished by a bot if the person does not come back', async () => {
    const hall = openToyHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'], { ...TOY, options: { draft: true }, limit: 60 })
    const { table, people } = gathered
    await begin(hall, gathered)
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    const { ask } = await look(hall, table, ada)
    await hall.house.perform('answer', { table, ask: ask?.id ?? -1, picks: [ask?.options[0]?.id ?? ''] }, ada)
    hall.clock.now += 61_000
    await hall.house.tick()
    const seen = await look(hall, table, ada)
    expect(seen.ask?.prompt).toBe('tactic')
    const entries = await hall.storage.entries(table)
    expect(entries.filter((entry) => typeof entry === 'string' && entry.includes('untick'))).toEqual([])
  })
})

describe('an open offer', () => {
  test('is shown only to its seat, can be taken while others must answer, and is a wall for nobody', async () => {
    const hall = openToyHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'], TOY)
    const { table, people } = gathered
    const pages = await seated(hall, gathered)
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    for (const person of [ada, bo]) await answer(hall, table, person, 'tactic:march')
    const eyes = [ada, bo, null]
    const seen = await Promise.all(eyes.map((person) => look(hall, table, person)))
    expect(seen.map(({ waiting, asides }) => [waiting, asides])).toEqual(eyes.map(() => [[0], []]))
    expect(seen.map(({ ask }) => ask?.aside ?? null)).toEqual([false, true, null])
    expect((await hall.house.perform('room', { table }, null)).seats.map(({ deadline }) => deadline)).toEqual(
      [null, null],
    )
    await answer(hall, table, ada, 'feast')
    await answer(hall, table, bo, 'sell')
    const mine = await look(hall, table, ada)
    expect(mine.undo).toBe('free')
    await hall.house.perform('undo', { table, at: mine.entries }, ada)
    expect((await look(hall, table, ada)).ask?.prompt).toBe('act')
    expect(JSON.stringify(pages[2]?.update.view)).toContain('"goods":0')
  })

  test('is taken by a bot even if nobody watches', async () => {
    const hall = openToyHouse()
    const gathered = await gather(hall, ['Ada'], { ...TOY, bots: 2 })
    const { table, people } = gathered
    await begin(hall, gathered)
    expect(people).toHaveLength(1)
    const played = async () => {
      await playOn(hall, gathered, 1)
      await hall.house.tick()
      return hall.storage.entries(table)
    }
    // Bots take their time.
    await expect
      .poll(played, { interval: 1, timeout: 10_000 })
      .toEqual(expect.arrayContaining([expect.stringMatching(/^[12] sell$/)]))
  })
})

test('bots stop at a table whose people agreed to end the game, even if somebody watches', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada'], { ...TOY, bots: 6 })
  const { table, people } = gathered
  const page = await entered(hall, null, table)
  await begin(hall, gathered)
  // The bots have only begun to think when Ada ends the game.
  await playOn(hall, gathered, 1)
  await hall.house.perform('propose', { table, kind: 'end' }, people[0] ?? null)
  expect(page.lobby.ended).toBe('agreed')
  const { length } = await hall.storage.entries(table)
  for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve))
  await hall.house.tick()
  // Wait for an answer that was already on its way.
  expect((await hall.storage.entries(table)).length).toBeLessThanOrEqual(length + 1)
})

describe('a long text', () => {
  test('is given to the seat that the table shows it to, and to nobody else', async () => {
    const hall = openToyHouse()
    const gathered = await gather(hall, ['Ada', 'Bo'], { ...TOY, options: { story: true } })
    const { table, people } = gathered
    const [ada, bo] = people
    if (ada === undefined || bo === undefined) throw new Error('two people')
    await begin(hall, gathered)
    const read = (name: string, person: typeof ada | null) =>
      hall.house.perform('tale', { table, name }, person)
    for (const person of [ada, bo]) await answer(hall, table, person, 'tactic:march')
    for (const person of [ada, bo]) await answer(hall, table, person, 'end')
    expect((await look(hall, table, ada)).ask).toMatchObject({ kind: 'story', tale: 'stranger' })
    expect((await read('stranger', ada)).paragraphs.length).toBeGreaterThan(0)
    for (const [name, person] of [
      ['stranger', bo],
      ['stranger', null],
      ['thanks', ada],
      ['dusk', null],
      ['nothing', ada],
    ] as const) {
      await expect(read(name, person)).rejects.toThrow('this table has not shown you a text named')
    }
    await answer(hall, table, ada, 'help')
    for (const person of [ada, bo, null]) {
      expect((await read('thanks', person)).paragraphs.length).toBeGreaterThan(0)
    }
    await expect(read('dusk', ada)).rejects.toMatchObject({ code: 'bad-request' })
  })
})

// What is a seat's own business online: picks before they are confirmed, standing offers, long texts.
import type { Update } from '@lorehall/host'
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
} from './kit/house.ts'

const TOY = { game: 'toy' }

/** Everything a page draws; how many entries there are is no secret. */
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

describe('several picks', () => {
  /** One answer of anybody, any option; what it was, and what every pair of eyes saw before and after. */
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
    const [before, told] = [await seen(seq), pages.map(({ heard }) => heard.length)]
    await hall.house.perform('answer', { table, ask: ask.id, picks: [pick.id] }, people[seat] ?? null)
    const news = pages.map(({ heard }, i) => heard.slice(told[i]))
    const open = ask.kind === 'several' && pick.manner !== 'confirms'
    return { seat, open, before, after: await seen(seq + 1), news }
  }

  test('are nobody else’s business before they are confirmed, over whole games', async () => {
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
        // What their pages were told by themselves says no more.
        const updates = others(news).map((heard) =>
          heard.map((message) => 'update' in message && message.update),
        )
        expect(updates.map((heard) => heard.map((update) => update && drawn(update)))).toEqual(
          others(before[0]).map((was) => [was]),
        )
        expect(updates.flat().map((update) => update && update.events)).toEqual([[], [], []])
      }
    }
    expect(ticks).toBeGreaterThan(30)
  })

  test('may be sent as one, and are then one entry', async () => {
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

  test('are finished by a bot for who does not come back', async () => {
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

describe('a standing offer', () => {
  test('is shown to its seat alone, taken while others are waited for, and walls nobody', async () => {
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

  test('is taken by a bot of the house, though nobody looks', async () => {
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

test('bots do nothing more at a table whose people agreed on an end, whoever watches', async () => {
  const hall = openToyHouse()
  const gathered = await gather(hall, ['Ada'], { ...TOY, bots: 6 })
  const { table, people } = gathered
  const page = await entered(hall, null, table)
  await begin(hall, gathered)
  // The bots have only begun to think of it when Ada goes home.
  await playOn(hall, gathered, 1)
  await hall.house.perform('propose', { table, kind: 'end' }, people[0] ?? null)
  expect(page.room.ended).toBe('agreed')
  const { length } = await hall.storage.entries(table)
  for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve))
  await hall.house.tick()
  // What one of them was about to say is said.
  expect((await hall.storage.entries(table)).length).toBeLessThanOrEqual(length + 1)
})

describe('a long text', () => {
  test('is given to whom the table shows it, and to nobody else', async () => {
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
      await expect(read(name, person)).rejects.toThrow('this table tells you nothing by the name of')
    }
    await answer(hall, table, ada, 'help')
    for (const person of [ada, bo, null]) {
      expect((await read('thanks', person)).paragraphs.length).toBeGreaterThan(0)
    }
    await expect(read('dusk', ada)).rejects.toMatchObject({ code: 'bad-request' })
  })
})

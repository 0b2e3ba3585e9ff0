// Asides over the port: marked as such, shared on one device, no wall for others, taken by bots.
import { type Game, type Judge, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { memoryStore, TableHost, type Update } from '../src/index.ts'
import { type At, BOT, give, look, ME, newHall, Page, settled, toyTable, YOU } from './kit.ts'

const toy: Game = toyGame
const { judge }: { judge: Judge } = toyGame

/** Both have chosen their tactics; Ada is to act, and Bo has goods to sell. */
async function adaActs(other = YOU): Promise<At> {
  const at = await toyTable([ME, other], { seed: 'aside' })
  await give(at, 0, 'tactic:march')
  if (other.kind === 'person') await give(at, 1, 'tactic:march')
  return at
}

const read: (text: string) => { seats: { goods: number }[] } = JSON.parse
const goodsOf = ({ view }: Update, seat: number) => read(JSON.stringify(view)).seats[seat]?.goods

test('an aside is marked for its seat and listed for others on the same device', async () => {
  const at = await adaActs()
  const mine = await look(at, 0)
  expect(mine).toMatchObject({ waiting: [0], asides: [1], ask: { aside: false } })
  const yours = await look(at, 1)
  expect(yours).toMatchObject({ waiting: [0], asides: [], ask: { aside: true, seat: 1 } })
  expect(yours.ask?.options.map(({ id, extra }) => [id, extra])).toEqual([['sell', true]])
})

test('asides of others are hidden on separate devices', async () => {
  const table = new Table(toy, { seats: ['Ada', 'Bo'], seed: 'aside' })
  table.enter('0 tactic:march')
  table.enter('1 tactic:march')
  const host = new TableHost('t', table, [ME, YOU], {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(toyGame.judge),
    breathe: () => Promise.resolve(),
  })
  for (const eyes of [0, null]) {
    expect(await host.look(eyes)).toMatchObject({ waiting: [0], asides: [] })
    expect(await host.replay(Infinity, eyes)).toMatchObject({ waiting: [0], asides: [] })
  }
})

test('an aside does not block the undo of others, and survives it', async () => {
  const at = await adaActs()
  const before = await look(at, 0)
  await give(at, 0, 'feast')
  await give(at, 1, 'sell')
  const now = await look(at, 0)
  expect([now.undo, goodsOf(now, 1)]).toEqual(['free', 0])
  await at.hall.request(at.page, 'undo', { table: at.table, seat: 0 })
  const back = await look(at, 0)
  expect(back.ask?.prompt).toBe(before.ask?.prompt)
  expect([goodsOf(back, 1), back.redo]).toEqual([0, true])
})

test('a bot takes its aside once while somebody thinks, and the log says so', async () => {
  const at = await adaActs(BOT)
  await settled()
  const now = await look(at, 0)
  expect(goodsOf(now, 1)).toBe(0)
  expect(now.log.filter(({ type, seat }) => type === 'sold' && seat === 1)).toHaveLength(1)
})

test('bots take no aside after an undo, so that a redo stays possible', async () => {
  for (let n = 0; n < 40; n++) {
    // The random bot would sometimes sell.
    const at = await toyTable([ME, { ...BOT, bot: 'random' }], { seed: `back ${n}` })
    await give(at, 0, 'tactic:march')
    await give(at, 0, 'feast')
    await at.hall.request(at.page, 'undo', { table: at.table, seat: 0 })
    await settled()
    expect(await look(at, 0)).toMatchObject({ redo: true })
  }
})

test('opening a table again does not load the judge for asides; the next change does', async () => {
  const store = memoryStore()
  // This judge leaves all asides, so they stay open.
  const unmoved: Judge = { ...judge, promising: (_f, { aside, options }) => (aside ? [] : options) }
  const loaded: string[] = []
  const hallOf = () =>
    newHall({
      store,
      judge: (game) => {
        loaded.push(game)
        return Promise.resolve(unmoved)
      },
    })
  const plan = [ME, { ...BOT, bot: 'greedy', opening: ['tactic:march'] }]
  const at = await toyTable(plan, { seed: 'aside' }, hallOf())
  await give(at, 0, 'tactic:march')
  loaded.length = 0
  const again = { ...at, hall: hallOf(), page: new Page() }
  expect(await look(again, 0)).toMatchObject({ waiting: [0] })
  await settled()
  expect(loaded).toEqual([])
  await give(again, 0, 'feast')
  expect(loaded).toEqual(['toy'])
})

test('bots take no asides for people or while nobody watches', async () => {
  const { hall, page, table } = await toyTable([ME, BOT], { seed: 'aside' })
  await hall.request(page, 'answer', { table, seat: 0, ask: 0, picks: ['tactic:march'] })
  await settled()
  const [summary] = (await hall.request(new Page(), 'tables', {})).tables
  expect(summary).toMatchObject({ seq: 1 })
})

// Tables of another version of Lorehall, with modules or options that this one doesn't have: each is refused with one
// sentence, nothing is lost, and nothing is half imported.
import type { Game, OptionField } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { memoryStore, type Store } from '../src/index.ts'
import { ME, newHall, Page, YOU } from './kit.ts'

const flag: OptionField = { type: 'boolean', title: 'Dragons', description: '', default: false }

const OURS = toyGame.form.options

/** The toy with a module that ours doesn't have. */
const otherToy: Game = {
  ...toyGame,
  form: { ...toyGame.form, options: { ...OURS, properties: { ...OURS.properties, dragons: flag } } },
}

const SENTENCE = "this table of Toy uses 'dragons', which this version of Lorehall does not have"

const hallOf = (game: Game, store: Store = memoryStore()) => newHall({ game: async () => game, store })

const page = new Page()

async function recordOf(options: Readonly<Record<string, boolean>>): Promise<string> {
  const hall = hallOf(otherToy)
  const { table } = await hall.request(page, 'create', { game: 'toy', seats: [ME, YOU], options, seed: 'x' })
  return (await hall.request(page, 'export', { table })).text
}

test('a record with a module that we do not have is refused with the reason', async () => {
  const hall = hallOf(toyGame)
  const text = await recordOf({ dragons: true })
  await expect(hall.request(page, 'import', { text })).rejects.toThrow(SENTENCE)
  await expect(hall.request(page, 'verify', { text })).rejects.toThrow(SENTENCE)
  expect((await hall.request(page, 'tables', {})).tables).toEqual([])
})

test('a file with such a record is refused as a whole', async () => {
  const other = hallOf(otherToy)
  for (const dragons of [false, true])
    await other.request(page, 'create', { game: 'toy', seats: [ME, YOU], options: { dragons } })
  const { text } = await other.request(page, 'export', {})
  const hall = hallOf(toyGame)
  await expect(hall.request(page, 'import', { text })).rejects.toThrow(/does not have/)
  expect((await hall.request(page, 'tables', {})).tables).toEqual([])
})

test('a stored table stays unchanged, can be exported, and opens again where its module exists', async () => {
  const store = memoryStore()
  const other = hallOf(otherToy, store)
  const options = { dragons: true }
  const { table } = await other.request(page, 'create', { game: 'toy', seats: [ME, YOU], options })
  const before = await store.load(table)

  const hall = hallOf(toyGame, store)
  await expect(hall.request(page, 'watch', { table, eyes: 0 })).rejects.toThrow(SENTENCE)
  expect((await hall.request(page, 'tables', {})).tables).toMatchObject([{ id: table, game: 'toy' }])
  const { text } = await hall.request(page, 'export', { table })
  expect(await store.load(table)).toEqual(before)

  expect((await hallOf(otherToy, store).request(page, 'watch', { table, eyes: 0 })).options).toMatchObject(
    options,
  )
  expect((await hallOf(otherToy).request(page, 'import', { text })).tables).toHaveLength(1)
})

test('an option that was added later has its default', async () => {
  const old = hallOf(toyGame)
  const made = await old.request(page, 'create', { game: 'toy', seats: [ME, YOU] })
  const { text } = await old.request(page, 'export', { table: made.table })
  const hall = hallOf(otherToy)
  const [id = ''] = (await hall.request(page, 'import', { text })).tables
  expect((await hall.request(page, 'watch', { table: id, eyes: 0 })).options).toMatchObject({
    dragons: false,
  })
})

test('a table that cannot begin is refused and not listed', async () => {
  const hall = hallOf(toyGame)
  const begin = (more: object) => hall.request(page, 'create', { game: 'toy', seats: [ME, YOU], ...more })
  await expect(begin({ options: { dragons: true } })).rejects.toThrow("Toy has no option 'dragons'; it has: ")
  await expect(begin({ options: { play: 'teams', warden: true } })).rejects.toThrow('each plays alone')
  await expect(begin({ values: { dragons: 3 } })).rejects.toThrow('/dragons: no such value')
  expect((await hall.request(page, 'tables', {})).tables).toEqual([])
})

// Wrong modules and options on a server. Each is refused with one sentence, and nothing is lost or half done.
import { type GameOptions, type OptionField, Table, type WholeGame } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { atHand } from '../src/games.ts'
import { GAME } from './kit/game.ts'
import {
  begin,
  gather,
  houseOn,
  look,
  nonce,
  openHouse,
  playOn,
  someone,
  type TestHouse,
} from './kit/house.ts'

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }]

const flag: OptionField = { type: 'boolean', title: 'Dragons', description: '', default: false }

const OURS = toyGame.form.options

/** The toy game with a module that this version doesn't have. */
const otherToy: WholeGame = {
  ...toyGame,
  form: { ...toyGame.form, options: { ...OURS, properties: { ...OURS.properties, dragons: flag } } },
}

/** Another version of the house opens the same file. */
async function changeTo(hall: TestHouse, game: WholeGame): Promise<void> {
  await hall.house.stop()
  Object.assign(hall, houseOn(hall.file, { now: () => hall.clock.now, games: [atHand(game)] }))
}

const WRONG: readonly (readonly [name: string, more: object, sentence: string])[] = [
  ['an unknown module', { options: { dragons: true } }, "Vindication has no option 'dragons'; it has: "],
  [
    'a combination that the rules forbid',
    { options: { 'building-sites': true } },
    'Building Sites need another expansion',
  ],
  [
    'numbers of a module that is not in play',
    { values: { menagerie: { market: 2 } } },
    '/menagerie: this belongs to Exotic Pet Menagerie, which this table does not use',
  ],
  [
    'an option in an old form',
    { options: { edition: true } },
    "option 'edition' cannot be true; expected one of 2018",
  ],
]

test.each(WRONG)('%s: no table is created', async (_name, more, sentence) => {
  const hall = openHouse()
  const ada = await someone(hall, 'Ada')
  await expect(hall.house.perform('create', { game: GAME.id, seats: SEATS, ...more }, ada)).rejects.toThrow(
    sentence,
  )
  expect((await hall.house.perform('tables', { list: 'mine' }, ada)).tables).toEqual([])
})

test('a record with an unknown module is refused', async () => {
  const hall = openHouse()
  const ada = await someone(hall, 'Ada')
  const record = new Table(GAME, { seats: 2, seed: 'elsewhere' }).record()
  const carried = (options: GameOptions) =>
    hall.house.perform(
      'create',
      {
        game: GAME.id,
        seats: SEATS,
        record: JSON.stringify({ ...record, options: { ...record.options, ...options } }),
      },
      ada,
    )
  await expect(carried({ dragons: true })).rejects.toThrow(
    "this table of Vindication uses 'dragons', which this version of Lorehall does not have",
  )
  expect((await hall.house.perform('tables', { list: 'mine' }, ada)).tables).toEqual([])
  await carried({})
})

test('a table with a module that this version lacks says so, and another version can continue it', async () => {
  const hall = openHouse({ games: [atHand(otherToy)] })
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy', options: { dragons: true } })
  await begin(hall, gathered)
  await playOn(hall, gathered, 3)
  const { table, people } = gathered
  const [ada = null] = people
  const entries = await hall.storage.entries(table)

  await changeTo(hall, toyGame)
  await expect(look(hall, table, ada)).rejects.toThrow(
    "this table of Toy uses 'dragons', which this version of Lorehall does not have",
  )
  expect((await hall.house.perform('tables', { list: 'mine' }, ada)).tables).toHaveLength(1)
  expect(await hall.storage.entries(table)).toEqual(entries)

  await changeTo(hall, otherToy)
  expect((await look(hall, table, ada)).options).toMatchObject({ dragons: true })
  await playOn(hall, gathered, 3)
})

test('a table that has not begun is kept too, and begins in a version with the module', async () => {
  const hall = openHouse({ games: [atHand(otherToy)] })
  const gathered = await gather(hall, ['Ada', 'Bo'], { game: 'toy', options: { dragons: true } })
  await changeTo(hall, toyGame)
  await expect(begin(hall, gathered)).rejects.toThrow("Toy has no option 'dragons'; it has: ")
  await changeTo(hall, otherToy)
  await begin(hall, gathered)
  expect((await look(hall, gathered.table, gathered.people[0] ?? null)).over).toBe(false)
})

test('people can join such a table', async () => {
  const hall = openHouse({ games: [atHand(otherToy)] })
  const ada = await someone(hall, 'Ada')
  const options = { dragons: true }
  const { table } = await hall.house.perform('create', { game: 'toy', seats: SEATS, options }, ada)
  await changeTo(hall, toyGame)
  expect(await hall.house.perform('join', { table, nonce: nonce() }, ada)).toEqual({ seat: 0 })
})

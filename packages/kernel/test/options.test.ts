import { expect, test } from 'vitest'
import { Chance, itemsOf, leftOut, type ListField, named, numbered, option, Table } from '../src/index.ts'
import { drawnStart, refusal, toyGame } from '../testing/index.ts'

const openWith = (options: unknown, seats = 2) => new Table(toyGame, { seats, seed: 's', options })

test('options that were not chosen have their defaults', () => {
  const usual = { play: 'free', draft: false, warden: false, story: false }
  expect(openWith(undefined).options).toEqual(usual)
  expect(openWith({ play: 'teams' }).options).toEqual({ ...usual, play: 'teams' })
})

test.for([
  null,
  [],
  'teams',
  { color: 'red' },
  { play: 'solo' },
  { play: true },
  { warden: 'yes' },
  { constructor: true },
  JSON.parse('{ "__proto__": "teams" }') as unknown,
])('invalid options are refused: %j', (options) => {
  expect(refusal(() => openWith(options))).toBe('bad-options')
})

test('a refusal names the valid options', () => {
  expect(() => openWith({ play: 'solo' })).toThrow(
    `option 'play' cannot be "solo"; expected one of free, teams`,
  )
  expect(() => openWith({ color: 'red' })).toThrow(
    "Toy has no option 'color'; it has: play, draft, warden, story",
  )
})

test.for([0, 1, 8, 2.5, Number.NaN])('%s seats are refused', (seats) => {
  expect(refusal(() => openWith({}, seats))).toBe('bad-seats')
})

test('the number of players depends on the options', () => {
  expect(openWith({ warden: true }, 1).sitters).toHaveLength(1)
  expect(openWith({}, 7).sitters).toHaveLength(7)
  expect(() => openWith({ play: 'teams' }, 5)).toThrow(
    'Toy is for 2, 4 or 6 players with these options, not 5',
  )
  expect(() => openWith({}, 8)).toThrow('Toy is for 2 to 7 players, not 8')
})

test('options that exclude each other are refused with the rule', () => {
  expect(refusal(() => openWith({ play: 'teams', warden: true }))).toBe('bad-options')
  expect(() => openWith({ play: 'teams', warden: true })).toThrow('not both. (T-WARDEN-2)')
})

test('values override those of the game, and a bad file is refused', () => {
  const withValues = (values: { [name: string]: number }) =>
    new Table(toyGame, { seats: 2, seed: 's', values })
  expect(withValues({ rounds: 7 }).machine.values).toMatchObject({ rounds: 7, relics: 2 })
  expect(refusal(() => withValues({ rounds: 0 }))).toBe('bad-values')
  expect(refusal(() => withValues({ cards: 1 }))).toBe('bad-values')
})

test('an option made twice is one constant', () => {
  expect(numbered('walk', 14, 'space:14')).toBe(numbered('walk', 14, 'space:14'))
  expect(numbered('walk', 15)).toEqual({
    id: 'walk:15',
    kind: 'walk',
    n: 15,
    name: '',
    at: '',
    manner: 'plain',
  })
  expect(Object.isFrozen(option('frozen'))).toBe(true)
})

test('two games can use the same id for different things', () => {
  expect(numbered('march', 3, 'space:3').at).toBe('space:3')
  expect(numbered('march', 3, 'hex:3').at).toBe('hex:3')
  expect(named('march', '3', 'hex:3')).toMatchObject({ n: -1, name: '3' })
})

/** A later version of the toy; in an earlier one, `play` was true or false. */
const laterToy = () => {
  const { play, ...others } = toyGame.form.options.properties
  if (play === undefined) throw new Error('the toy has teams')
  const earlier = { true: 'teams', false: 'free' }
  const options = { ...toyGame.form.options, properties: { play: { ...play, earlier }, ...others } }
  return { ...toyGame, form: { ...toyGame.form, options } }
}

test('a value of an earlier version gets its meaning now', () => {
  const open = (play: unknown) => new Table(laterToy(), { seats: 4, seed: 's', options: { play } })
  expect(open(true).options).toMatchObject({ play: 'teams' })
  expect(open(false).options).toMatchObject({ play: 'free' })
  expect(open(true).digest()).toBe(open('teams').digest())
  expect(() => open('toString')).toThrow(`option 'play' cannot be "toString"; expected one of free, teams`)
})

test('a record of an earlier version opens with the present meaning of its options', () => {
  const record = new Table(toyGame, { seats: 4, seed: 's', options: { play: 'teams' } }).record()
  const older = { ...record, options: { ...record.options, play: true } }
  expect(Table.replay(laterToy(), older).digest()).toBe(record.digest)
  expect(() => Table.replay(toyGame, older)).toThrow("uses true for 'play', which this version")
})

/** The toy with a list of words. Two belong to the draft. */
const wordyToy = () => {
  const words: ListField = {
    type: 'list',
    title: 'Words',
    description: '',
    of: ['ash', 'birch', 'cedar', 'dogwood'],
    names: {},
    needs: { cedar: 'draft', dogwood: 'draft' },
    default: '',
  }
  const options = { ...toyGame.form.options, properties: { ...toyGame.form.options.properties, words } }
  return { words, game: { ...toyGame, form: { ...toyGame.form, options } } }
}

test('a list names what is left out, in its own order', () => {
  const { game } = wordyToy()
  const open = (words: unknown) => new Table(game, { seats: 2, seed: 's', options: { words } }).options
  expect(leftOut(open(''), 'words')).toEqual([])
  expect(open(' birch ash')).toMatchObject({ words: 'ash birch' })
  expect(leftOut(open('cedar ash'), 'words')).toEqual(['ash', 'cedar'])
  expect(leftOut({}, 'words')).toEqual([])
  expect(() => open('ash elm')).toThrow(
    `option 'words' cannot be "ash elm"; expected some of ash birch cedar dogwood, with spaces between them`,
  )
  for (const bad of [true, ['ash'], null]) expect(refusal(() => open(bad))).toBe('bad-options')
})

test('a list has the items of a switch only while it is on', () => {
  const { words } = wordyToy()
  expect(itemsOf(words, { draft: false })).toEqual(['ash', 'birch'])
  expect(itemsOf(words, { draft: true })).toEqual(['ash', 'birch', 'cedar', 'dogwood'])
})

test('a record names only items that the list has', () => {
  const { game } = wordyToy()
  const record = new Table(game, { seats: 2, seed: 's', options: { words: 'ash' } }).record()
  expect(Table.replay(game, record).options).toMatchObject({ words: 'ash' })
  const other = { ...record, options: { ...record.options, words: 'elm' } }
  expect(() => Table.replay(game, other)).toThrow(`uses "elm" for 'words', which this version`)
})

test('random tables leave out items of lists, never those of a switch that is off', () => {
  const { game, words } = wordyToy()
  const drawn = Array.from({ length: 60 }, (_, n) => drawnStart(game, {}, new Chance(`words ${n}`)).options)
  const seen = new Set(drawn.flatMap((options) => leftOut(options, 'words')))
  expect([...seen].toSorted()).toEqual(words.of)
  for (const options of drawn)
    expect(itemsOf(words, options)).toEqual(expect.arrayContaining([...leftOut(options, 'words')]))
})

import { expect, test } from 'vitest'
import { named, numbered, option, Table } from '../src/index.ts'
import { refusal, toyGame } from '../testing/index.ts'

const openWith = (options: unknown, seats = 2) => new Table(toyGame, { seats, seed: 's', options })

test('defaults lie under what was chosen', () => {
  const usual = { play: 'free', draft: false, warden: false, story: false }
  expect(openWith(undefined).options).toEqual(usual)
  expect(openWith({ play: 'teams' }).options).toEqual({ ...usual, play: 'teams' })
})

test.for([
  null,
  [],
  'teams',
  { colour: 'red' },
  { play: 'solo' },
  { play: true },
  { warden: 'yes' },
  { constructor: true },
  JSON.parse('{ "__proto__": "teams" }') as unknown,
])('options that are none are refused: %j', (options) => {
  expect(refusal(() => openWith(options))).toBe('bad-options')
})

test('a refused option is told what would fit', () => {
  expect(() => openWith({ play: 'solo' })).toThrow(
    `option 'play' cannot be "solo"; expected one of free, teams`,
  )
  expect(() => openWith({ colour: 'red' })).toThrow(
    "Toy has no option 'colour'; it has: play, draft, warden, story",
  )
})

test.for([0, 1, 8, 2.5, Number.NaN])('%s seats are refused', (seats) => {
  expect(refusal(() => openWith({}, seats))).toBe('bad-seats')
})

test('how many may play depends on the options', () => {
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

test('values are laid over those of the game, and a bad file is refused', () => {
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

test('two games that use one id each keep what it points at', () => {
  expect(numbered('march', 3, 'space:3').at).toBe('space:3')
  expect(numbered('march', 3, 'hex:3').at).toBe('hex:3')
  expect(named('march', '3', 'hex:3')).toMatchObject({ n: -1, name: '3' })
})

// The form of a new table: the numbers of players and the sides that the chosen options allow.
import type { Form, OptionsSchema } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { allowedBy, countsInWords, mayBegin } from '../src/screens/new-table/allowed.ts'
import { isPreset, type Naming, preset, wishesOf } from '../src/screens/new-table/seats.ts'
import { sayIn, tellIn } from '../src/text/language.ts'

const words = {
  t: (...of: [Parameters<typeof tellIn>[1], Parameters<typeof tellIn>[2]?]) => tellIn('en', ...of),
  say: (text: string) => sayIn('en', text),
}

const flag = (title: string) => ({ type: 'boolean', title, description: '', default: false }) as const
const options: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { teams: flag('Teams'), war: flag('War') },
}

/** Teams need four or six players, and war excludes teams. */
const form: Form = {
  options,
  allows: ({ teams, war }) => ({
    seats: teams === true ? [4, 6] : [2, 3, 4],
    against: teams === true && war === true ? { rule: 'T-WAR-1', why: 'a war knows no teams' } : null,
  }),
  sides: (seats, { teams }) => {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    if (teams !== true) return all.map((seat) => [seat])
    return [all.filter((seat) => seat % 2 === 0), all.filter((seat) => seat % 2 === 1)]
  },
}

const game = { seats: { min: 2, max: 4 } }

test('an option that was not chosen has its default', () => {
  expect(allowedBy(game, form, {}, 3)).toEqual({
    counts: [2, 3, 4],
    against: null,
    limit: null,
    says: null,
    sides: [],
  })
})

test('options change the number of players and the sides', () => {
  const allowed = allowedBy(game, form, { teams: true }, 4)
  expect(allowed.counts).toEqual([4, 6])
  expect(allowed.sides).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(mayBegin(allowed, 4)).toBe(true)
  expect(mayBegin(allowed, 5)).toBe(false)
  // A table that isn't allowed has no sides.
  expect(allowedBy(game, form, { teams: true }, 5).sides).toEqual([])
})

test('a table that breaks a rule can’t begin with any number of players', () => {
  const allowed = allowedBy(game, form, { teams: true, war: true }, 4)
  expect(allowed.against?.rule).toBe('T-WAR-1')
  expect(mayBegin(allowed, 4)).toBe(false)
  // If the options allow no number of players, the game's own numbers stay.
  const closed = { ...form, allows: () => ({ seats: [], against: { rule: 'T-WAR-1', why: '' } }) }
  expect(allowedBy(game, closed, {}, 4)).toMatchObject({ counts: [2, 3, 4], sides: [] })
})

test('until the form is loaded, the hall’s own facts count', () => {
  expect(allowedBy(game, null, {}, 2).counts).toEqual([2, 3, 4])
})

test('numbers of players are a range, or a list if there is a gap', () => {
  expect(countsInWords([2, 3, 4, 5], words)).toBe('2 to 5')
  expect(countsInWords([1, 2, 4], words)).toBe('1, 2 or 4')
  expect(countsInWords([4], words)).toBe('4')
})

test('a preset is offered only if its number of seats is allowed', () => {
  const named = (counts: readonly number[]) =>
    (['solo', 'duel', 'alone', 'full', 'hotseat'] as const).filter(
      (name) => wishesOf(name, counts).length > 0,
    )
  expect(named([2, 3, 4, 5])).toEqual(['solo', 'duel', 'full', 'hotseat'])
  expect(named([1, 2])).toEqual(['duel', 'alone'])
  expect(wishesOf('full', [2, 3, 4, 5, 6, 7])).toHaveLength(7)
})

test('seven people get different names', () => {
  const naming: Naming = { me: 'Ada', person: (n) => `Player ${n}`, bots: ['Hobb', 'Ilse'] }
  const wishes = [{ kind: 'me' as const }, ...Array.from({ length: 6 }, () => ({ kind: 'here' as const }))]
  const seats = preset(wishes, naming)
  expect(new Set(seats.map(({ name }) => name)).size).toBe(7)
  expect(isPreset(seats, wishes)).toBe(true)
})

// What the form of a new table says of the options that are chosen.
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

/** Teams are for four or six, and there are none in a war. */
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

test('what nobody chose stands at its default', () => {
  expect(allowedBy(game, form, {}, 3)).toEqual({ counts: [2, 3, 4], against: null, says: null, sides: [] })
})

test('options change how many can play, and who plays together', () => {
  const allowed = allowedBy(game, form, { teams: true }, 4)
  expect(allowed.counts).toEqual([4, 6])
  expect(allowed.sides).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(mayBegin(allowed, 4)).toBe(true)
  expect(mayBegin(allowed, 5)).toBe(false)
  // Nobody is on a side at a table that cannot be.
  expect(allowedBy(game, form, { teams: true }, 5).sides).toEqual([])
})

test('nothing begins against a rule, however many sit there', () => {
  const allowed = allowedBy(game, form, { teams: true, war: true }, 4)
  expect(allowed.against?.rule).toBe('T-WAR-1')
  expect(mayBegin(allowed, 4)).toBe(false)
  // Whoever set the seats keeps them where no number of them would do.
  const closed = { ...form, allows: () => ({ seats: [], against: { rule: 'T-WAR-1', why: '' } }) }
  expect(allowedBy(game, closed, {}, 4)).toMatchObject({ counts: [2, 3, 4], sides: [] })
})

test('until the form is there, the hall’s own facts hold', () => {
  expect(allowedBy(game, null, {}, 2).counts).toEqual([2, 3, 4])
})

test('numbers are told as a range, or one by one where one is left out', () => {
  expect(countsInWords([2, 3, 4, 5], words)).toBe('2 to 5')
  expect(countsInWords([1, 2, 4], words)).toBe('1, 2 or 4')
  expect(countsInWords([4], words)).toBe('4')
})

test('presets are those for which there are seats', () => {
  const named = (counts: readonly number[]) =>
    (['solo', 'duel', 'alone', 'full', 'hotseat'] as const).filter(
      (name) => wishesOf(name, counts).length > 0,
    )
  expect(named([2, 3, 4, 5])).toEqual(['solo', 'duel', 'full', 'hotseat'])
  expect(named([1, 2])).toEqual(['duel', 'alone'])
  expect(wishesOf('full', [2, 3, 4, 5, 6, 7])).toHaveLength(7)
})

test('seven people each have a name of their own', () => {
  const naming: Naming = { me: 'Ada', person: (n) => `Player ${n}`, bots: ['Hobb', 'Ilse'] }
  const wishes = [{ kind: 'me' as const }, ...Array.from({ length: 6 }, () => ({ kind: 'here' as const }))]
  const seats = preset(wishes, naming)
  expect(new Set(seats.map(({ name }) => name)).size).toBe(7)
  expect(isPreset(seats, wishes)).toBe(true)
})

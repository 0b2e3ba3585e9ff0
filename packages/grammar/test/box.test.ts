// How parts of modules are joined, and what their fields of the lobby form allow.
import { expect, test } from 'vitest'
import { againstIdle, chosen, each, fieldsOf, first, formWith, merged, only, total } from '../src/index.ts'

const lamps = {
  id: 'lamps',
  field: { type: 'boolean', title: 'Lamps', description: 'Light.', default: false },
  settings: {
    oil: { type: 'string', title: 'Oil', description: 'Which.', enum: ['fish', 'olive'], default: 'fish' },
  },
} as const
const base = { id: 'base', field: null }

test('a module adds its switch and its settings to the form; the base adds none', () => {
  expect(Object.keys(fieldsOf([base, lamps]))).toEqual(['lamps', 'oil'])
  expect(chosen([base, lamps], { lamps: true, base: true })).toEqual([lamps])
  expect(chosen([base, lamps], {})).toEqual([])
})

test('a setting may differ from its default only if its module is used', () => {
  const against = (options: Record<string, string | boolean>) => againstIdle([base, lamps], options, 'T-1')
  expect(against({ oil: 'olive' })).toEqual({ rule: 'T-1', why: '“Oil” only works with Lamps' })
  expect(against({ oil: 'olive', lamps: true })).toBeNull()
  expect(against({ oil: 'fish' })).toBeNull()
  expect(against({})).toBeNull()
})

test('a module adds to a list of the base, and only its tables leave these items out', () => {
  const guests = {
    type: 'list',
    title: 'Guests',
    description: '',
    of: ['cat'],
    names: { cat: 'Cat' },
    default: '',
  } as const
  const moths = { ...lamps, lists: { guests: { moth: 'Moth' } } }
  expect(formWith({ guests }, [base, moths]).properties['guests']).toEqual({
    ...guests,
    of: ['cat', 'moth'],
    names: { cat: 'Cat', moth: 'Moth' },
    needs: { moth: 'lamps' },
  })
  const against = (options: Record<string, string | boolean>) => againstIdle([base, moths], options, 'T-1')
  expect(against({ guests: 'cat moth' })).toEqual({ rule: 'T-1', why: '“Moth” only comes with Lamps' })
  expect(against({ guests: 'cat moth', lamps: true })).toBeNull()
  expect(against({ guests: 'cat' })).toBeNull()
})

test('no function gives null, a single one is used unchanged, and several are called in turn', () => {
  const told: string[] = []
  const say = (word: string) => (name: string) => void told.push(`${word} ${name}`)
  const hello = say('hello')
  expect(each([undefined])).toBeNull()
  expect(each([undefined, hello])).toBe(hello)
  each([hello, undefined, say('bye')])?.('Ada')
  expect(told).toEqual(['hello Ada', 'bye Ada'])
  expect(total([(n: number) => n, (n: number) => 2 * n])?.(3)).toBe(9)
  expect(first([() => null, () => 7])?.()).toBe(7)
})

test('two parts with the same name, or two of a single part, throw', () => {
  expect(() => merged([{ a: 1 }, { a: 2 }])).toThrow("'a' comes out of the box twice")
  expect(() => only([1, undefined, 2])).toThrow('two modules do what only one can do')
  expect(only([undefined, 2])).toBe(2)
})

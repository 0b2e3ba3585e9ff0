// The options that a list of tables and a lobby name: those that differ from the defaults.
import { expect, test } from 'vitest'
import { unusualOptions } from '../src/screens/together/unusual-options.ts'
import { wordsIn } from '../src/text/language.ts'
import './words.ts'

const words = wordsIn('en')

const said = { title: 'A title', description: 'A description.' }
const FORM = {
  options: {
    properties: {
      length: { type: 'string', ...said, title: 'Length', enum: ['short', 'long'], default: 'short' },
      limit: { type: 'boolean', ...said, title: 'Round limit', default: true },
      pets: { type: 'boolean', ...said, title: 'Pets', group: 'Expansions', default: false },
      wild: {
        type: 'boolean',
        ...said,
        title: 'Wild pets',
        group: 'Expansions',
        under: 'pets',
        default: false,
      },
      guests: {
        type: 'list',
        ...said,
        title: 'Guests',
        of: ['cat', 'moth'],
        names: { cat: 'Cat', moth: 'Moth' },
        default: '',
      },
    },
  },
} as const

test('nothing differs by default, or before the form has come', () => {
  expect(unusualOptions(FORM, { length: 'short' }, words)).toEqual([])
  expect(unusualOptions(null, { pets: true }, words)).toEqual([])
})

test('names values, what is left out and what is added', () => {
  const found = unusualOptions(FORM, { length: 'long', limit: false, pets: true }, words)
  expect(found.map(({ title, adds }) => [title, adds])).toEqual([
    ['Length: Long', false],
    ['Without: Round limit', false],
    ['Pets', true],
  ])
})

test('a variant belongs to its expansion', () => {
  const found = unusualOptions(FORM, { pets: true, wild: true }, words)
  expect(found.map(({ name, under }) => [name, under])).toEqual([
    ['pets', null],
    ['wild', 'pets'],
  ])
})

test('a list names what is left out', () => {
  const found = unusualOptions(FORM, { guests: 'cat moth' }, words)
  expect(found.map(({ title }) => title)).toEqual(['Without: Cat, Moth'])
})

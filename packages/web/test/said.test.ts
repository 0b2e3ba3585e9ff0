// What stands beside a question: in which order, and under which key.
import type { Update, WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { update, wireAsk, wireOption } from './kit.ts'
import { answerOfDigit, buttonsOf, keyOf } from '../src/screens/table/said.ts'

const MANNERS: Readonly<Record<string, Manner>> = {
  end: 'ends',
  recover: 'quiet',
  'give-up': 'quiet',
  discard: 'quiet',
  enough: 'declines',
  none: 'declines',
}

const option = (id: string, at = '') =>
  wireOption(id, { at, manner: MANNERS[id.split(':')[0] ?? ''] ?? 'plain' })

function asked(kind: 'turn' | 'pick', options: readonly WireOption[]): Update {
  return update({ ask: wireAsk({ kind, options }) })
}

/** At this table cards and spaces show what they are, unless they are to be taken. */
const PARTS = {
  showsItself: ({ kind, at }: WireOption) => kind !== 'open' && /^(?:card|space):/.test(at),
}

const ids = (options: readonly WireOption[]) => options.map(({ id }) => id)

const enough = option('enough')
const augment = option('augment:potential', 'power:potential')

test('what declines comes last, and the digits follow what is shown', () => {
  const chosen = asked('pick', [enough, augment, option('recover:strength', 'sphere:strength')])
  expect(ids(buttonsOf(chosen, PARTS, []))).toEqual(['augment:potential', 'enough'])
  expect(keyOf(chosen, PARTS, augment)).toBe('1')
  expect(keyOf(chosen, PARTS, enough)).toBe('2')
  expect(answerOfDigit(chosen, PARTS, 1)).toBe(augment)
  expect(answerOfDigit(chosen, PARTS, 2)).toBe(enough)
})

test('answers found out of sight later take no digit from another', () => {
  const home = option('home:dahlia', 'card:dahlia')
  const seen = asked('pick', [enough, home])
  expect(ids(buttonsOf(seen, PARTS, [home]))).toEqual(['home:dahlia', 'enough'])
  expect(keyOf(seen, PARTS, home)).toBeNull()
  expect(keyOf(seen, PARTS, enough)).toBe('1')
})

test('what shows itself is not said beside the question', () => {
  const draw = asked('pick', [
    option('open', 'card:eila'),
    option('blind', 'deck:yellow'),
    option('none'),
    option('take:eila', 'card:eila'),
    option('teleport:7', 'space:7'),
  ])
  expect(ids(buttonsOf(draw, PARTS, []))).toEqual(['open', 'blind', 'none'])
})

test('no digit ends the turn', () => {
  const end = option('end')
  const turn = asked('turn', [end])
  expect(answerOfDigit(turn, PARTS, 1)).toBeUndefined()
  expect(keyOf(turn, PARTS, end)).toBe('E')
})

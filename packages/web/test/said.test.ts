// What stands beside a question: in which order, and under which key.
import { type Client, Hall, memoryStore, type Update, type WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { beforeAll, describe, expect, test } from 'vitest'
import { wireAsk, wireOption } from './kit.ts'
import { bonusOptions } from '../src/games/vindication/table/bonus.ts'
import { turnDone } from '../src/games/vindication/turn-parts.ts'
import { viewOf } from '../src/games/vindication/view.ts'
import { answerOfDigit, buttonsOf, keyOf } from '../src/screens/table/said.ts'
import { outOfSight } from '../src/screens/table/unplaced.ts'

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

let first: Update

beforeAll(async () => {
  const hall = new Hall({
    game: () => Promise.resolve(vindication),
    store: memoryStore(),
    newId: () => 'table',
    newSeed: () => 'said',
    now: () => 0,
    breathe: () => Promise.resolve(),
  })
  const nobody: Client = { tell: () => undefined, stopped: () => undefined }
  await hall.request(nobody, 'create', { game: 'vindication', seats: [ADA, ADA] })
  first = await hall.request(nobody, 'watch', { table: 'table', eyes: 0 })
})

const ADA = { name: 'Ada', kind: 'person' } as const

/** The first seat at a table that has just begun, asked this. */
function asked(kind: 'turn' | 'pick', options: readonly WireOption[]): Update {
  return { ...first, eyes: 0, ask: wireAsk({ kind, options }) }
}

/** The companion everybody begins with. */
const companion = () => viewOf(first).players[0]?.party[0]?.card ?? ''

const ids = (options: readonly WireOption[]) => options.map(({ id }) => id)

describe('answers beside a question', () => {
  const enough = option('enough')
  const augment = option('augment:potential', 'power:potential')

  test('what declines comes last, and the digits follow what is shown', () => {
    const update = asked('pick', [enough, augment, option('recover:strength', 'sphere:strength')])
    expect(ids(buttonsOf(update, []))).toEqual(['augment:potential', 'enough'])
    expect(keyOf(update, augment)).toBe('1')
    expect(keyOf(update, enough)).toBe('2')
    expect(answerOfDigit(update, 1)).toBe(augment)
    expect(answerOfDigit(update, 2)).toBe(enough)
  })

  test('answers found out of sight later take no digit from another', () => {
    const home = option('home:dahlia', 'card:dahlia')
    const seen = asked('pick', [enough, home])
    expect(ids(buttonsOf(seen, [home]))).toEqual(['home:dahlia', 'enough'])
    expect(keyOf(seen, home)).toBeNull()
    expect(keyOf(seen, enough)).toBe('1')
  })

  test('a card to be taken is said, wherever it lies; places and own cards are not', () => {
    const draw = asked('pick', [
      option('open', 'card:eila'),
      option('blind', 'deck:yellow'),
      option('none'),
      option('take:eila', 'card:eila'),
      option('teleport:7', 'space:7'),
    ])
    expect(ids(buttonsOf(draw, []))).toEqual(['open', 'blind', 'none'])
  })

  test('what lies in a closed sheet is said inside an action, and what is nowhere always', () => {
    const home = option('home:dahlia', 'card:dahlia')
    const recover = option('recover:strength', 'sphere:strength')
    const inSheet = () => [true]
    expect(outOfSight(asked('pick', [home, recover, enough]), inSheet)).toEqual([home])
    expect(outOfSight(asked('pick', [home]), () => [true, false])).toEqual([])
    expect(outOfSight(asked('turn', [home]), inSheet)).toEqual([])
    expect(outOfSight(asked('turn', [home]), () => [])).toEqual([home])
  })

  test('no digit ends the turn', () => {
    const end = option('end')
    const turn = asked('turn', [end])
    expect(answerOfDigit(turn, 1)).toBeUndefined()
    expect(keyOf(turn, end)).toBe('E')
  })
})

describe('what the turn still holds', () => {
  const end = option('end')
  const convert = option('convert:vision', 'sphere:vision')

  test('bonus actions are useful, bring blocks home, or give something up', () => {
    const abandon = option(`recover:${companion()}`, `card:${companion()}`)
    const options = [
      option('move:7', 'space:7'),
      abandon,
      option('recover:mask', 'card:mask'),
      option('recover:strength', 'sphere:strength'),
      option('give-up:3', 'region:3'),
      convert,
      end,
    ]
    const { useful, home, lost } = bonusOptions(asked('turn', options))
    expect(ids(useful)).toEqual(['convert:vision'])
    expect(ids(home)).toEqual(['recover:mask', 'recover:strength'])
    expect(ids(lost)).toEqual([abandon.id, 'give-up:3'])
    // Inside an action the loud ones are its answers.
    expect(bonusOptions(asked('pick', [option('gain:strength'), ...options])).useful).toEqual([])
  })

  test('the end comes next when nothing of the turn is left but bonus actions', () => {
    expect(turnDone(asked('turn', [convert, end]))).toBe(true)
    expect(turnDone(asked('turn', [option('rest', 'power'), convert, end]))).toBe(false)
  })
})

// What stands beside a question: in which order, under which key, and whether it finds room.
import type { Update, WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { describe, expect, it, test } from 'vitest'
import { fitOf, fitsPhone, roomBehind } from '../src/screens/table/row-room.ts'
import { answersOf, digitOf, endingOf, itemsOf, keyOf, onlyOf } from '../src/screens/table/said.ts'
import { shortOf } from '../src/screens/table/short.ts'
import { type Checklist, leftIn } from '../src/table/turn/checklist.ts'
import { update, wireAsk, wireOption } from './kit.ts'

const MANNERS: Readonly<Record<string, Manner>> = {
  end: 'ends',
  recover: 'quiet',
  enough: 'declines',
}

const option = (id: string, at = '') =>
  wireOption(id, { at, manner: MANNERS[id.split(':')[0] ?? ''] ?? 'plain' })

function asked(kind: 'turn' | 'pick', options: readonly WireOption[]): Update {
  return update({ ask: wireAsk({ kind, options }) })
}

const ids = (options: readonly WireOption[]) => options.map(({ id }) => id)

const enough = option('enough')
const take = option('take:eila', 'card:eila')
const home = option('recover:strength', 'sphere:strength')

test('every answer is said, also one that shines on the table; what declines comes last', () => {
  const draw = asked('pick', [enough, take, option('teleport:7', 'space:7'), home])
  expect(ids(answersOf(draw))).toEqual(['take:eila', 'teleport:7', 'enough'])
})

test('where only what is always possible is offered, that is what is asked for', () => {
  const owed = asked('pick', [home, option('recover:vision', 'sphere:vision')])
  expect(ids(answersOf(owed))).toEqual(['recover:strength', 'recover:vision'])
})

test('digits follow what is shown', () => {
  const items = itemsOf(asked('pick', [enough, take]), null)
  expect(keyOf(items, take)).toBe('1')
  expect(keyOf(items, enough)).toBe('2')
  expect(keyOf(items, home)).toBeNull()
  expect(digitOf(9)).toBeNull()
})

test('no digit ends the turn', () => {
  const end = option('end')
  const turn = asked('turn', [end])
  expect(itemsOf(turn, null)).toEqual([])
  expect(endingOf(turn)).toBe(end)
})

describe('a turn made of parts', () => {
  const sign = ''
  const walk = option('move:3', 'space:3')
  const far = option('move:4', 'space:4')
  const visit = option('visit:7', 'region:7')
  const pray = option('pray')
  const list: Checklist = {
    parts: [
      { id: 'move', name: 'Move', sign, done: false, options: [walk, far], reasons: [] },
      { id: 'visit', name: 'Visit', sign, done: false, options: [visit], reasons: [] },
    ],
    beside: {
      id: 'bonus',
      name: 'Bonus',
      says: 'Bonus',
      sign,
      count: 0,
      groups: [{ heading: null, options: [home] }],
      reasons: [],
    },
    away: 'nothing',
  }
  const turn = asked('turn', [walk, far, visit, pray, home])

  it('has one button a part, then what belongs to none, then what is possible at any time', () => {
    const items = itemsOf(turn, list).map((item) =>
      item.is === 'part' ? item.part.id : item.is === 'answer' ? item.option.id : 'beside',
    )
    expect(items).toEqual(['move', 'visit', 'pray', 'beside'])
  })

  it('does the only thing a part offers', () => {
    const [move, visiting] = list.parts
    expect(move === undefined ? undefined : onlyOf(move)).toBeNull()
    expect(visiting === undefined ? undefined : onlyOf(visiting)).toBe(visit)
  })

  it('knows what would be left undone at its end', () => {
    const [move, visiting] = list.parts
    expect(leftIn(list)).toEqual(['Move', 'Visit'])
    if (move === undefined || visiting === undefined) throw new Error('there are two parts')
    expect(
      leftIn({
        parts: [
          { ...move, done: true },
          { ...visiting, options: [] },
        ],
      }),
    ).toEqual([])
  })

  it('says its answers inside an action, where the parts are put away', () => {
    const items = itemsOf(asked('pick', [take, home]), { ...list, away: 'parts' })
    expect(items.map(({ is }) => is)).toEqual(['answer', 'beside'])
  })
})

describe('in short', () => {
  const answer = (id: string, label: string, at = '') =>
    ({ is: 'answer', option: wireOption(id, { label, at }) }) as const
  const none = { is: 'answer', option: wireOption('none', { label: 'None', manner: 'declines' }) } as const

  it('leaves out the verb they share; what declines keeps its words', () => {
    const items = [answer('gain:1', 'Gain strength'), answer('gain:2', 'Gain vision'), none]
    expect([...shortOf(items, [])]).toEqual([
      ['gain:1', 'Strength'],
      ['gain:2', 'Vision'],
    ])
  })

  it('calls a card as one does in passing', () => {
    const items = [answer('a', 'Hire Jika, the Scout', 'card:jika'), answer('b', 'Hire Kheya', 'card:kheya')]
    expect([...shortOf(items, [{ at: 'card:jika', called: 'Jika' }]).values()]).toEqual(['Jika', 'Kheya'])
  })

  it('says all where they do different things, or would look the same', () => {
    expect(shortOf([answer('a', 'Hire Jika'), answer('b', 'Fight Ogre')], []).size).toBe(0)
    expect(shortOf([answer('a', 'Hire Jika')], []).size).toBe(0)
    expect(shortOf([answer('a', 'Take it'), answer('b', 'Take it')], []).size).toBe(0)
  })
})

describe('the row', () => {
  const row = { width: 1150, question: 'Which of these joins you?', tail: 0, signed: false }

  it('holds a few short answers with their keys', () => {
    expect(fitOf({ ...row, labels: ['Jika', 'Kheya', 'Tiryynn', 'The Zharyan Sisters'] })).toBe('keys')
  })

  it('drops the keys before it turns to the page', () => {
    const labels = Array.from({ length: 5 }, () => 'A rather long one')
    expect(fitOf({ ...row, width: 1240, labels })).toBe('plain')
    expect(fitOf({ ...row, width: 1100, labels })).toBe('small')
    expect(fitOf({ ...row, width: 900, labels })).toBe('page')
  })

  it('keeps a question in full beside answers of a few words each', () => {
    const question = 'Rest: which block do you augment?'
    const labels = [
      'Augment 1: potential to influence',
      'Augment 1: influence to conviction',
      'Done',
      'Bonus 00',
    ]
    expect(fitOf({ ...row, question, labels })).toBe('plain')
  })

  it('becomes signs where everything in it has one', () => {
    const labels = ['Activate', 'Move', 'Visit', 'Rest and augment 1', 'Bonus 00']
    expect(fitOf({ ...row, width: 604, tail: 130, labels, signed: true })).toBe('signs')
    expect(fitOf({ ...row, width: 604, tail: 130, labels })).toBe('page')
  })

  it('never holds more than five', () => {
    expect(fitOf({ ...row, width: 4000, labels: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe('page')
  })

  it('says what cannot be done behind the answers, as far as that finds room', () => {
    const question = 'Temple Ruins: how do you search the ruins?'
    const labels = ['Draw 2 secret quests, keep 1', 'None of these', 'Bonus 00']
    const refused = 'Use 1 conviction to draw 3 secret quests, keep 1'
    expect(fitOf({ ...row, question, labels })).toBe('keys')
    expect(roomBehind({ ...row, question, labels }, [refused])).toBe(0)
    expect(roomBehind({ ...row, question, labels, width: 1600 }, [refused])).toBe(1)
    expect(roomBehind({ ...row, labels: ['Yes', 'No'] }, ['Short', refused])).toBe(2)
    expect(roomBehind({ ...row, labels: ['Yes', 'No'] }, [])).toBe(0)
  })

  it('of a phone has two lines for each of a few answers', () => {
    const long = "Keep Don't Bring Your Evil Here"
    expect(fitsPhone(390, [long, 'Keep The Power Within'])).toBe(true)
    expect(fitsPhone(390, [long, long, long])).toBe(false)
    expect(fitsPhone(390, ['a', 'b', 'c', 'd', 'e'])).toBe(false)
  })
})

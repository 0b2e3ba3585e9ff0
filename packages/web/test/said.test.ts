// The buttons beside a question: their order, their keys and whether they fit.
import type { Update, WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { describe, expect, it, test } from 'vitest'
import { areaBehind, endingWidth, fitOf, fitsPhone } from '../src/screens/table/row-area.ts'
import { digitOf, endingOf, itemsOf, keyOf, onlyOf, placesOf, widestOf } from '../src/screens/table/said.ts'
import { headsOf, shortOf } from '../src/screens/table/short.ts'
import { inPlaces, isApart } from '../src/table-ui/manner.ts'
import { answersOf, askedOf } from '../src/table-ui/turn/asked.ts'
import { sectionsOf } from '../src/table-ui/turn/sections.ts'
import { type Checklist, leftIn } from '../src/table-ui/turn/checklist.ts'
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

test('every option has a button, including those on the table; the declining one comes last', () => {
  const draw = asked('pick', [enough, take, option('teleport:7', 'space:7'), home])
  expect(ids(answersOf(draw))).toEqual(['take:eila', 'teleport:7', 'enough'])
})

test('if only quiet options are offered, they have buttons', () => {
  const owed = asked('pick', [home, option('recover:vision', 'sphere:vision')])
  expect(ids(answersOf(owed))).toEqual(['recover:strength', 'recover:vision'])
})

test('digit keys follow the order on screen', () => {
  const items = itemsOf(asked('pick', [enough, take]), null)
  expect(keyOf(items, take)).toBe('1')
  expect(keyOf(items, enough)).toBe('2')
  expect(keyOf(items, home)).toBeNull()
  expect(digitOf(9)).toBeNull()
})

test('no digit key ends the turn', () => {
  const end = option('end')
  const turn = asked('turn', [end])
  expect(itemsOf(turn, null)).toEqual([])
  expect(endingOf(turn)).toBe(end)
})

describe('the places of options', () => {
  const manners: readonly Manner[] = [
    'ends',
    'declines',
    'stays',
    'grave',
    'unticks',
    'plain',
    'leads',
    'way',
    'quiet',
    'usual',
    'confirms',
  ]
  const all = manners.map((manner) => wireOption(manner, { manner }))

  it('confirming comes first, then the usual choice, ending last, and equal places keep the order of the game', () => {
    expect(ids(inPlaces(all))).toEqual([
      'confirms',
      'usual',
      'unticks',
      'plain',
      'leads',
      'way',
      'quiet',
      'grave',
      'stays',
      'declines',
      'ends',
    ])
  })

  it('what stops, declines or ends is apart', () => {
    expect(ids(all.filter(isApart))).toEqual(['ends', 'declines', 'stays'])
  })

  it('what is possible at any time comes between what goes on and what declines', () => {
    const learn = wireOption('learn:1', { extra: true })
    const items = itemsOf(asked('pick', [enough, take, learn]), null)
    const said = items.map((item) => (item.is === 'answer' ? item.option.id : item.is))
    expect(said).toEqual(['take:eila', 'anytime', 'enough'])
  })
})

describe('what is possible at any time', () => {
  const learn = (n: number) => wireOption(`learn:${n}`, { extra: true })
  const sell = wireOption('sell', { extra: true, manner: 'quiet' })
  const fight = option('fight')

  it('never takes the place of an option of the question, however much there is', () => {
    const update = asked('pick', [fight, enough, ...[1, 2, 3, 4, 5].map(learn), sell])
    const { own, anytime } = askedOf(update, null)
    expect(ids(own)).toEqual(['fight', 'enough'])
    expect(anytime?.count).toBe(5)
    expect(anytime?.groups.flatMap(({ options }) => options)).toHaveLength(6)
  })

  it('keeps the groups of the game, and adds what they leave out', () => {
    const beside = { groups: [{ heading: 'Learn', options: [learn(1)] }], reasons: [] }
    const { anytime } = askedOf(asked('pick', [fight, learn(1), sell]), { parts: [], beside, inside: true })
    expect(anytime?.groups.map(({ heading, options }) => [heading, ...ids(options)])).toEqual([
      [null, 'sell'],
      ['Learn', 'learn:1'],
    ])
  })

  it('is the question itself if nothing else is asked', () => {
    const { own, anytime } = askedOf(asked('pick', [learn(1), learn(2)]), null)
    expect(ids(own)).toEqual(['learn:1', 'learn:2'])
    expect(anytime).toBeNull()
  })

  it('has its own heading in the list of all options', () => {
    const sections = sectionsOf(asked('pick', [sell, learn(1), enough, home, fight]), {
      quiet: 'Rarely',
      anytime: 'At any time',
    })
    expect(sections.map(({ heading, options }) => [heading, ...ids(options)])).toEqual([
      [null, 'fight', 'enough'],
      ['Rarely', 'recover:strength'],
      ['At any time', 'learn:1', 'sell'],
    ])
  })
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
      groups: [{ heading: null, options: [home] }],
      reasons: [],
    },
    inside: false,
  }
  const turn = asked('turn', [walk, far, visit, pray, home])

  it('has one button per part, then other options, then the quiet ones together', () => {
    const items = itemsOf(turn, list).map((item) =>
      item.is === 'part' ? item.part.id : item.is === 'answer' ? item.option.id : 'anytime',
    )
    expect(items).toEqual(['move', 'visit', 'pray', 'anytime'])
  })

  it('takes the only option of a part directly', () => {
    const [move, visiting] = list.parts
    expect(move === undefined ? undefined : onlyOf(move)).toBeNull()
    expect(visiting === undefined ? undefined : onlyOf(visiting)).toBe(visit)
  })

  it('keeps the width and the places of its buttons when one part takes the place of others', () => {
    const part = { id: 'visit', sign, done: false, options: [visit], reasons: [] }
    const places = [
      { ...part, name: 'Visit' },
      { ...part, name: 'Rest' },
    ].flatMap(placesOf)
    expect(placesOf({ ...part, name: 'Take control', replaces: ['Visit', 'Rest'] })).toEqual(places)
    const shared = widestOf({ ...part, name: 'Visit or rest' })
    expect(widestOf({ ...part, name: 'Take control', replaces: ['Visit or rest'] })).toBe(shared)
    expect(widestOf({ ...part, name: 'Visit', note: '2 left' })).toBe('Visit… 2 left')
  })

  it('lists the parts that are not done yet', () => {
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

  it('shows the options of an action instead of the parts', () => {
    const items = itemsOf(asked('pick', [take, home]), { ...list, inside: true })
    expect(items.map(({ is }) => is)).toEqual(['answer', 'anytime'])
  })
})

describe('short labels', () => {
  const answer = (id: string, label: string, at = '') =>
    ({ is: 'answer', option: wireOption(id, { label, at }) }) as const
  const none = { is: 'answer', option: wireOption('none', { label: 'None', manner: 'declines' }) } as const

  it('leave out a shared verb; the declining option keeps its label', () => {
    const items = [answer('gain:1', 'Gain strength'), answer('gain:2', 'Gain vision'), none]
    expect([...shortOf(items, [])]).toEqual([
      ['gain:1', 'Strength'],
      ['gain:2', 'Vision'],
    ])
  })

  it('use the short name of a card', () => {
    const items = [answer('a', 'Hire Jika, the Scout', 'card:jika'), answer('b', 'Hire Kheya', 'card:kheya')]
    expect([...shortOf(items, [{ at: 'card:jika', called: 'Jika' }]).values()]).toEqual(['Jika', 'Kheya'])
  })

  it('are not used if the verbs differ or the results would be equal', () => {
    expect(shortOf([answer('a', 'Hire Jika'), answer('b', 'Fight Ogre')], []).size).toBe(0)
    expect(shortOf([answer('a', 'Hire Jika')], []).size).toBe(0)
    expect(shortOf([answer('a', 'Take it'), answer('b', 'Take it')], []).size).toBe(0)
  })

  it('may end at the colon, if they still differ', () => {
    const play = answer('a', 'Play Shaft Nine: win a fight')
    const visit = answer('b', 'Visit the Tower: lose 1 heart')
    expect([...headsOf([play, visit]).values()]).toEqual(['Play Shaft Nine', 'Visit the Tower'])
    expect(headsOf([visit, answer('c', 'Visit the Tower: gain 1 tool')]).size).toBe(0)
    expect(headsOf([answer('a', 'Fight'), answer('b', 'Rest')]).size).toBe(0)
  })
})

describe('the row', () => {
  const row = { width: 1150, tail: 0, signed: false }

  it('fits a few short labels with their keys', () => {
    expect(fitOf({ ...row, labels: ['Jika', 'Kheya', 'Tiryynn', 'The Zharyan Sisters'] })).toBe('keys')
  })

  it('drops the keys first, then shrinks, then moves the options to the page', () => {
    const labels = Array.from({ length: 5 }, () => 'A rather long one')
    expect(fitOf({ ...row, width: 1240, labels })).toBe('plain')
    expect(fitOf({ ...row, width: 1100, labels })).toBe('small')
    expect(fitOf({ ...row, width: 900, labels })).toBe('page')
  })

  it('keeps the whole question beside labels of a few words', () => {
    const labels = [
      'Augment 1: potential to influence',
      'Augment 1: influence to conviction',
      'Done',
      'Bonus 00',
    ]
    expect(fitOf({ ...row, labels })).toBe('plain')
  })

  it('becomes icons if every button has one', () => {
    const labels = ['Activate', 'Move', 'Visit', 'Rest and augment 1', 'Bonus 00']
    expect(fitOf({ ...row, width: 604, tail: 130, labels, signed: true })).toBe('signs')
    expect(fitOf({ ...row, width: 604, tail: 130, labels })).toBe('page')
  })

  it('leaves space for a long end of the turn', () => {
    expect(endingWidth('End your turn')).toBe(130)
    expect(endingWidth('Pass with 3 arrows left')).toBeGreaterThan(174)
  })

  it('never has more than five buttons', () => {
    expect(fitOf({ ...row, width: 4000, labels: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe('page')
  })

  it('shows unavailable options after the others, as far as they fit', () => {
    const labels = ['Draw 2 secret quests, keep 1', 'None of these', 'Bonus 00']
    const refused = 'Use 1 conviction to draw 3 secret quests, keep 1'
    expect(fitOf({ ...row, labels })).toBe('keys')
    expect(areaBehind({ ...row, labels }, [refused])).toBe(0)
    expect(areaBehind({ ...row, labels, width: 1600 }, [refused])).toBe(1)
    expect(areaBehind({ ...row, labels: ['Yes', 'No'] }, ['Short', refused])).toBe(2)
    expect(areaBehind({ ...row, labels: ['Yes', 'No'] }, [])).toBe(0)
  })

  it('on a phone has two lines for each of a few labels', () => {
    const long = "Keep Don't Bring Your Evil Here"
    expect(fitsPhone(390, [long, 'Keep The Power Within'])).toBe(true)
    expect(fitsPhone(390, [long, long, long])).toBe(false)
    expect(fitsPhone(390, ['a', 'b', 'c', 'd', 'e'])).toBe(false)
  })
})

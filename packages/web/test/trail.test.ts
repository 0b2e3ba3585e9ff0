// Others' turns as steps: grouped, numbered within a turn, as text, and with marks on the board.
import type { LogLine, Update } from '@lorehall/host'
import { expect, test } from 'vitest'
import { forgetBeyond, type Narrated, turnTaken } from '../src/state/session/narrated.ts'
import { linesOfWay } from '../src/table-ui/stage/across.ts'
import { marksOf, waysOf } from '../src/table-ui/trail/marks.ts'
import { briefOf, saidOf } from '../src/table-ui/trail/step-said.ts'
import { goesOn, stepsOf } from '../src/table-ui/trail/steps.ts'
import { logLine, update } from './kit.ts'

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Brim', kind: 'bot' },
  { name: 'Cole', kind: 'bot' },
] as const

/** At this table the view is the seat whose turn it is. */
const TURNS = {
  at: ({ view }: Update) => ({ seat: Number(view), n: 1, round: 1, last: null }),
  begins: ({ type }: Pick<LogLine, 'type'>) => (type === 'turn' ? ('turn' as const) : null),
}

const line = (text: string, type: string, at: string | null = null, seat = 1): LogLine => ({
  ...logLine(1, text),
  type,
  at,
  seat,
})

/** An update after this many entries, in this seat's turn. */
const after = (entries: number, turn: number, ...log: readonly LogLine[]): Update =>
  update({ seq: entries, seats: SEATS, view: turn, waiting: [turn], log })

const FROM = after(3, 1)
const WALK = [
  after(4, 1, line('Brim steps to 9', 'moved', 'space:9')),
  after(5, 1),
  after(6, 1, line('Brim steps to 21', 'moved', 'space:21')),
]
const TAKES = after(
  7,
  2,
  line('Brim takes the Inn', 'taken', 'region:4'),
  line('You lose it', 'lost', null, 0),
  line("Cole's turn", 'turn', null, 2),
)
const RESTS = after(8, 2, line('Cole rests', 'rested', null, 2))

const told = (...steps: readonly Update[]): Narrated => ({
  from: { update: FROM, log: [] },
  steps,
  past: false,
})
const shown = (now: number, ...steps: readonly Update[]) => stepsOf(told(...steps), [], now, TURNS)

test('a walk of several places is one step, and an update without lines is none', () => {
  const steps = shown(8, ...WALK, TAKES, RESTS)
  expect(steps.map(({ seat, n, of, places }) => [seat, n, of, places])).toEqual([
    [1, 1, 2, ['space:9', 'space:21']],
    [1, 2, 2, ['region:4']],
    [2, 1, null, []],
  ])
})

test('the number of steps is known when the turn is over, even if the end is still queued', () => {
  expect(shown(4, ...WALK.slice(0, 1))[0]?.of).toBeNull()
  expect(stepsOf(told(...WALK), [TAKES], 6, TURNS)[0]).toMatchObject({ n: 1, of: 2 })
})

test('a repeated narration has only the steps shown so far', () => {
  expect(shown(4, ...WALK, TAKES).map(({ places }) => places)).toEqual([['space:9']])
})

test('the text leaves out the name shown before it and the line that begins a turn', () => {
  const [, taken] = shown(7, ...WALK, TAKES)
  expect(taken === undefined ? [] : saidOf(taken)).toEqual(['takes the Inn', 'You lose it'])
})

test('in brief, the action comes first, and a walk is its last place', () => {
  expect(shown(7, ...WALK, TAKES).map(briefOf)).toEqual(['steps to 21', 'takes the Inn'])
})

test('my own actions are no step of others', () => {
  const mine = { ...after(4, 0, line('You rest', 'rested', null, 0)), waiting: [0] }
  expect(shown(5, mine, after(5, 1, line('You step', 'moved', 'space:1', 0)))).toHaveLength(1)
})

test('a move after a move continues the walk', () => {
  const [first, , second] = WALK
  if (first === undefined || second === undefined) throw new Error('nobody walks')
  expect(goesOn(told(first), second, TURNS)).toBe(true)
  expect(goesOn(told(first), TAKES, TURNS)).toBe(false)
  expect(goesOn(null, first, TURNS)).toBe(false)
})

test('each thing has one mark per seat with the numbers of its steps, and places of a walk are joined', () => {
  const steps = shown(8, ...WALK, TAKES, RESTS)
  const touches = (n: number) => (n === 2 ? [{ text: 'You lose it', at: 'region:4', grave: true }] : [])
  expect(marksOf(steps.map((step) => ({ ...step, touches: touches(step.n) })))).toEqual([
    { at: 'space:9', seat: 1, numbers: [1], grave: false },
    { at: 'space:21', seat: 1, numbers: [1], grave: false },
    { at: 'region:4', seat: 1, numbers: [2], grave: true },
  ])
  expect(waysOf(steps)).toEqual([{ seat: 1, from: 'space:9', to: 'space:21' }])
})

test('where several pieces move in a turn, a way joins what one of them walked, and nothing else', () => {
  const way = (type: string) => (type === 'setsOut' ? 'begins' : type === 'moved' ? 'goes' : null)
  const steps = shown(
    9,
    after(4, 1, line('Brim sets out', 'setsOut', 'region:1'), line('Brim marches', 'moved', 'region:2')),
    after(5, 1, line('A token is revealed', 'turnedUp', 'region:5', 0)),
    after(6, 1, line('Brim sets out', 'setsOut', 'region:7'), line('Brim marches', 'moved', 'region:8')),
    after(7, 1, line('Cole retreats', 'moved', 'region:9', 2)),
  )
  expect(waysOf(steps, { way })).toEqual([
    { seat: 1, from: 'region:1', to: 'region:2' },
    { seat: 1, from: 'region:7', to: 'region:8' },
  ])
})

test('an unchanged narration keeps its identity', () => {
  const past = turnTaken(told(...WALK))
  expect(past?.past).toBe(true)
  expect(turnTaken(past)).toBe(past)
  expect(forgetBeyond(past, 100)).toBe(past)
  expect(forgetBeyond(past, 0)).toBeNull()
})

test('a way that leaves the map is drawn to the edge and from the other one', () => {
  const [west, east] = [
    { x: 5, y: 50 },
    { x: 95, y: 50 },
  ]
  expect(linesOfWay(west, east, null)).toEqual([[west, east]])
  const edges = [
    { x: 0, y: 50 },
    { x: 100, y: 50 },
  ] as const
  expect(linesOfWay(west, east, edges)).toEqual([
    [west, edges[0]],
    [edges[1], east],
  ])
})

// The four ends of the game, on the ruler and in the score window, and the parts of a turn.
import { scenario, type Spot } from '@lorehall/heroes/testing'
import { isSea, worldInPlay } from '../../src/games/heroes/world.ts'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { endsOf } = await import('../../src/games/heroes/parts/ends.ts')
const { points, ruler } = await import('../../src/games/heroes/parts/ruler.ts')
const { checklist } = await import('../../src/games/heroes/parts/checklist.ts')
const { aboutWay } = await import('../../src/table-ui/ruler/race.ts')
const { standing } = await import('../../src/games/heroes/score/score.ts')
const { wordsOf: turnWords } = await import('../../src/games/heroes/parts/words/own.ts')

const down = (left: number) => worldInPlay().ids.map((_, place) => (!isSea(place) && place < left ? 1 : 0))

const shown = (spot: Spot = {}) => seen(scenario(spot))

test('there are 40 Land tokens with four players, and 1 more for the free Capital Region with three', () => {
  expect(endsOf(shown({ seats: 4, state: { down: down(12) } })).explore).toEqual({ n: 28, of: 40 })
  expect(endsOf(shown({ seats: 3 })).explore.of).toBe(41)
  expect(endsOf(shown({ seats: 2, state: { closed: 2 } })).explore.of).toBe(31)
})

test('H-SUNKEN-1 the tokens of Shallow Water are not counted', () => {
  const state = { sunken: 0, down: down(12) }
  expect(endsOf(shown({ seats: 4, state })).explore).toEqual({ n: 28, of: 30 })
})

test('pieces and Towers are counted per seat, and fallen Capitals in total', () => {
  const ends = endsOf(
    shown({
      players: {
        0: {
          serfs: { 'I-1': 4, 'I-3': 2 },
          warriors: { 'I-3': 3 },
          towers: ['I-3'],
          buildings: ['cathedral'],
        },
        2: { out: true },
      },
    }),
  )
  expect(ends.expand).toEqual({ each: [10, 3, 3], of: 17 })
  expect(ends.exploit.each).toEqual([1, 0, 0])
  expect(ends.exterminate).toBe(1)
})

test('the ruler has all four ends, and the last round once it is known', () => {
  const words = turnWords(ENGLISH)
  expect(ruler(shown(), words).ways?.map(({ id }) => id)).toEqual([
    'explore',
    'expand',
    'exploit',
    'exterminate',
  ])
  const end = { by: 'exploit', seat: 1, last: 9 } as const
  expect(ruler(shown({ state: { end } }), words).ends).toBe('Towers: round 9 is the last')
})

test('points are those gained in play; the points of the end are listed line by line', () => {
  const update = shown({ players: { 0: { score: 4, level: 2, buildings: ['cathedral'] } } })
  expect(points(update, 0)).toBe(4)
  const { added } = standing(update, 0, ENGLISH)
  expect(added.find(({ what }) => what === 'capital')).toMatchObject({ points: 3 })
  expect(added.every(({ why }) => why !== '')).toBe(true)
  expect(added.some(({ what }) => what === 'play')).toBe(false)
})

test('a turn is a Capital action or a Command action; other options are listed separately', () => {
  const { parts, beside, inside } = checklist(shown(), turnWords(ENGLISH))
  expect(inside).toBe(false)
  const [capital, command] = parts.map(({ options }) => options.map(({ id }) => id))
  expect(capital).toContain('slot:tax')
  expect(command).toContain('slot:march-1')
  expect(beside?.groups.flatMap(({ options }) => options.map(({ id }) => id))).toContain('blank')
})

test('each way to end the game can be read: what happens, and how far everyone is', () => {
  const update = shown({ players: { 0: { towers: ['I-3'] } } })
  const score = { points, ruler: (now: typeof update) => ruler(now, turnWords(ENGLISH)) }
  const towers = aboutWay(update, 'way:exploit', { score }, ENGLISH)
  expect(towers?.text).toBe('When a player has all Towers in play, one more round is played.')
  expect(towers?.lines[0]).toMatch(/: 1 of 3$/)
  expect(aboutWay(update, 'way:exterminate', { score }, ENGLISH)?.lines).toEqual(['intact'])
})

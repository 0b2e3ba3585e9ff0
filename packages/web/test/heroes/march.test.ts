// A March on the page: who is in the tray, and the tags on the Regions within reach.
import { pieces, placeOf, scenario } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { marchOf } = await import('../../src/games/heroes/march/march.ts')
const { clickedOn, onlyOne, placesIn, standingOf } = await import('../../src/games/heroes/march/places.ts')
const { tagsOf } = await import('../../src/games/heroes/march/waits.ts')
const { wordsOf } = await import('../../src/games/heroes/march/words.ts')

type Players = NonNullable<Parameters<typeof scenario>[0]>['players']
type State = NonNullable<Parameters<typeof scenario>[0]>['state']

const BARE = { serfs: {}, warriors: {}, hand: [] }

const march = (players: Players = {}, state: State = {}) =>
  scenario({
    players: { 1: BARE, 2: BARE, ...players },
    state: { down: scenario().state.down.map(() => 0), ...state },
  })

const tagged = (g: ReturnType<typeof march>, routes: Readonly<Record<string, readonly string[]>> = {}) =>
  tagsOf(seen(g), routes, wordsOf(ENGLISH)).map(({ place, text, battle }) => [place, text, battle])

/** The tray as a line: a letter per Unit, small if it stays. */
function tray(g: ReturnType<typeof march>): string {
  const update = seen(g)
  return placesIn(update, marchOf(update)?.squads ?? [])
    .map(({ squad, goes, n }) => `${goes ? squad.name.toUpperCase() : squad.name}${n > 1 ? n : ''}`)
    .join(' ')
}

test('everybody is in the tray, and whoever is left behind stays in sight', () => {
  const g = march({ 0: { serfs: { 'I-1': 2 }, warriors: { 'I-1': 1 }, ...pieces({ c: 'I-1' }) } })
  g.play('0 slot:march-1')
  expect(tray(g)).toBe('SERF SERF WARRIOR C')
  g.play('0 stay:serf', '0 stay:c')
  expect(tray(g)).toBe('SERF serf WARRIOR c')
})

test('the figure that is clicked stays behind, not another one of its kind', () => {
  const g = march({ 0: { serfs: { 'I-1': 3 }, warriors: {} } }).play('0 slot:march-1')
  const serfs = () => marchOf(seen(g))?.squads.find(({ name }) => name === 'serf')
  const all = serfs()
  if (all === undefined) throw new Error('no Serfs march')
  const clicked = clickedOn(all, {}, 0)
  // Until the answer is taken, everybody goes as before.
  expect(standingOf(all, clicked)).toEqual([true, true, true])
  g.play('0 stay:serf')
  const left = serfs()
  expect(left && standingOf(left, clicked)).toEqual([false, true, true])
  // Undone by other means: nothing of the click is left.
  expect(left && standingOf({ ...left, going: 1 }, clicked)).toEqual([true, false, false])
})

test('more than five Units are shown as counts', () => {
  const g = march({ 0: { serfs: { 'I-1': 6 }, warriors: { 'I-1': 2 } } }).play('0 slot:march-1')
  expect(tray(g)).toBe('SERF3 serf3 WARRIOR2')
})

test('each figure has the option that changes it, or the reason why it cannot be changed', () => {
  const g = march({ 0: { serfs: { 'I-1': 1 }, warriors: { 'I-1': 1 } } }).play(
    '0 slot:march-1',
    '0 stay:serf',
  )
  const update = seen(g)
  const ids = placesIn(update, marchOf(update)?.squads ?? []).map(({ option }) => option?.id ?? null)
  expect(ids).toEqual(['untick:stay:serf', null])
})

test('one click leaves all behind but one Serf, as ticks that the rules accept', () => {
  const g = march({ 0: { serfs: { 'I-1': 3 }, warriors: { 'I-1': 1 } } }).play('0 slot:march-1')
  const update = seen(g)
  const { squads = [] } = marchOf(update) ?? {}
  const [serfs] = squads
  if (serfs === undefined) throw new Error('no Serfs march')
  const picks = onlyOne(update, squads, serfs) ?? []
  expect(picks).toEqual(['stay:serf', 'stay:serf', 'stay:warrior'])
  g.play(...picks.map((pick) => `0 ${pick}`))
  expect(tray(g)).toBe('SERF serf serf warrior')
})

test('a tag says which Battle waits, with both Strengths, and changes with the army', () => {
  const g = march({
    0: { serfs: { 'I-1': 1 }, warriors: { 'I-1': 2 } },
    1: { ...BARE, warriors: { 'I-3': 1 } },
  }).play('0 slot:march-1')
  expect(tagged(g)).toContainEqual([placeOf('I-3'), '5:2', true])
  g.play('0 stay:warrior')
  expect(tagged(g)).toContainEqual([placeOf('I-3'), '3:2', true])
})

test('a defender who holds Spell cards may be stronger', () => {
  const g = march({
    0: { serfs: { 'I-1': 1 }, warriors: {} },
    1: { ...BARE, serfs: { 'I-3': 1 }, hand: ['rage#1'] },
  }).play('0 slot:march-1')
  expect(tagged(g)).toContainEqual([placeOf('I-3'), '1:1?', true])
})

test('tags name the toll, also on the way to a distant Region, and cover nothing without need', () => {
  const down = scenario().state.down.map((_, place) => (place === placeOf('I-2') ? 2 : 0))
  const live = [{ at: placeOf('I-1'), id: 'entanglement' }]
  const g = march({ 0: { serfs: { 'I-1': 2, 'I-10': 1 }, warriors: {}, food: 5 } }, { down, live })
  g.marchFrom(0, 'I-1')
  expect(tagged(g, { 'region:I-6': ['go:I-3', 'go:I-6', 'stop'] })).toEqual([
    [placeOf('I-2'), 'pay 2 Food', false],
    [placeOf('I-3'), 'pay 2 Food', false],
    [placeOf('I-10'), 'pay 2 Food', false],
    [placeOf('I-6'), 'pay 2 Food', false],
  ])
})

test('tags keep the Worker Spaces of Regions where nobody is', () => {
  const live = [{ at: placeOf('I-1'), id: 'entanglement' }]
  const g = march(
    {
      0: { serfs: { 'I-1': 1, 'I-10': 1 }, warriors: { 'I-1': 1 }, food: 5 },
      1: { ...BARE, serfs: { 'I-3': 1 } },
    },
    { live },
  )
  g.marchFrom(0, 'I-1')
  const tags = tagsOf(seen(g), {}, wordsOf(ENGLISH))
  expect(tags.map(({ place, empty }) => [place, empty])).toEqual([
    [placeOf('I-2'), true],
    [placeOf('I-3'), false],
    [placeOf('I-10'), false],
  ])
})

test('a token says by itself that it would be explored', () => {
  const down = scenario().state.down.map((_, place) => (place === placeOf('I-2') ? 1 : 0))
  const g = march({ 0: { serfs: { 'I-1': 1 }, warriors: {} } }, { down }).play('0 slot:march-1')
  expect(tagged(g)).toEqual([])
})

// What is told by its name: a place one goes to, who may be had at the market, what passing leaves.
import { valuesOf } from '@lorehall/now-or-never/face'
import { scenario } from '@lorehall/now-or-never/testing'
import { expect, it, vi } from 'vitest'
import { litOn } from '../../src/table/arranged.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { MARKET } = await import('../../src/games/now-or-never/board/market/part.tsx')
const { GAME_WORDS } = await import('../../src/games/now-or-never/words/game-words.ts')
const { viewOf } = await import('../../src/games/now-or-never/view.ts')

const table = seen(scenario({}))

it('finds a place by its number, its name or its letter', () => {
  const called = (said: string) => GAME_WORDS.placeNamed(said, table)
  const { locations } = viewOf(table)
  expect(called('space 36')).toBe('space:35')
  expect(called('hermits hut')).toBe(`space:${locations.indexOf('hermits-hut')}`)
  expect(called('the monument')).toBe(`space:${locations.indexOf('monument')}`)
  const { spaces } = valuesOf({}, { map: 'above' })
  const letter = spaces.findIndex((space) => space.kind === 'search' && space.letter === 'D')
  expect(called('search space d')).toBe(`space:${letter}`)
  expect(called('pebble mite')).toMatch(/^space:\d+$/)
  expect(called('nowhere at all')).toBeNull()
})

it('counts those who may be recruited on the lamp of the market', () => {
  const { specialistRow } = viewOf(table)
  const may = table.ask?.options.filter(({ id }) => id.startsWith('recruit:')) ?? []
  expect(may.length).toBeGreaterThan(0)
  expect(litOn(table, MARKET)).toBe(may.length)
  expect(MARKET.holds?.(`specialist:${specialistRow[0]}`, table)).toBe(true)
})

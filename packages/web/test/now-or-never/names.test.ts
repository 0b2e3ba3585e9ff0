// Places by name in the text view, and the number of highlights on the market.
import { valuesOf } from '@lorehall/now-or-never/client'
import { scenario } from '@lorehall/now-or-never/testing'
import { expect, it, vi } from 'vitest'
import { highlightedOn } from '../../src/table-ui/arranged.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
vi.stubGlobal('requestAnimationFrame', () => 0)
const { MARKET } = await import('../../src/games/now-or-never/board/market/part.tsx')
const { TEXT_VIEW } = await import('../../src/games/now-or-never/text-view/text-view.ts')
const { viewOf } = await import('../../src/games/now-or-never/view.ts')

const table = seen(scenario({}))

it('finds a place by its number, its name, its letter or its enemy', () => {
  const called = (said: string) => TEXT_VIEW.placeNamed(said, table)
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

it('counts the specialists that can be recruited as highlights of the market', () => {
  const { specialistRow } = viewOf(table)
  const may = table.ask?.options.filter(({ id }) => id.startsWith('recruit:')) ?? []
  expect(may.length).toBeGreaterThan(0)
  expect(highlightedOn(table, MARKET)).toBe(may.length)
  expect(MARKET.holds?.(`specialist:${specialistRow[0]}`, table)).toBe(true)
})

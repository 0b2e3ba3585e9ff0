// Wandering Nomads on the page: what a Region and a player say about them.
import { scenario } from '@lorehall/heroes/testing'
import { expect, test, vi } from 'vitest'
import { worldInPlay } from '../../src/games/heroes/world.ts'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { NOMADS } = await import('../../src/games/heroes/modules/nomads/parts.ts')

const { ids, byLand, lands } = worldInPlay()
const desert = lands.findIndex(({ terrain }) => terrain === 'desert')
const beside = byLand[desert]?.find((place) => lands[place]?.yields !== null) ?? -1

const shown = seen(
  scenario({
    options: { nomads: true, nomadsWander: true },
    players: { 0: { captives: { ready: 1, used: 0 } } },
    state: { wandering: { at: lands.map((_, place) => (place === desert ? 2 : 0)), stock: 7 } },
  }),
)

const linesAt = (place: number) => NOMADS.parts.linesAt?.(`region:${ids[place]}`, shown, ENGLISH) ?? []

test('H-NOMAD-4 a Region says how many Nomads are there, and what an army needs', () => {
  expect(linesAt(desert)).toEqual([
    '2 Nomads here. An army with Natural Strength 4 or more captures them; a weaker one loses a Unit and goes back.',
  ])
})

test('H-NOMAD-4 a Resource Region next to them says that it yields less, and others say nothing', () => {
  expect(linesAt(beside)).toEqual(['Nomads are next to it: it yields 1 resource less.'])
  const far = lands.findIndex((_, place) => place !== desert && byLand[desert]?.includes(place) !== true)
  expect(linesAt(far)).toEqual([])
})

test('H-NOMAD-5 the text view counts captured Nomads', () => {
  expect(NOMADS.parts.text?.lines?.(0, shown, ENGLISH)).toEqual([
    '1 captured Nomad can follow or muster this round.',
  ])
  expect(NOMADS.parts.text?.lines?.(1, shown, ENGLISH)).toEqual([])
})

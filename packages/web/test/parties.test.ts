// The parties of a game that win and lose: seats, sides, rivals without a seat.
import type { WireRival } from '@lorehall/host'
import { expect, it, vi } from 'vitest'
import { partiesOf, partyName, scoringRivals, winnerNames } from '../src/table-ui/parties.ts'
import { ENGLISH, update } from './kit.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { wonSaid } = await import('../src/screens/table/end/winners.tsx')

const seats = ['Ada', 'Ben', 'Cem', 'Dia'].map((name) => ({ name, kind: 'bot' as const }))
const standing = [5, 9, 6, 1].map((total, seat) => ({ seat, total, lines: [] }))
const warden = (total: number | null, won = false): WireRival => ({
  id: 'warden',
  name: 'The warden',
  score: total === null ? null : { total, lines: [] },
  won,
})
const teams = [
  [0, 2],
  [1, 3],
]

it('counts a side as one party with the sum of its points, best first', () => {
  const told = update({ seats, standing, sides: teams, winners: [0, 2] })
  const parties = partiesOf(told)
  expect(parties.map(({ total, won }) => [total, won])).toEqual([
    [11, true],
    [10, false],
  ])
  expect(parties.map((party) => partyName(party, told, ENGLISH))).toEqual(['Ada and Cem', 'Ben and Dia'])
})

it('sorts a rival by its score, and one without a score last', () => {
  const among = (rival: WireRival) =>
    partiesOf(update({ seats, standing, rivals: [rival] })).map(({ id }) => id)
  expect(among(warden(7))).toEqual(['1', 'warden', '2', '0', '3'])
  expect(among(warden(null))).toEqual(['1', '2', '0', '3', 'warden'])
  expect(scoringRivals({ rivals: [warden(7), warden(null)] })).toEqual([warden(7)])
})

it('names the winner: one player, a side, a rival, several, nobody', () => {
  const said = (told: Parameters<typeof update>[0], me: number | null = null) =>
    wonSaid(update({ seats, standing, over: true, ...told }), me, ENGLISH)
  expect(said({ winners: [1] })).toBe('Ben wins')
  expect(said({ winners: [1] }, 1)).toBe('You win')
  expect(said({ winners: [0, 2], sides: teams })).toBe('Ada and Cem win together')
  expect(said({ winners: [0, 2], sides: teams }, 2)).toBe('Your side wins')
  expect(said({ winners: [0, 2] }, 2)).toBe('Cem and Ada share the win')
  expect(said({ rivals: [warden(9, true)] }, 1)).toBe('The warden wins')
  expect(said({ rivals: [warden(9)] })).toBe('No one wins')
  expect(winnerNames(update({ seats, rivals: [warden(9, true)] }), ENGLISH)).toEqual(['The warden'])
})

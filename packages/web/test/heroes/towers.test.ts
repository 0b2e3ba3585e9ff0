// The points of a Tower follow the options of the table, on the page and in the rules.
import { scenario } from '@lorehall/heroes/testing'
import { expect, it, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutMap } = await import('../../src/games/heroes/board/map/about.ts')

const { standing } = await import('../../src/games/heroes/score/score.ts')

const PLACE = 'II-6'

/** The points that the rules give for a Tower there. */
function scored(towers: string): number {
  const { machine, game } = scenario({ options: { towers }, players: { 0: { towers: [PLACE] } } }).table
  const [own] = game.see.standing(machine, 0)
  return own?.lines.find(({ what }) => what === 'towers')?.points ?? 0
}

/** The page's text about a Tower there. */
function said(towers: string): string {
  const shown = seen(scenario({ options: { towers }, players: { 0: { towers: [] } } }))
  return aboutMap(shown, `region:${PLACE}`, ENGLISH)?.lines.join('\n') ?? ''
}

it('the score window says what a Tower scores per Region', () => {
  const why = (towers: string) => {
    const shown = seen(scenario({ options: { towers }, players: { 0: { towers: [PLACE] } } }))
    return standing(shown, 0, ENGLISH).added.find(({ what }) => what === 'towers')?.why
  }
  expect(why('1')).toBe('1 point per Region of distance from your Capital')
  expect(why('3')).toBe('3 points per Region of distance from your Capital')
})

it.each(['1', '3'])('%s per Region: the page says what the rules score', (towers) => {
  expect(scored(towers)).toBeGreaterThan(0)
  expect(said(towers)).toMatch(new RegExp(`\\b${scored(towers)} points`))
})

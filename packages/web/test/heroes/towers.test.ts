// A Tower brings what the options of the table say, on the page as in the rules.
import { scenario } from '@lorehall/heroes/testing'
import { expect, it, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutMap } = await import('../../src/games/heroes/board/map/about.ts')

const { standing } = await import('../../src/games/heroes/standing/standing.ts')

const PLACE = 'II-6'

/** What the rules score for a Tower that stands there. */
function scored(towers: string): number {
  const { machine, game } = scenario({ options: { towers }, players: { 0: { towers: [PLACE] } } }).table
  const [own] = game.see.standing(machine, 0)
  return own?.lines.find(({ what }) => what === 'towers')?.points ?? 0
}

/** What the page says that one there would bring. */
function said(towers: string): string {
  const shown = seen(scenario({ options: { towers }, players: { 0: { towers: [] } } }))
  return aboutMap(shown, `region:${PLACE}`, ENGLISH)?.lines.join('\n') ?? ''
}

it('where one stands says what a Tower is worth for each Region', () => {
  const why = (towers: string) => {
    const shown = seen(scenario({ options: { towers }, players: { 0: { towers: [PLACE] } } }))
    return standing(shown, 0, ENGLISH).added.find(({ what }) => what === 'towers')?.why
  }
  expect(why('1')).toBe('1 point for each Land Region between a Tower and your Capital')
  expect(why('3')).toBe('3 points for each Land Region between a Tower and your Capital')
})

it.each(['1', '3'])('%s for each Region: the page says what the rules score', (towers) => {
  expect(scored(towers)).toBeGreaterThan(0)
  expect(said(towers)).toMatch(new RegExp(`\\b${scored(towers)} points`))
})

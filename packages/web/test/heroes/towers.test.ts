// A Tower brings what the options of the table say, on the page as in the rules.
import { scenario } from '@lorehall/heroes/testing'
import { expect, it, vi } from 'vitest'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutMap } = await import('../../src/games/heroes/board/map/about.ts')

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

it.each(['1', '3'])('%s for each Region: the page says what the rules score', (towers) => {
  expect(scored(towers)).toBeGreaterThan(0)
  expect(said(towers)).toMatch(new RegExp(`\\b${scored(towers)} points`))
})

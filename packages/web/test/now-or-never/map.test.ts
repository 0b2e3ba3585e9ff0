// The map: its layout and the texts of its spaces.
import type { Update } from '@lorehall/host'
import { nowOrNever } from '@lorehall/now-or-never'
import { cellAt } from '@lorehall/now-or-never/client'
import { type Scenario, scenario, type HeroSpot } from '@lorehall/now-or-never/testing'
import { expect, test, vi } from 'vitest'
import { nextSpace } from '../../src/games/now-or-never/board/map/keys.ts'
import { boxOf, layoutFor } from '../../src/games/now-or-never/board/map/layout.ts'
import { linesOf, wideIn } from '../../src/games/now-or-never/board/map/names.ts'
import { ENGLISH, update, wireAsk, wireOption } from '../kit.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutMap } = await import('../../src/games/now-or-never/board/map/about.ts')
const { walksOf } = await import('../../src/games/now-or-never/board/map/reach.ts')

test('at 1366 × 650 a space is about 104 by 111, and all ten columns are on screen', () => {
  const layout = layoutFor({ w: 1046, h: 444 })
  expect(layout.w).toBe(1046)
  expect(Math.round(layout.cell.w)).toBe(104)
  expect(layout.cell.h).toBeGreaterThan(107)
  const last = boxOf(39, layout)
  expect(last.x + last.w).toBeLessThan(1046)
  expect(last.y + last.h).toBeLessThan(444)
})

test('on a phone the map fills the height, is wider than the screen, and has readable text', () => {
  for (const area of [
    { w: 390, h: 520 },
    { w: 580, h: 310 },
  ]) {
    const { w, h, fits, letters } = layoutFor(area)
    expect(h).toBe(area.h)
    expect(w).toBeGreaterThan(area.w)
    expect(fits).toBe('height')
    expect(letters).toBeGreaterThanOrEqual(11)
  }
})

test('arrow keys move over the map and stay on it', () => {
  expect(nextSpace('space:0', 'ArrowRight')).toBe('space:1')
  expect(nextSpace('space:0', 'ArrowDown')).toBe('space:10')
  expect(nextSpace('space:0', 'ArrowLeft')).toBeNull()
  expect(nextSpace('space:9', 'ArrowRight')).toBeNull()
  expect(nextSpace('space:39', 'ArrowDown')).toBeNull()
})

test('a name that is too long for its space is split into two even lines', () => {
  expect(linesOf('Istreka', 13, 90)).toEqual(['Istreka'])
  expect(linesOf('Tower of Miners', 13, 90)).toEqual(['Tower of', 'Miners'])
  for (const line of linesOf('The Unfinished King', 13, 94)) expect(wideIn(line, 13)).toBeLessThan(94)
})

/** The update for seat 0 in its turn. */
const shown = ({ table: { machine } }: Scenario): Update =>
  update({
    options: machine.options,
    view: nowOrNever.see.view(machine, 0),
    eyes: 0,
    ask: wireAsk({ seat: 0, options: [wireOption('go', { at: 'hero' })] }),
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Ben', kind: 'person' },
    ],
  })

const onTurn = (players: HeroSpot['players'] = {}, options: HeroSpot['options'] = {}) =>
  shown(scenario({ players: { 0: { space: cellAt(2, 4), hearts: 9, ...players[0] } }, options }))

function said(at: string, seen: Update): string {
  const about = aboutMap(seen, at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

test('before a walk every space says its cost in hearts, and the arrow', () => {
  const seen = onTurn()
  const walks = walksOf(seen)
  expect(walks[cellAt(2, 4)]).toBeNull()
  expect(walks[cellAt(2, 3)]).toMatchObject({ cost: 0, hearts: 9 })
  expect(walks[cellAt(2, 5)]).toMatchObject({ cost: 1, hearts: 8 })
  expect(said(`space:${cellAt(2, 3)}`, seen)).toContain('costs no heart')
  expect(said(`space:${cellAt(2, 5)}`, seen)).toMatch(
    /costs 1 heart; you would have 8 left.*your \d-step arrow/,
  )
  const weak = onTurn({ 0: { hearts: 1 } })
  expect(said(`space:${cellAt(2, 5)}`, weak)).toContain('which ends your turn')
})

test('without an ask no space mentions walking', () => {
  const seen = update({ ...onTurn(), ask: null })
  expect(walksOf(seen)).toEqual([])
  expect(said(`space:${cellAt(2, 3)}`, seen)).not.toContain('Walking here')
})

test('a location says what it does on this side of the map, and which of my quests are played there', () => {
  const hand = ['D09']
  const seen = onTurn({ 0: { hand } })
  expect(said('location:istreka', seen)).toMatch(/may buy gear.*quest/is)
  expect(said('location:istreka', onTurn({}, { map: 'under' }))).toMatch(/1 heart.*order/is)
  expect(said('location:scholars-tower', seen)).toContain('A Theory of Everything Nearby: pay 3 books')
  expect(said('location:istreka', seen)).not.toContain('Your quest')
})

test('an enemy shows its values, its reward, how many are left, and my exact chance with the hearts on arrival', () => {
  const seen = onTurn()
  const mite = said('enemy:1', seen)
  expect(mite).toContain('Health 3, attack 1.')
  expect(mite).toContain('Reward: 1 villager.')
  expect(mite).toContain('Pebble Mite: 2 left')
  expect(mite).toMatch(/Your chance to win: (?:100|over 99|9\d) ?%, with 9 hearts/)
  const king = said('enemy:9', onTurn({ 0: { hearts: 3, mana: 0 } }))
  expect(king).toContain('Health 19')
  expect(king).not.toMatch(/[1-9]\d%/)
})

test('a space says if it is a mountain, who is there, and if it has a die to roll', () => {
  const seen = onTurn()
  expect(said(`space:${cellAt(2, 5)}`, seen)).toContain('Mountain')
  expect(said(`space:${cellAt(2, 4)}`, seen)).toContain('Ada is here')
  expect(said(`space:${cellAt(2, 3)}`, seen)).toContain('roll a die')
})

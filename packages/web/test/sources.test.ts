// Wherever points come from, the score sheet of the page has words for it.
import { heroes } from '@lorehall/heroes'
import { Chance, type Game, Table } from '@lorehall/kernel'
import { drawnStart } from '@lorehall/kernel/testing'
import { nowOrNever } from '@lorehall/now-or-never'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { NAMES_EN as HEROES } from '../src/games/heroes/table/en.ts'
import { NAMES_EN as NOW_OR_NEVER } from '../src/games/now-or-never/table/en.ts'
import { NAMES_EN as VINDICATION } from '../src/games/vindication/table/en.ts'
import type { GameNames } from '../src/table/names.ts'

/** By chance some never end: what they have brought by then is enough. */
const A_LONG_GAME = 3000

/** Everything that brought somebody points in games by chance, with whatever options. */
function sourcesIn(game: Game): readonly string[] {
  const found = new Set<string>()
  for (let n = 0; n < 40; n++) {
    const seed = `sources ${n}`
    const chance = new Chance(seed)
    const table = new Table(game, { ...drawnStart(game, {}, chance), seed })
    for (let answers = 0; answers < A_LONG_GAME && !table.over; answers++) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      table.take(ask, chance.pick(ask.options.filter(({ manner }) => manner !== 'unticks')))
    }
    for (const { lines } of game.see.standing(table.machine, 'host'))
      for (const { what } of lines) found.add(what)
  }
  return [...found]
}

const GAMES: readonly (readonly [Game, GameNames])[] = [
  [vindication, VINDICATION],
  [nowOrNever, NOW_OR_NEVER],
  [heroes, HEROES],
]

test.each(GAMES)('$title', (game, { sources, otherSource }) => {
  const found = sourcesIn(game)
  expect(found.length).toBeGreaterThan(5)
  const said = (what: string) => sources[what] ?? otherSource?.(what) ?? what
  expect(found.filter((what) => said(what) === what)).toEqual([])
})

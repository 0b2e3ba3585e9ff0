// The page has a name for every source of points.
import { heroes } from '@lorehall/heroes'
import { Chance, type Game, type GameOptions, Table } from '@lorehall/kernel'
import { drawnStart } from '@lorehall/kernel/testing'
import { nowOrNever } from '@lorehall/now-or-never'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { NAMES_EN as HEROES } from '../src/games/heroes/parts/en.ts'
import { loadModules as loadNowOrNever } from '../src/games/now-or-never/modules.ts'
import { NAMES_EN as NOW_OR_NEVER } from '../src/games/now-or-never/parts/en.ts'
import { loadAllModules, loadModules } from '../src/games/vindication/modules.ts'
import { NAMES_EN as VINDICATION } from '../src/games/vindication/parts/en.ts'
import { namesWith } from '../src/table-ui/module-parts.ts'
import type { GameNames } from '../src/table-ui/names.ts'

/** Some random games never end: their points up to then are enough. */
const A_LONG_GAME = 3000

type NamesAt = (options: GameOptions) => Promise<GameNames>

/** The sources of points in random games with random options, each with its name on the page. */
async function sourcesIn(game: Game, namesAt: NamesAt): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let n = 0; n < 40; n++) {
    const seed = `sources ${n}`
    const chance = new Chance(seed)
    const table = new Table(game, { ...drawnStart(game, {}, chance), seed })
    for (let answers = 0; answers < A_LONG_GAME && !table.over; answers++) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      table.take(ask, chance.pick(ask.options.filter(({ manner }) => manner !== 'unticks')))
    }
    const { sources, otherSource } = await namesAt(table.options)
    for (const { lines } of game.see.standing(table.machine, 'host'))
      for (const { what } of lines) found.set(what, sources[what] ?? otherSource?.(what) ?? what)
  }
  return found
}

const GAMES: readonly (readonly [Game, NamesAt])[] = [
  [vindication, async (options) => namesWith(VINDICATION, await loadModules(options))],
  [nowOrNever, async (options) => namesWith(NOW_OR_NEVER, await loadNowOrNever(options))],
  [heroes, async () => HEROES],
]

test.each(GAMES)('$title', async (game, namesAt) => {
  const found = await sourcesIn(game, namesAt)
  expect(found.size).toBeGreaterThan(5)
  expect([...found].filter(([what, said]) => said === what)).toEqual([])
})

test('the base of Vindication names no score line of a module', async () => {
  const { sources } = await loadAllModules()
  expect(Object.keys(sources).length).toBeGreaterThan(5)
  expect(Object.keys(sources).filter((what) => what in VINDICATION.sources)).toEqual([])
})

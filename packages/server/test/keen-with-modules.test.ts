// Bots that look ahead finish a game with a module: its offers come to an end.
import { botNamed, think } from '@lorehall/bots'
import { ENEMY_STEPS } from '@lorehall/heroes/enemy'
import { heroesWith } from '@lorehall/heroes/game'
import { judge as heroesJudge } from '@lorehall/heroes/judge'
import { lanterns as heroesLanterns } from '@lorehall/heroes/testing'
import { Chance, type Game, type Judge, Table } from '@lorehall/kernel'
import { nowOrNeverWith } from '@lorehall/now-or-never/game'
import { judge as nowOrNeverJudge } from '@lorehall/now-or-never/judge'
import { lanterns as nowOrNeverLanterns } from '@lorehall/now-or-never/testing'
import { expect, test } from 'vitest'

/** More answers than any game of two players has. */
const MOST = 3000

const PLAYED: readonly (readonly [string, Game, Judge])[] = [
  ['Now or Never', nowOrNeverWith([nowOrNeverLanterns], [nowOrNeverLanterns.content]), nowOrNeverJudge],
  ['Heroes', heroesWith([heroesLanterns], ENEMY_STEPS, [heroesLanterns.content]), heroesJudge],
]

test.each(PLAYED)('%s: keen bots finish a game with lanterns', (_name, game, judge) => {
  const table = new Table(game, { seats: 2, seed: 'lanterns', options: { lanterns: true } })
  const [bot, chance] = [botNamed('greedy', judge), new Chance('lanterns')]
  for (let taken = 0; !table.over && taken < MOST; taken++) {
    const ask = table.asks.find(({ aside }) => !aside)
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
  expect(table.over).toBe(true)
})

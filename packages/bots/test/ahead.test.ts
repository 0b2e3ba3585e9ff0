// How far greedy looks ahead in a game with `weighsAhead`.
import { Chance, type Game, type WholeGame } from '@lorehall/kernel'
import { open, play, toyGame } from '@lorehall/kernel/testing'
import { expect, it } from 'vitest'
import { botNamed, think } from '../src/index.ts'

const toy: WholeGame = toyGame
const { act } = toy.play.steps

/** The toy with `weighsAhead`, in which every action reveals something or rolls a die before others respond. */
function weighing(wall: 'reveal' | 'chance'): WholeGame {
  const steps: Game['play']['steps'] = {
    ...toy.play.steps,
    act(t, step, answer) {
      if (answer !== undefined && wall === 'reveal') t.reveal()
      if (answer !== undefined && wall === 'chance') t.chance(6)
      act?.(t, step, answer)
    },
  }
  return { ...toy, judge: { ...toy.judge, weighsAhead: true }, play: { ...toy.play, steps } }
}

const hand = (seat: number, card: string) => ({
  op: 'replace' as const,
  path: `/game/seats/${seat}/hand`,
  value: [{ card, seen: [] }],
})

/** Greedy's choice if seat 0 has a boon that seat 1 may respond to. */
function chosen(game: WholeGame): string {
  const table = open(game, { seats: 2, patch: [hand(0, 'boon'), hand(1, 'gem')] })
  play(table, '0 tactic:march', '1 tactic:march')
  return think(table.machine, 0, botNamed('greedy', game.judge), new Chance('ahead')).id
}

it('looks past a revealed card: others respond, and it takes effect', () => {
  expect(chosen(toy)).toBe('cast:boon')
  expect(chosen(weighing('reveal'))).toBe('cast:boon')
})

it('looks no further than the first chance', () => {
  expect(chosen(weighing('chance'))).not.toBe('cast:boon')
})

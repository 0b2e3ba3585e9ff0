// Decisions of several picks: bots tick and confirm and never untick, and the greedy bot finds the best picks.
import { Chance, numbered, type Option, Table, type WholeGame } from '@lorehall/kernel'
import { toyGame, type ToyState, type ToyValues } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { botNamed, botNames, forward, think } from '../src/index.ts'

const toy: WholeGame = toyGame

const ENOUGH = { id: 'enough', rule: 'T-DRAFT-1' }

/** A game with one question: keep `wanted` of these numbers; each scores as many points. */
function keeping(numbers: readonly number[], wanted: number): WholeGame<ToyState, ToyValues> {
  return {
    ...toyGame,
    play: {
      ...toyGame.play,
      begin: (t) => t.push({ do: 'keep', seat: 0 }),
      steps: {
        keep(t, { seat }, answer) {
          const own = t.state.seats[seat]
          if (answer !== undefined && own !== undefined) {
            for (const { n } of t.picksOf(seat)) own.points += n
            return
          }
          t.askSeveral(seat, 'keep')
          for (const n of numbers) t.tick(numbered('keep', n), t.ticks() < wanted ? null : ENOUGH)
          t.confirm(wanted - t.ticks())
        },
      },
    },
    judge: {
      ...toyGame.judge,
      // A wrong quick player: it prefers the first number.
      quick: (_f, ask) => ask.options[0] ?? null,
    },
  }
}

function decided(game: WholeGame<ToyState, ToyValues>, name: string): string[] {
  const table = new Table(game, { seats: 2, seed: 'several' })
  const picks: string[] = []
  while (!table.over) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    const chosen = think(table.machine, 0, botNamed(name, game.judge), new Chance(`${name} ${picks.length}`))
    picks.push(chosen.id)
    table.take(ask, chosen)
  }
  return picks
}

describe('a decision of several picks', () => {
  it.each([...botNames])('%s plays whole games with a draft and feasts, and never unticks', (name) => {
    const manners = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const table = new Table(toy, {
        seats: 3,
        seed: `${name} ${n}`,
        options: { draft: true },
      })
      const chance = new Chance(`${name} ${n}`)
      while (!table.over) {
        const [ask] = table.asks
        if (ask === undefined) throw new Error('nobody is asked')
        const chosen: Option = think(table.machine, ask.seat, botNamed(name, toy.judge), chance)
        manners.add(chosen.manner)
        table.take(ask, chosen)
      }
    }
    expect(manners).toContain('confirms')
    expect(manners).not.toContain('unticks')
  })

  it('continues from the ticks of a person', () => {
    const game = keeping([1, 5, 3, 4], 2)
    const table = new Table(game, { seats: 2, seed: 'left' })
    table.enter('0 keep:1')
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    expect(ask.options.map(({ id }) => id)).toContain('untick:keep:1')
    expect(forward(ask).options.map(({ id }) => id)).toEqual(['keep:5', 'keep:3', 'keep:4'])
    expect(think(table.machine, 0, botNamed('greedy', game.judge), new Chance('left')).id).toBe('keep:5')
  })

  it('gets the best picks from the greedy bot, as many as are owed', () => {
    expect(decided(keeping([1, 5, 3, 4], 2), 'greedy').toSorted()).toEqual(['confirm', 'keep:4', 'keep:5'])
  })

  it('gets only the picks that pay off if any number is allowed', () => {
    const game = keeping([2, -1, 3, -4], 4)
    const free: typeof game = {
      ...game,
      play: {
        ...game.play,
        steps: {
          keep(t, step, answer) {
            if (answer !== undefined) return game.play.steps['keep']?.(t, step, answer)
            t.askSeveral(step.seat, 'keep')
            for (const n of [2, -1, 3, -4]) t.tick(numbered('keep', n), null)
            t.confirm(0)
          },
        },
      },
    }
    expect(decided(free, 'greedy').toSorted()).toEqual(['confirm', 'keep:2', 'keep:3'])
  })

  it('may be long: the quick player makes the first picks, and the greedy bot tries the last ones', () => {
    const numbers = Array.from({ length: 50 }, (_, i) => i + 1)
    const picks = decided(keeping(numbers, 40), 'greedy')
    expect(picks).toHaveLength(41)
    expect([picks[0], picks[39], picks[40]]).toEqual(['keep:1', expect.stringMatching(/keep:4\d/), 'confirm'])
  })
})

it('the greedy bot leaves a sealed answer to the quick player, because it has no effect yet', () => {
  const table = new Table(toyGame, { seats: 3, seed: 'sealed', options: { draft: true } })
  const game: WholeGame<ToyState, ToyValues> = {
    ...toyGame,
    judge: { ...toyGame.judge, quick: (_f, ask) => ask.options.at(-1) ?? null },
  }
  const own = new Table(game, { seats: 3, seed: 'sealed', options: { draft: true } })
  const last = table.askOf(1)?.options.at(-1)?.id
  for (let n = 0; n < 5; n++) {
    expect(think(own.machine, 1, botNamed('greedy', game.judge), new Chance(`sealed ${n}`)).id).toBe(last)
  }
})

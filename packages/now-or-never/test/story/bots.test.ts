// Bots judge the choices of a scene by what a person knows.
import { cloneJson } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { nowOrNeverWith } from '../../src/game.ts'
import { judge } from '../../src/judge.ts'
import { c1 } from '../../src/modules/story/chapters/c1.ts'
import { readChapter } from '../../src/modules/story/chapters/read.ts'
import { storyWith } from '../../src/modules/story/index.ts'
import { pricesNow } from '../../src/bot/prices.ts'
import { stopping } from '../../src/modules/story/worth.ts'
import { stopsAt } from '../../testing/story.ts'
import { rolls, type Scenario } from '../../testing/index.ts'

const search = (g: Scenario) => g.play(`0 search:${g.player(0).space}`)

/** The options that a bot considers. */
function considered(g: Scenario): string[] {
  const [ask] = g.table.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return (judge.promising?.(g.table.machine, ask) ?? []).map(({ id }) => id)
}

describe('N-STORY-33 a bot', () => {
  /** Chapter 1 with other rewards: every choice gives this many coins, books and reputation. */
  const richer = (n: number) => {
    const events = Object.fromEntries(
      Object.entries(c1.record.events).map(([id, event]) => [
        id,
        {
          ...event,
          choices: event.choices.map((choice, i) => ({
            ...choice,
            do: [{ verb: 'gain', coin: i === n ? 40 : 0, book: i === n ? 9 : 0 }],
            reputation: i === n ? 3 : -3,
          })),
        },
      ]),
    )
    const record = cloneJson({ ...c1.record, events })
    const story = storyWith([readChapter(record, c1.titles)])
    return nowOrNeverWith([story], [story.content])
  }

  test.each(['A', 'E', 'J', 'L'])('chooses the same at %s whatever the rewards are', (letter) => {
    const chosen = [undefined, richer(0), richer(1)].map((game) =>
      considered(
        search(stopsAt(letter, { me: { hearts: 9, coins: 3 }, ...(game === undefined ? {} : { game }) })),
      ),
    )
    expect(chosen[0]).toHaveLength(1)
    expect(new Set(chosen.map(String)).size).toBe(1)
  })

  test('adds hearts to reach a skill that is worth them', () => {
    const near = rolls(search(stopsAt('E', { me: { hearts: 9 } })), 4).play('0 choose:a')
    expect(considered(near)[0]).toMatch(/^add:[13]$/)
  })

  test('rerolls a low die of a test and keeps a high one', () => {
    const rolled = (die: number) =>
      rolls(search(stopsAt('E', { me: { hearts: 9, mana: 1 } })), die).play('0 choose:b')
    expect(considered(rolled(1))[0]).toMatch(/^reroll:/)
    expect(considered(rolled(3))).toEqual(['keep-die'])
  })

  test('likes to stop where its hero can begin a scene, the more hearts it has', () => {
    const { machine } = stopsAt('A', { story: { mission: [1, 0] } }).table
    const worth = (cell: number, hearts: number) => stopping(machine, 0, cell, hearts, pricesNow(machine))
    const [letter, mission] = [
      machine.state.players[0]?.space ?? 0,
      machine.state.locations.indexOf('monument'),
    ]
    expect(worth(mission, 9)).toBeGreaterThan(worth(letter, 9))
    expect(worth(letter, 9)).toBeGreaterThan(worth(letter, 2))
    expect([worth(letter, 1), worth(machine.state.locations.indexOf('istreka'), 9)]).toEqual([0, 0])
  })
})

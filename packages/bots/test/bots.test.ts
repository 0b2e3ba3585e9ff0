// The bots, on the toy game: they choose offered options, don't change the table and don't see secrets.
import {
  Chance,
  digest,
  type Game,
  type Judge,
  numbered,
  type Option,
  named,
  Refusal,
  Table,
} from '@lorehall/kernel'
import { play, toyGame } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type Board, type Bot, botNamed, botNames, Memory, think } from '../src/index.ts'

const toy: Game = toyGame
const { judge } = toyGame

function newTable(seed: string, seats = 3): Table {
  return new Table(toy, { seats, seed })
}

/** Plays the table to its end, checks every answer and passes it to `see`. */
function playOut(table: Table, bots: readonly Bot[], chance: Chance, see: (chosen: Option) => void): void {
  while (!table.over) {
    const ask = table.asks[0]
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody is asked')
    const before = digest(table.machine.position)
    const chosen = think(table.machine, ask.seat, bot, chance)
    expect(ask.options).toContain(chosen)
    expect(digest(table.machine.position)).toBe(before)
    see(chosen)
    table.take(ask, chosen)
  }
}

describe('every bot', () => {
  it.each([...botNames])('%s chooses an offered option and does not change the table', (name) => {
    const bot = botNamed(name, judge)
    const table = newTable(`a ${name}`)
    playOut(table, [bot, bot, bot], new Chance('bots'), () => undefined)
    expect(table.over).toBe(true)
  })

  it('gives the same answers for the same chance', () => {
    for (const name of botNames) {
      const [first, second] = [0, 1].map(() => {
        const picks: string[] = []
        const bot = botNamed(name, judge)
        playOut(newTable('same'), [bot, bot, bot], new Chance('same'), ({ id }) => picks.push(id))
        return picks
      })
      expect(first).toEqual(second)
    }
  })

  it('is refused if its name is unknown, with the known names', () => {
    expect(() => botNamed('genius', judge)).toThrow(
      new Refusal(
        'bad-request',
        "there is no bot 'genius'; use one of: easy, normal, hard, expert, random, quick, greedy, curious",
      ),
    )
  })

  it('refuses to think for a seat that is not asked', () => {
    const table = newTable('idle')
    while (!table.over) {
      const ask = table.asks[0]
      const first = ask?.options[0]
      if (ask !== undefined && first !== undefined) table.take(ask, first)
    }
    expect(() => think(table.machine, 0, botNamed('random', judge), new Chance('x'))).toThrow('not asked')
  })
})

describe('a bot that looks ahead', () => {
  it('gets a copy with the same view and random secrets', () => {
    const table = newTable('hidden')
    const view = digest(toy.see.view(table.machine, 0))
    const states = new Set<string>()
    const peeping: Bot = {
      name: 'peeping',
      needs: 'guess',
      choose(machine: Board, ask) {
        expect(machine).not.toBe(table.machine)
        expect(digest(toy.see.view(machine, 0))).toBe(view)
        states.add(digest(machine.position.game))
        const [first] = ask.options
        if (first === undefined) throw new Error('nothing is offered')
        return first
      },
    }
    for (let n = 0; n < 30; n++) think(table.machine, 0, peeping, new Chance(`guess ${n}`))
    expect(states.size).toBeGreaterThan(5)
  })
})

describe('greedy', () => {
  it('beats random', () => {
    let won = 0
    for (let n = 0; n < 60; n++) {
      const table = newTable(`greedy ${n}`, 2)
      const chance = new Chance(`greedy ${n}`)
      playOut(table, [botNamed('greedy', judge), botNamed('random', judge)], chance, () => undefined)
      if (toy.play.winners(table.machine).includes(0)) won++
    }
    expect(won).toBeGreaterThan(50)
  })

  it('includes the responses of others to its action', () => {
    // A boon scores if everyone with a card passes. Which card they have is guessed.
    const table = new Table(toy, { seats: 2, seed: 'boon', values: { boonPoints: 9 } })
    play(table, '0 tactic:march', '1 tactic:march')
    const hand = (card: string) => [{ card, seen: [] }]
    table.patch([
      { op: 'replace', path: '/game/seats/0/hand', value: hand('boon') },
      { op: 'replace', path: '/game/seats/1/hand', value: hand('gem') },
    ])
    const chosen = (n: number) =>
      think(table.machine, 0, botNamed('greedy', judge), new Chance(`boon ${n}`)).id
    expect(Array.from({ length: 20 }, (_, n) => chosen(n))).toContain('cast:boon')
  })
})

describe('greedy with promising options', () => {
  const telling = (tell: NonNullable<Judge['promising']>) => ({
    table: new Table(toy, { seats: 2, seed: 'told' }),
    greedy: botNamed('greedy', { ...judge, promising: tell }),
  })

  it('takes a single promising option, no matter how little it is worth', () => {
    for (const i of [0, 1]) {
      const { table, greedy } = telling((_f, { options }) => options.slice(i, i + 1))
      const [ask] = table.asks
      expect(think(table.machine, 0, greedy, new Chance('x'))).toBe(ask?.options[i])
    }
  })

  it('tries no other options, at its own question and at those that follow', () => {
    const { table, greedy } = telling((_f, { options }) => options.slice(0, 2))
    const chance = new Chance('two')
    while (!table.over) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      const chosen = think(table.machine, ask.seat, greedy, chance)
      expect(ask.kind === 'several' || ask.options.slice(0, 2).includes(chosen)).toBe(true)
      table.take(ask, chosen)
    }
  })
})

describe('curious', () => {
  it('counts each card separately and all numbers of a kind together', () => {
    const memory = new Memory()
    memory.note(numbered('walk', 3))
    memory.note(named('wake', 'anna'))
    expect(memory.timesChosen(numbered('walk', 14))).toBe(1)
    expect(memory.timesChosen(named('wake', 'anna'))).toBe(1)
    expect(memory.timesChosen(named('wake', 'bert'))).toBe(0)
  })

  it('spreads its choices at least as evenly as the random bot', () => {
    const { machine } = newTable('new things')
    const ask = machine.asks.find(({ seat }) => seat === 0)
    if (ask === undefined) throw new Error('seat 0 is not asked')
    const chosenBy = (bot: Bot) => {
      const times = new Map<string, number>()
      const chance = new Chance('new things')
      for (let n = 0; n < 300; n++) {
        const { id } = bot.choose(machine, ask, chance)
        times.set(id, (times.get(id) ?? 0) + 1)
      }
      return Math.max(...times.values()) - Math.min(...ask.options.map(({ id }) => times.get(id) ?? 0))
    }
    expect(chosenBy(botNamed('curious', judge))).toBeLessThanOrEqual(chosenBy(botNamed('random', judge)))
  })
})

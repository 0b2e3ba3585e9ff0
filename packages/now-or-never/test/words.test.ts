import { Chance, type GameEvent, named, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { optionKinds } from '../src/choices.ts'
import { nowOrNever } from '../src/index.ts'
import * as reasons from '../src/reasons.ts'
import { labelled } from '../src/text/options/en.ts'
import { scenario } from '../testing/index.ts'
import { midgame } from './laws/midgame.ts'
import { inspect } from '../src/inspect.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const { say } = nowOrNever

const labels = (g: ReturnType<typeof scenario>, seat: number) =>
  (g.table.askOf(seat)?.options ?? []).map((option) => say.label(g.table.machine, option, NAMES))

/** A missing text shows as a name of the code, such as `keepQuests` or `hero-taken`. */
const isCode = (words: string) => /^[a-z]+([A-Z-:][a-zA-Z0-9-]*)*$/.test(words)

describe('words', () => {
  it('every kind of option has a label, and every reason a sentence', () => {
    expect(optionKinds().filter((kind) => kind !== 'untick' && !labelled(kind))).toEqual([])
    const { machine } = scenario().table
    const option = machine.asks[0]?.options[0]
    if (option === undefined) throw new Error('nothing is asked')
    const quest = named('play', 'D01', 'quest:D01')
    expect(say.reason(reasons.NOT_MET, machine, { seat: 0, option: quest })).toBe(
      'You need 2 completed orders to play this card.',
    )
    const { NOT_MET: _met, ...others } = reasons
    for (const reason of Object.values(others)) {
      expect(say.reason(reason, machine, { seat: 0, option })).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('labels show the price, the owner and the effect', () => {
    const g = scenario({
      players: {
        0: { specialists: [{ id: 'osk', up: true }, null, null, null], goods: { shell: 3 }, orders: ['O1'] },
        1: { specialists: [{ id: 'quill', up: true }, null, null, null] },
      },
      state: { specialistRow: ['hobb'] },
    })
    expect(labels(g, 0)).toEqual(
      expect.arrayContaining([
        'Use Osk for 3 coins: build',
        "Use Ben's Quill for 3 coins: regain all hearts; gain 1 mana",
        'Recruit Hobb for 6 coins: build',
        'Rest Osk: 2 hearts or 1 coin',
        'Sell all goods for 5 coins',
      ]),
    )
    expect(labels(g, 0)).toContain('Sell 3 shells for 5 coins')
  })

  it('N-MARKET-3 the price of picked goods is shown before they are sold', () => {
    const g = scenario({ players: { 0: { goods: { shell: 3, tool: 1 } } } })
    g.play('0 some', '0 sell:shell', '0 sell:shell', '0 sell:shell')
    const ask = g.table.askOf(0)
    expect(ask && say.prompt(ask, g.table.machine, NAMES)).toBe('Sell 3 shells for 5 coins?')
  })

  it('a space shows its price together with the tile, and its gain', () => {
    const specialists = [{ id: 'osk', up: true }, null, null, null]
    const g = scenario({ players: { 0: { specialists, coins: 30 } }, options: { map: 'under' } })
    g.play('0 use:osk')
    const { machine } = g.table
    const tile = machine.asks[0]?.options.find(({ kind }) => kind === 'tile')
    if (tile === undefined) throw new Error('no tile')
    const cost = machine.values.buildings[tile.name]?.cost ?? 0
    g.play(`0 ${tile.id}`)
    const space = machine.asks[0]?.options.find(({ id }) => id === 'space:13')
    if (space === undefined) throw new Error('no space')
    expect(say.label(machine, space, NAMES)).toBe(
      `Bottom row, space 2: ${cost + 1} coins total, gives 1 tool`,
    )
  })

  it('a log line calls its reader "you"', () => {
    const g = scenario({ players: { 0: { goods: { shell: 3 } } } }).play('0 sell-all:5')
    const { machine } = g.table
    const [event] = machine.events
    if (event === undefined) throw new Error('nothing happened')
    expect(say.event(machine, event, NAMES, null)).toBe('Ada sells 3 shells for 5 coins')
    expect(say.event(machine, event, NAMES, 0)).toBe('You sell 3 shells for 5 coins')
  })

  it.each([
    [1, 'the beginning'],
    [3, 'the beginning'],
    [2, 'the middle'],
    [4, 'the middle'],
  ] as const)('everything asked and logged with %i players from %s on has a text', (seats, from) => {
    const table = new Table(nowOrNever, { seats, seed: 'words', options: { reroll: true } })
    const chance = new Chance(`words ${seats}`)
    if (from === 'the middle') midgame(table, chance)
    const { machine } = table
    const untold = new Set<string>()
    const silent: (string | undefined)[] = ['turn', 'production']
    const { specialists, quests } = machine.values
    // The line about using a specialist, or about playing a quest, says this, too.
    const isSaid = ({ type, from = '', quest }: GameEvent) =>
      (type === 'paid' && from in specialists) ||
      (type === 'questDone' && typeof quest === 'string' && quests[quest]?.fight === null)
    const hear = (event: GameEvent) => {
      if (say.about?.(machine, event, null).rule === null) untold.add(`the rule of ${event.type}`)
      if (silent.includes(event.type) || isSaid(event)) return
      if (say.event(machine, event, NAMES, null) === null) untold.add(event.type)
    }
    for (let n = 0; n < 1500 && table.asks.length > 0; n++) {
      const ask = chance.pick(table.asks)
      if (!ask.aside && isCode(say.prompt(ask, machine, NAMES))) untold.add(ask.prompt)
      for (const option of ask.options) {
        const said = option.manner === 'unticks' ? 'Untick' : say.label(machine, option, NAMES)
        if (isCode(said)) untold.add(option.id)
      }
      table.enter(`${ask.seat} ${chance.pick(ask.options).id}`)
      machine.events.forEach(hear)
    }
    expect([...untold]).toEqual([])
    expect(inspect.position(machine, NAMES).join('\n')).not.toMatch(/undefined|NaN/)
  })
})

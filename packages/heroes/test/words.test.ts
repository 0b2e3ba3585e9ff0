// Every question, option, refusal and event has a text, with correct numbers.
import { Chance, type GameEvent, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { optionKinds } from '../src/choices.ts'
import { heroes } from '../src/index.ts'
import * as reasons from '../src/reasons.ts'
import { labelled } from '../src/text/options/en.ts'
import { scenario } from '../testing/index.ts'
import { inspect } from '../src/inspect.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const { say } = heroes

/** A missing text shows as a name of the code, such as `keepSpells`, `hero-taken` or `go:I-4`. */
const isCode = (words: string) => words === '' || /^[a-z]+([A-Z-:][a-zA-Z0-9-]*)*$/.test(words)

/** "1 points", "a a Serf", or a gap instead of a name. */
const isBroken = (words: string) =>
  /\b1 [A-Za-z ]*?(?:points|cards|Serfs|Units|Warriors|Regions|Spells)\b|\bundefined\b|\bNaN\b|\S  |\{\}|null/.test(
    words,
  )

/**
 * The game has no line for a sealed answer, which the hall announces, nor for the end of a Battle, whose lines have
 * said everything.
 */
const SILENT: readonly string[] = ['sealed', 'battleOver']

describe('words', () => {
  it('every kind of option has a label, and every reason a sentence', () => {
    expect(optionKinds().filter((kind) => kind !== 'untick' && !labelled(kind))).toEqual([])
    const { machine } = scenario().table
    const option = machine.asks[0]?.options[0]
    if (option === undefined) throw new Error('nothing is asked')
    for (const reason of Object.values(reasons))
      expect(say.reason(reason, machine, { seat: 0, option })).toMatch(/^[A-Z].*\.$/)
  })

  it.each([1, 2, 3, 4])('everything asked and logged with %i players has a text', (seats) => {
    const table = new Table(heroes, { seats, seed: 'words' })
    const chance = new Chance(`words ${seats}`)
    const { machine } = table
    const untold = new Set<string>()
    const hear = (event: GameEvent) => {
      if (SILENT.includes(event.type)) return
      for (const reader of [null, event.seat ?? null]) {
        const told = say.event(machine, event, NAMES, reader)
        if (told === null || isCode(told)) untold.add(`the event ${event.type}`)
        else if (isBroken(told)) untold.add(told)
      }
    }
    for (let n = 0; n < 4000 && table.asks.length > 0; n++) {
      const ask = chance.pick(table.asks)
      const asked = say.prompt(ask, machine, NAMES)
      if (!ask.aside && (isCode(asked) || isBroken(asked))) untold.add(`the prompt ${ask.prompt}: ${asked}`)
      for (const option of ask.options) {
        if (option.manner === 'unticks') continue
        const said = say.label(machine, option, NAMES)
        if (isCode(said) || isBroken(said)) untold.add(`the option ${option.id}: ${said}`)
      }
      table.enter(`${ask.seat} ${chance.pick(ask.options).id}`)
      machine.events.forEach(hear)
    }
    expect([...untold]).toEqual([])
    expect(inspect.position(machine, NAMES).filter(isBroken)).toEqual([])
  })
})

// Texts of the log and the questions about tokens, prices, losses and Collection.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOneGo, isRecord, readRecord, Table } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { TOKENS } from '../src/cards/tokens.ts'
import { heroes } from '../src/index.ts'
import { tokenText } from '../src/text/tokens/en.ts'
import { fight, type PlayerSpot, type Scenario, scenario } from '../testing/index.ts'
import { placeOf } from '../testing/world.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const { say } = heroes
const GOLDEN = join(import.meta.dirname, 'golden')

/** Every log line of a golden game of one player against the Enemy. */
function soloLines(file: string): string[] {
  const golden: unknown = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'))
  if (!isRecord(golden)) throw new Error(`${file} is not a golden game`)
  const lines: string[] = []
  const table = Table.replay(heroes, readRecord(golden['record']))
  inOneGo(
    table.retelling((machine) => {
      for (const event of machine.events) lines.push(say.event(machine, event, ['Ada'], null) ?? '')
    }),
  )
  return lines.filter((line) => line !== '')
}

/** The log of the last answer, for this reader. */
const told = ({ table: { machine } }: Scenario, reader: number | null): string[] =>
  machine.events.flatMap((event) => {
    const seen = heroes.see.sees(event, reader)
    return seen === null ? [] : (say.event(machine, seen, NAMES, reader) ?? [])
  })

const asked = ({ table }: Scenario, seat: number): string => {
  const ask = table.askOf(seat)
  return ask === null || ask === undefined ? '' : say.prompt(ask, table.machine, NAMES)
}

function label({ table }: Scenario, seat: number, id: string): string | undefined {
  const ask = table.askOf(seat)
  const option = ask?.options.find((one) => one.id === id)
  return option && ask && say.label(table.machine, option, NAMES, undefined, ask)
}

/** A Warrior goes from the Capital to I-3, where this token is revealed. */
const walkInto = (id: string, me: PlayerSpot = {}): Scenario =>
  scenario({
    players: {
      0: { serfs: {}, warriors: { 'I-1': 1 }, ...me },
      1: { hand: ['deep-study#1'] },
      2: { hand: [] },
    },
    state: { shown: [{ at: placeOf('I-3'), id }] },
  })
    .marchFrom(0, 'I-1')
    .play('0 go:I-3', '0 stop')

describe('solo games', () => {
  const lines = readdirSync(GOLDEN)
    .filter((file) => file.startsWith('1-players'))
    .flatMap(soloLines)

  it('H-SOLO-1 every line names who it is about, the Enemy, too', () => {
    expect(lines.some((line) => line.startsWith('The Enemy’s '))).toBe(true)
    expect(lines.filter((line) => !/^[A-Z]/.test(line))).toEqual([])
  })

  it('H-ABILITY-1 an ability is a Building’s or a Hero’s', () => {
    const used = lines.filter((line) => line.includes(' uses '))
    expect(used.some((line) => line.endsWith('’s ability'))).toBe(true)
    expect(used.filter((line) => !/ uses (?:the [A-Z].*|[A-Z].*’s ability)$/.test(line))).toEqual([])
  })
})

describe('tokens', () => {
  it('H-TOKEN-3 a Farm that nobody can pay for says so', () => {
    expect(told(walkInto('farm', { food: 0 }), 0)).toContain('You can’t pay 1 Food for a Serf from the Farm')
    const none = walkInto('farm', { food: 5, serfs: { 'III-1': 12 } })
    expect(told(none, 1)).toContain('Ada has no piece left for a Serf from the Farm')
  })

  it('H-TOKEN-3 the Farm names its price', () => {
    expect(label(walkInto('farm', { food: 1 }), 0, 'pay')).toBe('Pay 1 Food')
  })

  it('H-TOKEN-6 a Monster says how strong it is, beaten or not', () => {
    const lost = walkInto('monster', { towers: ['I-8'] })
    expect(told(lost, 1)).toContain('Ada is driven off by the Monster: Strength 2 against 3')
    expect(asked(lost, 0)).toBe('The Monster is too strong. Where do your Units flee to?')
    const won = walkInto('monster', { warriors: { 'I-1': 1, 'I-3': 1 } })
    expect(told(won, 0)).toContain('You beat the Monster: Strength 4 against 3')
  })

  it('H-TOKEN-8 only the player who looks reads which card it was', () => {
    const g = walkInto('rogue', { ore: 1 })
    expect(label(g, 0, 'pay')).toBe('Pay 1 Ore')
    g.play('0 pay')
    expect(told(g, 0)).toEqual(
      expect.arrayContaining(['You look at one of Ben’s Spell cards', 'You see Deep Study']),
    )
    expect(told(g, 1)).toContain('Ada looks at one of your Spell cards')
    expect(told(g, 1).join()).not.toMatch(/sees|Deep Study/)
  })

  it('every token has a text, with its own numbers', () => {
    for (const token of Object.values(TOKENS)) expect(tokenText(token)).toMatch(/^[A-Z].*\.$/)
    const { farm, village } = TOKENS
    expect(farm && tokenText({ ...farm, says: { do: 'hire', unit: 'serf', cost: { mana: 7 } } })).toBe(
      'You may pay 7 Mana to place 1 Serf here.',
    )
    expect(village && tokenText(village)).toBe(
      'Stays here. Scores 2 points at the end for the player who controls this Region.',
    )
  })
})

describe('a Battle', () => {
  const armies = {
    seats: 2,
    players: {
      0: { warriors: { 'II-6': 3 }, serfs: { 'II-6': 1 }, ore: 9, mana: 9 },
      1: { warriors: { 'II-6': 1 }, serfs: { 'II-6': 1 } },
    },
  }

  it('H-TACTIC-4 the question and the button name the price', () => {
    const g = fight(armies, 'II-6').play('0 tactic:first-strike', '1 tactic:fall-back')
    expect(label(g, 0, 'pay')).toBe('Pay 4 Mana')
    expect(asked(g, 0)).toBe('Pay 4 Mana for First Strike, or sacrifice Units with Strength 4?')
  })

  it('H-TACTIC-2 a refused Tactic says who can play it, and what it would take', () => {
    const g = fight(armies, 'II-6')
    const why = (seat: number, id: string) => {
      const found = g.table.machine.reasons(seat).find(({ option }) => option.id === id)
      return found && say.reason(found.reason, g.table.machine, { seat, option: found.option })
    }
    expect(why(0, 'tactic:shield-wall')).toBe('Only the defender can play this.')
    const poor = fight(
      { ...armies, players: { ...armies.players, 1: { warriors: { 'II-6': 1 }, mana: 0 } } },
      'II-6',
    )
    const refused = poor.table.machine.reasons(1).find(({ option }) => option.id === 'tactic:first-strike')
    expect(
      refused && say.reason(refused.reason, poor.table.machine, { seat: 1, option: refused.option }),
    ).toBe('You need 4 Mana, or Units with Strength 4 to sacrifice.')
  })

  it('H-DAMAGE-4 the loser reads how much is left to cover', () => {
    const g = fight(
      {
        seats: 2,
        players: { 0: { warriors: { 'II-6': 5 } }, 1: { warriors: { 'II-6': 2 }, serfs: { 'II-6': 2 } } },
      },
      'II-6',
    ).play('0 tactic:blood-oath', '1 tactic:blood-oath')
    expect(told(g, 1)).toContain('You take 3 Damage: half of Natural Strength 6')
    expect(asked(g, 1)).toBe('Which Unit do you lose? 3 Damage to cover, by the Units’ Natural Strength.')
  })
})

describe('refusals of actions', () => {
  const why = (g: Scenario, id: string) => {
    const found = g.table.machine.reasons(0).find(({ option }) => option.id === id)
    return found && say.reason(found.reason, g.table.machine, { seat: 0, option: found.option })
  }

  it('H-TURN-4 Sail names the Vessel that is missing, and its Building', () => {
    expect(why(scenario(), 'slot:sail')).toBe('You have no Sea Vessel. Build the Sea Dock first.')
    const docked = scenario({ players: { 0: { buildings: ['sea-dock'] } } })
    expect(why(docked, 'slot:sail')).toBe('You have no Sea Vessel. Recruit the Galleon first.')
  })
})

describe('Collection', () => {
  const collected = (me: PlayerSpot): string[] => {
    const g = scenario({ players: { 0: me } }).from({ do: 'collect', seat: 0 }, {})
    return told(g, 0).filter((line) => line.startsWith('You collect'))
  }

  it('H-COLLECT-1 says what came in', () => {
    expect(collected({ serfs: { 'I-3': 1 }, food: 0 })).toEqual(['You collect 2 Food'])
  })

  it('H-PURSE-1 says what the limit cost, and why nothing came in', () => {
    expect(collected({ serfs: { 'I-3': 1 }, food: 9 })).toEqual([
      'You collect 1 Food (1 over the limit of 10 is lost)',
    ])
    expect(collected({ serfs: { 'I-3': 1 }, food: 10 })).toEqual([
      'You collect nothing: already at the limit of 10',
    ])
    expect(collected({ serfs: {}, warriors: {} })).toEqual([
      'You collect nothing: you control no Plains, Forest or Mountains',
    ])
  })
})

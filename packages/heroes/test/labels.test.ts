// Labels and log lines: each player reads their own prices, and numbers agree with their nouns.
import { preview } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { RECALL } from '../src/choices.ts'
import { heroes } from '../src/index.ts'
import { placeOf } from '../testing/world.ts'
import { fight, pieces, Scenario, scenario } from '../testing/index.ts'
import { inspect } from '../src/inspect.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const { say } = heroes

function label(g: Scenario, seat: number, id: string): string | undefined {
  const { machine } = g.table
  const option = g.table.askOf(seat)?.options.find((one) => one.id === id)
  return option && say.label(machine, option, NAMES)
}

/** Seat 0 taxes, builds or recruits, and seat 1 follows. */
const followed = (slot: string, taken: string, me: object, other: object): Scenario =>
  scenario({ seats: 2, players: { 0: me, 1: other } }).play(`0 slot:${slot}`, `0 ${taken}`, '1 follow')

const RICH = { ore: 9, mana: 9, food: 9 }

/** The lines that the page shows with an option, before it is chosen. */
function effects(g: Scenario, seat: number, id: string): readonly string[] | undefined {
  const { machine } = g.table
  const option = g.table.askOf(seat)?.options.find((one) => one.id === id)
  return option && say.hint?.(machine, option, preview(machine, seat, [id]).events, NAMES, seat)
}

describe('labels', () => {
  it('effects repeat nothing that the label of the option says', () => {
    const g = scenario({ seats: 2, players: { 0: RICH, 1: RICH } })
    // Without tokens on the map, every action also ends the game; that is no part of its label.
    const ends = /^You trigger the end/
    const beside = (seat: number, id: string) => effects(g, seat, id)?.filter((line) => !ends.test(line))
    expect(beside(0, 'slot:recruit')).toEqual([])
    g.play('0 slot:recruit')
    expect(beside(0, 'recruit:serf')).toEqual([])
    g.play('0 recruit:serf')
    expect(beside(1, 'follow')).toEqual([])
  })

  it('H-FOLLOW-3 a follower reads the price of their own next level', () => {
    const g = followed('build', 'upgrade', { ...RICH, level: 2 }, { ...RICH, level: 1 })
    expect(label(g, 1, 'upgrade')).toBe('Raise the Capital for 4 Ore, 4 Mana and 4 Food')
  })

  it('H-BUILD-3 the highest level is named without a price', () => {
    const g = scenario({ seats: 2, players: { 0: { ...RICH, level: 3 } } }).play('0 slot:build')
    const { machine } = g.table
    const refused = machine.reasons(0).find(({ option }) => option.id === 'upgrade')
    expect(refused && say.label(machine, refused.option, NAMES)).toBe('Raise the Capital')
  })

  it('H-FOLLOW-3 the price of a Tower depends on their own Capital', () => {
    const far = { ...RICH, serfs: { 'II-1': 2, 'I-6': 1 } }
    const g = followed('build', 'building:cathedral', RICH, far)
    expect(g.offered(1)).toContain('tower:I-6')
    g.play('1 tower:I-6')
    const paid = RICH.ore - g.player(1).ore
    expect(paid).toBeGreaterThan(1)
    const before = followed('build', 'building:cathedral', RICH, far)
    expect(label(before, 1, 'tower:I-6')).toBe(`Tower in Forest I-6 for ${paid} Ore`)
  })

  it('H-FOLLOW-3 Heroes and Vessels have the names of that faction', () => {
    const g = followed('recruit', 'recruit:serf', RICH, { ...RICH, buildings: ['war-pits', 'blood-tent'] })
    const said = g.offered(1).map((id) => label(g, 1, id))
    expect(said).toContain('Warrior for 2 Food')
    expect(said.join()).not.toMatch(/Laelithar|Maerwyn|Corvane/)
  })

  it('H-TACTIC-3 a Tactic card shows its price', () => {
    const g = fight(
      { seats: 2, players: { 0: { warriors: { 'II-6': 2 } }, 1: { warriors: { 'II-6': 1 } } } },
      'II-6',
    )
    const said = g.offered(0).map((id) => label(g, 0, id) ?? '')
    expect(said.some((words) => / for \d (?:Ore|Mana|Food)$/.test(words))).toBe(true)
  })
})

describe('labels of Units that move, board and leave', () => {
  const all = pieces({ a: 'II-1', sea: 'II-1' })

  it('H-MOVE-2 name the Units of the player who is asked, on their turn or not', () => {
    const g = scenario().from({ do: 'marchFrom', seat: 1, extra: {} }, { players: { 1: all } })
    expect(label(g, 1, 'stay:a')).toBe('Leave Gorrath Rainborn behind')
    expect(label(g, 1, 'stay:serf')).toBe('Leave a Serf behind')
    const vessels = { ...all.vessels, sea: { ...all.vessels.sea, warriors: 1 } }
    const laden = scenario().from({ do: 'marchFrom', seat: 1, extra: {} }, { players: { 1: { vessels } } })
    expect(label(laden, 1, 'take:warrior@sea')).toBe('Take along: Warrior (aboard)')
  })

  it('H-BOARD-1 name the Vessel of the player who is asked', () => {
    const g = scenario().from(
      { do: 'load', seat: 1, how: 'sail', extra: {}, shifts: [] },
      { players: { 1: all } },
    )
    expect(label(g, 1, 'board:a@sea')).toBe('Gorrath Rainborn boards the Gorebarge')
    const out = scenario().from(
      { do: 'unload', seat: 1, vessel: 'sea', shifts: [] },
      { players: { 1: { vessels: { ...all.vessels, sea: { ...all.vessels.sea, warriors: 1 } } } } },
    )
    expect(label(out, 1, 'leave:warrior@sea')).toBe('Warrior leaves the Gorebarge')
  })

  it('H-TEAM-14 say which Unit or Vessel is the ally’s', () => {
    const dwarves = pieces({ b: 'I-1', sea: 'I-1' })
    const g = scenario({
      options: { teams: true },
      seats: 4,
      players: { 0: pieces({ a: 'I-1', sea: 'I-1' }), 2: dwarves },
    })
    expect(label(g, 0, 'board:a@ally-sea')).toBe('Laelithar boards your ally’s Ironhull')
    g.play('0 slot:sail')
    expect(label(g, 0, 'board:ally-b@sea')).toBe('Hildra (your ally’s) boards the Galleon')
  })

  it('H-TOKEN-1 tokens with several resources are named after them', () => {
    const token = (id: string) => ({ at: placeOf('I-2'), id })
    const g = scenario({ state: { shown: [token('bonus-food-mana'), token('bonus-all')] } })
    g.play('0 slot:march-1', '0 stay:serf', '0 stay:serf', '0 go:I-2', '0 stop')
    expect(label(g, 0, 'token:bonus-food-mana')).toBe('Bonus Food and Mana')
    expect(label(g, 0, 'token:bonus-all')).toBe('Bonus Ore, Mana and Food')
  })
})

describe('labels of destinations', () => {
  const withShip = pieces({ sea: 'I-1', air: 'I-1' })

  it('H-MOVE-2 name the action and the tokens there', () => {
    const two = scenario({ players: { 0: { serfs: { 'I-1': 1, 'I-3': 1 } } } }).play('0 slot:march-1')
    expect(label(two, 0, 'from:I-1')).toBe('From Capital Region I-1')
    const g = scenario()
    expect(label(g, 0, 'slot:march-1')).toBe('March')
    expect(label(g, 0, 'slot:march-2')).toBe('March 2')
    g.play('0 slot:march-1')
    expect(label(g, 0, 'go:I-3')).toBe('March to Plains I-3')
  })

  it('H-SAIL-1 a Vessel sails and flies, and seas have names', () => {
    const g = scenario({ players: { 0: withShip } }).play('0 slot:sail', '0 done')
    expect(label(g, 0, 'go:n')).toBe('Sail to the North Sea')
    const h = scenario({ players: { 0: withShip } }).play('0 slot:fly', '0 done')
    expect(label(h, 0, 'go:I-3')).toBe('Fly to Plains I-3')
  })

  it('H-SETUP-1 Continents are named', () => {
    const g = new Scenario({ seats: 1, seed: 'alone' }).play('0 faction:elves')
    expect(label(g, 0, 'continent:I-1')).toBe('Aldermark (I)')
    g.play('0 continent:I-1', '0 continent:II-1')
    expect(label(g, 0, 'close:IV-1')).toBe('Close Kestrane (IV)')
  })

  it('H-VERB-18 a slot has its name from the Action Bar', () => {
    const { machine } = scenario().table
    expect(say.label(machine, RECALL('march-1'), NAMES)).toBe('March')
    expect(say.event(machine, { type: 'recalled', seat: 0, slot: 'march-2' }, NAMES, null)).toBe(
      'Ada takes a Serf back from March 2',
    )
  })
})

describe('a log line', () => {
  const { machine } = scenario({ players: { 0: pieces({ a: 'I-1' }) } }).table
  const told = (event: Parameters<typeof say.event>[1], reader: number | null = null) =>
    say.event(machine, event, NAMES, reader)

  it('uses the singular for 1', () => {
    expect(told({ type: 'points', seat: 0, points: 1 })).toBe('Ada gains 1 point')
    expect(told({ type: 'points', seat: 0, points: 2 }, 0)).toBe('You gain 2 points')
    expect(told({ type: 'points', seat: 0, points: -1 })).toBe('Ada loses 1 point')
    expect(told({ type: 'points', seat: 0, points: -2 }, 0)).toBe('You lose 2 points')
    expect(told({ type: 'drew', seat: 1, n: 1 })).toBe('Ben draws 1 Spell card')
    expect(told({ type: 'putAway', seat: 1, n: 2 })).toBe('Ben discards 2 Spell cards')
  })

  it('names its Region as the buttons do', () => {
    expect(told({ type: 'moved', seat: 0, how: 'march', region: 'I-3' })).toBe('Ada marches to Plains I-3')
    expect(told({ type: 'moved', seat: 0, how: 'sail', region: 'gap-n' }, 0)).toBe(
      'You sail to the North Strait',
    )
    expect(told({ type: 'battle', seat: 1, against: 0, region: 'I-4' })).toBe(
      'Ben attacks Ada in Mountains I-4',
    )
    expect(told({ type: 'battle', seat: 1, against: 0, region: 'I-4' }, 0)).toBe(
      'Ben attacks you in Mountains I-4',
    )
    expect(told({ type: 'closed', seat: 0, continent: 'IV' })).toBe('Ada closes Kestrane (IV)')
  })

  it('has the article a piece needs', () => {
    const lost = (unit: string) => told({ type: 'destroyed', seat: 0, unit, region: 'I-3' })
    expect(lost('serf')).toBe('Ada loses a Serf in Plains I-3')
    expect(lost('a')).toBe('Ada loses Laelithar in Plains I-3')
    expect(lost('sea')).toBe('Ada loses the Galleon in Plains I-3')
  })

  it('names the owner', () => {
    expect(told({ type: 'turn', seat: 0 })).toBe('Ada’s turn')
    expect(told({ type: 'turn', seat: 0 }, 0)).toBe('Your turn')
    const serf = { type: 'shifted', seat: 0, unit: 'serf', region: 'I-3' }
    expect(told(serf)).toBe('Ada’s Serf moves to Plains I-3')
    expect(told({ ...serf, unit: 'a' }, 0)).toBe('Your Laelithar moves to Plains I-3')
  })

  it('names the army that sets out', () => {
    const army = { serfs: 2, warriors: 1, heroes: ['a'] }
    const event = { type: 'setsOut', seat: 0, region: 'I-1' }
    expect(told({ ...event, how: 'march', ...army })).toBe(
      'Ada sets out from Capital Region I-1 with Laelithar, 2 Serfs and 1 Warrior',
    )
    expect(told({ ...event, how: 'fly' }, 0)).toBe('You set out from Capital Region I-1 with the Airship')
  })

  it('distinguishes a price from a loss', () => {
    const spent = (from: string) => told({ type: 'paid', seat: 0, mana: 2, from })
    expect(spent('rage#2')).toBe('Ada pays 2 Mana')
    expect(spent('backlash')).toBe('Ada loses 2 Mana')
    expect(spent('star-of-norellia')).toBe('Ada loses 2 Mana')
    expect(told({ type: 'paid', rival: 'enemy', mana: 2, from: 'star-of-norellia' })).toBe(
      'The Enemy pays 2 Mana',
    )
  })

  it('names what triggers the end', () => {
    expect(told({ type: 'ending', seat: 0, by: 'exploit', last: 7 })).toBe(
      'Ada triggers the end: all Towers are in play. Round 7 is the last',
    )
  })

  it('lists the parts of Strength with their amounts', () => {
    const lines = [
      { what: 'serf', n: 1 },
      { what: 'warrior', n: 4 },
    ]
    expect(told({ type: 'strength', seat: 0, total: 5, lines })).toBe(
      'Ada has Strength 5 (Serf 1, Warriors 4)',
    )
  })

  it('points at the Region it is about, with the rule behind it', () => {
    const event = { type: 'battle', seat: 0, region: 'I-6' }
    expect(say.about?.(machine, event, 0)).toEqual({ at: 'region:I-6', rule: 'H-BATTLE-1' })
  })
})

describe('the position as text', () => {
  it('uses the singular for 1', () => {
    const g = scenario({ players: { 0: { serfs: { 'I-1': 1 }, towers: ['I-6'] } } })
    expect(inspect.position(g.table.machine, NAMES).join('\n')).toContain(
      '1 Serf and 1 Warrior in play, 1 Tower,',
    )
  })
})

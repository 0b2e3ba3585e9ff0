// Rulings on abilities and Units for hire of the boxes that the tests of their cards do not show.
import { describe, expect, it } from 'vitest'
import { neighbours } from '../src/rules/move/adjacent.ts'
import { towerDistance } from '../src/rules/prices.ts'
import {
  BARE,
  battleOf,
  birdsTurn,
  bonusesIn,
  PESTILENCE,
  pieces,
  placeOf,
  type PlayerSpot,
  type Scenario,
  scenario,
  skyPieces,
  skyPlace,
  turnOf,
} from '../testing/index.ts'
import { explored, merfolkTurn } from '../testing/pestilence.ts'

const QUIET = { down: Array.from({ length: 53 }, () => 0) }
const serfsIn = (g: Scenario, seat: number, id: string) => g.player(seat).serfs[placeOf(id)]

/** Everything else in the Battle, with the last option each time. */
function through(g: Scenario): Scenario {
  while (g.state.battle !== null) {
    const seat = Number(g.asked[0]?.split(' ')[0])
    g.play(`${seat} ${g.offered(seat).at(-1)}`)
  }
  return g
}

describe('Lionkin', () => {
  const me = (level: 1 | 2, warriors: number): PlayerSpot => ({
    level,
    buildings: ['sand-colosseum'],
    warriors: { 'I-6': warriors },
  })

  it('H-LIONKIN-1 sand-colosseum.1 sacrificed Units count until they leave', () => {
    const foe: PlayerSpot = { warriors: { 'I-6': 3 }, food: 0 }
    const g = battleOf('lionkin', me(1, 2), foe)
    g.play('0 tactic:fall-back', '1 tactic:conscripts', '1 sacrifice:warrior', '1 sacrifice:warrior')
    // The enemy's three Warriors were stronger when the cards were paid for.
    expect(through(g).table.machine.events.some(({ type }) => type === 'battleWon')).toBe(true)
    expect(bonusesIn(battleOf('lionkin', me(1, 2), foe))).toEqual({ 'sand-colosseum.1': 3 })
  })

  it('H-LIONKIN-1 sand-colosseum.2 spares them whatever adds to the Damage', () => {
    const charge: PlayerSpot = { ...me(2, 5), mana: 9, ore: 9 }
    const g = battleOf('lionkin', charge, { serfs: { 'I-6': 4 } })
    g.play('0 tactic:charge', '1 tactic:fall-back', '0 pay', '0 ability:sand-colosseum.2')
    expect(serfsIn(through(g), 1, 'II-1')).toBe(4)
  })

  it('H-LIONKIN-3 house-of-khota.3 needs 2 Mana, and is asked before cards are canceled', () => {
    const khota: PlayerSpot = { level: 3, buildings: ['house-of-khota'], warriors: { 'I-6': 3 } }
    const shown = (mana: number) =>
      battleOf(
        'lionkin',
        { ...khota, mana, food: 5, ore: 5 },
        { warriors: { 'I-6': 3 }, mana: 9, ore: 9 },
      ).play('0 tactic:conscripts', '1 tactic:first-strike').asked
    expect([shown(2), shown(1)]).toEqual([['0 ability'], expect.not.arrayContaining(['0 ability'])])
  })
})

describe('Goblins', () => {
  it('H-GOBLINS-8 tikk.1 a Warrior beside him slows them down', () => {
    const left = (more: PlayerSpot) => {
      const g = turnOf('goblins', { serfs: { 'I-3': 1 }, ...pieces({ c: 'I-3' }), ...more }, {}, QUIET)
      return g.play('0 slot:march-1', '0 go:I-6').state.move?.left ?? 0
    }
    expect(left({})).toBeGreaterThan(left({ warriors: { 'I-3': 1 } }))
  })

  it('H-GOBLINS-5 launch-ramp.1 the empty Fizzcopter flies on', () => {
    const { vessels, heroes } = pieces({ air: 'I-1' })
    const me: PlayerSpot = {
      level: 3,
      buildings: ['launch-ramp'],
      heroes,
      vessels: { ...vessels, air: { ...vessels.air, serfs: 1 } },
    }
    const g = turnOf('goblins', me, {}, QUIET)
    g.play('0 slot:fly', '0 done', '0 go:I-3', '0 set-down', '0 leave:serf@air')
    if (g.asked.includes('0 words/setDown')) g.play('0 done')
    g.play('0 go:I-6')
    expect([serfsIn(g, 0, 'I-3'), g.player(0).vessels.air.at]).toEqual([1, placeOf('I-6')])
  })

  it('H-GOBLINS-5 launch-ramp.1 not where an enemy is', () => {
    const { vessels, heroes } = pieces({ air: 'I-1' })
    const me: PlayerSpot = {
      level: 3,
      buildings: ['launch-ramp'],
      heroes,
      vessels: { ...vessels, air: { ...vessels.air, serfs: 1 } },
    }
    const g = turnOf('goblins', me, { serfs: { 'I-3': 1 } }, QUIET).play('0 slot:fly', '0 done', '0 go:I-3')
    expect(g.offered(0)).not.toContain('set-down')
  })
})

describe('Undead and Lizardfolk', () => {
  it('H-UNDEAD-4 styx-landing.2 a Tower there is no closer', () => {
    const at = (spot: PlayerSpot) =>
      towerDistance(turnOf('undead', { level: 3, ...spot }).table.machine, 0, placeOf('II-6'))
    const ferry = { buildings: ['styx-landing'], ...pieces({ sea: 'II-6' }) }
    expect(at(ferry)).toBe(at({}))
  })

  it('H-LIZARDFOLK-4 mire-pens.2 not for a Fly', () => {
    const me: PlayerSpot = { level: 2, buildings: ['mire-pens'], ...pieces({ sea: 'n' }) }
    const { machine } = turnOf('lizardfolk', me).table
    const [from, to] = [placeOf('I-1'), placeOf('II-6')]
    expect(neighbours(machine, 0, from, 'fly')).not.toContain(to)
  })
})

describe('Birdfolk', () => {
  it('H-BIRDFOLK-1 jousting-ring.3 also after a mustered Fly', () => {
    const me: PlayerSpot = {
      level: 3,
      buildings: ['jousting-ring'],
      serfs: { 'F-1': 2 },
      warriors: { 'F-2': 1, 'F-8': 1, 'F-5': 1 },
    }
    const g = birdsTurn(me, {}, { down: explored() })
    g.play('0 slot:march-1', '0 from:F-2', '0 go:F-3')
    if (g.asked.includes('0 march')) g.play('0 stop')
    expect(g.asked).toEqual(['0 muster'])
    g.play('0 muster:fly', '0 from:F-8')
    const [go = ''] = g.offered(0).filter((id) => id.startsWith('go:F'))
    g.play(`0 ${go}`)
    if (g.asked.includes('0 fly')) g.play('0 stop')
    expect(g.asked).toEqual(['0 ability'])
  })
})

describe('Merfolk', () => {
  it('H-MERFOLK-3 smugglers-reef.1 the first Pirates cost nothing even if you could not pay', () => {
    const live = [{ id: 'pirates', at: skyPlace('n') }]
    const me: PlayerSpot = { buildings: ['smugglers-reef'], ...skyPieces({ sea: 'I-1' }) }
    const g = merfolkTurn(me, {}, { live }).play('0 slot:sail', '0 go:n')
    expect([g.asked, g.player(0).score]).toEqual([['0 piratesGo'], 2])
  })

  it('H-MERFOLK-3 smugglers-reef.1 gains no more than 10 of what others pay', () => {
    const live = [{ id: 'pirates', at: skyPlace('n') }]
    const g = scenario({
      options: PESTILENCE,
      turn: 1,
      players: {
        0: { ...BARE, faction: 'merfolk', buildings: ['smugglers-reef'], ore: 9 },
        1: { ...BARE, ore: 5, ...skyPieces({ sea: 'n' }) },
        2: BARE,
      },
      state: {
        sunken: 0,
        unused: 4,
        down: explored(),
        live: live.map((one) => ({ ...one, at: skyPlace('ne') })),
      },
    }).play('1 slot:sail', '1 go:ne')
    expect([g.player(1).ore < 5, g.player(0).ore]).toEqual([true, 10])
  })

  it('H-MERFOLK-1 cloister.2 a Stranded Fisherman needs the Octopus there', () => {
    const down = explored()
    down[skyPlace('n')] = 1
    const swim = (octopus: PlayerSpot) =>
      merfolkTurn(
        { level: 2, buildings: ['cloister'], warriors: { 'I-1': 1 }, ...octopus },
        {},
        { down, seaPool: ['fisherman'] },
      )
    const g = swim({}).play('0 slot:sail', '0 go:n', '0 stop')
    expect(g.asked).not.toContain('0 fisherman')
  })
})

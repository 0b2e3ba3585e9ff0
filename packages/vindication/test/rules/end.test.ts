// V-END: the last round, final scoring, and who wins.
import { describe, expect, it } from 'vitest'
import {
  finished,
  paidAtEnd,
  type PlayerSpot,
  type Scenario,
  scenario,
  type Spot,
} from '../../testing/index.ts'

const NOBODY: PlayerSpot = { party: {}, quests: [], honor: 20 }

/** Plays bare turns until the game is over and returns the seats in the order of their turns. */
function turnsLeft(g: Scenario): number[] {
  const seats: number[] = []
  while (!g.table.over && seats.length < 20) {
    seats.push(g.state.turn.seat)
    g.pass()
  }
  return seats
}

/** Seat `turn` is one conversion away from Supremacy. */
const closing = (turn: number, spot: Spot = {}) => {
  const seats = spot.seats ?? 3
  const spaces = [13, 30, 33]
  const players = Object.fromEntries(
    spaces
      .slice(0, seats)
      .map((space, seat) => [
        seat,
        { ...NOBODY, space, ...(seat === turn ? { courage: 5, strength: 1, inspiration: 1 } : {}) },
      ]),
  )
  return scenario({ seats, turn, round: 4, triggers: ['supremacy', 'balance'], ...spot, players })
}

describe('V-END-1 one more round', () => {
  it('V-END-1 the round is finished and one further full round is played', () => {
    const g = closing(0).play('convert:courage')
    expect(g.state).toMatchObject({ ending: 'supremacy', lastRound: 5, round: 4 })
    expect(turnsLeft(g)).toEqual([0, 1, 2, 0, 1, 2])
    expect(g.state.round).toBe(5)
    expect(g.broken()).toEqual([])
  })

  it('V-END-1 from the middle of a round all have the same number of turns', () => {
    expect(turnsLeft(closing(1).play('convert:courage'))).toEqual([1, 2, 0, 1, 2])
  })

  it('V-END-1 even if the last player triggered it, a full round follows', () => {
    const g = closing(2).play('convert:courage')
    expect(g.state.lastRound).toBe(5)
    expect(turnsLeft(g)).toEqual([2, 0, 1, 2])
  })

  it('V-END-1 a round runs from the first player, whoever that is', () => {
    expect(turnsLeft(closing(1, { first: 1 }).play('convert:courage'))).toEqual([1, 2, 0, 1, 2, 0])
    expect(turnsLeft(closing(0, { first: 1 }).play('convert:courage'))).toEqual([0, 1, 2, 0])
  })

  it('V-END-1 without a trigger the rounds go on', () => {
    const g = closing(2)
    g.pass()
    expect(g.state).toMatchObject({ round: 5, ending: '', lastRound: 0 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  it('V-END-1 an extra turn belongs to the last round, and may be the last turn of all', () => {
    const g = scenario({
      turn: 1,
      round: 5,
      lastRound: 5,
      ending: 'balance',
      tokens: [],
      players: {
        0: { ...NOBODY, space: 30 },
        1: { ...NOBODY, space: 13, party: { drokk: 4 }, strength: 5, potential: 2 },
      },
    })
    g.play('activate:drokk', 'use:drokk')
    expect(turnsLeft(g)).toEqual([1, 1])
    expect(g.state).toMatchObject({ round: 5, scored: true })
    expect(g.broken()).toEqual([])
  })

  it('V-END-1 a trigger met in an extra turn counts for the round it is in', () => {
    const own = {
      space: 13,
      party: { drokk: 4 },
      strength: 6,
      inspiration: 1,
      courage: 5,
      potential: 0,
      influence: 1,
      conviction: 0,
    }
    const g = scenario({
      turn: 1,
      round: 5,
      triggers: ['supremacy', 'vindication'],
      players: { 0: { ...NOBODY, space: 30 }, 1: { ...NOBODY, ...own, strength: 10, knowledge: 0 } },
    })
    g.play('activate:drokk')
    if (g.asked().includes('1 gain')) g.play('enough')
    g.play('use:drokk').pass().play('convert:courage')
    expect(g.state).toMatchObject({ round: 5, lastRound: 6, ending: 'supremacy' })
    expect(turnsLeft(g)).toEqual([1, 0, 1])
  })
})

describe('V-END-2 no way back', () => {
  it('V-END-2 the end is not undone when its condition is gone', () => {
    const g = closing(0).play('convert:courage', 'recover:courage')
    expect(g.player(0).spheres[3]).toBe(5)
    expect(g.state).toMatchObject({ ending: 'supremacy', lastRound: 5 })
    expect(turnsLeft(g)).toHaveLength(6)
  })

  it('V-END-2 a second trigger does not move the last round', () => {
    const g = closing(0).play('convert:courage', 'recover:courage').pass().pass().pass()
    expect(g.state.round).toBe(5)
    g.play('character', 'train:strength')
    expect(g.state).toMatchObject({ ending: 'supremacy', lastRound: 5 })
  })

  it('V-END-2 the tokens are removed, and honor gained later reveals no trigger', () => {
    const own = {
      ...NOBODY,
      space: 13,
      honor: 29,
      courage: 5,
      strength: 1,
      inspiration: 1,
      relics: { 'altar-knife': 1 },
    }
    const players = { 0: own, 1: { ...NOBODY, space: 30 } }
    const g = scenario({ triggers: ['supremacy', 'balance'], players }).play('convert:courage')
    expect(g.state.tokens).toEqual([])
    g.play('use:altar-knife')
    expect(g.player(0)).toMatchObject({ honor: 32, tokens: 0 })
    expect(g.state.triggers).toEqual(['supremacy', 'balance'])
    expect(g.broken()).toEqual([])
  })
})

describe('V-END-3 round 30', () => {
  const late = (round: number, spot: Spot = {}) =>
    scenario({
      turn: 1,
      round,
      triggers: ['balance', 'supremacy'],
      players: { 0: { ...NOBODY, space: 30 }, 1: { ...NOBODY, space: 13 } },
      ...spot,
    })

  it('V-END-3 the end is triggered when round 30 begins, and round 31 is the last', () => {
    const g = late(29)
    expect(g.state.ending).toBe('')
    g.pass()
    expect(g.state).toMatchObject({ round: 30, ending: 'round-limit', lastRound: 31, tokens: [] })
    expect(turnsLeft(g)).toEqual([0, 1, 0, 1])
    expect(g.state.round).toBe(31)
  })

  it('V-END-3 not a round earlier', () => {
    expect(late(28).pass().state).toMatchObject({ round: 29, ending: '', lastRound: 0 })
  })

  it('V-END-3 switched off, the game goes on', () => {
    const g = late(29, { options: { roundLimit: false } }).pass()
    expect(g.state).toMatchObject({ round: 30, ending: '', lastRound: 0 })
    for (let turn = 0; turn < 4; turn++) g.pass()
    expect(g.state).toMatchObject({ round: 32, ending: '' })
  })

  it('V-END-3 an end triggered before is not delayed', () => {
    const g = late(29, { ending: 'balance', lastRound: 30, tokens: [] }).pass()
    expect(g.state).toMatchObject({ ending: 'balance', lastRound: 30 })
    expect(turnsLeft(g)).toEqual([0, 1])
  })
})

describe('V-END-4 scoring', () => {
  const rich: PlayerSpot = {
    party: { arn: 0 },
    monsters: ['drurg'],
    quests: ['profit-of-discipline'],
    honor: 40,
    courage: 1,
  }
  const full = () =>
    finished({ regions: { 1: 'fort', 2: 'tomb' }, owners: { 1: 0, 2: 0 }, players: { 0: rich, 1: NOBODY } })

  it('V-END-4 mastery, bonuses, quests, then 2 honor for each region', () => {
    const g = full()
    const lines = g.events('scored').filter((event) => event.seat === 0 && event['points'] !== 0)
    expect(lines.map((event) => [event['what'], event.from, event['points']])).toEqual([
      ['mastery', 'strength', 5],
      ['mastery', 'courage', 7],
      ['bonuses', 'drurg', 2],
      ['quests', 'profit-of-discipline/1', 2],
      ['quests', 'profit-of-discipline/2', 5],
      ['regions', 'regions', 4],
    ])
    expect(g.player(0).honor).toBe(40 + 25)
    expect(g.broken()).toEqual([])
  })

  it('V-END-4 the score lines add up to the honor, line by line', () => {
    const g = full()
    const [own, other] = g.table.game.see.standing(g.table.machine, null)
    expect(own).toEqual({
      seat: 0,
      total: 65,
      lines: [
        { what: 'start', points: 40 },
        { what: 'mastery', points: 12 },
        { what: 'bonuses', points: 2 },
        { what: 'quests', points: 7 },
        { what: 'regions', points: 4 },
      ],
    })
    expect(other).toEqual({ seat: 1, total: 20, lines: [{ what: 'start', points: 20 }] })
  })

  it('V-END-4 the score before the end shows the same lines to the host', () => {
    const spot: Spot = { regions: { 1: 'fort', 2: 'tomb' }, owners: { 1: 0, 2: 0 } }
    const g = scenario({ ...spot, players: { 0: { ...rich, space: 13 }, 1: { ...NOBODY, space: 30 } } })
    expect(g.table.game.see.standing(g.table.machine, 'host')[0]?.total).toBe(65)
    expect(g.table.game.see.standing(g.table.machine, 1)[0]?.total).toBe(58)
    expect(g.player(0).honor).toBe(40)
  })

  it('V-END-4 2 honor for each region held at the end', () => {
    const held = (owners: Record<number, number>) =>
      paidAtEnd(finished({ regions: { 1: 'fort', 2: 'tomb' }, owners, players: { 0: NOBODY, 1: NOBODY } }), 0)
    expect(held({})).toEqual({})
    expect(held({ 1: 0 })).toEqual({ regions: 2 })
    expect(held({ 1: 0, 2: 1 })).toEqual({ regions: 2 })
  })

  it('V-END-4 scoring never takes tokens', () => {
    const players = { 0: { ...NOBODY, honor: 29 }, 1: { ...NOBODY, space: 30 } }
    const last = { turn: 1, round: 9, lastRound: 9, ending: 'all-in' }
    const g = scenario({ ...last, regions: { 1: 'fort' }, owners: { 1: 0 }, players }).play('move:31', 'stop')
    g.table.patch([{ op: 'replace', path: '/game/tokens', value: [30, 45, 60, 75] }])
    g.play('end')
    expect(g.player(0)).toMatchObject({ honor: 31, tokens: 0 })
    expect(g.state.tokens).toEqual([30, 45, 60, 75])
  })

  it('V-END-4 the last turn counts: nothing is scored before it is over, and nothing is asked after', () => {
    const g = scenario({
      turn: 1,
      round: 3,
      lastRound: 3,
      ending: 'balance',
      players: { 0: NOBODY, 1: NOBODY },
    })
    expect(g.state.scored).toBe(false)
    g.pass()
    expect(g.table.over).toBe(true)
    expect(g.asked()).toEqual([])
    expect(g.events('over')).toHaveLength(1)
  })
})

describe('V-END-5 bonuses of monsters', () => {
  /** The points of one monster for a player who has nothing else that counts. */
  function bonus(id: string, own: PlayerSpot = {}, spot: Spot = {}): number {
    const mine = { ...NOBODY, monsters: [id], ...own }
    const g = finished({ ...spot, players: { 0: mine, 1: NOBODY } })
    expect(g.broken()).toEqual([])
    return paidAtEnd(g, 0)[id] ?? 0
  }

  it('butterfly-smasher: 1 per companion', () => {
    expect(bonus('butterfly-smasher')).toBe(0)
    expect(bonus('butterfly-smasher', { party: { arn: 0, zho: 3, adren: 0 } })).toBe(3)
  })

  it.each([
    ['custodian', 'wisdom', 'courage'],
    ['purple-slime', 'vision', 'wisdom'],
    ['sentinel', 'courage', 'vision'],
  ] as const)('%s: 2 per block on %s', (id, name, other) => {
    expect(bonus(id, { [name]: 3, [other]: 1 })).toBe(6)
    expect(bonus(id, { [other]: 1 })).toBe(0)
    expect(bonus(id, { tiles: { [name]: 1 } })).toBe(0)
  })

  it('dro-zol: 2 per full pair of conviction', () => {
    expect(bonus('dro-zol', { conviction: 1 })).toBe(0)
    expect(bonus('dro-zol', { conviction: 2 })).toBe(2)
    expect(bonus('dro-zol', { conviction: 5 })).toBe(4)
  })

  it('drurg: 1 per region', () => {
    const regions: Spot = { regions: { 1: 'fort', 2: 'tomb', 3: 'inn' } }
    expect(bonus('drurg', {}, { ...regions, owners: { 1: 0, 2: 0, 3: 1 } })).toBe(2)
    expect(bonus('drurg', {}, { ...regions, owners: { 3: 1 } })).toBe(0)
  })

  it('V-END-5 invigorated-dead: 2 per monster defeated, itself included, even one whose card is gone', () => {
    expect(bonus('invigorated-dead')).toBe(2)
    expect(bonus('invigorated-dead', { monsters: ['invigorated-dead', 'oya'] })).toBe(4)
    expect(bonus('invigorated-dead', { defeated: 3 })).toBe(6)
  })

  it('mornak: 1 per full pair of influence', () => {
    expect(bonus('mornak', { influence: 1 })).toBe(0)
    expect(bonus('mornak', { influence: 2 })).toBe(1)
    expect(bonus('mornak', { influence: 9 })).toBe(4)
  })

  it('ogun: 2 per trait', () => {
    expect(bonus('ogun', { traits: ['wonder', 'purpose'] })).toBe(4)
    expect(bonus('ogun', { attained: 2 })).toBe(0)
  })

  it('oya: 7 if potential is empty', () => {
    expect(bonus('oya', { potential: 0 })).toBe(7)
    expect(bonus('oya', { potential: 1 })).toBe(0)
  })

  it('fright-crawler: 2 per proficiency tile held', () => {
    expect(bonus('fright-crawler', { tiles: { courage: 1, strength: 1 } })).toBe(4)
    expect(bonus('fright-crawler', { learned: 2 })).toBe(0)
  })

  it('sula: speed and 2 more, Armguards included', () => {
    expect(bonus('sula')).toBe(4)
    expect(bonus('sula', { mount: 5 })).toBe(7)
    expect(bonus('sula', { mount: 4, speedBlocks: 2 })).toBe(8)
  })

  it('sula: Jermo does not count', () => {
    const g = scenario({
      turn: 1,
      round: 3,
      lastRound: 3,
      ending: 'balance',
      tokens: [],
      players: { 0: NOBODY, 1: { ...NOBODY, space: 13, monsters: ['sula'], party: { jermo: 0 } } },
    })
    g.play('activate:jermo').pass()
    expect(paidAtEnd(g, 1)['sula']).toBe(4)
  })

  it('twin-voices: 3 per trigger token', () => {
    expect(bonus('twin-voices', { tokens: 2 })).toBe(6)
    expect(bonus('twin-voices')).toBe(0)
  })

  it('unspeakable: 2 per relic', () => {
    expect(bonus('unspeakable', { relics: { mirror: 2, armguards: 0 } })).toBe(4)
    expect(bonus('unspeakable', { acquired: 2 })).toBe(0)
  })

  it('vish-ne: 6 with a trait and a relic', () => {
    expect(bonus('vish-ne', { traits: ['wonder'], relics: { mirror: 0 } })).toBe(6)
    expect(bonus('vish-ne', { traits: ['wonder', 'purpose'] })).toBe(0)
    expect(bonus('vish-ne', { relics: { mirror: 0, armguards: 0 } })).toBe(0)
  })

  describe('V-END-6 Drogas', () => {
    it('V-END-6 1 per color of the six decks, itself included', () => {
      expect(bonus('drogas')).toBe(1)
      expect(bonus('drogas', { party: { arn: 0, izah: 0 } })).toBe(2)
      expect(bonus('drogas', { party: { arn: 0, adren: 0, zho: 0 } })).toBe(4)
      expect(bonus('drogas', { traits: ['wonder'] })).toBe(2)
      expect(bonus('drogas', { relics: { mirror: 0 } })).toBe(2)
    })

    it('V-END-6 the quest color counts if at least one half is done', () => {
      expect(bonus('drogas', { quests: ['exoneration'] })).toBe(1)
      expect(bonus('drogas', { quests: ['exoneration'], vindicated: true })).toBe(2)
    })

    it('V-END-6 at most 7', () => {
      const all: PlayerSpot = {
        party: { adena: 0, herk: 0, kaladre: 0 },
        traits: ['wonder'],
        relics: { mirror: 0 },
        quests: ['exoneration'],
        vindicated: true,
      }
      expect(bonus('drogas', all)).toBe(7)
    })

    it('V-END-6 a second color that is already there adds nothing', () => {
      expect(bonus('drogas', { party: { herk: 0 } })).toBe(2)
      expect(bonus('drogas', { party: { kaladre: 0 }, traits: ['wonder'] })).toBe(3)
    })
  })

  it('V-END-5 monsters pay their holder only', () => {
    const g = finished({ players: { 0: { ...NOBODY, monsters: ['sula'] }, 1: NOBODY } })
    expect(paidAtEnd(g, 1)).toEqual({})
  })
})

describe('V-END-7 winning and ties', () => {
  const winners = (...spots: PlayerSpot[]) => {
    const players = Object.fromEntries(spots.map((spot, seat) => [seat, { ...NOBODY, ...spot }]))
    const g = finished({ seats: spots.length, players })
    expect(g.events('over')[0]?.['winners']).toEqual(g.table.game.play.winners(g.table.machine))
    return g.table.game.play.winners(g.table.machine)
  }

  it('V-END-7 the most honor wins, whatever else a player has', () => {
    expect(winners({ honor: 31 }, { honor: 30, conviction: 9, potential: 0 })).toEqual([0])
    expect(winners({ honor: 30 }, { honor: 31 }, { honor: 29 })).toEqual([1])
  })

  it('V-END-7 final scoring is part of it', () => {
    expect(winners({ honor: 30, tiles: { vision: 1 } }, { honor: 36 })).toEqual([0])
  })

  it('V-END-7 most conviction breaks a tie first', () => {
    expect(winners({ conviction: 3, potential: 8, tokens: 2 }, { conviction: 2, potential: 0 })).toEqual([0])
    expect(winners({ conviction: 2, potential: 0 }, { conviction: 3, potential: 8, tokens: 2 })).toEqual([1])
  })

  it('V-END-7 then least potential', () => {
    expect(winners({ potential: 4, tokens: 2 }, { potential: 5 })).toEqual([0])
    expect(winners({ potential: 5 }, { potential: 4, tokens: 2 })).toEqual([1])
  })

  it('V-END-7 then fewest trigger tokens', () => {
    expect(winners({ tokens: 1 }, { tokens: 2 })).toEqual([0])
    expect(winners({ tokens: 2 }, { tokens: 1 })).toEqual([1])
  })

  it('V-END-7 players who are still tied share the win', () => {
    expect(winners({}, {})).toEqual([0, 1])
    expect(winners({}, { honor: 19 }, {})).toEqual([0, 2])
    expect(winners({ conviction: 3 }, {}, { conviction: 3 })).toEqual([0, 2])
  })
})

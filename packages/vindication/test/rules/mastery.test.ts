// V-MASTERY: the winners of each attribute at the end.
import { describe, expect, it } from 'vitest'
import { finished, paidAtEnd, type PlayerSpot } from '../../testing/index.ts'

const NOBODY: PlayerSpot = { party: {}, quests: [] }

/** The mastery tiles the first seat is paid for. */
function mastered(own: PlayerSpot, ...others: PlayerSpot[]): Record<string, number> {
  const rest = others.length === 0 ? [{}] : others
  const players = Object.fromEntries([own, ...rest].map((spot, seat) => [seat, { ...NOBODY, ...spot }]))
  const g = finished({ seats: rest.length + 1, players })
  expect(g.broken()).toEqual([])
  return paidAtEnd(g, 0)
}

describe('V-MASTERY-1', () => {
  it.each([
    ['inspiration', { party: { zho: 0 } }],
    ['knowledge', { party: { adren: 0 } }],
    ['strength', { party: { arn: 0 } }],
    ['wisdom', { traits: ['wonder'] }],
    ['vision', { relics: { mirror: 0 } }],
  ] as const)('V-MASTERY-1 a card counts 1 for %s', (name, card) => {
    expect(Object.keys(mastered(card))).toEqual([name])
    expect(mastered(card, { tiles: { [name]: 1 } })).toEqual({})
  })

  it('V-MASTERY-1 a monster counts 1 for courage', () => {
    expect(mastered({ monsters: ['twin-voices'] })).toEqual({ courage: 7 })
  })

  it('V-MASTERY-1 a proficiency tile counts 2', () => {
    const two = { party: { arn: 0, izah: 0 } }
    expect(mastered({ tiles: { strength: 1 } }, { party: { arn: 0 } })).toEqual({ strength: 5 })
    expect(mastered({ tiles: { strength: 1 } }, two)).toEqual({})
    expect(mastered({ tiles: { strength: 1 }, party: { ruak: 0 } }, two)).toEqual({ strength: 5 })
  })

  it('V-MASTERY-1 each block on That Which Was Broken counts 1 for vision, besides the card', () => {
    const three = { relics: { mirror: 0, armguards: 0, glowberries: 0 } }
    expect(mastered({ relics: { 'that-which-was-broken': 3 } }, three)).toEqual({ vision: 7 })
    expect(mastered({ relics: { 'that-which-was-broken': 2 } }, three)).toEqual({})
  })

  it('V-MASTERY-1 blocks on other relics, companions and spheres count nothing', () => {
    expect(mastered({ relics: { mirror: 3 } }, { relics: { armguards: 0 } })).toEqual({})
    expect(mastered({ party: { arn: 5 } }, { party: { izah: 0 } })).toEqual({})
    expect(mastered({ strength: 5, vision: 3 })).toEqual({})
  })
})

describe('V-MASTERY-2', () => {
  it('V-MASTERY-2 in a tie nobody gets the tile', () => {
    const players = { 0: { ...NOBODY, party: { arn: 0 } }, 1: { ...NOBODY, party: { izah: 0 } } }
    const g = finished({ players })
    expect(paidAtEnd(g, 0)).toEqual({})
    expect(paidAtEnd(g, 1)).toEqual({})
  })

  it('V-MASTERY-2 a player needs more than every other player, wherever they sit', () => {
    const two = { party: { arn: 0, izah: 0 } }
    expect(mastered(two, { party: { ruak: 0 } }, {})).toEqual({ strength: 5 })
    expect(mastered(two, {}, { party: { ruak: 0 } })).toEqual({ strength: 5 })
    expect(mastered(two, {}, { party: { ruak: 0, dara: 0 } })).toEqual({})
    expect(mastered(two, { party: { ruak: 0, dara: 0 } }, {})).toEqual({})
  })

  it('V-MASTERY-2 a tie below the best does not matter, a tie for the best does', () => {
    const g = finished({
      seats: 3,
      players: {
        0: { ...NOBODY, party: { arn: 0 } },
        1: { ...NOBODY, party: { izah: 0 } },
        2: { ...NOBODY, party: { ruak: 0, dara: 0 } },
      },
    })
    expect(paidAtEnd(g, 2)).toEqual({ strength: 5 })
    expect(paidAtEnd(g, 0)).toEqual({})
  })

  it('V-MASTERY-2 nobody wins a mastery with 0', () => {
    expect(mastered({})).toEqual({})
  })
})

describe('V-MASTERY-3', () => {
  it('V-MASTERY-3 common attributes pay 5, heroic ones 7', () => {
    const tiles = { inspiration: 1, knowledge: 1, strength: 1, courage: 1, wisdom: 1, vision: 1 }
    const paid = { inspiration: 5, knowledge: 5, strength: 5, courage: 7, wisdom: 7, vision: 7 }
    expect(mastered({ tiles })).toEqual(paid)
  })

  it('V-MASTERY-3 the honor is added to the track, in its own score line', () => {
    const g = finished({ players: { 0: { ...NOBODY, honor: 20, tiles: { vision: 1 } }, 1: NOBODY } })
    expect(g.player(0).honor).toBe(27)
    expect(g.table.game.see.standing(g.table.machine, null)[0]?.lines).toContainEqual({
      what: 'mastery',
      points: 7,
    })
  })
})

describe('V-MASTERY-4', () => {
  it.each([
    ['adena', { knowledge: 5, vision: 7 }],
    ['herk', { strength: 5, courage: 7 }],
    ['kaladre', { inspiration: 5, wisdom: 7 }],
  ] as const)('V-MASTERY-4 %s counts for both colors', (id, paid) => {
    expect(mastered({ party: { [id]: 0 } })).toEqual(paid)
  })

  it('V-MASTERY-4 the second color makes no relic, monster or trait', () => {
    const party = { adena: 0, herk: 0, kaladre: 0 }
    const paid = mastered({ party, monsters: ['vish-ne', 'unspeakable', 'ogun'] })
    expect(paid['vish-ne']).toBeUndefined()
    expect(paid['unspeakable']).toBeUndefined()
    expect(paid['ogun']).toBeUndefined()
    expect(mastered({ party, monsters: ['invigorated-dead'] })['invigorated-dead']).toBe(2)
  })

  it('V-MASTERY-4 Drogas counts both colors', () => {
    expect(mastered({ party: { adena: 0 }, monsters: ['drogas'] })['drogas']).toBe(3)
    expect(mastered({ party: { adren: 0 }, monsters: ['drogas'] })['drogas']).toBe(2)
  })
})

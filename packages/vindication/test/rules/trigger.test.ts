// V-TRIGGER: the end triggers, each just below and at its goal.
import { describe, expect, it } from 'vitest'
import { TRIGGER_IDS } from '../../src/cards/index.ts'
import { type PlayerSpot, scenario, type Spot } from '../../testing/index.ts'

const NOBODY: PlayerSpot = { party: {}, honor: 10 }

/** Only this trigger is active, and seat 0 takes a step. Returns what triggered the end, if anything. */
function ended(trigger: string, players: readonly PlayerSpot[], spot: Spot = {}): string {
  const spaces = [13, 30, 33, 35, 28]
  const seated = players.map((own, seat) => [seat, { ...NOBODY, space: spaces[seat] ?? 1, ...own }] as const)
  const g = scenario({
    ...spot,
    seats: players.length,
    triggers: [trigger],
    players: Object.fromEntries(seated),
  })
  expect(g.state.ending).toBe('')
  g.play('move:14', 'stop')
  expect(g.broken()).toEqual([])
  return g.state.ending
}

const ALL_IN: PlayerSpot = {
  potential: 0,
  influence: 0,
  conviction: 0,
  inspiration: 7,
  knowledge: 7,
  strength: 7,
}
const SIX: PlayerSpot = {
  party: { adren: 0, arn: 0, zho: 0 },
  traits: ['wonder'],
  relics: { mirror: 0 },
  monsters: ['oya'],
}

describe('V-TRIGGER-5 current counts', () => {
  it('all-in: a player with no block on the power board, on any of its three spheres', () => {
    expect(ended('all-in', [ALL_IN, {}])).toBe('all-in')
    expect(ended('all-in', [{}, ALL_IN])).toBe('all-in')
    expect(ended('all-in', [{ ...ALL_IN, potential: 1, strength: 6 }, {}])).toBe('')
    expect(ended('all-in', [{ ...ALL_IN, influence: 1, strength: 6 }, {}])).toBe('')
    expect(ended('all-in', [{ ...ALL_IN, conviction: 1, strength: 6 }, {}])).toBe('')
  })

  it('balance: a card of each of the six colors', () => {
    expect(ended('balance', [SIX, {}])).toBe('balance')
    expect(ended('balance', [{}, SIX])).toBe('balance')
  })

  it.each([
    ['a blue companion', { party: { arn: 0, zho: 0, izah: 0 } }],
    ['a red companion', { party: { adren: 0, zho: 0, rhun: 0 } }],
    ['a yellow companion', { party: { adren: 0, arn: 0, herk: 0 } }],
    ['a trait', { traits: [], attained: 1 }],
    ['a relic', { relics: {}, acquired: 1 }],
    ['a monster', { monsters: [], defeated: 1 }],
  ] as const)('balance: without %s it is not met, even if there was one', (_what, less) => {
    expect(ended('balance', [{ ...SIX, ...less }, {}])).toBe('')
  })

  it('balance: the six colors must be held by one player', () => {
    const half = { party: { adren: 0, arn: 0, zho: 0 } }
    expect(ended('balance', [half, { traits: ['wonder'], relics: { mirror: 0 }, monsters: ['oya'] }])).toBe(
      '',
    )
  })

  it('balance: the second color of a companion does not help during play', () => {
    expect(ended('balance', [{ ...SIX, party: { adena: 0, arn: 0, zho: 0 }, relics: {} }, {}])).toBe('')
  })

  it('companions: one player has six now', () => {
    const five = { arn: 0, izah: 0, adren: 0, rhun: 0, zho: 0 }
    expect(ended('companions', [{ party: { ...five, ruak: 0 } }, {}])).toBe('companions')
    expect(ended('companions', [{ party: five }, {}])).toBe('')
    expect(ended('companions', [{ party: five }, { party: { ruak: 0 } }])).toBe('')
  })

  it('V-TRIGGER-5 companions: a first companion counts, one that was lost does not', () => {
    const five = { arn: 1, izah: 0, adren: 0, rhun: 0, zho: 0 }
    const inn: Spot = { regions: { 1: 'inn' }, decks: { red: { open: ['ruak'] } }, triggers: ['companions'] }
    const own = { ...NOBODY, space: 13, strength: 2, party: five }
    const other = { ...NOBODY, space: 30 }
    const g = scenario({ ...inn, players: { 0: own, 1: other } }).play('visit:1', 'open')
    expect(g.state.ending).toBe('companions')
    const lost = scenario({ ...inn, players: { 0: own, 1: other } }).play('recover:arn', 'visit:1', 'open')
    expect(lost.player(0).party).toHaveLength(5)
    expect(lost.state.ending).toBe('')
  })

  const regions: Spot = { regions: { 1: 'fort', 2: 'tomb', 3: 'inn', 4: 'maw', 5: 'inn', 6: 'shrine' } }
  const owned = (list: readonly number[]): Spot => ({
    ...regions,
    owners: Object.fromEntries(list.map((owner, i) => [i + 1, owner])),
  })

  it.each([
    ['four against none', [0, 0, 0, 0], 'regions'],
    ['three against none', [0, 0, 0], ''],
    ['four against one', [0, 0, 0, 0, 1], ''],
    ['five against one', [0, 0, 0, 0, 0, 1], 'regions'],
  ] as const)('regions: %s', (_what, list, ending) => {
    expect(ended('regions', [{}, {}], owned(list))).toBe(ending)
  })

  it('regions: four more than each other player', () => {
    expect(ended('regions', [{}, {}, {}], owned([0, 0, 0, 0]))).toBe('regions')
    expect(ended('regions', [{}, {}, {}], owned([0, 0, 0, 0, 2]))).toBe('')
    expect(ended('regions', [{}, {}, {}], owned([2, 2, 2, 2]))).toBe('regions')
  })

  it('supremacy: six blocks on one heroic sphere', () => {
    expect(ended('supremacy', [{ courage: 6 }, {}])).toBe('supremacy')
    expect(ended('supremacy', [{ wisdom: 6 }, {}])).toBe('supremacy')
    expect(ended('supremacy', [{}, { vision: 6 }])).toBe('supremacy')
    expect(ended('supremacy', [{ courage: 5, wisdom: 1 }, { courage: 5 }])).toBe('')
    expect(ended('supremacy', [{ strength: 7 }, {}])).toBe('')
  })
})

describe('V-TRIGGER-4 over the whole game', () => {
  it.each([
    ['monsters', 'defeated', 3],
    ['relics', 'acquired', 3],
    ['traits', 'attained', 3],
    ['proficiencies', 'learned', 4],
  ] as const)('%s: counts what all have ever %s, %i for two players', (id, what, goal) => {
    expect(ended(id, [{ [what]: goal - 1 }, { [what]: 1 }])).toBe(id)
    expect(ended(id, [{ [what]: goal }, {}])).toBe(id)
    expect(ended(id, [{ [what]: goal - 2 }, { [what]: 1 }])).toBe('')
    expect(ended(id, [{ [what]: goal - 1 }, {}])).toBe('')
  })

  it.each([
    ['monsters', 'defeated', 6],
    ['relics', 'acquired', 6],
    ['traits', 'attained', 6],
    ['proficiencies', 'learned', 7],
  ] as const)('%s: with five players all have %s %i', (id, what, goal) => {
    const five = (n: number) => [{ [what]: n }, {}, {}, {}, { [what]: 1 }]
    expect(ended(id, five(goal - 1))).toBe(id)
    expect(ended(id, five(goal - 2))).toBe('')
  })

  it('V-TRIGGER-4 discarding a tile or removing a card does not undo it', () => {
    const own = { ...NOBODY, space: 13, tiles: { strength: 1 }, learned: 3, vision: 3 }
    const g = scenario({ triggers: ['proficiencies'], players: { 0: own, 1: { ...NOBODY, space: 30 } } })
    g.play('discard:strength')
    expect(g.state.ending).toBe('')
    g.play('buy:vision')
    expect(g.state.ending).toBe('proficiencies')
  })

  it('V-TRIGGER-4 acquisitions of all decks are counted as they happen', () => {
    const spot: Spot = { regions: { 2: 'tomb', 3: 'tower' }, players: { 1: { ...NOBODY, space: 30 } } }
    const own = { ...NOBODY, space: 13, wisdom: 2, vision: 2, attained: 2, acquired: 2 }
    const traits = scenario({ ...spot, triggers: ['traits'], players: { ...spot.players, 0: own } })
    expect(traits.play('visit:2', 'open').state.ending).toBe('traits')
    const relics = scenario({ ...spot, triggers: ['relics'], players: { ...spot.players, 0: own } })
    expect(relics.play('visit:3', 'acquire', 'open', 'place:1').state.ending).toBe('relics')
  })
})

describe('V-TRIGGER-6 Swiftness and tokens', () => {
  it('swiftness: every mount at 5 with two players', () => {
    expect(ended('swiftness', [{ mount: 5 }, { mount: 5 }])).toBe('swiftness')
    expect(ended('swiftness', [{ mount: 5 }, { mount: 4 }])).toBe('')
    expect(ended('swiftness', [{ mount: 4 }, { mount: 5 }])).toBe('')
  })

  it('swiftness: every mount at 4 with more', () => {
    expect(ended('swiftness', [{ mount: 4 }, { mount: 4 }, { mount: 4 }])).toBe('swiftness')
    expect(ended('swiftness', [{ mount: 5 }, { mount: 5 }, { mount: 3 }])).toBe('')
  })

  it('V-TRIGGER-6 swiftness: Armguards do not help', () => {
    expect(ended('swiftness', [{ mount: 4, speedBlocks: 1 }, { mount: 5 }])).toBe('')
  })

  it('trigger-tokens: a player must take the last token from the track', () => {
    const last = (honor: number) =>
      scenario({
        triggers: ['trigger-tokens', 'balance'],
        tokens: [75],
        players: {
          0: { ...NOBODY, space: 13, honor, relics: { 'altar-knife': 1 }, tokens: 1 },
          1: { space: 30, tokens: 2 },
        },
      }).play('use:altar-knife')
    expect(last(71).state.ending).toBe('')
    expect(last(72).state.ending).toBe('trigger-tokens')
    expect(ended('trigger-tokens', [{ tokens: 2 }, { tokens: 1 }], { tokens: [75] })).toBe('')
  })

  it('trigger-tokens: revealed by the last token itself, it is met immediately', () => {
    const all = TRIGGER_IDS.filter((id) => id !== 'trigger-tokens')
    const g = scenario({
      triggers: all,
      tokens: [75],
      players: {
        0: { ...NOBODY, space: 13, honor: 74, relics: { 'altar-knife': 1 }, tokens: 3 },
        1: { space: 30 },
      },
    }).play('use:altar-knife')
    expect(g.state.ending).toBe('trigger-tokens')
  })

  it('vindication: every player', () => {
    expect(ended('vindication', [{ vindicated: true }, { vindicated: true }])).toBe('vindication')
    expect(ended('vindication', [{ vindicated: true }, {}])).toBe('')
    expect(ended('vindication', [{}, { vindicated: true }])).toBe('')
    expect(ended('vindication', [{ vindicated: true }, { vindicated: true }, {}])).toBe('')
  })
})

describe('V-TRIGGER-1 any one trigger', () => {
  it('V-TRIGGER-1 one of several active triggers is enough', () => {
    const g = scenario({
      triggers: ['balance', 'supremacy', 'vindication'],
      players: {
        0: { ...NOBODY, space: 13, courage: 5, strength: 1, inspiration: 1 },
        1: { ...NOBODY, space: 30 },
      },
    })
    g.play('convert:courage')
    expect(g.state).toMatchObject({ ending: 'supremacy', lastRound: 2 })
    expect(g.events('ending')).toEqual([{ type: 'ending', from: 'supremacy', lastRound: 2 }])
    expect(g.table.game.play.ending(g.table.machine)).toBe(true)
  })

  it('V-TRIGGER-1 everybody sees the progress of each active trigger', () => {
    const g = scenario({
      triggers: ['all-in', 'companions', 'monsters', 'regions', 'swiftness'],
      regions: { 1: 'fort', 2: 'tomb', 3: 'inn' },
      owners: { 1: 1, 2: 1, 3: 0 },
      players: {
        0: { ...NOBODY, space: 13, defeated: 1, mount: 4 },
        1: {
          ...NOBODY,
          space: 30,
          defeated: 1,
          mount: 3,
          party: { arn: 0, zho: 0 },
          strength: 4,
          potential: 3,
        },
      },
    })
    expect(g.table.game.see.view(g.table.machine, null)).toMatchObject({
      triggers: [
        { id: 'all-in', now: 13, goal: 0 },
        { id: 'companions', now: 2, goal: 6 },
        { id: 'monsters', now: 2, goal: 3 },
        { id: 'regions', now: 1, goal: 4 },
        { id: 'swiftness', now: 3, goal: 5 },
      ],
    })
  })

  it('V-TRIGGER-1 a trigger that is not active ends nothing', () => {
    expect(
      ended('balance', [
        { courage: 6, vindicated: true },
        { vindicated: true, mount: 5 },
      ]),
    ).toBe('')
  })
})

describe('V-TRIGGER-2 trigger tokens', () => {
  /** Seat 0 has this much honor and a knife that gives 3. */
  const near = (honor: number, more: PlayerSpot = {}, spot: Spot = {}) =>
    scenario({
      triggers: ['companions', 'supremacy'],
      ...spot,
      players: {
        0: { ...NOBODY, space: 13, honor, relics: { 'altar-knife': 2 }, ...more },
        1: { ...NOBODY, space: 30 },
        ...spot.players,
      },
    })

  it('V-TRIGGER-2 reaching or passing the space takes the token and reveals one trigger', () => {
    for (const honor of [27, 28, 29]) {
      const g = near(honor).play('use:altar-knife')
      expect(g.player(0).tokens).toBe(1)
      expect(g.state.tokens).toEqual([45, 60, 75])
      expect(g.state.triggers).toHaveLength(3)
      expect(g.state.triggerStack).toHaveLength(9)
      expect(g.broken()).toEqual([])
    }
  })

  it('V-TRIGGER-2 below the space, and from the space onward, there is nothing to take', () => {
    for (const honor of [26, 30, 31]) {
      const g = near(honor).play('use:altar-knife')
      expect(g.player(0).tokens).toBe(0)
      expect(g.state.triggers).toHaveLength(2)
    }
  })

  const windfall: Spot = {
    regions: { 2: 'tomb' },
    decks: { traits: { open: ['wonder'] } },
    values: { cards: { wonder: { honor: 20 } } },
  }

  it('V-TRIGGER-2 passing two takes both and reveals two', () => {
    const g = near(25, { wisdom: 2 }, windfall).play('visit:2', 'open')
    expect(g.player(0)).toMatchObject({ honor: 45, tokens: 2 })
    expect(g.state.tokens).toEqual([60, 75])
    expect(g.state.triggers).toHaveLength(4)
    expect(g.broken()).toEqual([])
  })

  it('V-TRIGGER-2 both are taken even if the first reveals a trigger that is met', () => {
    const all = TRIGGER_IDS.filter((id) => !['balance', 'swiftness'].includes(id))
    const met = { wisdom: 2, mount: 5, party: { adren: 0, arn: 0, zho: 0 }, monsters: ['oya'] }
    const other = { 1: { ...NOBODY, space: 30, mount: 5 } }
    const g = near(25, met, { ...windfall, triggers: all, players: other }).play('visit:2', 'open')
    expect(g.player(0).tokens).toBe(2)
    expect(['balance', 'swiftness']).toContain(g.state.ending)
    expect(g.state).toMatchObject({ tokens: [], triggers: { length: 12 } })
    expect(g.events('ending')).toHaveLength(1)
    expect(g.broken()).toEqual([])
  })

  it('V-TRIGGER-2 and so is one reached by more honor of the same action', () => {
    const all = TRIGGER_IDS.filter((id) => !['balance', 'swiftness'].includes(id))
    const met = { wisdom: 2, mount: 5, party: { adren: 0, arn: 0, zho: 0 }, monsters: ['oya'] }
    const steady = { ...met, traits: ['persistence'] }
    const other = { 1: { ...NOBODY, space: 30, mount: 5 } }
    const five: Spot = { ...windfall, values: { cards: { wonder: { honor: 5 } } } }
    const g = near(24, steady, { ...five, triggers: all, players: other, tokens: [30, 34, 60, 75] })
    g.play('use:altar-knife', 'visit:2', 'open')
    expect(['balance', 'swiftness']).toContain(g.state.ending)
    expect(g.player(0)).toMatchObject({ honor: 24 + 3 + 5 + 2, tokens: 2 })
    expect(g.state.tokens).toEqual([])
    expect(g.broken()).toEqual([])
  })

  it('V-TRIGGER-2 losing honor changes nothing, and the token is taken only once', () => {
    const g = near(28, { party: { ruak: 1 } }).play('use:altar-knife', 'recover:ruak')
    expect(g.player(0)).toMatchObject({ honor: 27, tokens: 1 })
    expect(g.state.triggers).toHaveLength(3)
    g.pass().pass().play('use:altar-knife')
    expect(g.player(0)).toMatchObject({ honor: 30, tokens: 1 })
    expect(g.state.triggers).toHaveLength(3)
    expect(g.broken()).toEqual([])
  })

  it('V-TRIGGER-2 a token taken by one player is gone for the others', () => {
    const players = { 1: { ...NOBODY, space: 33, honor: 29, relics: { 'scroll-of-the-high-born': 1 } } }
    const g = near(28, {}, { players, regions: { 16: 'fort', 17: 'inn', 6: 'tomb' } })
      .play('use:altar-knife')
      .pass()
    g.play('control:16')
    expect(g.player(1)).toMatchObject({ honor: 31, tokens: 0 })
  })

  it('V-TRIGGER-2 honor for a visit takes a token in another player’s turn', () => {
    const spot: Spot = {
      regions: { 1: 'fort' },
      owners: { 1: 1 },
      players: { 1: { ...NOBODY, space: 30, honor: 28 } },
    }
    const g = near(10, {}, spot).play('visit:1')
    expect(g.player(1)).toMatchObject({ honor: 30, tokens: 1 })
    expect(g.player(0).tokens).toBe(0)
    expect(g.broken()).toEqual([])
  })
})

describe('V-TRIGGER-3 when they are tested', () => {
  const lone = {
    ...NOBODY,
    space: 13,
    potential: 0,
    influence: 1,
    conviction: 0,
    party: { arn: 0 },
    strength: 20,
    inspiration: 0,
    knowledge: 0,
  }

  it('V-TRIGGER-3 a power board emptied inside a step ends nothing', () => {
    const g = scenario({ triggers: ['all-in'], players: { 0: lone, 1: { ...NOBODY, space: 30 } } }).play(
      'activate:arn',
    )
    expect(g.asked()).toEqual(['0 gain'])
    expect(g.player(0)).toMatchObject({ potential: 0, influence: 0, conviction: 0 })
    expect(g.state.ending).toBe('')
    g.play('recover:strength', 'enough')
    expect(g.player(0).influence).toBe(1)
    expect(g.state.ending).toBe('')
    expect(g.broken()).toEqual([])
  })

  it('V-TRIGGER-3 it is tested when the step is complete', () => {
    const g = scenario({ triggers: ['all-in'], players: { 0: lone, 1: { ...NOBODY, space: 30 } } })
    expect(g.play('activate:arn', 'enough').state.ending).toBe('all-in')
  })

  it('V-TRIGGER-3 a recovery between two actions is a separate step', () => {
    const g = scenario({
      triggers: ['regions'],
      regions: { 1: 'fort', 2: 'tomb', 3: 'inn', 4: 'maw', 5: 'inn' },
      owners: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 0 },
      players: { 0: { ...NOBODY, space: 13 }, 1: { ...NOBODY, space: 30 } },
    })
    expect(g.play('give-up:5').state.ending).toBe('regions')
  })

  it('V-TRIGGER-3 a trigger already met when revealed takes effect immediately', () => {
    const all = TRIGGER_IDS.filter((id) => id !== 'supremacy')
    const own = { ...NOBODY, space: 13, honor: 29, courage: 6, relics: { 'altar-knife': 1 } }
    const g = scenario({ triggers: all, players: { 0: own, 1: { ...NOBODY, space: 30 } } }).play(
      'use:altar-knife',
    )
    expect(g.state.ending).toBe('supremacy')
    expect(g.state.triggers).toHaveLength(12)
    expect(g.broken()).toEqual([])
  })

  it('V-TRIGGER-3 with no trigger left in the stack a token reveals none', () => {
    const own = { ...NOBODY, space: 13, honor: 29, relics: { 'altar-knife': 1 } }
    const g = scenario({ triggers: TRIGGER_IDS, players: { 0: own, 1: { ...NOBODY, space: 30 } } }).play(
      'use:altar-knife',
    )
    expect(g.player(0).tokens).toBe(1)
    expect(g.state).toMatchObject({ ending: '', triggers: { length: 12 } })
  })
})

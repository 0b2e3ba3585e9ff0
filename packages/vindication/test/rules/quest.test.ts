// V-QUEST: secret quests, half by half.
import { describe, expect, it } from 'vitest'
import { finished, paidAtEnd, type PlayerSpot, scenario, type Spot } from '../../testing/index.ts'

/** No companion, no quest, and too few blocks in potential for any quest. */
const NOBODY: PlayerSpot = { party: {}, quests: [], potential: 3 }

/** The points of the quest for seat 0, first and second half. */
function halves(id: string, own: PlayerSpot, other: PlayerSpot = {}, spot: Spot = {}): [number, number] {
  const g = finished({
    ...spot,
    players: { 0: { ...NOBODY, quests: [id], ...own }, 1: { ...NOBODY, ...other } },
  })
  expect(g.broken()).toEqual([])
  const paid = paidAtEnd(g, 0)
  return [paid[`${id}/1`] ?? 0, paid[`${id}/2`] ?? 0]
}

/** Seat 0 or 1 controls a region of the kind, and nobody controls anything else. */
const held = (kind: NonNullable<Spot['regions']>[number], owner: number): Spot => ({
  regions: { 1: kind },
  owners: { 1: owner },
})

describe('V-QUEST-2 first halves: a region held at the end', () => {
  it.each([
    ['awakening-the-dawn', 'spire'],
    ['carpe-diem', 'command-post'],
    ['control-issues', 'library'],
    ['no-evil-here', 'maw'],
    ['party-time', 'inn'],
    ['motivational-leadership', 'shrine'],
    ['power-within', 'tomb'],
    ['profit-of-discipline', 'fort'],
    ['promise-to-yourself', 'monastery'],
    ['trinkets-of-the-tower', 'tower'],
  ] as const)(
    'V-QUEST-2 %s: 2 for holding the %s, nothing for another region or another holder',
    (id, kind) => {
      const plain = { conviction: 0 }
      expect(halves(id, plain, {}, held(kind, 0))[0]).toBe(2)
      expect(halves(id, plain, {}, held(kind, 1))[0]).toBe(0)
      expect(halves(id, plain, {}, held(kind === 'fort' ? 'spire' : 'fort', 0))[0]).toBe(0)
      expect(halves(id, plain, {}, held(kind, 0))[1]).toBe(0)
    },
  )

  it('V-QUEST-2 two regions of a kind pay once', () => {
    const inns: Spot = { regions: { 1: 'inn', 2: 'inn' }, owners: { 1: 0, 2: 0 } }
    expect(halves('party-time', {}, {}, inns)).toEqual([2, 0])
  })
})

describe('V-QUEST-3 the most', () => {
  it.each([
    ['awakening-the-dawn', 'wisdom'],
    ['control-issues', 'vision'],
    ['profit-of-discipline', 'courage'],
    ['motivational-leadership', 'conviction'],
  ] as const)('V-QUEST-3 %s: 5 for strictly the most %s, and at least 1', (id, what) => {
    expect(halves(id, { [what]: 2 }, { [what]: 1 })[1]).toBe(5)
    expect(halves(id, { [what]: 2 }, { [what]: 2 })[1]).toBe(0)
    expect(halves(id, { [what]: 1 }, { [what]: 2 })[1]).toBe(0)
    expect(halves(id, { [what]: 1 }, { [what]: 0 })[1]).toBe(5)
    expect(halves(id, { [what]: 0 }, { [what]: 0 })[1]).toBe(0)
  })

  it('V-QUEST-3 every other player is compared', () => {
    const g = finished({
      seats: 3,
      players: {
        0: { ...NOBODY, quests: ['control-issues'], vision: 2 },
        1: { ...NOBODY, vision: 0 },
        2: { ...NOBODY, vision: 2 },
      },
    })
    expect(paidAtEnd(g, 0)).toEqual({})
  })

  it('V-QUEST-3 an attribute is counted on its sphere only', () => {
    expect(halves('control-issues', { vision: 0, relics: { mirror: 0 }, tiles: { vision: 1 } })[1]).toBe(0)
  })
})

describe('V-QUEST-2 conditions at the end', () => {
  it('V-QUEST-2 exoneration: 3 for companions of all three colors, 4 for being vindicated', () => {
    expect(halves('exoneration', { party: { arn: 0, adren: 0, zho: 0 } })).toEqual([3, 0])
    expect(halves('exoneration', { party: { arn: 0, adren: 0, izah: 0 } })).toEqual([0, 0])
    expect(halves('exoneration', { party: { arn: 0, zho: 0 } })).toEqual([0, 0])
    expect(halves('exoneration', { party: { adren: 0, zho: 0 } })).toEqual([0, 0])
    expect(halves('exoneration', { vindicated: true })).toEqual([0, 4])
    expect(halves('exoneration', { vindicated: true, party: { arn: 0, adren: 0, zho: 0 } })).toEqual([3, 4])
  })

  it.each([
    ['genius-of-innovation', 'inspiration', 'knowledge', { zho: 0, oneth: 0, dawn: 0 }],
    ['intellectual-superiority', 'knowledge', 'strength', { adren: 0, rhun: 0, zinh: 0 }],
    ['brawny-bulk', 'strength', 'inspiration', { arn: 0, izah: 0, ruak: 0 }],
  ] as const)('V-QUEST-2 %s: 1 for a tile of %s, 7 for its mastery', (id, name, another, party) => {
    expect(halves(id, { tiles: { [name]: 1 } }, { party })).toEqual([1, 0])
    expect(halves(id, { tiles: { [another]: 1 } })).toEqual([0, 0])
    expect(halves(id, { party })).toEqual([0, 7])
    expect(halves(id, { tiles: { [name]: 1 } })).toEqual([1, 7])
    expect(halves(id, { learned: 1 })).toEqual([0, 0])
  })

  it('V-QUEST-2 party-time: 5 for four companions at the end', () => {
    expect(halves('party-time', { party: { arn: 0, izah: 0, ruak: 0, dara: 0 } })).toEqual([0, 5])
    expect(halves('party-time', { party: { arn: 0, izah: 0, ruak: 0 } })).toEqual([0, 0])
  })

  it('V-QUEST-2 prized-crackerjack: 3 for five or more in potential', () => {
    expect(halves('prized-crackerjack', { potential: 5 })).toEqual([3, 0])
    expect(halves('prized-crackerjack', { potential: 6 })).toEqual([3, 0])
    expect(halves('prized-crackerjack', { potential: 4 })).toEqual([0, 0])
  })

  it('V-QUEST-2 promise-to-yourself: 5 for an empty potential', () => {
    expect(halves('promise-to-yourself', { potential: 0 })).toEqual([0, 5])
    expect(halves('promise-to-yourself', { potential: 1 })).toEqual([0, 0])
  })

  it('V-QUEST-2 rise-of-the-polymath: 3 for two regions', () => {
    const two: Spot = { regions: { 1: 'fort', 2: 'inn' }, owners: { 1: 0, 2: 0 } }
    expect(halves('rise-of-the-polymath', {}, {}, two)).toEqual([3, 0])
    expect(halves('rise-of-the-polymath', {}, {}, { ...two, owners: { 1: 0, 2: 1 } })).toEqual([0, 0])
  })

  it('V-QUEST-2 carpe-diem: 5 for the mount tile at 5; Armguards do not help', () => {
    expect(halves('carpe-diem', { mount: 5 })).toEqual([0, 5])
    expect(halves('carpe-diem', { mount: 4, speedBlocks: 2 })).toEqual([0, 0])
  })
})

describe('V-QUEST-2 conditions that stay met', () => {
  it.each([
    ['no-evil-here', 5, 'defeated'],
    ['power-within', 5, 'attained'],
    ['trinkets-of-the-tower', 5, 'acquired'],
    ['prized-crackerjack', 4, 'learned'],
  ] as const)('V-QUEST-2 %s: %i for three ever %s, even if all are gone', (id, points, what) => {
    expect(halves(id, { [what]: 3 })).toEqual([0, points])
    expect(halves(id, { [what]: 2 })).toEqual([0, 0])
  })

  it('V-QUEST-2 rise-of-the-polymath: 4 for a trait, a relic and a monster ever', () => {
    expect(halves('rise-of-the-polymath', { attained: 1, acquired: 1, defeated: 1 })).toEqual([0, 4])
    expect(halves('rise-of-the-polymath', { attained: 3, acquired: 1 })).toEqual([0, 0])
    expect(halves('rise-of-the-polymath', { attained: 1, defeated: 1 })).toEqual([0, 0])
    expect(halves('rise-of-the-polymath', { acquired: 1, defeated: 1 })).toEqual([0, 0])
  })

  it('V-QUEST-2 a trait traded away by Gha-Kein still counts as attained', () => {
    const g = scenario({
      turn: 1,
      round: 3,
      lastRound: 3,
      ending: 'all-in',
      tokens: [],
      players: {
        0: NOBODY,
        1: {
          space: 13,
          quests: ['power-within'],
          party: { 'gha-kein': 0 },
          traits: ['wonder', 'purpose', 'devotion'],
        },
      },
    })
    g.play('activate:gha-kein', 'use:gha-kein', 'trade:purpose').pass()
    expect(paidAtEnd(g, 1)['power-within/2']).toBe(5)
  })

  it('V-QUEST-2 a discarded tile still counts as learned, but not as held', () => {
    const g = scenario({
      turn: 1,
      round: 3,
      lastRound: 3,
      ending: 'all-in',
      tokens: [],
      players: {
        0: NOBODY,
        1: {
          space: 13,
          party: {},
          quests: ['prized-crackerjack', 'brawny-bulk'],
          tiles: { strength: 1, vision: 1, courage: 1 },
          learned: 3,
        },
      },
    })
    g.play('discard:strength').pass()
    const paid = paidAtEnd(g, 1)
    expect(paid['prized-crackerjack/2']).toBe(4)
    expect(paid['brawny-bulk/1']).toBeUndefined()
  })
})

describe('V-QUEST-1 hidden halves', () => {
  const open = () =>
    scenario({
      players: { 0: { ...NOBODY, quests: ['exoneration'], vindicated: true }, 1: { ...NOBODY, space: 30 } },
    })

  it('V-QUEST-1 each half pays on its own and an unfinished half costs nothing', () => {
    const g = finished({ players: { 0: { ...NOBODY, honor: 20, quests: ['exoneration'] }, 1: NOBODY } })
    expect(g.player(0).honor).toBe(20)
    const done = finished({
      players: { 0: { ...NOBODY, honor: 20, quests: ['exoneration'], vindicated: true }, 1: NOBODY },
    })
    expect(done.player(0).honor).toBe(24)
  })

  it('V-QUEST-1 only its owner sees the quest and its points', () => {
    const { game, machine } = open().table
    const quests = (seat: number | null | 'host') =>
      game.see.standing(machine, seat)[0]?.lines.filter((line) => line.what === 'quests')
    expect(quests(0)).toEqual([{ what: 'quests', points: 4 }])
    expect(quests('host')).toEqual([{ what: 'quests', points: 4 }])
    expect(quests(1)).toEqual([])
    expect(quests(null)).toEqual([])
    const seen = (seat: number | null) => JSON.stringify(game.see.view(machine, seat))
    expect(seen(0)).toContain('exoneration')
    expect(seen(1)).not.toContain('exoneration')
    expect(seen(null)).not.toContain('exoneration')
  })

  it('V-QUEST-1 cards that count finished halves reveal nothing', () => {
    const own = {
      ...NOBODY,
      quests: ['exoneration'],
      vindicated: true,
      party: { groll: 0 },
      monsters: ['drogas'],
    }
    const { game, machine } = scenario({ players: { 0: own, 1: { ...NOBODY, space: 30 } } }).table
    const bonuses = (seat: number | null | 'host') =>
      game.see.standing(machine, seat)[0]?.lines.find((line) => line.what === 'bonuses')?.points
    expect(bonuses(0)).toBe(2 + 3)
    expect(bonuses('host')).toBe(2 + 3)
    expect(bonuses(1)).toBe(2)
    expect(bonuses(null)).toBe(2)
  })

  it('V-QUEST-1 it is revealed when the game is over', () => {
    const g = finished({
      players: { 0: { ...NOBODY, quests: ['exoneration'], vindicated: true }, 1: NOBODY },
    })
    expect(JSON.stringify(g.table.game.see.view(g.table.machine, 1))).toContain('exoneration')
    const [own] = g.table.game.see.standing(g.table.machine, 1)
    expect(own?.lines).toContainEqual({ what: 'quests', points: 4 })
  })
})

describe('V-QUEST-4 Groll', () => {
  const groll = (own: PlayerSpot) => {
    const g = finished({ players: { 0: { ...NOBODY, quests: ['exoneration'], ...own }, 1: NOBODY } })
    return paidAtEnd(g, 0)['groll'] ?? 0
  }

  it('V-QUEST-4 he pays 2 for each half completed', () => {
    expect(groll({ party: { groll: 0 } })).toBe(0)
    expect(groll({ party: { groll: 0 }, vindicated: true })).toBe(2)
    expect(groll({ party: { groll: 0, adren: 0, zho: 0 }, vindicated: true })).toBe(4)
  })

  it('V-QUEST-4 he must be in the party at the end', () => {
    expect(groll({ party: { arn: 0 }, vindicated: true })).toBe(0)
  })

  it('V-QUEST-4 only your own quest counts', () => {
    const g = finished({
      players: {
        0: { ...NOBODY, party: { groll: 0 } },
        1: { ...NOBODY, quests: ['exoneration'], vindicated: true },
      },
    })
    expect(paidAtEnd(g, 0)['groll']).toBeUndefined()
  })
})

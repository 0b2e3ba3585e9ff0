// V-COMPANION: activating companions, and how long their effects last.
import { describe, expect, it } from 'vitest'
import { always, type PlayerSpot, scenario, type Spot } from '../../testing/index.ts'

/** No attributes, 8 blocks in potential, 2 in conviction, the rest in influence; next to the hexes 1, 2 and 3. */
const BARE: PlayerSpot = { space: 13, honor: 20, inspiration: 0, knowledge: 0, strength: 0 }

const table = (own: PlayerSpot, spot: Spot = {}) =>
  scenario({
    regions: { 1: 'academy', 2: 'tomb', 3: 'tower' },
    ...spot,
    players: { 1: { space: 30, party: {} }, ...spot.players, 0: { ...BARE, ...own } },
  })

describe('V-COMPANION-1', () => {
  it('V-COMPANION-1 one block goes from influence to the companion, then its attributes are gained', () => {
    const g = table({ party: { arn: 0 } })
    expect(g.player(0).influence).toBe(11)
    g.play('activate:arn')
    expect(g.player(0)).toMatchObject({ loyalty: [1], spheres: [0, 0, 2, 0, 0, 0], influence: 8 })
    expect(g.player(0)).toMatchObject({ potential: 8, conviction: 2, honor: 20 })
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-1 a companion who gives several attributes gives them all', () => {
    const g = table({ party: { 'zharyan-sisters': 1 } }).play('activate:zharyan-sisters')
    expect(g.player(0)).toMatchObject({ loyalty: [2], spheres: [1, 1, 1, 0, 0, 0] })
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-1 without influence nobody can be activated', () => {
    const g = table({ party: { arn: 1 }, influence: 0 })
    expect(g.offers()).not.toContain('activate:arn')
    expect(g.why('activate:arn')).toBe('no-block-to-activate')
  })

  it('V-COMPANION-1 the last influence can activate; the gain then runs short and may stop', () => {
    const g = table({ party: { arn: 0 }, influence: 1 }).play('activate:arn')
    expect(g.asked()).toEqual(['0 gain'])
    expect(g.why('gain:strength')).toBe('no-influence')
    g.play('enough')
    expect(g.player(0)).toMatchObject({ loyalty: [1], spheres: [0, 0, 0, 0, 0, 0], influence: 0 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-1 fewer attributes may be gained than are given', () => {
    const g = table({ party: { 'zharyan-sisters': 0 } })
    g.table.choose(0, 'gains', 'ask')
    g.play('activate:zharyan-sisters', 'gain:strength', 'enough')
    expect(g.player(0).spheres).toEqual([0, 0, 1, 0, 0, 0])
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-1 a ninth companion joins a party of eight', () => {
    const party = { arn: 0, izah: 0, jermo: 0, nalin: 0, nilo: 0, dara: 0, ruak: 0, adren: 0 }
    const g = table(
      { party, strength: 2 },
      { regions: { 1: 'inn' }, decks: { red: { open: ['krajik'] } }, triggers: ['all-in', 'balance'] },
    ).play('visit:1', 'open')
    expect(g.player(0).party).toHaveLength(9)
    expect(g.broken()).toEqual([])
  })
})

describe('V-COMPANION-2', () => {
  it('V-COMPANION-2 an ability waits for a later moment of the turn and works once', () => {
    const g = table({ party: { izah: 2 } })
    expect(g.offers()).not.toContain('use:izah')
    g.play('activate:izah', 'move:14', 'stop', 'use:izah', 'augment:influence')
    expect(g.player(0)).toMatchObject({ conviction: 3, loyalty: [3] })
    expect(g.why('use:izah')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-2 an ability may be used immediately', () => {
    const g = table({ party: { izah: 2 } }).play('activate:izah', 'use:izah', 'augment:influence')
    expect(g.player(0).conviction).toBe(3)
  })

  it('V-COMPANION-2 an ability left unused is lost at the end of the turn', () => {
    const g = table({ party: { izah: 2 } })
      .play('activate:izah')
      .pass()
      .pass()
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.offers()).not.toContain('use:izah')
    expect(g.why('use:izah')).toBeNull()
  })

  it('V-COMPANION-2 activated again in a later turn it works again', () => {
    const g = table({ party: { izah: 2 } })
      .play('activate:izah', 'use:izah', 'augment:influence')
      .pass()
      .pass()
    g.play('activate:izah', 'use:izah', 'augment:influence')
    expect(g.player(0)).toMatchObject({ conviction: 4, loyalty: [4] })
    expect(g.broken()).toEqual([])
  })
})

describe('V-COMPANION-3', () => {
  const post: Spot = { regions: { 1: 'command-post', 2: 'tomb', 3: 'tower' } }

  it('V-COMPANION-3 a price lowered by a companion applies any number of times', () => {
    const g = table({ party: { verao: 0 }, strength: 1 }, post)
    g.play('activate:verao', 'visit:1', 'again', 'again')
    expect(g.player(0)).toMatchObject({ mount: 5, honor: 32 })
    expect(g.player(0).spheres[2]).toBe(0)
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-3 a price is as printed before the activation and in the next turn', () => {
    const g = table({ party: { verao: 0 } }, post)
    expect(g.why('visit:1')).toBe('price')
    expect(g.play('activate:verao').offers()).toContain('visit:1')
    g.play('move:18', 'stop', 'end').pass()
    expect(g.player(0).spheres[2]).toBe(2)
    expect(g.why('visit:1')).toBe('price')
  })

  it('V-COMPANION-3 earlier payments are not affected', () => {
    const rent: Spot = {
      regions: { 1: 'fort', 2: 'tomb', 3: 'tower' },
      owners: { 1: 1 },
      players: { 1: { space: 30, party: {}, honor: 10 } },
    }
    expect(
      table({ party: { zinh: 0 } }, rent)
        .play('visit:1', 'activate:zinh')
        .player(1).honor,
    ).toBe(12)
    expect(
      table({ party: { zinh: 0 } }, rent)
        .play('activate:zinh', 'visit:1')
        .player(1).honor,
    ).toBe(10)
  })

  const fort: Spot = { regions: { 1: 'fort', 2: 'tomb', 3: 'tower' } }

  it('V-COMPANION-3 Adren pays 1 for control taken after his activation', () => {
    const g = table({ party: { adren: 0 } }, fort).play('activate:adren')
    expect(g.player(0).honor).toBe(20)
    g.play('visit:1', 'control:1')
    expect(g.player(0).honor).toBe(23)
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-3 Adren pays 1 for control taken before his activation', () => {
    const g = table({ party: { adren: 0 } }, fort).play('visit:1', 'control:1')
    expect(g.player(0).honor).toBe(22)
    g.play('activate:adren')
    expect(g.player(0).honor).toBe(23)
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-3 Adren pays once per turn, however many regions are taken', () => {
    const twice = { party: { adren: 0 }, relics: { 'mask-of-the-invader': 1 } }
    const after = table(twice, fort).play('activate:adren', 'control:1', 'use:mask-of-the-invader', 'seize:2')
    expect(after.player(0).honor).toBe(25)
    const between = table(twice, fort).play(
      'control:1',
      'activate:adren',
      'use:mask-of-the-invader',
      'seize:2',
    )
    expect(between.player(0).honor).toBe(25)
    const before = table(twice, fort).play(
      'control:1',
      'use:mask-of-the-invader',
      'seize:2',
      'activate:adren',
    )
    expect(before.player(0).honor).toBe(25)
  })

  it('V-COMPANION-3 Adren pays nothing for another companion and nothing if he is not active', () => {
    const g = table({ party: { adren: 0, arn: 0 } }, fort).play('activate:arn', 'control:1')
    expect(g.player(0).honor).toBe(22)
  })

  it('V-COMPANION-3 Adren does not count a region taken in an earlier turn', () => {
    const g = table({ party: { adren: 0 } }, fort)
      .play('control:1')
      .pass()
      .pass()
      .play('activate:adren')
    expect(g.player(0).honor).toBe(22)
  })
})

describe('V-COMPANION-4', () => {
  it('V-COMPANION-4 a passive ability works in other players’ turns without activation', () => {
    const spot: Spot = {
      turn: 1,
      regions: { 1: 'fort', 2: 'tomb', 3: 'tower' },
      owners: { 1: 0 },
      players: { 1: { space: 14, party: {}, conviction: 2 } },
    }
    expect(table({ party: { oneth: 0 } }, spot).why('control:1', 1)).toBe('guarded')
    expect(table({ party: { zho: 0 } }, spot).offers(1)).toContain('control:1')
  })

  it('V-COMPANION-4 a joining ability happens once, when the companion joins', () => {
    const inn: Spot = { regions: { 1: 'inn' }, decks: { blue: { open: ['fynnok'] } } }
    const g = table({ party: {}, knowledge: 2 }, inn).play('visit:1', 'open')
    expect(g.player(0)).toMatchObject({ party: ['fynnok'], spheres: [0, 0, 0, 0, 0, 1], honor: 23 })
    g.play('activate:fynnok')
    expect(g.player(0).spheres).toEqual([0, 2, 0, 0, 0, 1])
    expect(g.offers()).not.toContain('use:fynnok')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-4 a passive ability ends when its companion has left', () => {
    const spot: Spot = {
      regions: { 1: 'fort' },
      owners: { 1: 0 },
      players: { 1: { space: 14, party: {}, conviction: 2 } },
    }
    const g = table({ party: { oneth: 1 } }, spot).play('recover:oneth', 'move:18', 'stop', 'end')
    expect(g.offers()).toContain('control:1')
    expect(g.broken()).toEqual([])
  })
})

describe('V-COMPANION-5', () => {
  it('V-COMPANION-5 an extra block is paid on top of the activation', () => {
    const g = table({ party: { johann: 0 } }, { values: { whiteDie: always('courage') } })
    g.play('activate:johann', 'use:johann')
    expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 7, spheres: [1, 0, 0, 1, 0, 0] })
    expect(g.why('use:johann')).toBe('ability-spent')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-5 the extra block must be in influence', () => {
    const g = table({ party: { johann: 0 }, influence: 2 }).play('activate:johann')
    expect(g.player(0).influence).toBe(0)
    expect(g.why('use:johann')).toBe('cost')
  })

  it("V-COMPANION-5 Xan's two blocks activate one more companion at its normal price", () => {
    const g = table({ party: { xan: 0, arn: 0, izah: 0 } }).play('activate:xan', 'use:xan')
    expect(g.offers()).toEqual(['activate:arn', 'activate:izah', 'none'])
    g.play('activate:arn')
    expect(g.player(0)).toMatchObject({ loyalty: [3, 1, 0], spheres: [0, 0, 4, 0, 0, 0], influence: 3 })
    expect(g.why('use:xan')).toBe('ability-spent')
    expect(g.why('activate:izah')).toBe('activated-already')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-5 Xan needs two blocks: one is too few', () => {
    expect(
      table({ party: { xan: 0, arn: 0 }, influence: 4 })
        .play('activate:xan')
        .why('use:xan'),
    ).toBe('cost')
    expect(
      table({ party: { xan: 0, arn: 0 }, influence: 5 })
        .play('activate:xan')
        .why('use:xan'),
    ).toBeNull()
  })

  it('V-COMPANION-5 the companion Xan calls needs a block of its own', () => {
    const g = table({ party: { xan: 0, arn: 0 }, influence: 5 }).play('activate:xan', 'use:xan')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0).loyalty).toEqual([3, 0])
    expect(g.broken()).toEqual([])
  })

  it("V-COMPANION-5 Xan's second activation may be declined, and its ability works in full", () => {
    const g = table({ party: { xan: 0, izah: 2 } }).play('activate:xan', 'use:xan', 'activate:izah')
    g.play('use:izah', 'augment:influence')
    expect(g.player(0).conviction).toBe(3)
    const declined = table({ party: { xan: 0, izah: 2 } }).play('activate:xan', 'use:xan', 'none')
    expect(declined.player(0).loyalty).toEqual([3, 2])
  })
})

describe('V-COMPANION-6', () => {
  it('V-COMPANION-6 the block just placed counts: the third activation makes three', () => {
    expect(
      table({ party: { izah: 1 } })
        .play('activate:izah')
        .why('use:izah'),
    ).toBe('blocks-on-card')
    expect(
      table({ party: { izah: 2 } })
        .play('activate:izah')
        .why('use:izah'),
    ).toBeNull()
  })

  it('V-COMPANION-6 your companions includes the one that acts', () => {
    const g = table({ party: { leyiha: 0, arn: 1 } }).play('activate:leyiha', 'use:leyiha')
    expect(g.offers()).toEqual(['home:leyiha', 'home:arn', 'enough'])
    g.play('home:leyiha', 'home:arn')
    expect(g.player(0)).toMatchObject({ loyalty: [1, 0], influence: 8 })
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-6 other companions leaves out the one that acts', () => {
    const alone = table({ party: { elyas: 3 } }).play('activate:elyas')
    expect(alone.why('use:elyas')).toBe('nothing-would-change')
    const g = table({ party: { elyas: 1, arn: 3 } }).play('activate:elyas', 'use:elyas')
    expect(g.player(0).loyalty).toEqual([2, 1])
    expect(g.broken()).toEqual([])
  })
})

describe('V-COMPANION-7', () => {
  it.each([
    ['sestra', 'library', [0, 3, 0, 0, 0, 0]],
    ['arn', 'fort', [0, 0, 3, 0, 0, 0]],
    ['zho', 'spire', [3, 0, 0, 0, 0, 0]],
  ] as const)('V-COMPANION-7 %s gains 1 beside a %s without a visit, once', (id, region, spheres) => {
    const g = table({ party: { [id]: 0 } }, { regions: { 1: region, 2: 'tomb', 3: 'tower' } })
    g.play(`activate:${id}`, `use:${id}`)
    expect(g.player(0).spheres).toEqual(spheres)
    expect(g.why(`use:${id}`)).toBe('ability-spent')
    expect(g.state.turn.visitSpent).toBe(false)
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-7 Miara returns up to two blocks next to a shrine', () => {
    const shrine: Spot = { regions: { 1: 'shrine', 2: 'tomb', 3: 'tower' } }
    const g = table({ party: { miara: 1, arn: 3 } }, shrine).play(
      'activate:miara',
      'use:miara',
      'home:miara',
      'home:arn',
    )
    expect(g.player(0).loyalty).toEqual([1, 2])
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-7 a region one step away is not next to the figure; the Move may lead there', () => {
    const g = table({ party: { arn: 0 } }, { regions: { 1: 'tomb', 2: 'tower', 3: 'library', 4: 'fort' } })
    g.play('activate:arn')
    expect(g.why('use:arn')).toBe('not-beside')
    g.play('move:14', 'stop', 'use:arn')
    expect(g.player(0).spheres[2]).toBe(3)
  })

  it.each([
    ['sestra', 'fort'],
    ['arn', 'spire'],
    ['zho', 'shrine'],
    ['miara', 'library'],
  ] as const)('V-COMPANION-7 %s does nothing beside a %s', (id, region) => {
    const g = table({ party: { [id]: 0 } }, { regions: { 1: region, 2: 'tomb', 3: 'tower' } })
    expect(g.play(`activate:${id}`).why(`use:${id}`)).toBe('not-beside')
  })
})

describe('V-COMPANION-8', () => {
  it.each([
    ['elina', 'knowledge', 1],
    ['wim', 'strength', 2],
    ['eila', 'inspiration', 0],
  ] as const)(
    'V-COMPANION-8 %s activates the character immediately and turns three blocks into 1 %s',
    (id, name, a) => {
      const g = table({ party: { [id]: 2 } }).play(`activate:${id}`)
      expect(g.asked()).toEqual(['0 train'])
      expect(g.offers()).toEqual(['train:inspiration', 'train:knowledge', 'train:strength'])
      g.play(`train:${name}`)
      expect(g.player(0)).toMatchObject({ loyalty: [3], influence: 6 })
      expect(g.player(0).spheres[a]).toBe(2)
      g.play(`use:${id}`)
      expect(g.player(0)).toMatchObject({ loyalty: [0], influence: 8 })
      expect(g.player(0).spheres[a]).toBe(3)
      expect(g.why(`use:${id}`)).toBe('ability-spent')
      expect(g.broken()).toEqual([])
    },
  )

  it('V-COMPANION-8 a squire with fewer than three blocks turns none, with more only three', () => {
    const few = table({ party: { elina: 1 } }).play('activate:elina', 'train:strength')
    expect(few.why('use:elina')).toBe('blocks-on-card')
    const more = table({ party: { elina: 3 } }).play('activate:elina', 'train:strength', 'use:elina')
    expect(more.player(0).loyalty).toEqual([1])
    expect(more.broken()).toEqual([])
  })

  it("V-COMPANION-8 the squire's activation of the character is a full one", () => {
    const g = table({ party: { wim: 0 }, vindicated: true }).play('activate:wim', 'train:knowledge')
    expect(g.player(0).spheres).toEqual([0, 2, 1, 0, 0, 0])
  })

  it('V-COMPANION-8 a squire called by Xan does not restore the Activate action of the turn', () => {
    const g = table({ party: { xan: 0, wim: 0 } }).play(
      'activate:xan',
      'use:xan',
      'activate:wim',
      'train:knowledge',
    )
    expect(g.player(0).spheres).toEqual([0, 1, 3, 0, 0, 0])
    expect(g.why('character')).toBe('activated-already')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-8 Nyei immediately gives 1 of an attribute you have none of', () => {
    const both = table({ party: { nyei: 0 } }).play('activate:nyei')
    expect(both.offers()).toEqual(['gain:strength', 'gain:knowledge', 'none'])
    both.play('gain:strength')
    expect(both.player(0).spheres).toEqual([1, 0, 1, 0, 0, 0])
    const one = table({ party: { nyei: 0 }, strength: 1 }).play('activate:nyei')
    expect(one.player(0).spheres).toEqual([1, 1, 1, 0, 0, 0])
    const none = table({ party: { nyei: 0 }, strength: 1, knowledge: 2 }).play('activate:nyei')
    expect(none.player(0).spheres).toEqual([1, 2, 1, 0, 0, 0])
    expect(none.offers()).not.toContain('use:nyei')
  })

  it('V-COMPANION-8 Nyei gives attributes before she checks: strength given by Wonder is no longer missing', () => {
    const g = table({ party: { nyei: 0, arn: 0 }, traits: ['wonder'] }).play('activate:nyei', 'like:arn')
    expect(g.player(0).spheres).toEqual([0, 1, 2, 0, 0, 0])
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-8 Nyei may be declined', () => {
    const g = table({ party: { nyei: 0 } }).play('activate:nyei', 'none')
    expect(g.player(0).spheres).toEqual([1, 0, 0, 0, 0, 0])
  })
})

describe('V-COMPANION-9', () => {
  it('V-COMPANION-9 a waiting ability is lost with its companion, gains are kept', () => {
    const g = table({ party: { izah: 2 } }).play('activate:izah', 'recover:izah')
    expect(g.offers()).not.toContain('use:izah')
    expect(g.player(0)).toMatchObject({ party: [], spheres: [0, 0, 2, 0, 0, 0], honor: 18 })
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-9 a lasting price ends with its companion', () => {
    const post: Spot = { regions: { 1: 'command-post', 2: 'tomb', 3: 'tower' } }
    const g = table({ party: { verao: 0 } }, post).play('activate:verao')
    expect(g.offers()).toContain('visit:1')
    g.play('recover:verao')
    expect(g.why('visit:1')).toBe('price')
  })

  it('V-COMPANION-9 death ends it as well', () => {
    const maw: Spot = {
      regions: { 1: 'maw', 2: 'tomb', 3: 'tower' },
      decks: { monsters: { open: ['oya'] } },
      values: { whiteDie: always('courage'), blackDie: always('death') },
    }
    const g = table({ party: { izah: 2 }, courage: 2 }, maw).play('activate:izah', 'visit:1', 'open', 'no')
    expect(g.player(0).party).toEqual([])
    expect(g.offers()).not.toContain('use:izah')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-9 Gha-Kein ends it as well', () => {
    const party = { xan: 0, izah: 2, 'gha-kein': 0 }
    const g = table({ party, potential: 0 }).play('activate:xan', 'use:xan', 'activate:gha-kein')
    g.play('use:gha-kein', 'trade:xan')
    expect(g.state.turn.active).toEqual(['gha-kein'])
    expect(g.offers()).not.toContain('use:xan')
  })

  it('V-COMPANION-9 a trait lent through Kheya ends with her', () => {
    const lender: Spot = { players: { 1: { space: 30, party: {}, traits: ['leadership'] } } }
    const lend = () =>
      table({ party: { kheya: 0 }, strength: 1 }, lender).play(
        'activate:kheya',
        'use:kheya',
        'borrow:leadership',
      )
    expect(lend().play('convert:courage').player(0).honor).toBe(22)
    expect(lend().play('recover:kheya', 'convert:courage').player(0).honor).toBe(17)
  })

  it("V-COMPANION-9 Dawn's price and Kealth's free draw end with them", () => {
    const dawn = table({ party: { dawn: 0 } }).play('activate:dawn', 'use:dawn')
    expect(dawn.offers()).toContain('buy:inspiration')
    expect(dawn.play('recover:dawn').why('buy:inspiration')).toBe('tile-price')
    const kealth = table({ party: { kealth: 3 }, wisdom: 2, conviction: 0 }).play(
      'activate:kealth',
      'use:kealth',
    )
    kealth.play('recover:kealth', 'visit:2')
    expect(kealth.why('empower')).toBe('conviction')
  })

  const forts: Spot = { regions: { 1: 'fort', 2: 'library', 3: 'spire' } }

  it("V-COMPANION-9 Xina's unused visit ends with her", () => {
    const g = table({ party: { xina: 0 } }, forts).play('activate:xina', 'use:xina', 'dilute:influence')
    expect(g.offers()).toContain('extra:1')
    g.play('recover:xina')
    expect(g.offers().filter((id) => id.startsWith('extra:'))).toEqual([])
    expect(g.offers()).toContain('visit:1')
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-9 a visit already made with her stays made', () => {
    const g = table({ party: { xina: 0 } }, forts).play('activate:xina', 'use:xina', 'dilute:influence')
    g.play('extra:1', 'recover:xina')
    expect(g.player(0).spheres).toEqual([2, 0, 2, 0, 0, 0])
    expect(g.why('visit:1')).toBe('visited-already')
    expect(g.offers()).toContain('visit:2')
  })

  const turns = { drokk: { strength: 5 }, elya: { inspiration: 5 }, 'anazi-birin': { knowledge: 5 } }

  it.each(Object.entries(turns))('V-COMPANION-9 an extra turn of %s not yet begun ends', (id, price) => {
    const paid = () =>
      table({ party: { [id]: 6 }, potential: 0, ...price }, { active: [id] }).play(`use:${id}`)
    expect(paid().pass().state.turn.seat).toBe(0)
    const g = paid().play(`recover:${id}`).pass()
    expect(g.state.turn.seat).toBe(1)
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-9 an extra turn that has begun is played to its end', () => {
    const g = table({ party: { drokk: 6 }, strength: 5, potential: 0 }, { active: ['drokk'] })
    g.play('use:drokk').pass().play('recover:drokk')
    expect(g.state.turn.seat).toBe(0)
    expect(g.offers()).toContain('character')
    expect(g.pass().state.turn.seat).toBe(1)
  })

  it('V-COMPANION-9 of two extra turns only that of the companion who left ends, even during the other', () => {
    const g = table(
      { party: { drokk: 5, elya: 6 }, strength: 5, inspiration: 5, potential: 0, conviction: 0 },
      { active: ['drokk', 'elya'] },
    ).play('use:drokk', 'use:elya')
    g.pass()
    expect(g.state.turn.grants).toEqual([{ what: 'turn', n: 1, from: 'elya' }])
    g.play('recover:elya').pass()
    expect(g.state.turn.seat).toBe(1)
  })

  it('V-COMPANION-9 a squire abandoned for her own attributes activates nobody', () => {
    const g = table({ party: { elina: 2 }, influence: 1 }).play('activate:elina')
    expect(g.asked()).toEqual(['0 gain'])
    g.play('recover:elina')
    expect(g.player(0).spheres).toEqual([0, 1, 0, 0, 0, 0])
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-9 nor does Adren pay, nor Nyei give the missing attribute', () => {
    const adren = table({ party: { adren: 2 }, influence: 1, conviction: 2 }, forts)
    adren.play('control:1', 'enough', 'activate:adren', 'recover:adren')
    expect(adren.player(0).honor).toBe(20 + 2 - 3)
    const nyei = table({ party: { nyei: 2 }, influence: 1 }).play('activate:nyei', 'recover:nyei')
    expect(nyei.asked()).toEqual(['0 turn'])
    expect(nyei.player(0).spheres).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('V-COMPANION-9 a trait lent through Kheya does not react once she is gone', () => {
    const lender: Spot = { players: { 1: { space: 30, party: {}, traits: ['loyalty'] } } }
    const g = table(
      { party: { kheya: 1, xan: 1, wim: 0 }, influence: 5 },
      { ...lender, active: ['kheya', 'xan'] },
    )
    g.play('use:kheya', 'borrow:loyalty', 'use:xan', 'activate:wim', 'train:strength')
    expect(g.asked()).toEqual(['0 gain'])
    g.play('recover:kheya')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0)).toMatchObject({ party: ['xan', 'wim'], loyalty: [3, 1] })
  })

  it('V-COMPANION-9 Grenn pays for a new companion before that companion does anything', () => {
    const inn: Spot = { regions: { 1: 'inn', 2: 'tomb', 3: 'tower' }, decks: { blue: { open: ['fynnok'] } } }
    const g = table({ party: { grenn: 1 }, knowledge: 2, influence: 0 }, { ...inn, active: ['grenn'] })
    g.table.choose(0, 'gains', 'ask')
    g.play('visit:1', 'open')
    expect(g.asked()).toEqual(['0 gain'])
    expect(g.player(0).honor).toBe(20 + 3 + 2)
    g.play('recover:grenn', 'enough')
    expect(g.player(0).honor).toBe(20 + 3 + 2 - 2)
  })
})

describe('V-COMPANION-10', () => {
  const rich: PlayerSpot = {
    party: { 'gha-kein': 0, arn: 2 },
    traits: ['resilience'],
    relics: { 'altar-knife': 3 },
    monsters: ['oya'],
    tiles: { strength: 1 },
    quests: ['carpe-diem'],
  }
  const deal = () => table(rich).play('activate:gha-kein', 'use:gha-kein')

  it('V-COMPANION-10 any companion, trait, relic or monster can go, Gha-Kein included; no tile, no quest', () => {
    const cards = ['gha-kein', 'arn', 'resilience', 'altar-knife', 'oya'].map((id) => `trade:${id}`)
    expect(
      deal()
        .offers()
        .filter((id) => !id.startsWith('discard:')),
    ).toEqual([...cards, 'none'])
  })

  it('V-COMPANION-10 a companion pays half its honor rounded down, loses none and returns its blocks', () => {
    const g = deal().play('trade:arn')
    expect(g.player(0)).toMatchObject({ party: ['gha-kein'], loyalty: [1], honor: 21, influence: 6 })
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-10 Gha-Kein trades himself in', () => {
    const g = deal().play('trade:gha-kein')
    expect(g.player(0)).toMatchObject({ party: ['arn'], loyalty: [2], honor: 21, influence: 5 })
    expect(g.broken()).toEqual([])
  })

  it('V-COMPANION-10 a trait, a relic with its charges, a monster', () => {
    expect(deal().play('trade:resilience').player(0)).toMatchObject({ traits: [], honor: 23, attained: 1 })
    const relic = deal().play('trade:altar-knife')
    expect(relic.player(0)).toMatchObject({ relics: [], charges: [], honor: 21, influence: 7, acquired: 1 })
    expect(relic.broken()).toEqual([])
    expect(deal().play('trade:oya').player(0)).toMatchObject({ monsters: [], honor: 22, defeated: 1 })
  })

  it('V-COMPANION-10 a card worth 0 can be removed, too, and the deal may be declined', () => {
    const g = table({ party: { 'gha-kein': 0, verao: 1 } }).play(
      'activate:gha-kein',
      'use:gha-kein',
      'trade:verao',
    )
    expect(g.player(0)).toMatchObject({ party: ['gha-kein'], honor: 20 })
    expect(g.broken()).toEqual([])
    expect(deal().play('none').player(0)).toMatchObject({ honor: 20, party: ['gha-kein', 'arn'] })
  })

  it('V-COMPANION-10 the card is out of the game', () => {
    const g = deal().play('trade:arn')
    expect(g.state.decks.flatMap((pile) => [...pile.down, ...pile.open])).not.toContain('arn')
  })
})

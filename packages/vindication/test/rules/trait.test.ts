// V-TRAIT: what traits react to, in whose turn they work, and borrowing them.
import { describe, expect, it } from 'vitest'
import { always, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/index.ts'

/** 20 honor, beside a fort, a tomb and a tower; nothing on the six spheres. */
const BARE: PlayerSpot = { space: 13, honor: 20, inspiration: 0, knowledge: 0, strength: 0, party: {} }
const FAR: PlayerSpot = { space: 30, honor: 10, party: {} }
const HEART: Spot = { regions: { 1: 'fort', 2: 'tomb', 3: 'tower' }, triggers: ['companions', 'supremacy'] }

const table = (own: PlayerSpot, spot: Spot = {}) =>
  scenario({ ...HEART, ...spot, players: { 1: FAR, ...spot.players, 0: { ...BARE, ...own } } })

const honor = (g: Scenario) => g.player(0).honor

/** Seat 1 holds the fort. */
const rival = (more: PlayerSpot = {}): Spot => ({ owners: { 1: 1 }, players: { 1: { ...FAR, ...more } } })

const MAW: Spot = {
  regions: { 1: 'maw', 2: 'tomb', 3: 'tower' },
  decks: { monsters: { open: ['oya'] } },
  values: { whiteDie: always('courage'), blackDie: always('miss') },
}

describe('V-TRAIT-1 when and how often', () => {
  it('V-TRAIT-1 a trait works from the moment it is attained', () => {
    const g = table({ wisdom: 2, conviction: 2 }, { decks: { traits: { open: ['devotion'] } } })
    g.play('visit:2', 'open')
    expect(honor(g)).toBe(25)
    g.play('control:2')
    expect(honor(g)).toBe(28)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-1 a trait that reacts to something reacts every time', () => {
    const own = { traits: ['devotion'], party: { 'qu-ara': 0 }, conviction: 2 }
    const g = table(own).play('control:1', 'activate:qu-ara', 'use:qu-ara', 'none')
    expect(honor(g)).toBe(24)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-1 traits react to their owner only', () => {
    const g = table({ conviction: 2 }, { players: { 1: { ...FAR, traits: ['devotion', 'gallantry'] } } })
    g.play('control:1')
    expect(g.player(1).honor).toBe(10)
  })
})

describe('V-TRAIT-2 not for itself', () => {
  const take = (open: string, traits: string[]) =>
    table({ wisdom: 2, traits }, { decks: { traits: { open: [open] } } }).play('visit:2', 'open')

  it('V-TRAIT-2 Diligence does not react to its own arrival', () => {
    const g = take('diligence', [])
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0).conviction).toBe(2)
  })

  it('V-TRAIT-2 Preparation does not raise its own honor', () => {
    expect(honor(take('preparation', []))).toBe(24)
    expect(honor(take('diligence', ['preparation']))).toBe(26)
  })

  it('V-TRAIT-2 Persistence counts the honor of its own card as the second source', () => {
    const own = { wisdom: 2, relics: { 'altar-knife': 1 } }
    const g = table(own, { decks: { traits: { open: ['persistence'] } } }).play(
      'use:altar-knife',
      'visit:2',
      'open',
    )
    expect(honor(g)).toBe(20 + 3 + 4 + 2)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-2 Persistence counts the honor of its own card as the first source', () => {
    const own = { wisdom: 2, relics: { 'altar-knife': 1 } }
    const g = table(own, { decks: { traits: { open: ['persistence'] } } }).play('visit:2', 'open')
    expect(honor(g)).toBe(24)
    expect(honor(g.play('use:altar-knife'))).toBe(24 + 3 + 2)
  })
})

describe('V-TRAIT-3 Creativity, Expertise, Leadership', () => {
  const all = { inspiration: 3, knowledge: 3, strength: 3 }

  it.each([
    ['creativity', 'wisdom', ['vision', 'courage']],
    ['expertise', 'vision', ['wisdom', 'courage']],
    ['leadership', 'courage', ['wisdom', 'vision']],
  ] as const)(
    'V-TRAIT-3 %s pays 2 for the first conversion of a turn to %s, for no other',
    (id, name, others) => {
      const g = table({ ...all, traits: [id] })
      for (const other of others) g.play(`convert:${other}`)
      expect(honor(g)).toBe(20)
      g.play(`convert:${name}`)
      expect(honor(g)).toBe(22)
      expect(g.broken()).toEqual([])
    },
  )

  it('V-TRAIT-3 a second conversion pays nothing; one in the next turn does', () => {
    const g = table({ ...all, traits: ['creativity'] }).play('convert:wisdom', 'convert:wisdom')
    expect(honor(g)).toBe(22)
    expect(honor(g.pass().pass().play('convert:wisdom'))).toBe(24)
  })

  it.each([
    ['creativity', 'dawn-seeker-signet', 'inspiration'],
    ['expertise', 'scepter-of-blue-blazes', 'knowledge'],
    ['leadership', 'pendant-of-potency', 'strength'],
  ] as const)('V-TRAIT-3 %s reacts to the %s', (trait, relic, name) => {
    const own = { [name]: 1, traits: [trait], relics: { [relic]: 1 } }
    expect(honor(table(own).play(`use:${relic}`))).toBe(22)
  })

  it.each([
    ['expertise', 'yohna', 'vision'],
    ['leadership', 'nilo', 'courage'],
  ] as const)('V-TRAIT-3 %s reacts to %s turning conviction into %s, not the reverse', (trait, id, name) => {
    const own = { traits: [trait], party: { [id]: 0 }, conviction: 1, [name]: 1 }
    expect(honor(table(own).play(`activate:${id}`, `use:${id}`, `into:${name}`))).toBe(22)
    expect(honor(table(own).play(`activate:${id}`, `use:${id}`, 'into:conviction'))).toBe(20)
  })

  it('V-TRAIT-3 gaining a heroic attribute is not converting', () => {
    const g = table(
      { traits: ['leadership'], relics: { glowberries: 1 } },
      { values: { whiteDie: always('courage') } },
    )
    g.play('use:glowberries')
    expect(g.player(0)).toMatchObject({ honor: 20, spheres: [0, 0, 0, 1, 0, 0] })
  })
})

describe('V-TRAIT-4 Devotion', () => {
  it('V-TRAIT-4 Devotion pays 1 for control, and 1 for a takeover though it takes two blocks', () => {
    expect(honor(table({ traits: ['devotion'], conviction: 1 }).play('control:1'))).toBe(23)
    expect(honor(table({ traits: ['devotion'], conviction: 2 }, rival()).play('control:1'))).toBe(23)
  })

  it('V-TRAIT-4 Devotion pays for an empowered draw and for a saved champion', () => {
    const draw = table({ traits: ['devotion'], wisdom: 2 }).play('visit:2', 'empower')
    expect(honor(draw)).toBe(21)
    const save = table(
      { traits: ['devotion'], courage: 2, party: { arn: 0 } },
      { ...MAW, values: { whiteDie: always('courage'), blackDie: always('death') } },
    ).play('visit:1', 'open', 'yes')
    expect(save.player(0)).toMatchObject({ honor: 20 + 1 + 4, party: ['arn'] })
  })

  it('V-TRAIT-4 Devotion pays for conviction turned into something, not for something turned into it', () => {
    const own = { traits: ['devotion'], party: { nilo: 0 }, courage: 1 }
    expect(honor(table(own).play('activate:nilo', 'use:nilo', 'into:courage'))).toBe(21)
    expect(honor(table(own).play('activate:nilo', 'use:nilo', 'into:conviction'))).toBe(20)
  })

  it('V-TRAIT-4 Devotion pays nothing for recovering, diluting, a free draw or the Mask', () => {
    expect(honor(table({ traits: ['devotion'] }).play('recover:conviction'))).toBe(20)
    const xina = table({ traits: ['devotion'], party: { xina: 0 } })
    expect(honor(xina.play('activate:xina', 'use:xina', 'dilute:conviction'))).toBe(20)
    const kealth = table({ traits: ['devotion'], party: { kealth: 1 }, wisdom: 2 })
    expect(honor(kealth.play('activate:kealth', 'use:kealth', 'visit:2', 'empower'))).toBe(20)
    const mask = table({ traits: ['devotion'], relics: { 'mask-of-the-invader': 1 } })
    expect(honor(mask.play('use:mask-of-the-invader', 'seize:1'))).toBe(22)
  })
})

describe('V-TRAIT-4 Diligence', () => {
  const diligent = { traits: ['diligence'] }

  it('V-TRAIT-4 Diligence reacts to a trait, a relic and a monster', () => {
    const trait = table({ ...diligent, wisdom: 2 }).play('visit:2', 'open')
    expect(trait.asked()).toEqual(['0 augment'])
    const { influence } = trait.player(0)
    trait.play('augment:influence')
    expect(trait.player(0)).toMatchObject({ conviction: 3, influence: influence - 1, potential: 8 })
    expect(trait.broken()).toEqual([])
    const relic = table({ ...diligent, vision: 2 }).play(
      'visit:3',
      'acquire',
      'open',
      'place:1',
      'augment:influence',
    )
    expect(relic.player(0).conviction).toBe(3)
    const monster = table({ ...diligent, courage: 2, party: { arn: 0 } }, MAW).play('visit:1', 'open')
    expect(monster.play('augment:influence').player(0).conviction).toBe(3)
  })

  it('V-TRAIT-4 Diligence does not react to a companion', () => {
    const g = table({ ...diligent, strength: 2 }, { regions: { 1: 'inn', 2: 'tomb', 3: 'tower' } })
    expect(g.play('visit:1', 'open').player(0)).toMatchObject({ conviction: 2 })
    expect(g.asked()).toEqual(['0 turn'])
  })

  it('V-TRAIT-4 Diligence may be declined, also by a preference', () => {
    const once = table({ ...diligent, wisdom: 2 }).play('visit:2', 'open', 'enough')
    expect(once.player(0).conviction).toBe(2)
    const never = table({ ...diligent, wisdom: 2 })
    never.table.choose(0, 'resolve', 'never')
    expect(never.play('visit:2', 'open').asked()).toEqual(['0 turn'])
    expect(never.player(0).conviction).toBe(2)
    const ever = table({ ...diligent, wisdom: 2 })
    ever.table.choose(0, 'resolve', 'always')
    expect(ever.play('visit:2', 'open').player(0).conviction).toBe(3)
  })

  it('V-TRAIT-4 Diligence needs influence', () => {
    const g = table({ ...diligent, vision: 2, influence: 0 }).play('visit:3', 'acquire', 'open', 'place:2')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0)).toMatchObject({ conviction: 2, influence: 0 })
    expect(g.broken()).toEqual([])
  })
})

describe('V-TRAIT-4 Gallantry', () => {
  const gallant = { traits: ['gallantry'] }

  it('V-TRAIT-4 Gallantry pays 2 for a monster', () => {
    const g = table({ ...gallant, courage: 2, party: { arn: 0 } }, MAW).play('visit:1', 'open')
    expect(honor(g)).toBe(20 + 4 + 2)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-4 Gallantry pays 2 for a region taken from any other player', () => {
    expect(honor(table({ ...gallant, conviction: 2 }, rival()).play('control:1'))).toBe(24)
    const five = scenario({
      ...HEART,
      seats: 5,
      turn: 1,
      owners: { 1: 0, 2: 4 },
      players: {
        0: { space: 31, party: {} },
        1: { ...BARE, ...gallant, conviction: 2 },
        2: { space: 32 },
        3: { space: 33 },
        4: { space: 34, party: {} },
      },
    })
    expect(five.play('control:1').player(1).honor).toBe(24)
  })

  it('V-TRAIT-4 Gallantry pays nothing for a free region, however it is taken', () => {
    expect(honor(table({ ...gallant, conviction: 2 }).play('control:1'))).toBe(22)
    const mask = table({ ...gallant, relics: { 'mask-of-the-invader': 1 } })
    expect(honor(mask.play('use:mask-of-the-invader', 'seize:1'))).toBe(22)
  })
})

describe('V-TRAIT-5 Humility', () => {
  /** Seat 0 is about to gain 3 honor with a knife; seat 1 has Humility. */
  const humble = (own: number, theirs: number, more: PlayerSpot = {}) =>
    table(
      { honor: own, relics: { 'altar-knife': 1 } },
      { players: { 1: { ...FAR, honor: theirs, traits: ['humility'], ...more } } },
    )

  it('V-TRAIT-5 when a player who had more honor gains some, a block moves from potential to influence', () => {
    const g = humble(21, 20)
    expect(g.player(1)).toMatchObject({ potential: 8, influence: 8 })
    g.play('use:altar-knife')
    expect(g.player(1)).toMatchObject({ potential: 7, influence: 9 })
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-5 being tied before the gain does not count', () => {
    expect(humble(20, 20).play('use:altar-knife').player(1).potential).toBe(8)
    expect(humble(19, 20).play('use:altar-knife').player(1).potential).toBe(8)
  })

  it('V-TRAIT-5 it works once in each turn of another player', () => {
    const g = humble(30, 20).play('use:altar-knife', 'control:1')
    expect(honor(g)).toBe(35)
    expect(g.player(1).potential).toBe(7)
  })

  it('V-TRAIT-5 it works again in the next turn of another player', () => {
    const g = table(
      { honor: 21, relics: { 'altar-knife': 2 } },
      { players: { 1: { ...FAR, honor: 20, traits: ['humility'] } } },
    )
    g.play('use:altar-knife').pass().pass().play('use:altar-knife')
    expect(g.player(1).potential).toBe(6)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-5 with empty potential there is nothing to move', () => {
    const g = humble(30, 20, { potential: 0 }).play('use:altar-knife')
    expect(g.player(1)).toMatchObject({ potential: 0, influence: 16 })
  })

  it('V-TRAIT-5 it never works in your own turn', () => {
    const g = scenario({
      ...HEART,
      owners: { 1: 0 },
      turn: 1,
      players: { 0: { ...FAR, honor: 30 }, 1: { ...BARE, traits: ['humility'] } },
    })
    g.play('visit:1')
    expect(g.player(0).honor).toBe(32)
    expect(g.player(1).potential).toBe(8)
  })

  it('V-TRAIT-5 it works for a gain in a third player’s turn', () => {
    const third = (leader: number) =>
      scenario({
        ...HEART,
        seats: 3,
        owners: { 1: 1 },
        players: {
          0: BARE,
          1: { ...FAR, honor: leader },
          2: { space: 33, honor: 12, traits: ['humility'], party: {} },
        },
      }).play('visit:1')
    expect(third(13).player(2).potential).toBe(7)
    expect(third(12).player(2).potential).toBe(8)
  })

  it('V-TRAIT-5 it works for every seat, and is logged', () => {
    const g = scenario({
      ...HEART,
      turn: 1,
      players: { 0: { ...FAR, traits: ['humility'] }, 1: { ...BARE, relics: { 'altar-knife': 1 } } },
    })
    g.play('use:altar-knife')
    expect(g.player(0).potential).toBe(7)
    const told = { type: 'augmented', seat: 0, how: 'potential', n: 1, from: 'humility' }
    expect(g.events('augmented')).toEqual([told])
  })

  it('V-TRAIT-5 your own gain in another player’s turn does not trigger it', () => {
    const g = table({}, rival({ traits: ['humility'], honor: 5 })).play('visit:1')
    expect(g.player(1)).toMatchObject({ honor: 7, potential: 8 })
  })

  it('V-TRAIT-5 honor lost by a leader does not trigger it', () => {
    const g = table({ honor: 30, party: { arn: 1 } }, { players: { 1: { ...FAR, traits: ['humility'] } } })
    expect(g.play('recover:arn').player(1).potential).toBe(8)
  })

  it('V-TRAIT-5 never: the preference always declines', () => {
    const g = humble(30, 20)
    g.table.choose(1, 'from-leaders', 'never')
    g.play('use:altar-knife')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(1).potential).toBe(8)
  })

  it("V-TRAIT-5 ask: the question comes in the other player's turn", () => {
    const yes = humble(30, 20)
    yes.table.choose(1, 'from-leaders', 'ask')
    yes.play('use:altar-knife')
    expect(yes.asked()).toEqual(['1 unlock'])
    yes.play('1 yes')
    expect(yes.player(1)).toMatchObject({ potential: 7, influence: 9 })
    expect(yes.asked()).toEqual(['0 turn'])
    expect(yes.play('0 control:1').asked()).toEqual(['0 turn'])
    expect(yes.broken()).toEqual([])
    const no = humble(30, 20)
    no.table.choose(1, 'from-leaders', 'ask')
    no.play('use:altar-knife', '1 no')
    expect(no.player(1).potential).toBe(8)
    expect(no.asked()).toEqual(['0 turn'])
  })

  it('V-TRAIT-5 always: nobody is asked', () => {
    expect(humble(30, 20).play('use:altar-knife').asked()).toEqual(['0 turn'])
  })

  it('V-TRAIT-5 final scoring does not trigger it', () => {
    const g = scenario({
      ...HEART,
      turn: 1,
      round: 4,
      lastRound: 4,
      ending: 'companions',
      tokens: [],
      owners: { 1: 1 },
      players: { 0: { ...FAR, traits: ['humility'] }, 1: { ...BARE, honor: 40 } },
    }).pass()
    expect(g.table.over).toBe(true)
    expect(g.player(0).potential).toBe(8)
  })
})

describe('V-TRAIT-6 Impunity', () => {
  it('V-TRAIT-6 a takeover costs 4: one block stays there, three return', () => {
    const g = table({ conviction: 4, potential: 8 }, rival({ traits: ['impunity'] }))
    const before = { own: g.player(0).influence, theirs: g.player(1).influence }
    g.play('control:1')
    expect(g.player(0)).toMatchObject({ conviction: 0, influence: before.own + 3 - 2, honor: 22 })
    expect(g.player(1)).toMatchObject({ influence: before.theirs + 1, honor: 10 })
    expect(g.state.owners[1]).toBe(0)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-6 3 conviction are too few', () => {
    expect(table({ conviction: 3 }, rival({ traits: ['impunity'] })).why('control:1')).toBe(
      'takeover-conviction',
    )
    expect(table({ conviction: 2 }, rival()).offers()).toContain('control:1')
  })

  it('V-TRAIT-6 with Nalin it costs 2', () => {
    const own = { conviction: 2, party: { nalin: 0 } }
    const g = table(own, rival({ traits: ['impunity'] })).play('activate:nalin', 'control:1')
    expect(g.player(0)).toMatchObject({ conviction: 0, honor: 23 })
    expect(g.broken()).toEqual([])
    const one = table({ ...own, conviction: 1 }, rival({ traits: ['impunity'] })).play('activate:nalin')
    expect(one.why('control:1')).toBe('takeover-conviction')
  })

  it('V-TRAIT-6 a free region costs 1, whoever has Impunity, and your own Impunity costs you nothing', () => {
    const free = table({ conviction: 1 }, { players: { 1: { ...FAR, traits: ['impunity'] } } })
    expect(free.offers()).toContain('control:1')
    expect(table({ conviction: 2, traits: ['impunity'] }, rival()).offers()).toContain('control:1')
  })

  it('V-TRAIT-6 copying its owner’s cards is not affected', () => {
    const theirs = { players: { 1: { ...FAR, party: { arn: 0 }, traits: ['impunity', 'devotion'] } } }
    const mirror = table({ relics: { mirror: 1 } }, theirs).play('use:mirror', 'like:arn')
    expect(mirror.player(0)).toMatchObject({ charges: [0], spheres: [0, 0, 2, 0, 0, 0] })
    const kheya = table({ party: { kheya: 0 } }, theirs).play(
      'activate:kheya',
      'use:kheya',
      'borrow:devotion',
    )
    expect(kheya.player(0).loyalty).toEqual([2])
  })
})

describe('V-TRAIT-7 Patience', () => {
  const patient = (more: PlayerSpot = {}) => table({ traits: ['patience'], ...more })

  it('V-TRAIT-7 it gives 1 of each heroic attribute and ends the turn without a Move', () => {
    const g = patient().play('use:patience')
    expect(g.player(0)).toMatchObject({ spheres: [0, 0, 0, 1, 1, 1], influence: 8, space: 13 })
    expect(g.asked()).toEqual(['1 turn'])
    expect(g.broken()).toEqual([])
  })

  it.each([
    ['a step', 'move:14'],
    ['a rest', 'rest'],
    ['control', 'control:1'],
    ['a recovery', 'recover:conviction'],
    ['giving up a tile', 'discard:strength'],
    ['giving up a region', 'give-up:2'],
    ['a conversion', 'convert:courage'],
    ['a relic', 'use:altar-knife'],
  ])('V-TRAIT-7 not after %s', (_what, act) => {
    const own: PlayerSpot = {
      traits: ['patience'],
      strength: 1,
      inspiration: 1,
      tiles: { strength: 1 },
      relics: { 'altar-knife': 1 },
    }
    const g = table(own, { owners: { 2: 0 } })
    expect(g.offers()).toContain('use:patience')
    g.play(act)
    if (g.offers().includes('stop')) g.play('stop')
    if (g.offers().includes('augment:potential')) g.play('augment:potential')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.why('use:patience')).toBe('begun-already')
  })

  it('V-TRAIT-7 with little influence you choose what to gain, and cannot recover', () => {
    const g = patient({ influence: 1 }).play('use:patience')
    expect(g.offers()).toEqual(['gain:courage', 'gain:wisdom', 'gain:vision', 'enough'])
    g.play('gain:vision')
    expect(g.player(0)).toMatchObject({ spheres: [0, 0, 0, 0, 0, 1], influence: 0, conviction: 2 })
    expect(g.asked()).toEqual(['1 turn'])
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-7 with no influence it gives nothing and still ends the turn', () => {
    const g = patient({ influence: 0 }).play('use:patience')
    expect(g.player(0).spheres).toEqual([0, 0, 0, 0, 0, 0])
    expect(g.asked()).toEqual(['1 turn'])
  })

  it('V-TRAIT-7 an extra turn may be skipped too', () => {
    const g = table({ traits: ['patience'], party: { drokk: 4 }, strength: 5, potential: 2 })
    g.play('activate:drokk', 'use:drokk').pass()
    expect(g.asked()).toEqual(['0 turn'])
    g.play('use:patience')
    expect(g.asked()).toEqual(['1 turn'])
    expect(g.player(0).spheres.slice(3)).toEqual([1, 1, 1])
    expect(g.broken()).toEqual([])
  })
})

describe('V-TRAIT-8 Persistence', () => {
  const steady: PlayerSpot = {
    traits: ['persistence'],
    relics: { 'altar-knife': 1 },
    party: { rhun: 0 },
    vision: 1,
  }

  it('V-TRAIT-8 the second source of a turn gives 2 more, the third nothing', () => {
    const g = table(steady).play('control:1')
    expect(honor(g)).toBe(22)
    g.play('use:altar-knife')
    expect(honor(g)).toBe(22 + 3 + 2)
    g.play('activate:rhun', 'use:rhun')
    expect(honor(g)).toBe(27 + 1)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-8 it works once in each of your turns', () => {
    const g = table({ ...steady, relics: { 'altar-knife': 2 }, vision: 2 })
    g.play('use:altar-knife', 'activate:rhun', 'use:rhun').pass().pass()
    expect(honor(g)).toBe(26)
    g.play('use:altar-knife')
    expect(honor(g)).toBe(29)
    g.play('activate:rhun', 'use:rhun')
    expect(honor(g)).toBe(32)
  })

  it('V-TRAIT-8 all levels of one command post visit are one source', () => {
    const post: Spot = { regions: { 1: 'command-post', 2: 'tomb', 3: 'tower' } }
    const g = table({ traits: ['persistence'], strength: 6 }, post).play('visit:1', 'again')
    expect(honor(g)).toBe(27)
    g.play('control:1')
    expect(honor(g)).toBe(27 + 2 + 2)
  })

  it('V-TRAIT-8 two command posts are two sources', () => {
    const posts: Spot = { regions: { 1: 'command-post', 2: 'command-post', 3: 'tower' } }
    const g = table({ traits: ['persistence'], strength: 6, party: { xina: 0 } }, posts)
    g.play('activate:xina', 'use:xina', 'dilute:influence', 'visit:1', 'enough')
    expect(honor(g)).toBe(23)
    g.play('extra:2')
    expect(honor(g)).toBe(23 + 4 + 2)
  })

  it('V-TRAIT-8 the same card twice is one source', () => {
    const own = { traits: ['persistence', 'devotion'], party: { 'qu-ara': 0 }, wisdom: 2 }
    const g = table(own).play('activate:qu-ara', 'use:qu-ara', 'none')
    expect(honor(g)).toBe(21)
    g.play('visit:2', 'empower')
    expect(honor(g)).toBe(22)
  })

  it('V-TRAIT-8 a card gained and the control of its region are two sources', () => {
    const g = table({ ...steady, wisdom: 2 }, { decks: { traits: { open: ['patience'] } } }).play(
      'visit:2',
      'open',
    )
    expect(honor(g)).toBe(26)
    expect(honor(g.play('control:2'))).toBe(26 + 2 + 2)
  })

  it('V-TRAIT-8 vindicating is a source', () => {
    const g = table({ ...steady, honor: 25, potential: 0 }).play('vindicate', 'use:altar-knife')
    expect(honor(g)).toBe(25 + 5 + 3 + 2)
  })

  it('V-TRAIT-8 it does not work in another player’s turn', () => {
    const spot: Spot = {
      ...HEART,
      owners: { 1: 0, 4: 0 },
      regions: { 1: 'fort', 2: 'tomb', 3: 'tower', 4: 'library' },
      turn: 1,
      players: { 0: { ...FAR, traits: ['persistence'] }, 1: { ...BARE, space: 14, party: { xina: 0 } } },
    }
    const g = scenario(spot).play('activate:xina', 'use:xina', 'dilute:influence', 'visit:1', 'extra:4')
    expect(g.player(0).honor).toBe(14)
  })

  it('V-TRAIT-8 without the trait two sources give no bonus', () => {
    expect(honor(table({ relics: { 'altar-knife': 1 } }).play('control:1', 'use:altar-knife'))).toBe(25)
  })

  it('V-TRAIT-8 a source before the trait in the same turn counts', () => {
    const open: Spot = { decks: { traits: { open: ['persistence'] } } }
    const g = table({ relics: { 'altar-knife': 1 }, wisdom: 2 }, open).play(
      'use:altar-knife',
      'visit:2',
      'open',
    )
    expect(honor(g)).toBe(23 + 4 + 2)
  })

  it('V-TRAIT-8 when borrowed, it counts only later sources', () => {
    const lender: Spot = { players: { 1: { ...FAR, traits: ['persistence'] } } }
    const mine = { party: { kheya: 0 }, relics: { 'altar-knife': 1 }, potential: 0, honor: 25 }
    const g = table(mine, lender).play('control:1', 'activate:kheya', 'use:kheya', 'borrow:persistence')
    expect(honor(g)).toBe(27)
    expect(honor(g.play('vindicate'))).toBe(27 + 5)
    expect(honor(g.play('use:altar-knife'))).toBe(32 + 3 + 2)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-8 the token the source reached is taken before its 2 honor are gained', () => {
    const g = table({ ...steady, honor: 26 }).play('control:1', 'use:altar-knife')
    const order = g.table.events.filter((event) => event.type === 'tokenTaken' || event.type === 'honor')
    expect(order.map((event) => event.from ?? event.type)).toEqual([
      'altar-knife',
      'tokenTaken',
      'persistence',
    ])
    expect(g.player(0)).toMatchObject({ honor: 33, tokens: 1 })
  })

  it('V-TRAIT-8 a token within its own 2 honor is taken too', () => {
    const g = table({ ...steady, honor: 24 }).play('control:1', 'use:altar-knife')
    expect(g.player(0)).toMatchObject({ honor: 31, tokens: 1 })
  })
})

describe('V-TRAIT-9 Preparation', () => {
  const ready = { traits: ['preparation'] }

  it('V-TRAIT-9 each card gained gives 1 more than printed', () => {
    const inn: Spot = { regions: { 1: 'inn', 2: 'tomb', 3: 'tower' }, decks: { red: { open: ['arn'] } } }
    expect(honor(table({ ...ready, strength: 2 }, inn).play('visit:1', 'open'))).toBe(24)
    const relic: Spot = { decks: { relics: { open: ['altar-knife'] } } }
    expect(honor(table({ ...ready, vision: 2 }, relic).play('visit:3', 'acquire', 'open', 'place:1'))).toBe(
      24,
    )
    expect(honor(table({ ...ready, courage: 2, party: { arn: 0 } }, MAW).play('visit:1', 'open'))).toBe(25)
  })

  it('V-TRAIT-9 a card with 0 printed honor gives 1', () => {
    const inn: Spot = { regions: { 1: 'inn', 2: 'tomb', 3: 'tower' }, decks: { red: { open: ['verao'] } } }
    expect(honor(table({ ...ready, strength: 2 }, inn).play('visit:1', 'open'))).toBe(21)
  })

  it('V-TRAIT-9 a lost card loses only its printed honor', () => {
    expect(honor(table({ ...ready, party: { arn: 1 } }).play('recover:arn'))).toBe(17)
  })

  it("V-TRAIT-9 an ability's honor is not raised", () => {
    expect(honor(table({ ...ready, relics: { 'altar-knife': 1 } }).play('use:altar-knife'))).toBe(23)
  })
})

describe('V-TRAIT-10 Resilience', () => {
  const tough = (blocks: number, more: PlayerSpot = {}) =>
    table({ traits: ['resilience'], party: { arn: blocks }, ...more })

  it('V-TRAIT-10 at 4 blocks an activation adds none, at 3 it adds one', () => {
    const four = tough(4).play('activate:arn')
    expect(four.player(0)).toMatchObject({ loyalty: [4], influence: 5, spheres: [0, 0, 2, 0, 0, 0] })
    expect(four.broken()).toEqual([])
    expect(tough(3).play('activate:arn').player(0).loyalty).toEqual([4])
    expect(tough(5).play('activate:arn').player(0).loyalty).toEqual([5])
  })

  it('V-TRAIT-10 without the trait every activation adds one', () => {
    expect(
      table({ party: { arn: 4 } })
        .play('activate:arn')
        .player(0).loyalty,
    ).toEqual([5])
  })

  it('V-TRAIT-10 at 4 blocks no influence is needed, at 3 it is', () => {
    expect(tough(4, { influence: 0 }).offers()).toContain('activate:arn')
    expect(tough(3, { influence: 0 }).why('activate:arn')).toBe('no-block-to-activate')
    const asking = tough(4, { influence: 0 })
    asking.table.choose(0, 'free-activation', 'ask')
    expect(asking.play('activate:arn').asked()).toEqual(['0 gain'])
    expect(asking.player(0).loyalty).toEqual([4])
  })

  it('V-TRAIT-10 you may still add a block', () => {
    const asked = tough(4)
    asked.table.choose(0, 'free-activation', 'ask')
    expect(asked.play('activate:arn').asked()).toEqual(['0 placeBlock'])
    expect(asked.player(0)).toMatchObject({ loyalty: [4], spheres: [0, 0, 0, 0, 0, 0] })
    expect(asked.play('yes').player(0)).toMatchObject({ loyalty: [5], spheres: [0, 0, 2, 0, 0, 0] })
    const last = tough(4, { influence: 1 })
    last.table.choose(0, 'free-activation', 'ask')
    expect(last.play('activate:arn').asked()).toEqual(['0 placeBlock'])
    expect(asked.broken()).toEqual([])
    const declined = tough(4)
    declined.table.choose(0, 'free-activation', 'ask')
    expect(declined.play('activate:arn', 'no').player(0).loyalty).toEqual([4])
    const never = tough(4)
    never.table.choose(0, 'free-activation', 'never')
    expect(never.play('activate:arn').player(0).loyalty).toEqual([5])
    const unable = tough(4, { influence: 0 })
    unable.table.choose(0, 'free-activation', 'never')
    expect(unable.play('activate:arn', 'enough').player(0).loyalty).toEqual([4])
    expect(unable.broken()).toEqual([])
  })

  it('V-TRAIT-10 an extra block is still paid', () => {
    const g = table(
      { traits: ['resilience'], party: { johann: 4 } },
      { values: { whiteDie: always('courage') } },
    ).play('activate:johann', 'use:johann')
    expect(g.player(0).loyalty).toEqual([5])
  })

  it.each([
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 5],
  ])('V-TRAIT-10 fatigue stops at 4: from %i to %i', (before, after) => {
    const values = { whiteDie: always('courage'), blackDie: always('fatigue') }
    const own = { traits: ['resilience'], party: { arn: before }, courage: 2, potential: 2 }
    const g = table(own, { ...MAW, values }).play('visit:1', 'open')
    expect(g.player(0).loyalty).toEqual([after])
    expect(g.broken()).toEqual([])
  })
})

describe('V-TRAIT-11 Wanderlust', () => {
  const wanderer = (more: PlayerSpot = {}) => table({ traits: ['wanderlust'], mount: 4, ...more })

  it('V-TRAIT-11 the fourth step pays 1', () => {
    const g = wanderer().play('move:14', 'move:15', 'move:16')
    expect(honor(g)).toBe(20)
    g.play('move:17')
    expect(honor(g)).toBe(21)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-11 a fifth and an eighth step pay nothing more', () => {
    const g = wanderer({ mount: 5, speedBlocks: 3 })
    g.play('move:14', 'move:15', 'move:16', 'move:17', 'move:16', 'move:17', 'move:16', 'move:17')
    expect(honor(g)).toBe(21)
  })

  it('V-TRAIT-11 all stretches of a split Move are added up', () => {
    const g = wanderer({ party: { zharah: 0 } })
    g.play('activate:zharah', 'move:14', 'move:15', 'stop', 'rest', 'augment:potential', 'move:16')
    expect(honor(g)).toBe(20)
    expect(honor(g.play('move:17'))).toBe(21)
  })

  it('V-TRAIT-11 a teleport is not a step', () => {
    const g = wanderer({ relics: { 'portal-stone': 1 } })
    g.play('move:14', 'move:15', 'move:16', 'stop', 'use:portal-stone', 'teleport:33')
    expect(honor(g)).toBe(20)
  })

  it('V-TRAIT-11 if attained during a turn, it counts the steps made before', () => {
    const tomb: Spot = {
      regions: { 1: 'tomb', 2: 'fort', 3: 'tower' },
      decks: { traits: { open: ['wanderlust'] } },
    }
    const walker = (mount: number) =>
      table({ wisdom: 2, mount, party: { zharah: 1 } }, { ...tomb, active: ['zharah'] })
    const far = walker(4).play('move:14', 'move:15', 'move:16', 'move:17', 'visit:1', 'open')
    expect(honor(far)).toBe(20 + 6 + 1)
    expect(far.broken()).toEqual([])
    const near = walker(4).play('move:14', 'move:15', 'move:16', 'stop', 'visit:1', 'open')
    expect(honor(near)).toBe(20 + 6)
    expect(honor(near.play('move:17'))).toBe(20 + 6 + 1)
    const further = walker(5).play('move:14', 'move:15', 'move:16', 'move:17', 'stop', 'visit:1', 'open')
    expect(honor(further.play('move:18'))).toBe(20 + 6 + 1)
  })

  it('V-TRAIT-11 each turn counts its own steps', () => {
    const g = wanderer().play('move:14', 'move:15', 'stop', 'end').pass().play('move:14', 'move:13')
    expect(honor(g)).toBe(20)
  })
})

describe('V-TRAIT-12 Wonder', () => {
  const wondrous = (party: Record<string, number>) => table({ traits: ['wonder'], party })

  it('V-TRAIT-12 an activated companion may give another companion’s printed attributes instead of its own', () => {
    const g = wondrous({ arn: 0, 'zharyan-sisters': 0, sestra: 0 }).play('activate:arn')
    expect(g.offers()).toEqual(['like:arn', 'like:zharyan-sisters', 'like:sestra'])
    g.play('like:sestra')
    expect(g.player(0)).toMatchObject({ spheres: [0, 2, 0, 0, 0, 0], loyalty: [1, 0, 0] })
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-12 it may still give its own, and its ability stays its own', () => {
    expect(wondrous({ arn: 0, sestra: 0 }).play('activate:arn', 'like:arn').player(0).spheres[2]).toBe(2)
    const g = wondrous({ arn: 0, sestra: 0 }).play('activate:arn', 'like:sestra', 'use:arn')
    expect(g.player(0).spheres).toEqual([0, 2, 1, 0, 0, 0])
    expect(g.offers()).not.toContain('use:sestra')
  })

  it('V-TRAIT-12 nothing is asked if the others give the same or there is no other', () => {
    expect(wondrous({ arn: 0, izah: 0 }).play('activate:arn').asked()).toEqual(['0 turn'])
    expect(wondrous({ arn: 0 }).play('activate:arn').asked()).toEqual(['0 turn'])
  })

  it('V-TRAIT-12 another player’s companion cannot be used', () => {
    const g = table(
      { traits: ['wonder'], party: { arn: 0 } },
      { players: { 1: { ...FAR, party: { sestra: 0 } } } },
    )
    expect(g.play('activate:arn').asked()).toEqual(['0 turn'])
  })
})

describe('V-TRAIT-13 a borrowed trait', () => {
  const borrower = (own: PlayerSpot, ...traits: string[]) =>
    table({ party: { kheya: 0 }, ...own }, { players: { 1: { ...FAR, traits } } })

  it('V-TRAIT-13 one trait of another player works for the rest of the turn', () => {
    const g = borrower({ strength: 2, inspiration: 1 }, 'leadership').play('convert:courage')
    g.play('activate:kheya', 'use:kheya', 'borrow:leadership')
    expect(g.player(0)).toMatchObject({ loyalty: [2], honor: 20, traits: [], attained: 0 })
    g.play('convert:courage')
    expect(honor(g)).toBe(22)
    expect(g.player(1).traits).toEqual(['leadership'])
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-13 it has its own limit, and ends with the turn', () => {
    const g = borrower({ strength: 4, inspiration: 4, potential: 2 }, 'leadership')
    g.play('activate:kheya', 'use:kheya', 'borrow:leadership', 'convert:courage', 'convert:courage')
    expect(honor(g)).toBe(22)
    g.pass().pass().play('convert:courage')
    expect(honor(g)).toBe(22)
  })

  it('V-TRAIT-13 Patience and your own traits cannot be borrowed', () => {
    const g = borrower({ traits: ['devotion'] }, 'patience', 'loyalty', 'wonder').play(
      'activate:kheya',
      'use:kheya',
    )
    expect(g.offers()).toEqual(['borrow:loyalty', 'borrow:wonder', 'none'])
    g.play('none')
    expect(g.state.turn.borrowed).toEqual([])
  })

  it('V-TRAIT-13 the steps made before the borrowing do not count for Wanderlust', () => {
    const wanderer: Spot = { players: { 1: { ...FAR, traits: ['wanderlust'] } } }
    const party = { kheya: 1, zharah: 1 }
    const g = table({ party, mount: 5, speedBlocks: 2 }, { ...wanderer, active: ['kheya', 'zharah'] })
    g.play('move:14', 'move:15', 'stop', 'use:kheya', 'borrow:wanderlust', 'move:16', 'move:17')
    expect(honor(g)).toBe(20)
    g.play('move:16')
    expect(honor(g)).toBe(20)
    expect(honor(g.play('move:17'))).toBe(21)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-13 nor is anything paid if all four steps were made before', () => {
    const wanderer: Spot = { players: { 1: { ...FAR, traits: ['wanderlust'] } } }
    const g = table({ party: { kheya: 1 }, mount: 4 }, { ...wanderer, active: ['kheya'] })
    g.play('move:14', 'move:15', 'move:16', 'move:17', 'use:kheya', 'borrow:wanderlust')
    expect(honor(g)).toBe(20)
  })

  it('V-TRAIT-13 without such a trait Kheya can do nothing', () => {
    expect(borrower({}).play('activate:kheya').why('use:kheya')).toBe('no-trait-to-borrow')
    expect(borrower({}, 'patience').play('activate:kheya').why('use:kheya')).toBe('no-trait-to-borrow')
    expect(
      borrower({ traits: ['devotion'] })
        .play('activate:kheya')
        .why('use:kheya'),
    ).toBe('no-trait-to-borrow')
    expect(borrower({ influence: 3 }, 'wonder').play('activate:kheya').why('use:kheya')).toBe('cost')
    expect(borrower({ influence: 4 }, 'wonder').play('activate:kheya').why('use:kheya')).toBeNull()
  })

  it('V-TRAIT-13 a borrowed standing rule applies to the borrower', () => {
    const g = table(
      { party: { kheya: 0 }, wisdom: 2 },
      { players: { 1: { ...FAR, traits: ['preparation'] } }, decks: { traits: { open: ['purpose'] } } },
    )
    g.play('activate:kheya', 'use:kheya', 'borrow:preparation', 'visit:2', 'open')
    expect(honor(g)).toBe(25)
    expect(g.broken()).toEqual([])
  })

  it('V-TRAIT-13 a borrowed trait with a choice asks the borrower', () => {
    const g = borrower({ wisdom: 2 }, 'diligence').play('activate:kheya', 'use:kheya', 'borrow:diligence')
    g.play('visit:2', 'open')
    expect(g.asked()).toEqual(['0 augment'])
    g.play('augment:influence')
    expect(g.player(0).conviction).toBe(3)
    expect(g.player(1).conviction).toBe(2)
  })

  it('V-TRAIT-13 the owner can still use it: Humility reacts to the borrower', () => {
    const g = borrower({ relics: { 'altar-knife': 1 } }, 'humility')
    g.play('activate:kheya', 'use:kheya', 'borrow:humility', 'use:altar-knife')
    expect(g.player(1).potential).toBe(7)
    expect(g.player(0).potential).toBe(9)
  })

  it('V-TRAIT-13 if two reactions with a choice meet, the player chooses which comes first', () => {
    const g = table({ party: { arn: 1, izah: 1 }, traits: ['loyalty', 'diligence'] })
    const answer = (from: string) => ({ do: 'react', seat: 0, from, n: 0, at: 0 })
    const order = { do: 'order', seat: 0, steps: [answer('loyalty'), answer('diligence')] }
    g.table.patch([{ op: 'add', path: '/stack/-', value: order }])
    expect(g.asked()).toEqual(['0 order'])
    expect(g.offers()).toEqual(['use:loyalty', 'use:diligence'])
    g.play('use:diligence', 'augment:influence')
    expect(g.asked()).toEqual(['0 takeBack'])
    g.play('home:arn')
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.player(0)).toMatchObject({ conviction: 3, loyalty: [0, 1] })
  })
})

// What holds for all treacherous cards, and for what they do to others.
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/cards/index.ts'
import { treachery as content } from '../../src/modules/treachery/content.ts'
import { BLACK_BLOCKS } from '../../src/modules/treachery/state.ts'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import { always, finished, island, paidAtEnd, type PlayerSpot, scenario } from '../../testing/scenario.ts'
import { acting, endTurn, near, type Rest } from './near.ts'

const options = { treachery: true }

describe('the cards', () => {
  test('V-TREACHERY-1 nine companions, three traits and three relics are shuffled in', () => {
    const counts = [0, 1, 2, 3, 4, 5].map((deck) => content.cards.filter((card) => card.deck === deck).length)
    expect(counts).toEqual([3, 3, 3, 0, 3, 3])
    const { players, decks } = scenario({ options }).state
    const lying = decks.map(({ down, open }) => down.length + open.length)
    expect(lying.reduce((n, x) => n + x, 0) + players.length).toBe(CARDS.length + 15)
    const plain = scenario().state
    expect(plain.slots).toBeNull()
  })

  test('V-TREACHERY-1 the initiatives of all companions are 1 to 69, each once', () => {
    const all = [...CARDS, ...content.cards].filter(({ initiative }) => initiative > 0)
    expect(all.map(({ initiative }) => initiative).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 69 }, (_, i) => i + 1),
    )
  })

  test('V-TREACHERY-1 nobody sets out with one', () => {
    const traitors = new Set(content.cards.map(({ id }) => id))
    for (let i = 0; i < 60; i++) {
      const { players } = scenario({ seats: 5, options, seed: `start ${i}` }).state
      expect(players.flatMap((p) => p.party).filter((id) => traitors.has(id))).toEqual([])
    }
  })

  const inn: Rest = { regions: { 1: 'inn' }, decks: { blue: { open: ['false-tongue'] } } }

  test('V-TREACHERY-2 a companion costs honor when it joins, never below none', () => {
    const g = near({ knowledge: 2 }, [{}], inn).play('visit:1')
    expect(changesOf(g, 0, 'open')).toEqual({ honor: -2, 'has false-tongue': 1 })
    const poor = near({ knowledge: 2, honor: 1 }, [{}], inn).play('visit:1')
    expect(changesOf(poor, 0, 'open')).toMatchObject({ honor: -1 })
    const ready = near({ knowledge: 2, traits: ['preparation'] }, [{}], inn).play('visit:1')
    expect(changesOf(ready, 0, 'open')).toMatchObject({ honor: -1 })
  })

  test('V-TREACHERY-2 Grenn and Diligence answer it like any other card', () => {
    const g = near({ knowledge: 2, party: { grenn: 1 } }, [{}], { ...inn, active: ['grenn'] }).play('visit:1')
    expect(changesOf(g, 0, 'open')).toEqual({ 'has false-tongue': 1 })
    const tomb: Rest = { regions: { 1: 'tomb' }, decks: { traits: { open: ['greed'] } } }
    const trait = near({ wisdom: 2, traits: ['diligence'] }, [{}], tomb).play('visit:1', 'open')
    expect(trait.asked()).toEqual(['0 augment'])
  })

  test('V-TREACHERY-2 nothing is given back or taken when it goes', () => {
    const g = near({ party: { 'false-tongue': 2 } })
    expect(changesOf(g, 0, 'recover:false-tongue')).toEqual({
      'has false-tongue': -1,
      'false-tongue': -2,
      influence: 2,
    })
    // Not even where the owner of a box prints a gain on it.
    const values = { cards: { 'false-tongue': { honor: 3 } } }
    const printed = near({ party: { 'false-tongue': 2 } }, [{}], { values })
    expect(changesOf(printed, 0, 'recover:false-tongue')).not.toHaveProperty('honor')
    const fallen = near({ courage: 2, party: { 'seven-quills': 0 } }, [{}], {
      regions: { 1: 'maw' },
      values: { blackDie: always('death'), whiteDie: always('vision') },
      decks: { monsters: { open: ['mornak'] } },
    })
    expect(changesOf(fallen.play('visit:1'), 0, 'open')).toMatchObject({ honor: 5, 'has seven-quills': -1 })
  })

  test('V-TREACHERY-2 Gha-Kein removes none of them', () => {
    const g = acting('gha-kein', { party: { kuvot: 0 }, traits: ['greed'], relics: { 'mad-boots': 0 } })
    expect(g.play('use:gha-kein').offers()).toEqual(['trade:gha-kein', 'none'])
  })

  test('V-TREACHERY-2 they count for no mastery', () => {
    const ends = (mine: PlayerSpot, theirs: PlayerSpot) =>
      finished({ options, players: { 0: { party: {}, ...mine }, 1: { party: {}, ...theirs } } })
    const g = ends({ party: { kuvot: 0, vrix: 0 }, traits: ['greed'] }, { party: { adren: 0 } })
    expect(paidAtEnd(g, 0)).not.toHaveProperty('knowledge')
    expect(paidAtEnd(g, 0)).not.toHaveProperty('wisdom')
    expect(paidAtEnd(g, 1)).toMatchObject({ knowledge: 5 })
  })

  test('V-TREACHERY-2 they count for triggers, quests and monsters', () => {
    const g = finished({
      options,
      players: {
        0: {
          party: { kuvot: 0, feth: 0, toule: 0 },
          traits: ['greed'],
          relics: { 'mad-boots': 0 },
          monsters: ['butterfly-smasher', 'ogun', 'unspeakable', 'vish-ne', 'drogas'],
          quests: ['exoneration'],
        },
        1: { party: {} },
      },
    })
    expect(paidAtEnd(g, 0)).toMatchObject({
      'butterfly-smasher': 3,
      ogun: 2,
      unspeakable: 2,
      'vish-ne': 6,
      drogas: 7,
      'exoneration/1': 3,
    })
    const ending = near({ knowledge: 2, party: { kuvot: 0, feth: 0, toule: 0, zula: 0, strann: 0 } }, [{}], {
      ...inn,
      triggers: ['companions', 'vindication'],
    })
    expect(ending.play('visit:1', 'open').state.ending).toBe('companions')
  })
})

describe('neighbours', () => {
  const use = (space: number, ...others: PlayerSpot[]) =>
    acting('toule', { space, potential: 0 }, others).why('use:toule')

  test('V-TREACHERY-3 a neighbour is one step away, not merely beside the same region', () => {
    expect(use(13, { space: 14, vision: 1 })).toBeNull()
    expect(use(13, { space: 19, vision: 1 })).toBeNull()
    // Both beside hex 1, two steps apart.
    expect(use(13, { space: 15, vision: 1 })).toBe('nothing-would-change')
    // Both on the coast, beside hex 9, four steps apart.
    expect(use(1, { space: 2, vision: 1 })).toBe('nothing-would-change')
    expect(use(1, { space: 25, vision: 1 })).toBeNull()
  })

  test('V-TREACHERY-3 with two players there is one neighbour at the most, with five up to three', () => {
    expect(
      acting('kuvot', {}, [{ tiles: { vision: 1 } }])
        .play('use:kuvot')
        .asked(),
    ).toEqual(['0 turn'])
    const all = [14, 18, 19, 15].map((space) => ({ space, vision: 1 }))
    const g = acting('toule', {}, all).play('use:toule')
    expect(g.offers()).toEqual(['whom:1', 'whom:2', 'whom:3'])
  })

  test('V-TREACHERY-3 it is looked at when the card is used, after a step, too', () => {
    const g = near({ traits: ['greed'] }, [{ space: 15, vision: 1 }])
    expect(g.why('use:greed')).toBe('nobody-near')
    expect(g.play('move:14', 'stop').why('use:greed')).toBeNull()
  })
})

describe('prices', () => {
  test('V-TREACHERY-4 honor one does not have cannot be paid, and nothing follows a disc that drops', () => {
    expect(near({ traits: ['greed'], honor: 0 }, [{ vision: 1 }]).why('use:greed')).toBe('honor-price')
    const g = near({ traits: ['greed'], honor: 30 }, [{ vision: 1 }])
    expect(changesOf(g, 0, 'use:greed')).toMatchObject({ honor: -1 })
    expect([g.state.tokens, g.player(0).tokens]).toEqual([[30, 45, 60, 75], 0])
    expect(g.player(0).sources['treachery']).toBe(-1)
    expect(g.broken()).toEqual([])
  })

  const impune: PlayerSpot = { traits: ['impunity'], party: { arn: 0 }, relics: { mirror: 1 }, vision: 1 }

  test.each([
    ['false-tongue', 'mark:arn'],
    ['seven-quills', 'mark:mirror'],
  ])('V-TREACHERY-5 Impunity doubles the dilution of %s', (id, pick) => {
    const g = acting(id, {}, [impune]).play(`use:${id}`)
    if (g.offers().includes(pick)) g.play(pick)
    expect([g.player(0).potential, g.player(0).influence]).toEqual([10, 10])
    expect(acting(id, { influence: 1 }, [impune]).why(`use:${id}`)).toBe('dilution-price')
    // One block of conviction can be diluted twice.
    expect(acting(id, { influence: 0, conviction: 1 }, [impune]).why(`use:${id}`)).toBeNull()
  })

  test('V-TREACHERY-5 Impunity doubles a mark on a region, for its owner only', () => {
    const rest: Rest = { regions: { 1: 'fort', 2: 'inn' }, owners: { 1: 1 } }
    const g = acting('sidney', {}, [impune], rest)
    expect(changesOf(g, 0, 'use:sidney', 'mark-region:1')).toEqual({ potential: 2, influence: -2 })
    const free = acting('sidney', {}, [impune], rest)
    expect(changesOf(free, 0, 'use:sidney', 'mark-region:2')).toEqual({ potential: 1, influence: -1 })
    const own = acting('sidney', { traits: ['impunity'] }, [{}], { regions: { 1: 'fort' }, owners: { 1: 0 } })
    expect(changesOf(own, 0, 'use:sidney')).toEqual({ potential: 1, influence: -1 })
  })

  test.each([
    ['greed', { traits: ['greed'] }],
    ['hubris', { traits: ['hubris'] }],
    ['kuvot', { party: { kuvot: 1 } }],
  ])('V-TREACHERY-5 Impunity makes %s cost two honor', (id, me) => {
    const victim = { ...impune, tiles: { vision: 1 } }
    const rest = id === 'kuvot' ? { active: [id] } : {}
    expect(near({ ...me, honor: 1 }, [victim], rest).why(`use:${id}`)).toBe('honor-price')
    expect(changesOf(near(me, [victim], rest), 0, `use:${id}`)).toMatchObject({ honor: -2 })
  })

  test('V-TREACHERY-5 the dearer of two neighbours may be out of reach', () => {
    const g = near({ traits: ['greed'], honor: 1 }, [impune, { vision: 1 }]).play('use:greed')
    expect([g.offers(), g.why('whom:1')]).toEqual([['whom:2', 'none'], 'honor-price'])
  })

  test('V-TREACHERY-5 what costs nothing is not doubled', () => {
    expect(changesOf(acting('toule', {}, [impune]), 0, 'use:toule')).toEqual({ potential: -1, influence: 1 })
    expect(acting('vrix', { honor: 0 }, [impune]).why('use:vrix')).toBeNull()
  })
})

describe('black blocks', () => {
  test('V-TREACHERY-6 anybody may lift any of them in their own turn, for a conviction', () => {
    const marks: Rest = { marked: ['arn'], closed: [4], regions: { 4: 'fort' } }
    const g = near({ conviction: 2, traits: ['devotion'] }, [{ party: { arn: 0 } }], marks)
    expect(g.offers().filter((id) => id.startsWith('lift'))).toEqual(['lift:arn', 'lift-region:4'])
    expect(changesOfAll(g, 'lift:arn')).toEqual([{ conviction: -1, influence: 1, honor: 1 }, {}])
    g.play('lift-region:4')
    expect(g.state.slots?.treachery).toMatchObject({ cards: [], hexes: [] })
    expect(near({}, [{ party: { arn: 0 } }], marks).why('lift:arn')).toBe('conviction')
  })

  test('V-TREACHERY-6 to lift one from a player with Impunity costs no more', () => {
    const g = near({ conviction: 1 }, [{ traits: ['impunity', 'purpose'] }], { marked: ['purpose'] })
    expect(changesOf(g, 0, 'lift:purpose')).toEqual({ conviction: -1, influence: 1 })
  })

  test('V-TREACHERY-6 there are twelve; with none left no card places one', () => {
    const ids = content.cards.concat(CARDS).filter(({ initiative }) => initiative > 0)
    const twelve = ids.map(({ id }) => id).filter((id) => id !== 'false-tongue' && id !== 'arn')
    const marked = twelve.slice(0, BLACK_BLOCKS)
    const party = Object.fromEntries(marked.map((id) => [id, 0]))
    const full = acting('false-tongue', { conviction: 1 }, [{ party: { arn: 0 } }, { party }], { marked })
    expect(full.why('use:false-tongue')).toBe('no-black-block')
    full.play(`lift:${marked[0] ?? ''}`)
    expect(full.why('use:false-tongue')).toBeNull()
    expect(full.broken()).toEqual([])
  })

  test('V-TREACHERY-7 a marked companion cannot be activated, by Xan either', () => {
    const g = near({ party: { arn: 0, xan: 0 } }, [{}], { marked: ['arn'] })
    expect(g.why('activate:arn')).toBe('marked-companion')
    g.play('activate:xan')
    expect(g.play('use:xan').asked()).toEqual(['0 turn'])
  })

  test('V-TREACHERY-7 what it does without being activated goes on', () => {
    const yanos = near({ party: { 'zharyan-sisters': 0, zho: 0 } }, [{ party: { 'false-tongue': 1 } }], {
      marked: ['zharyan-sisters'],
      turn: 1,
      active: ['false-tongue'],
    })
    expect(yanos.why('use:false-tongue', 1)).toBe('nothing-there')
    const wonder = near({ party: { arn: 0, yenara: 0 }, traits: ['wonder'] }, [{}], { marked: ['yenara'] })
    expect(changesOf(wonder, 0, 'activate:arn', 'like:yenara')).toMatchObject({ knowledge: 3 })
    const shield = near({ party: { arn: 0 }, relics: { 'shield-of-dread': 1 } }, [{}], { marked: ['arn'] })
    expect(changesOf(shield, 0, 'use:shield-of-dread', 'onto:arn')).toMatchObject({ arn: 1, strength: 2 })
    const fight = near({ courage: 2, party: { ruak: 0 } }, [{}], {
      marked: ['ruak'],
      regions: { 1: 'maw' },
      values: { blackDie: always('miss') },
      decks: { monsters: { open: ['mornak'] } },
    })
    expect(changesOf(fight.play('visit:1'), 0, 'open')).toMatchObject({ 'has mornak': 1 })
  })

  test('V-TREACHERY-8 a marked relic is not used, but may be charged, and its blocks come home', () => {
    const g = near({ relics: { 'altar-knife': 1 }, party: { nyra: 1 } }, [{}], {
      marked: ['altar-knife'],
      active: ['nyra'],
    })
    expect(g.why('use:altar-knife')).toBe('marked-card')
    expect(changesOf(g, 0, 'use:nyra')).toEqual({ 'altar-knife': 1, influence: -1 })
    expect(changesOf(g, 0, 'recover:altar-knife')).toEqual({ 'altar-knife': -1, influence: 1 })
  })

  test('V-TREACHERY-8 a marked trait is off altogether, in the turn of others, too', () => {
    const takes = (marked: string[]) =>
      near({ conviction: 2 }, [{ space: 7, traits: ['impunity'] }], {
        regions: { 1: 'fort' },
        owners: { 1: 1 },
        marked,
      }).play('visit:1')
    expect(takes([]).why('control:1')).toBe('takeover-conviction')
    expect(takes(['impunity']).why('control:1')).toBeNull()
    const humble = near({ conviction: 1, honor: 20 }, [{ traits: ['humility'] }], {
      regions: { 1: 'fort' },
      marked: ['humility'],
    }).play('visit:1')
    expect(changesOf(humble, 1, 'control:1')).toEqual({})
    const heavy = near({ party: { arn: 4 }, traits: ['resilience'] }, [{}], { marked: ['resilience'] })
    expect(changesOf(heavy, 0, 'activate:arn')).toMatchObject({ arn: 1 })
  })

  test('V-TREACHERY-8 a marked card still counts at the end', () => {
    const g = finished({
      options,
      players: {
        0: {
          party: {},
          relics: { 'that-which-was-broken': 3 },
          traits: ['purpose'],
          monsters: ['ogun', 'unspeakable'],
        },
        1: { party: {}, relics: { mirror: 0, armguards: 0 } },
      },
      slots: {
        treachery: { cards: ['that-which-was-broken', 'purpose'], hexes: [], taken: [0, 0], siphoned: 0 },
      },
    })
    expect(paidAtEnd(g, 0)).toMatchObject({ vision: 7, wisdom: 7, ogun: 2, unspeakable: 2 })
  })

  const held: Rest = { regions: { 1: 'fort', 2: 'library' }, owners: { 1: 0, 2: 0 } }

  test('V-TREACHERY-9 a marked region is neither visited nor taken, by the Mask either', () => {
    const g = near({ conviction: 2, relics: { 'mask-of-the-invader': 1 } }, [{}], {
      regions: { 1: 'fort', 2: 'spire', 3: 'library' },
      owners: { 1: 1 },
      closed: [1, 2],
    })
    expect([g.why('visit:1'), g.why('control:1'), g.why('visit:2')]).toEqual(Array(3).fill('marked-region'))
    expect(g.play('use:mask-of-the-invader').offers()).toEqual(['seize:3'])
  })

  test('V-TREACHERY-9 it is taken no more, even after a visit', () => {
    const g = acting('sidney', { conviction: 1 }, [{}], { regions: { 1: 'fort' } }).play('visit:1')
    expect(g.why('control:1')).toBeNull()
    g.play('use:sidney', 'dilute:influence')
    expect(g.why('control:1')).toBe('marked-region')
  })

  test('V-TREACHERY-9 its holder still controls it, but it does not score', () => {
    const end = (hexes: number[]) =>
      finished({
        options,
        regions: island({ 1: 'fort', 2: 'library' }),
        owners: { 1: 0, 2: 0 },
        players: {
          0: { party: {}, monsters: ['drurg'], quests: ['profit-of-discipline'] },
          1: { party: {}, space: 7 },
        },
        slots: { treachery: { cards: [], hexes, taken: [0, 0], siphoned: 0 } },
      })
    expect(paidAtEnd(end([]), 0)).toMatchObject({ regions: 4, drurg: 2, 'profit-of-discipline/1': 2 })
    const closed = paidAtEnd(end([1]), 0)
    expect(closed).toMatchObject({ regions: 2, drurg: 1 })
    expect(closed).not.toHaveProperty('profit-of-discipline/1')
    const regions = { 1: 'fort', 2: 'inn', 3: 'inn', 4: 'spire', 5: 'maw' } as const
    const g = near({ conviction: 1 }, [{}], {
      regions,
      owners: { 1: 0, 4: 0, 5: 0 },
      closed: [4, 5],
      triggers: ['regions', 'vindication'],
    })
    expect(g.state.ending).toBe('')
    const four = near({ conviction: 1, knowledge: 2 }, [{}], {
      regions,
      owners: { 1: 0, 4: 0, 5: 0 },
      closed: [4, 5],
      triggers: ['regions', 'vindication'],
    })
    expect(four.play('visit:2', 'none', 'control:2').state.ending).toBe('regions')
  })

  test('V-TREACHERY-9 two regions for a quest are two that score', () => {
    const quest = (hexes: number[]) =>
      finished({
        options,
        ...held,
        regions: island(held.regions ?? {}),
        players: { 0: { party: {}, quests: ['rise-of-the-polymath'] }, 1: { party: {}, space: 7 } },
        slots: { treachery: { cards: [], hexes, taken: [0, 0], siphoned: 0 } },
      })
    expect(paidAtEnd(quest([]), 0)).toHaveProperty('rise-of-the-polymath/1')
    expect(paidAtEnd(quest([2]), 0)).not.toHaveProperty('rise-of-the-polymath/1')
  })

  test('V-TREACHERY-9 its block may be recovered, and the mark stays', () => {
    const g = near({}, [{}], { ...held, closed: [1] })
    expect(changesOf(g, 0, 'give-up:1')).toEqual({ influence: 1, 'region 1': -1 })
    expect(g.state.slots?.treachery?.hexes).toEqual([1])
  })

  test('V-TREACHERY-9 who stands beside it only needs to stand there', () => {
    const g = acting('sestra', {}, [{}], { regions: { 1: 'library' }, closed: [1] })
    expect(changesOf(g, 0, 'use:sestra')).toEqual({ knowledge: 1, influence: -1 })
  })

  test('V-TREACHERY-10 what lies on a card that goes returns to the supply', () => {
    const marks = (g: ReturnType<typeof near>) => g.state.slots?.treachery?.cards
    const left = near({ party: { arn: 1 } }, [{}], { marked: ['arn'] }).play('recover:arn')
    expect(marks(left)).toEqual([])
    const traded = acting('gha-kein', { traits: ['purpose'], relics: { mirror: 0 } }, [{}], {
      marked: ['purpose', 'mirror'],
    })
    traded.play('use:gha-kein', 'trade:purpose')
    expect(marks(traded)).toEqual(['mirror'])
    const relic = acting('gha-kein', { relics: { mirror: 0 } }, [{}], { marked: ['mirror'] })
    expect(marks(relic.play('use:gha-kein', 'trade:mirror'))).toEqual([])
    const dead = near({ courage: 2, party: { arn: 0 } }, [{}], {
      marked: ['arn'],
      regions: { 1: 'maw' },
      values: { blackDie: always('death') },
      decks: { monsters: { open: ['mornak'] } },
    }).play('visit:1', 'open')
    expect(marks(dead)).toEqual([])
    expect([left, traded, relic, dead].flatMap((g) => g.broken())).toEqual([])
  })
})

describe('victims', () => {
  test('V-TREACHERY-11 the actor chooses whom, the victim what, at once and out of turn', () => {
    const g = near({ traits: ['greed'] }, [{ vision: 1, courage: 1 }, { vision: 1 }]).play('use:greed')
    expect(g.asked()).toEqual(['0 strike.attribute'])
    g.play('whom:1')
    expect(g.asked()).toEqual(['1 lose'])
    expect(g.offers(0)).toEqual([])
  })

  test('V-TREACHERY-11 inside the question a tile may be given up, and nothing recovered', () => {
    const g = near({ traits: ['greed'] }, [{ vision: 1, courage: 1, conviction: 1, tiles: { strength: 1 } }])
    g.play('use:greed')
    expect(g.offers(1)).toEqual(['lose:courage', 'lose:vision', 'discard:strength'])
    g.play('1 discard:strength', '1 lose:strength')
    expect([g.player(0).spheres[2], g.player(1).spheres[2]]).toEqual([3, 1])
  })

  test('V-TREACHERY-12 a tile that was taken counts as held and as ever attained, and was not bought', () => {
    const g = acting(
      'kuvot',
      { tiles: { vision: 1, wisdom: 1 }, learned: 2 },
      [{ tiles: { courage: 1 }, learned: 1 }],
      {
        triggers: ['proficiencies', 'vindication'],
      },
    )
    g.play('use:kuvot')
    expect(g.player(0)).toMatchObject({ tiles: [0, 0, 0, 1, 1, 1], learned: 2 })
    expect([g.player(1).learned, g.state.ending]).toEqual([1, ''])
    const end = finished({
      options,
      players: {
        0: { party: {}, quests: ['prized-crackerjack'], potential: 0, learned: 2 },
        1: { party: {} },
      },
      slots: { treachery: { cards: [], hexes: [], taken: [1, 0], siphoned: 0 } },
    })
    expect(paidAtEnd(end, 0)).toHaveProperty('prized-crackerjack/2')
  })

  test('V-TREACHERY-12 it is the robbed who gain, and a tile bought in the same turn stays possible', () => {
    const g = acting('kuvot', { strength: 3 }, [{ honor: 29, tiles: { courage: 1 } }], { tokens: [30] })
    g.play('use:kuvot')
    expect([g.player(1).tokens, g.player(0).tokens]).toEqual([1, 0])
    expect(g.offers()).toContain('buy:strength')
  })
})

describe('figures', () => {
  test('V-TREACHERY-13 to be moved is no step: neither Wanderlust nor the Move counts it', () => {
    const g = near({ relics: { 'mad-boots': 1 }, traits: ['wanderlust'], mount: 4 }).play('use:mad-boots')
    expect(changesOf(g, 0, 'dash:33', 'stay')).toEqual({ space: 20 })
    expect([g.player(0).steps, g.state.turn.walked, g.why('end')]).toEqual([0, 0, 'must-move'])
  })

  test('V-TREACHERY-13 whoever acts turns up the land, for a figure of another, too', () => {
    const g = acting('feth').play('move:14', 'shove:20')
    expect(g.events('discovered').map(({ seat, hex }) => [seat, hex])).toContainEqual([0, 11])
  })

  test('V-TREACHERY-15 Deception leaves the visit free, for the same region or another', () => {
    const g = near({ traits: ['deception'], conviction: 2 }, [{}], {
      regions: { 1: 'fort', 2: 'library' },
      owners: { 1: 1 },
    }).play('use:deception')
    expect(g.offers()).toEqual(expect.arrayContaining(['visit:1', 'visit:2', 'control:2']))
    expect(changesOfAll(g, 'visit:1')[1]).toEqual({})
  })

  test('V-TREACHERY-16 a walk may lead over those who can be pushed, and no further than that', () => {
    const boxed = [{ space: 14 }, { space: 18 }, { space: 19 }]
    expect(near({ mount: 2, space: 13 }, boxed).offers()).toContain('move:14')
    const slow = acting('feth', { space: 1, mount: 2 }, [{ space: 25 }, { space: 19 }, { space: 36 }])
    expect(slow.offers()).toContain('move:25')
    expect(slow.why('struggle')).toBeNull()
    const trapped = near({ space: 1, mount: 2 }, [{ space: 25 }, { space: 19 }, { space: 36 }])
    expect(trapped.offers()).toContain('struggle')
  })

  test('V-TREACHERY-16 without whom no free space is left cannot be abandoned', () => {
    const me: PlayerSpot = { party: { feth: 1, zharah: 1, arn: 1 }, space: 1, mount: 4 }
    const g = near(me, [{ space: 25 }, { space: 19 }, { space: 36 }], { active: ['feth', 'zharah'] })
    g.play('move:25', 'none', 'move:1', 'stop')
    expect([g.why('recover:feth'), g.why('recover:zharah')]).toEqual(['stranded', 'stranded'])
    expect(g.why('recover:arn')).toBeNull()
    g.play('move:25', 'shove:1')
    expect([g.player(0).space, g.player(1).space, g.why('end')]).toEqual([25, 1, null])
  })

  test('V-TREACHERY-17 to pass is to enter and to leave in the own Move', () => {
    const g = acting('strann', { mount: 2, relics: { 'mad-boots': 1 } }, [{ inspiration: 1 }])
    g.play('use:mad-boots', 'dash:15', 'stay')
    expect(g.asked()).toEqual(['0 turn'])
    g.play('move:14', 'move:20')
    expect(g.asked()).toEqual(['0 overrun'])
  })

  test('V-TREACHERY-18 the Boots move each figure once, to free spaces, as the owner likes', () => {
    const g = near({ relics: { 'mad-boots': 1 } }, [{}, {}]).play(
      'use:mad-boots',
      'dash:15',
      'dash:13',
      'dash:14',
    )
    expect(g.state.players.map(({ space }) => space)).toEqual([15, 13, 14])
  })

  test('V-TREACHERY-19 who is made to pay drops a block to influence, and nothing is owed to them', () => {
    const g = near({ relics: { 'conviction-siphon': 1 } }, [{ conviction: 1, space: 7 }], {
      regions: { 1: 'fort' },
    }).play('visit:1')
    expect(changesOfAll(g, 'control:1')[1]).toEqual({ conviction: -1, influence: 1 })
    expect(g.state.slots?.treachery?.siphoned).toBe(0)
  })

  test('V-TREACHERY-20 the Toxin asks seat after seat, from the owner on', () => {
    const two = { arn: 0, zho: 0 }
    const g = near({ relics: { 'green-toxin': 1 } }, [{}, { party: two }, { party: { miara: 0, nyra: 0 } }])
    g.play('use:green-toxin')
    expect(g.asked()).toEqual(['2 sicken'])
    expect(g.play('2 sicken:arn').asked()).toEqual(['3 sicken'])
  })
})

describe('the Sisters', () => {
  const shielded: PlayerSpot = { party: { 'zharyan-sisters': 1, zho: 1, arn: 1 } }

  test('V-TREACHERY-21 no card of others touches a yellow companion, or puts a block on it', () => {
    const g = acting('false-tongue', {}, [shielded]).play('use:false-tongue')
    expect(g.state.slots?.treachery?.cards).toEqual(['arn'])
    const toxin = near({ relics: { 'green-toxin': 1 } }, [shielded])
    expect(changesOf(toxin, 1, 'use:green-toxin')).toEqual({ arn: 2, influence: -2 })
    const yellow = near({ relics: { 'green-toxin': 1 } }, [{ party: { 'zharyan-sisters': 1, zho: 1 } }])
    expect(changesOf(yellow, 1, 'use:green-toxin')).toEqual({})
  })

  test('V-TREACHERY-21 they shield nobody else’s companions, and may be read', () => {
    const g = acting('false-tongue', {}, [{ party: { zho: 0 } }, shielded]).play('use:false-tongue')
    expect(g.offers()).toEqual(['mark:zho', 'mark:arn', 'none'])
    const mirror = near({ relics: { mirror: 1 } }, [shielded]).play('use:mirror')
    expect(mirror.offers()).toContain('like:zho')
  })
})

test('a table without the module has nothing of it', () => {
  const g = endTurn(scenario({ players: { 0: { space: 13 }, 1: { space: 7 } } }))
  expect(g.state.slots).toBeNull()
  expect(Object.keys(g.player(0).sources)).not.toContain('treachery')
})

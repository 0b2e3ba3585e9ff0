// Black blocks on companions, relics, traits and regions.
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/cards/index.ts'
import { treachery as content } from '../../src/modules/treachery/content.ts'
import { BLACK_BLOCKS } from '../../src/modules/treachery/state.ts'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import { always, finished, island, paidAtEnd } from '../../testing/scenario.ts'
import { acting, near, type Rest } from './near.ts'

const options = { treachery: true }

describe('black blocks', () => {
  test('V-TREACHERY-6 anybody may remove any of them in their own turn, for 1 conviction', () => {
    const marks: Rest = { marked: ['arn'], closed: [4], regions: { 4: 'fort' } }
    const g = near({ conviction: 2, traits: ['devotion'] }, [{ party: { arn: 0 } }], marks)
    expect(g.offers().filter((id) => id.startsWith('lift'))).toEqual(['lift:arn', 'lift-region:4'])
    expect(changesOfAll(g, 'lift:arn')).toEqual([{ conviction: -1, influence: 1, honor: 1 }, {}])
    g.play('lift-region:4')
    expect(g.state.slots?.treachery).toMatchObject({ cards: [], hexes: [] })
    expect(near({}, [{ party: { arn: 0 } }], marks).why('lift:arn')).toBe('conviction')
  })

  test('V-TREACHERY-6 removing one from a player with Impunity costs no more', () => {
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

  test('V-TREACHERY-7 a marked companion cannot be activated, not even by Xan', () => {
    const g = near({ party: { arn: 0, xan: 0 } }, [{}], { marked: ['arn'] })
    expect(g.why('activate:arn')).toBe('marked-companion')
    g.play('activate:xan')
    expect(g.play('use:xan').asked()).toEqual(['0 turn'])
  })

  test('V-TREACHERY-7 its passive effects continue', () => {
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

  test('V-TREACHERY-8 a marked relic is not used, but may be charged, and its blocks return', () => {
    const g = near({ relics: { 'altar-knife': 1 }, party: { nyra: 1 } }, [{}], {
      marked: ['altar-knife'],
      active: ['nyra'],
    })
    expect(g.why('use:altar-knife')).toBe('marked-card')
    expect(changesOf(g, 0, 'use:nyra')).toEqual({ 'altar-knife': 1, influence: -1 })
    expect(changesOf(g, 0, 'recover:altar-knife')).toEqual({ 'altar-knife': -1, influence: 1 })
  })

  test('V-TREACHERY-8 a marked trait is switched off, also in other players’ turns', () => {
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
    const deaf = near({ conviction: 1, traits: ['devotion'] }, [{}], {
      regions: { 1: 'fort' },
      marked: ['devotion'],
    })
    expect(changesOf(deaf.play('visit:1'), 0, 'control:1')).toMatchObject({ honor: 2 })
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

  test('V-TREACHERY-9 a marked region is neither visited nor taken, not even by the Mask', () => {
    const g = near({ conviction: 2, relics: { 'mask-of-the-invader': 1 } }, [{}], {
      regions: { 1: 'fort', 2: 'spire', 3: 'library' },
      owners: { 1: 1 },
      closed: [1, 2],
    })
    expect([g.why('visit:1'), g.why('control:1'), g.why('visit:2')]).toEqual(Array(3).fill('marked-region'))
    expect(g.play('use:mask-of-the-invader').offers()).toEqual(['seize:3'])
  })

  test('V-TREACHERY-9 it cannot be taken, even after a visit', () => {
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

  test('V-TREACHERY-9 abilities that only need a figure next to it still work', () => {
    const g = acting('sestra', {}, [{}], { regions: { 1: 'library' }, closed: [1] })
    expect(changesOf(g, 0, 'use:sestra')).toEqual({ knowledge: 1, influence: -1 })
  })

  test('V-TREACHERY-10 the block on a card that leaves returns to the supply', () => {
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

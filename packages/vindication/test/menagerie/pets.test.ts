// V-PETS: the abilities of the fifteen pets.
import { describe, expect, test } from 'vitest'
import { LINKS, TOUCHES } from '../../src/map/board.ts'
import { PETS } from '../../src/modules/menagerie/cards/pets.ts'
import { at } from '../../src/state.ts'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import { always, type PlayerSpot } from '../../testing/scenario.ts'
import { kept } from './kept.ts'

const steps = (offers: readonly string[]) =>
  offers.flatMap((id) => (id.startsWith('move:') ? [Number(id.slice(5))] : []))
const visits = (offers: readonly string[]) =>
  offers.flatMap((id) => (id.startsWith('visit:') ? [Number(id.slice(6))] : []))

test('V-PETS-6 every pet has exactly one kind of ability', () => {
  for (const { active, always: lasting, use } of PETS) {
    expect([active, lasting, use].filter((part) => part !== undefined)).toHaveLength(1)
  }
})

describe('brokk', () => {
  const maw = (pets: Record<string, string>, black: string, mine: PlayerSpot = {}) =>
    kept(
      { party: { arn: 1, wim: 0 }, courage: 2, conviction: 1, ...mine },
      {
        regions: { 1: 'maw' },
        pets: [pets],
        values: { whiteDie: always('courage'), blackDie: always(black) },
        decks: { monsters: { open: ['ogun'] } },
      },
    )

  test('V-PETS-12 his master cannot be killed, and nothing is asked or paid', () => {
    const g = maw({ brokk: 'arn' }, 'death')
    expect(changesOf(g, 0, 'visit:1', 'open')).toMatchObject({ courage: -1, honor: 5 })
    expect(g.player(0)).toMatchObject({ party: ['arn', 'wim'], conviction: 1, loyalty: [1, 0] })
    expect(g.events('spared')).toMatchObject([{ card: 'arn', from: 'brokk' }])
  })

  test('V-PETS-12 fatigue still applies; another champion can die', () => {
    expect(changesOf(maw({ brokk: 'arn' }, 'fatigue'), 0, 'visit:1', 'open')).toMatchObject({ arn: 2 })
    const other = maw({ brokk: 'wim' }, 'death', { conviction: 0 }).play('visit:1', 'open')
    expect(other.player(0).party).toEqual(['wim'])
  })
})

describe('ostrah', () => {
  test('V-PETS-12 his master needs no block, even with empty influence', () => {
    const g = kept({ party: { arn: 1 }, influence: 0 }, { pets: [{ ostrah: 'arn' }] })
    expect(g.offers()).toContain('activate:arn')
    const rich = kept({ party: { arn: 1 } }, { pets: [{ ostrah: 'arn' }] })
    expect(changesOf(rich, 0, 'activate:arn')).toEqual({ strength: 2, influence: -2 })
  })

  test('V-PETS-12 a player who wants to be asked may place one anyway', () => {
    const g = kept({ party: { arn: 1 } }, { pets: [{ ostrah: 'arn' }] })
    g.table.choose(0, 'free-activation', 'ask')
    g.play('activate:arn')
    expect(changesOf(g, 0, 'yes')).toMatchObject({ arn: 1 })
  })

  test('V-PETS-12 the rest of the party still pay', () => {
    const g = kept({ party: { arn: 1, wim: 0 }, influence: 0 }, { pets: [{ ostrah: 'arn' }] })
    expect(g.why('activate:wim')).toBe('no-block-to-activate')
  })
})

describe('claude', () => {
  const inn = (active: readonly string[], mine: PlayerSpot = {}) =>
    kept(
      { party: { arn: 0, kealth: 2 }, inspiration: 2, conviction: 1, ...mine },
      { regions: { 1: 'inn' }, pets: [{ claude: 'arn' }], active },
    )

  test('V-PETS-13 empowered draws cost nothing, and conviction is not used', () => {
    const g = inn(['arn'], { traits: ['devotion'], conviction: 0 }).play('visit:1')
    expect(changesOf(g, 0, 'empower')).toEqual({})
    expect(g.offers().every((id) => id.startsWith('take:'))).toBe(true)
  })

  test('V-PETS-13 only while his master is active', () => {
    expect(changesOf(inn([]).play('visit:1'), 0, 'empower')).toEqual({ conviction: -1, influence: 1 })
  })

  test('V-PETS-13 Kealth’s single free draw is kept for later', () => {
    const g = inn(['arn', 'kealth']).play('use:kealth', 'visit:1', 'empower')
    expect(g.state.turn.grants).toHaveLength(1)
  })

  test('V-PETS-13 at the Menagerie as well', () => {
    const g = kept(
      { inspiration: 1, knowledge: 1, strength: 1, conviction: 0 },
      { pets: [{ claude: 'arn' }], active: ['arn'] },
    ).play('visit:1')
    expect(g.offers()).toContain('empower')
    expect(changesOf(g, 0, 'empower')).toEqual({})
  })
})

describe('gremlin-gang', () => {
  test('V-PETS-6 gremlin-gang puts a block on a relic with room', () => {
    const spot = { pets: [{ 'gremlin-gang': 'arn' }], active: ['arn'] }
    const g = kept({ relics: { mirror: 1, 'portal-stone': 3 } }, spot)
    expect(changesOf(g, 0, 'use:gremlin-gang')).toEqual({ influence: -1, mirror: 1 })
    expect(kept({ relics: { mirror: 3 } }, spot).why('use:gremlin-gang')).toBe('nothing-would-change')
  })
})

describe('ghak', () => {
  const track = (mine: number, theirs: number, tokens: readonly number[]) =>
    kept(
      { honor: mine },
      { pets: [{ ghak: 'arn' }], active: ['arn'], players: { 1: { honor: theirs } }, tokens },
    )

  test('V-PETS-14 a token of his choice moves two spaces, up or down', () => {
    const up = track(15, 15, [30, 45, 60, 75]).play('use:ghak', 'token-up:45')
    expect(up.state.tokens).toEqual([30, 47, 60, 75])
    const down = track(15, 15, [30, 45, 60, 75]).play('use:ghak', 'token-down:75')
    expect(down.state.tokens).toEqual([30, 45, 60, 73])
  })

  test('V-PETS-14 never to the lowest disc or below it', () => {
    const g = track(40, 28, [30, 45, 60, 75]).play('use:ghak')
    expect(g.offers()).toContain('token-up:30')
    expect(g.offers()).not.toContain('token-down:30')
    expect(track(40, 27, [30, 45, 60, 75]).play('use:ghak').offers()).toContain('token-down:30')
  })

  test('V-PETS-14 a player already past it does not take it; a disc that reaches it later does', () => {
    const g = track(44, 20, [45, 60, 75]).play('use:ghak', 'token-down:45')
    expect(g.state.tokens).toEqual([43, 60, 75])
    expect(g.player(0).tokens).toBe(0)
    const near = kept(
      { honor: 29, conviction: 1 },
      { pets: [{ ghak: 'arn' }], active: ['arn'], tokens: [33, 45, 60, 75], regions: { 1: 'library' } },
    ).play('use:ghak', 'token-down:33')
    expect(near.state.tokens).toEqual([31, 45, 60, 75])
    expect(changesOf(near, 0, 'control:1')).toMatchObject({ honor: 2, tokens: 1 })
  })

  test('V-PETS-14 two may share a space, and both are taken there', () => {
    const g = kept(
      { honor: 46, conviction: 1 },
      { pets: [{ ghak: 'arn' }], active: ['arn'], tokens: [48, 50, 60, 75], regions: { 1: 'library' } },
    ).play('use:ghak', 'token-down:50')
    expect(g.state.tokens).toEqual([48, 48, 60, 75])
    expect(changesOf(g, 0, 'control:1')).toMatchObject({ tokens: 2 })
    expect(g.state.tokens).toEqual([60, 75])
  })

  test('V-PETS-14 none is left once the end is triggered', () => {
    const g = kept(
      {},
      { pets: [{ ghak: 'arn' }], active: ['arn'], tokens: [], ending: 'all-in', lastRound: 9 },
    )
    expect(g.why('use:ghak')).toBe('no-token-to-move')
  })
})

describe('jaike-zoba', () => {
  /** Seat 1 is two steps from where seat 0 moves, with seat 0's neighbor in between. */
  const between = (pets: Record<string, string>) => {
    const [middle = 0] = at(LINKS, 13)
    return {
      middle,
      g: kept(
        { space: 13, mount: 3 },
        { pets: [{}, pets], players: { 1: { space: middle, party: { wim: 0 } } } },
      ),
    }
  }

  test("V-PETS-15 1 honor when another walks through one's space", () => {
    const { g, middle } = between({ 'jaike-zoba': 'wim' })
    expect(changesOfAll(g, `move:${middle}`)[1]).toEqual({})
    const [next = ''] = g.offers().filter((id) => id.startsWith('move:') && id !== 'move:13')
    expect(changesOfAll(g, next)[1]).toEqual({ honor: 1 })
  })

  test('V-PETS-15 each pass pays, both there and back', () => {
    const { g, middle } = between({ 'jaike-zoba': 'wim' })
    const far = at(LINKS, middle).find((space) => space !== 13) ?? 0
    const fast = kept(
      { space: 13, mount: 5 },
      { pets: [{}, { 'jaike-zoba': 'wim' }], players: { 1: { space: middle, party: { wim: 0 } } } },
    )
    const other = at(LINKS, middle).find((space) => space !== 13 && space !== far) ?? 0
    const path = [middle, far, middle, other].map((space) => `move:${space}`)
    expect(changesOfAll(fast, ...path)[1]).toEqual({ honor: 2 })
    expect(g.broken()).toEqual([])
  })

  test('V-PETS-15 asleep they do nothing', () => {
    const { g, middle } = between({ 'jaike-zoba': '' })
    const far = at(LINKS, middle).find((space) => space !== 13) ?? 0
    expect(changesOfAll(g, `move:${middle}`, `move:${far}`)[1]).toEqual({})
  })
})

describe('kajek', () => {
  const visit = (active: readonly string[]) =>
    kept(
      { space: 13 },
      {
        pets: [{ kajek: 'arn' }],
        active,
        regions: { 1: 'library' },
        owners: { 1: 1 },
        players: { 1: { honor: 29 } },
      },
    )

  test('V-PETS-16 nobody else gains honor while his master is active; tokens stay', () => {
    const g = visit(['arn'])
    expect(changesOfAll(g, 'visit:1')[1]).toEqual({})
    expect(g.state.tokens).toEqual([30, 45, 60, 75])
    expect(changesOfAll(visit([]), 'visit:1')[1]).toEqual({ honor: 2, tokens: 1 })
  })

  test('V-PETS-16 his owner still gains, and so does everybody after the turn', () => {
    const g = kept(
      { conviction: 1 },
      { pets: [{ kajek: 'arn' }], active: ['arn'], regions: { 1: 'library' } },
    )
    expect(changesOf(g, 0, 'control:1')).toMatchObject({ honor: 2 })
    const later = kept(
      {},
      {
        pets: [{ kajek: 'arn' }],
        turn: 1,
        owners: { 1: 0 },
        regions: { 1: 'library' },
        players: { 1: { space: 14 } },
      },
    )
    const beside = at(TOUCHES, 14).includes(1)
    expect(beside).toBe(true)
    expect(changesOfAll(later, 'visit:1')[0]).toEqual({ honor: 2 })
  })
})

describe('ketena', () => {
  const open = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [i + 1, '']))
  const around = (active: readonly string[], mine: PlayerSpot = {}) =>
    kept(
      { space: 13, conviction: 1, ...mine },
      {
        pets: [{ ketena: 'arn' }],
        active,
        regions: { ...open, 1: 'library', 2: 'fort', 3: 'spire', 4: 'library', 7: 'fort' },
      },
    )

  test('V-PETS-17 regions next to a space one step away can be visited, including controlled ones', () => {
    const near = at(TOUCHES, 13)
    const further = [...new Set(at(LINKS, 13).flatMap((space) => at(TOUCHES, space)))]
    const reached = further.filter((hex) => !near.includes(hex))
    expect(further.length).toBeGreaterThanOrEqual(5)
    const all = [...visits(around(['arn']).offers())]
    expect(all).toEqual(expect.arrayContaining(visits(around([]).offers())))
    const shown = [1, 2, 3, 4, 7]
    expect(new Set(all)).toEqual(new Set(shown.filter((hex) => further.includes(hex))))
    expect(all.some((hex) => reached.includes(hex))).toBe(true)
  })

  test('V-PETS-17 control comes with the visit, before or after it', () => {
    const near = at(TOUCHES, 13)
    const far = visits(around(['arn']).offers()).find((hex) => !near.includes(hex)) ?? 0
    const after = around(['arn']).play(`visit:${far}`)
    expect(changesOf(after, 0, `control:${far}`)).toMatchObject({ [`region ${far}`]: 1, honor: 2 })
    const before = around(['arn'])
    expect(changesOf(before, 0, `control:${far}`)).toMatchObject({ [`region ${far}`]: 1, honor: 2 })
  })

  test('V-PETS-17 not once her master is no longer active, and never a hidden hex', () => {
    expect(visits(around([]).offers()).every((hex) => at(TOUCHES, 13).includes(hex))).toBe(true)
    const near = at(TOUCHES, 13)
    const far = visits(around(['arn']).offers()).find((hex) => !near.includes(hex)) ?? 0
    const g = around(['arn'], { party: { arn: 1, wim: 0 } }).play(
      `visit:${far}`,
      'move-pet:ketena',
      'master:wim',
    )
    expect(g.why(`control:${far}`)).toBe('gone-from-it')
  })
})

describe('shonah and zea', () => {
  test('V-PETS-6 shonah moves a block from potential, zea one to conviction', () => {
    const g = kept({ potential: 5 }, { pets: [{ shonah: 'arn', zea: 'arn' }], active: ['arn'] })
    expect(changesOf(g, 0, 'use:shonah')).toEqual({ potential: -1, influence: 1 })
    expect(changesOf(g, 0, 'use:zea', 'augment:influence')).toEqual({ influence: -1, conviction: 1 })
  })

  test('V-PETS-6 neither if nothing would change', () => {
    const g = kept(
      { potential: 0, influence: 0, conviction: 16, strength: 3 },
      {
        pets: [{ shonah: 'arn', zea: 'arn' }],
        active: ['arn'],
      },
    )
    expect(g.why('use:shonah')).toBe('nothing-would-change')
    expect(g.why('use:zea')).toBe('nothing-would-change')
  })
})

describe('slyrk', () => {
  test('V-PETS-18 tiles cost 1 less', () => {
    const g = kept({ strength: 2 }, { pets: [{ slyrk: 'arn' }], active: ['arn'] })
    expect(changesOf(g, 0, 'buy:strength')).toEqual({ strength: -2, influence: 2, 'strength tile': 1 })
    expect(kept({ strength: 2 }, { pets: [{ slyrk: 'arn' }] }).why('buy:strength')).toBe('tile-price')
  })

  test('V-PETS-18 with Dawn they cost 1, never 0', () => {
    const g = kept(
      { party: { arn: 0, dawn: 0 }, strength: 1 },
      { pets: [{ slyrk: 'arn' }], active: ['arn', 'dawn'] },
    ).play('use:dawn')
    expect(changesOf(g, 0, 'buy:strength')).toEqual({ strength: -1, influence: 1, 'strength tile': 1 })
  })
})

describe('twerbs', () => {
  const spot = { pets: [{ twerbs: 'arn' }], active: ['arn'] }

  test('V-PETS-19 1 conviction draws a quest, which is kept', () => {
    const g = kept({ conviction: 1, quests: ['carpe-diem'] }, spot)
    const left = g.state.questStack.length
    g.play('use:twerbs')
    expect(g.player(0).conviction).toBe(0)
    expect(g.player(0).quests).toHaveLength(2)
    expect(g.state.questStack).toHaveLength(left - 1)
    expect(g.broken()).toEqual([])
  })

  test('V-PETS-19 a second conviction, before looking, shows three; each is a use of its own', () => {
    const g = kept({ conviction: 2, quests: ['carpe-diem'], traits: ['devotion'] }, spot)
    expect(changesOf(g, 0, 'use:twerbs')).toEqual({ conviction: -1, influence: 1, honor: 1 })
    expect(g.offers()).toEqual(expect.arrayContaining(['draw-quest', 'empower']))
    expect(changesOf(g, 0, 'empower')).toEqual({ conviction: -1, influence: 1, honor: 1 })
    const keeps = g.offers().filter((id) => id.startsWith('keep:'))
    expect(keeps).toHaveLength(3)
    g.play(keeps[0] ?? '')
    expect(g.player(0).quests).toEqual(['carpe-diem', keeps[0]?.slice(5)])
    expect(g.player(0).dealt).toEqual([])
    expect(g.broken()).toEqual([])
  })

  test('V-PETS-19 a player may keep the second conviction, and then keeps the one quest drawn', () => {
    const g = kept({ conviction: 2, quests: ['carpe-diem'] }, spot).play('use:twerbs')
    g.play('draw-quest')
    expect(g.player(0).conviction).toBe(1)
    expect(g.player(0).quests).toHaveLength(2)
    expect(g.asked()).toEqual(['0 turn'])
  })

  test('V-PETS-19 with Claude the second costs nothing', () => {
    const g = kept({ conviction: 1 }, { pets: [{ twerbs: 'arn', claude: 'arn' }], active: ['arn'] })
    g.play('use:twerbs')
    expect(changesOf(g, 0, 'empower')).toEqual({})
    expect(g.offers().filter((id) => id.startsWith('keep:'))).toHaveLength(3)
  })

  test('V-PETS-19 nobody else learns which; without conviction there is none', () => {
    const g = kept({ conviction: 1 }, spot).play('use:twerbs')
    expect(g.events('questKept')).toMatchObject([{ seat: 0, only: [0] }])
    expect(kept({ conviction: 0 }, spot).why('use:twerbs')).toBe('cost')
  })
})

describe('vak-kk', () => {
  const coast = (active: readonly string[], mine: PlayerSpot = {}) =>
    kept({ space: 12, mount: 3, ...mine }, { pets: [{ 'vak-kk': 'arn' }], active })

  test('V-PETS-20 numbered spaces are linked to the next ones, and 12 to 1', () => {
    const inland = steps(coast([]).offers())
    expect(inland).toHaveLength(1)
    expect(steps(coast(['arn']).offers()).toSorted((a, b) => a - b)).toEqual([1, 11, ...inland])
  })

  test('V-PETS-20 each link is one step, and leads on', () => {
    const g = coast(['arn']).play('move:1', 'move:2', 'move:3')
    expect(g.player(0).space).toBe(3)
    expect(steps(g.offers())).toEqual([])
    expect(g.events('moved')).toHaveLength(1)
  })

  test('V-PETS-20 a player who would be trapped without the coast cannot move him', () => {
    // Back where the turn began, with a step left and a figure on the only space inland.
    const [inland = 0] = at(LINKS, 12)
    const g = kept(
      { space: 12, mount: 3, party: { arn: 1, zharah: 0, wim: 0 } },
      {
        pets: [{ 'vak-kk': 'arn' }],
        active: ['arn', 'zharah'],
        players: { 1: { space: inland, party: {} } },
      },
    ).play('move:11', 'move:12', 'stop')
    expect(g.why('recover:arn')).toBe('stranded')
    g.play('move-pet:vak-kk')
    expect(g.why('master:wim')).toBe('stranded')
    expect(g.offers()).toContain('master:zharah')
  })

  test('V-PETS-20 he does not extend the reach of Ketena', () => {
    const g = kept(
      { space: 12 },
      { pets: [{ 'vak-kk': 'arn', ketena: 'arn' }], active: ['arn'], regions: { 8: 'fort' } },
    )
    const around = [12, ...at(LINKS, 12)].flatMap((space) => at(TOUCHES, space))
    expect(visits(g.offers()).every((hex) => around.includes(hex))).toBe(true)
  })
})

describe('vosh', () => {
  test('V-PETS-21 her master gives 1 more', () => {
    const g = kept({}, { pets: [{ vosh: 'arn' }] })
    expect(changesOf(g, 0, 'activate:arn')).toEqual({ arn: 1, strength: 3, influence: -4 })
  })

  test('V-PETS-21 her owner chooses among several kinds', () => {
    const g = kept({ party: { herk: 0 } }, { pets: [{ vosh: 'herk' }] }).play('activate:herk')
    expect(g.offers()).toEqual(expect.arrayContaining(['more:inspiration', 'more:strength', 'none']))
    expect(changesOf(g, 0, 'more:inspiration')).toEqual({ inspiration: 1, influence: -1 })
  })

  test('V-PETS-21 attributes copied by Wonder count', () => {
    const g = kept({ party: { arn: 0, sestra: 0 }, traits: ['wonder'] }, { pets: [{ vosh: 'arn' }] })
    expect(changesOf(g, 0, 'activate:arn', 'like:sestra')).toMatchObject({ knowledge: 3 })
    const later = kept(
      { party: { arn: 0, sestra: 0, wim: 0 }, traits: ['wonder'] },
      { pets: [{ vosh: 'wim' }] },
    )
    later.play('activate:arn', 'like:sestra')
    expect(changesOf(later, 0, 'move-pet:vosh', 'master:arn')).toEqual({
      influence: -2,
      arn: 1,
      knowledge: 1,
    })
  })

  test('V-PETS-21 once per turn, also when moved to an active companion', () => {
    const g = kept({ party: { arn: 0, sestra: 0 } }, { pets: [{ vosh: 'arn' }], active: ['sestra'] })
    expect(changesOf(g, 0, 'move-pet:vosh', 'master:sestra')).toEqual({
      sestra: 1,
      knowledge: 1,
      influence: -2,
    })
    const both = kept({ party: { xan: 0, sestra: 0 }, influence: 12 }, { pets: [{ vosh: 'xan' }] })
    both.play('activate:xan', 'use:xan', 'activate:sestra')
    expect(changesOf(both, 0, 'move-pet:vosh', 'master:sestra')).toEqual({ sestra: 1, influence: -1 })
  })

  test('V-PETS-21 relics that copy use only the printed attributes', () => {
    const g = kept({ relics: { 'shield-of-dread': 1 } }, { pets: [{ vosh: 'arn' }] })
    expect(changesOf(g, 0, 'use:shield-of-dread', 'onto:arn')).toMatchObject({ strength: 2 })
  })
})

describe('yi-qua', () => {
  test('V-PETS-22 the top card of a deck is turned face up onto the open one', () => {
    const g = kept(
      {},
      {
        pets: [{ 'yi-qua': 'arn' }],
        active: ['arn'],
        decks: { traits: { open: ['greed'], down: ['wonder'] } },
      },
    )
    g.play('use:yi-qua', 'unveil:traits')
    expect(g.state.decks[4]?.open.at(-1)).toBe('wonder')
    expect(g.state.decks[4]?.open).toHaveLength(2)
    expect(g.events('flipped')).toMatchObject([{ deck: 'traits', card: 'wonder', from: 'yi-qua' }])
  })
})

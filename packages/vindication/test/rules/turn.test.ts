import { expect, test } from 'vitest'
import { island, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/index.ts'
import { inspect } from '../../src/inspect.ts'

const regions = island({ 1: 'library', 2: 'tomb', 3: 'fort', 4: 'inn', 5: 'inn', 6: 'inn', 7: 'tower' })

/** Seat 0 inland at 13 between a library, the tomb and a fort. */
function turnOf(player: PlayerSpot = {}, spot: Spot = {}): Scenario {
  return scenario({
    regions,
    ...spot,
    players: { 1: { space: 31 }, ...spot.players, 0: { space: 13, honor: 20, ...player } },
  })
}

const kinds = (g: Scenario) => [...new Set(g.offers().map((id) => id.split(':')[0] ?? ''))].toSorted()

test('V-TURN-1 one companion or the character is activated', () => {
  const g = turnOf({ party: { arn: 0, dregun: 0 } })
  expect(g.offers()).toEqual(expect.arrayContaining(['activate:arn', 'activate:dregun', 'character']))
  g.play('activate:arn')
  expect(g.why('activate:arn')).toBe('activated-already')
  expect(g.why('activate:dregun')).toBe('activated-already')
  expect(g.why('character')).toBe('activated-already')
  const other = turnOf({ party: { arn: 0 } }).play('character', 'train:strength')
  expect(other.why('activate:arn')).toBe('activated-already')
  expect(other.why('character')).toBe('activated-already')
})

test('V-TURN-1 either one region is visited or a rest is taken', () => {
  const visit = turnOf().play('visit:3')
  expect(visit.why('visit:1')).toBe('visit-spent')
  expect(visit.why('rest')).toBe('visit-spent')
  const rest = turnOf().play('rest', 'augment:potential')
  expect(rest.why('visit:3')).toBe('visit-spent')
  expect(rest.why('rest')).toBe('visit-spent')
})

test('V-TURN-1 there is one Move', () => {
  const g = turnOf({ mount: 3 }).play('move:14', 'stop')
  expect(g.why('move:15')).toBe('move-spent')
})

test.for([
  [['activate:arn', 'move:14', 'stop', 'visit:3']],
  [['move:14', 'stop', 'visit:3', 'activate:arn']],
  [['visit:3', 'activate:arn', 'move:14', 'stop']],
  [['visit:3', 'move:14', 'stop', 'activate:arn']],
  [['move:14', 'stop', 'activate:arn', 'visit:3']],
  [['activate:arn', 'visit:3', 'move:14', 'stop']],
] as const)('V-TURN-1 the actions come in any order: %j', ([lines]) => {
  const g = turnOf({ party: { arn: 0 } })
  g.play(...lines, 'end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.player(0)).toMatchObject({ space: 14, spheres: [1, 1, 5, 0, 0, 0], loyalty: [1] })
  expect(g.broken()).toEqual([])
})

test('V-TURN-2 only the Move is required', () => {
  const g = turnOf({ party: { arn: 0 } })
  g.play('activate:arn', 'visit:3')
  expect(g.why('end')).toBe('must-move')
  const bare = turnOf().play('move:14', 'stop', 'end')
  expect(bare.asked()).toEqual(['1 turn'])
})

test('V-TURN-2 the next player has a turn with all actions available', () => {
  const g = turnOf({}, { players: { 1: { space: 31, party: { wim: 0 } } } })
  g.play('character', 'train:strength', 'rest', 'augment:potential', 'move:14', 'stop', 'end')
  expect(g.state.turn).toMatchObject({
    seat: 1,
    began: 31,
    untouched: true,
    activated: false,
    active: [],
    spent: [],
    move: 'open',
    walked: 0,
    visitSpent: false,
    visited: [],
    gaveUp: [],
    grants: [],
    over: false,
  })
  expect(g.offers()).toEqual(expect.arrayContaining(['character', 'activate:wim', 'rest', 'move:22']))
})

test('V-TURN-3 the bonus actions are offered with the three actions', () => {
  const g = turnOf({
    honor: 25,
    potential: 0,
    inspiration: 3,
    conviction: 2,
    traits: ['patience'],
    relics: { glowberries: 1 },
    party: { arn: 1 },
  })
  const bonus = ['convert:courage', 'buy:inspiration', 'control:3', 'recover:conviction', 'vindicate']
  expect(g.offers()).toEqual(expect.arrayContaining([...bonus, 'use:patience', 'use:glowberries']))
  g.play('convert:courage', 'vindicate', 'recover:conviction', 'move:14', 'stop', 'visit:3')
  expect(g.offers()).toEqual(expect.arrayContaining(['control:3', 'convert:wisdom', 'use:glowberries']))
  expect(g.broken()).toEqual([])
})

test('V-TURN-3 bonus actions do not use up an action', () => {
  const g = turnOf({ inspiration: 3, party: { arn: 1 } })
  g.play('buy:inspiration', 'recover:knowledge')
  expect(g.offers()).toEqual(
    expect.arrayContaining(['activate:arn', 'character', 'visit:3', 'rest', 'move:14']),
  )
})

test('V-TURN-3 only the player whose turn it is has them', () => {
  const g = turnOf({}, { players: { 1: { space: 31, inspiration: 5, relics: { glowberries: 1 } } } })
  expect(g.offers(1)).toEqual([])
})

test('V-TURN-4 nothing else is done during a draw', () => {
  const g = turnOf({ wisdom: 2, conviction: 2, relics: { glowberries: 1 }, party: { arn: 1 } })
  g.play('visit:2')
  expect(g.asked()).toEqual(['0 draw.traits'])
  expect(g.offers()).toEqual(['open', 'blind', 'empower', 'none'])
  g.play('empower')
  expect(kinds(g)).toEqual(['take'])
})

test('V-TURN-4 nothing else is done during a payment', () => {
  const g = turnOf({ inspiration: 2, strength: 2, party: { arn: 1 }, space: 14 })
  g.play('visit:4')
  expect(g.asked()).toEqual(['0 inn'])
  expect(g.offers()).toEqual(['pay:inspiration', 'pay:strength'])
})

test('V-TURN-4 an ability that waits is used between two steps of the same turn only', () => {
  const g = turnOf({ party: { arn: 0 } })
  g.play('activate:arn', 'move:14')
  expect(g.offers()).not.toContain('use:arn')
  g.play('stop', 'visit:1')
  expect(g.offers()).toContain('use:arn')
  g.play('end', 'move:22', 'stop', 'end')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.offers()).not.toContain('use:arn')
  expect(g.why('use:arn')).toBe(null)
})

test('V-TURN-4 a proficiency tile may be discarded even during a step', () => {
  const g = turnOf({ wisdom: 2, tiles: { courage: 1 } })
  g.play('visit:2')
  expect(g.offers()).toContain('discard:courage')
  g.play('discard:courage')
  expect(g.player(0).spheres[3]).toBe(2)
  expect(g.asked()).toEqual(['0 draw.traits'])
  expect(g.broken()).toEqual([])
})

test('V-TURN-4 a gain short of influence lets blocks be recovered', () => {
  const g = turnOf({ influence: 1 })
  g.play('visit:3')
  expect(g.asked()).toEqual(['0 gain'])
  expect(g.offers()).toContain('recover:conviction')
})

test('V-TURN-5 gains that only help are taken whole without a question', () => {
  const g = turnOf().play('visit:3')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).spheres[2]).toBe(3)
})

const COUNTING = [
  'drokk',
  'elya',
  'anazi-birin',
  'dahlia',
  'kealth',
  'hira-gan',
  'izah',
  'elina',
  'wim',
  'eila',
]

test.each([...COUNTING, 'dara', 'elyas'])('V-TURN-5 a block that %s counts is not taken unasked', (id) => {
  const g = turnOf({ traits: ['loyalty'], party: { [id]: 5 } }).play('character', 'train:strength')
  expect(g.offers()).toEqual([`home:${id}`, 'enough'])
  g.play('enough')
  expect(g.player(0).loyalty).toEqual([5])
})

test('V-TURN-5 nor one that makes a companion free by Resilience', () => {
  const resilient = (blocks: number) =>
    turnOf({ traits: ['loyalty', 'resilience'], party: { arn: blocks } }).play('character', 'train:strength')
  expect(resilient(4).offers()).toEqual(['home:arn', 'enough'])
  expect(resilient(3).player(0).loyalty).toEqual([2])
})

test('V-TURN-5 nor by the shrine, the Pink Elixir or another companion', () => {
  const shrine = turnOf({ inspiration: 1, party: { drokk: 2 } }, { regions: { 1: 'shrine' } }).play('visit:1')
  expect(shrine.asked()).toEqual(['0 takeBack'])
  const elixir = turnOf({ relics: { 'pink-elixir': 1 }, party: { drokk: 2 } }).play('use:pink-elixir')
  expect(elixir.asked()).toEqual(['0 takeBack'])
  const elyas = turnOf({ party: { elyas: 2, drokk: 2 } }, { active: ['elyas'] }).play('use:elyas')
  expect(elyas.asked()).toEqual(['0 takeBack'])
})

test('V-TURN-5 a player who wants to be asked may take fewer, or none', () => {
  const g = turnOf()
  g.table.choose(0, 'gains', 'ask')
  g.play('visit:3')
  expect(g.asked()).toEqual(['0 gain'])
  g.play('gain:strength')
  expect(g.asked()).toEqual(['0 gain'])
  g.play('enough')
  expect(g.player(0).spheres[2]).toBe(2)
  g.play('character', 'train:knowledge', 'enough')
  expect(g.player(0).spheres[1]).toBe(1)
})

/** Every ability with an "up to", with a position in which two blocks could move. */
const UP_TO: readonly [string, PlayerSpot, Spot, string, string][] = [
  ['pink-elixir', { relics: { 'pink-elixir': 1 }, party: { arn: 2 } }, {}, 'home:arn', 'enough'],
  ['leyiha', { party: { leyiha: 1, arn: 2 } }, { active: ['leyiha'] }, 'home:arn', 'enough'],
  ['elyas', { party: { elyas: 2, arn: 2 } }, { active: ['elyas'] }, 'home:arn', 'enough'],
  [
    'miara',
    { party: { miara: 1, arn: 2 } },
    { active: ['miara'], regions: { 1: 'shrine' } },
    'home:arn',
    'enough',
  ],
  ['oog-teh', { party: { 'oog-teh': 1 }, inspiration: 2 }, { active: ['oog-teh'] }, 'into:knowledge', 'none'],
  [
    'durgle',
    { party: { durgle: 1 }, tiles: { courage: 1, vision: 1 }, potential: 4 },
    { active: ['durgle'] },
    'augment:potential',
    'enough',
  ],
]

test.each(UP_TO)('V-TURN-5 up to two allows one: %s', (id, mine, more, one, stop) => {
  const g = turnOf(mine, more)
  g.table.choose(0, 'gains', 'ask')
  g.play(`use:${id}`, one)
  const before = JSON.stringify(g.state.players)
  expect(g.offers()).toEqual(expect.arrayContaining([one, stop]))
  g.play(stop)
  expect(g.asked()).toEqual(['0 turn'])
  expect(JSON.stringify(g.state.players)).toBe(before)
})

test('V-TURN-5 a rest, a draw and a teleport can be declined at the last moment', () => {
  const rest = turnOf({ conviction: 1 }).play('rest', 'enough')
  expect(rest.player(0)).toMatchObject({ potential: 8, conviction: 1 })
  const draw = turnOf({ wisdom: 2 }).play('visit:2', 'none')
  expect(draw.player(0)).toMatchObject({ traits: [], honor: 20 })
  expect(draw.player(0).spheres[4]).toBe(0)
})

test('V-TURN-5 honor, trigger tokens and the card of an empowered draw are forced', () => {
  const g = turnOf(
    { wisdom: 2, conviction: 1 },
    { owners: { 2: 1 }, players: { 1: { space: 31, honor: 29 } }, triggers: ['supremacy', 'all-in'] },
  )
  g.play('visit:2')
  expect(g.player(1)).toMatchObject({ honor: 31, tokens: 1 })
  expect(g.state.triggers).toHaveLength(3)
  g.play('empower')
  expect(g.offers().every((id) => id.startsWith('take:'))).toBe(true)
  expect(g.offers()).toHaveLength(4)
})

test('V-TURN-6 an ability waits for its need', () => {
  const g = turnOf({ space: 17, party: { arn: 0 } }).play('activate:arn')
  expect(g.why('use:arn')).toBe('not-beside')
})

test('V-TURN-6 an ability is offered when its cost can be paid in full', () => {
  expect(turnOf({ party: { rhun: 1 } }, { active: ['rhun'] }).why('use:rhun')).toBe('cost')
  expect(turnOf({ party: { rhun: 1 }, vision: 1 }, { active: ['rhun'] }).offers()).toContain('use:rhun')
  const drokk = (strength: number, blocks: number) =>
    turnOf({ party: { drokk: blocks }, strength }, { active: ['drokk'] }).why('use:drokk')
  expect([drokk(4, 5), drokk(5, 4), drokk(5, 5)]).toEqual(['cost', 'blocks-on-card', null])
})

test('V-TURN-6 an ability that would change nothing is not offered', () => {
  const durgle = (potential: number, tiles: number) =>
    turnOf({ potential, tiles: { vision: tiles }, party: { durgle: 1 } }, { active: ['durgle'] }).why(
      'use:durgle',
    )
  expect([durgle(0, 1), durgle(3, 0), durgle(3, 1)]).toEqual([
    'nothing-would-change',
    'nothing-would-change',
    null,
  ])
})

test('V-TURN-6 paying the cost counts as a change', () => {
  const g = turnOf({ potential: 0, party: { dahlia: 2 } }, { active: ['dahlia'] })
  const { influence } = g.player(0)
  g.play('use:dahlia')
  expect(g.player(0)).toMatchObject({ influence: influence + 2, loyalty: [0], potential: 0 })
  const knife = turnOf({ relics: { 'scroll-of-the-high-born': 1 }, potential: 0 })
  expect(knife.offers()).toContain('use:scroll-of-the-high-born')
})

/** Drokk’s ability is paid for: seat 0 has an extra turn coming. */
const paying: PlayerSpot = {
  party: { drokk: 5, elya: 4 },
  strength: 5,
  inspiration: 5,
  knowledge: 0,
  conviction: 0,
  potential: 0,
}

test('V-TURN-7 an extra turn follows immediately, in the same round', () => {
  const g = turnOf(
    { ...paying, inspiration: 1 },
    { active: ['drokk'], round: 4, players: { 1: { space: 31 } } },
  )
  g.play('use:drokk')
  expect(g.player(0)).toMatchObject({ loyalty: [0, 4] })
  expect(g.player(0).spheres[2]).toBe(0)
  g.play('move:14', 'stop', 'end')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.state.round).toBe(4)
  expect(g.state.turn).toMatchObject({
    seat: 0,
    began: 14,
    activated: false,
    move: 'open',
    active: [],
    grants: [],
  })
  g.play('move:13', 'stop', 'end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.state.round).toBe(4)
  expect(g.broken()).toEqual([])
})

test('V-TURN-7 an extra turn is a separate turn for everything that works once per turn', () => {
  const g = turnOf(
    { party: { drokk: 5 }, strength: 5, inspiration: 4, knowledge: 3, relics: { 'orb-of-conundrums': 2 } },
    { active: ['drokk'] },
  )
  g.play('use:drokk', 'buy:inspiration', 'use:orb-of-conundrums', 'rest', 'enough')
  expect(g.why('buy:knowledge')).toBe('tile-bought')
  expect(g.why('use:orb-of-conundrums')).toBe('relic-used')
  g.play('move:14', 'stop', 'end')
  expect(g.why('end')).toBe('must-move')
  expect(g.offers()).toEqual(
    expect.arrayContaining(['buy:knowledge', 'use:orb-of-conundrums', 'rest', 'activate:drokk', 'character']),
  )
})

test('V-TURN-7 it may be paid for again', () => {
  const g = turnOf(paying, { active: ['drokk'] })
  g.play('use:drokk')
  expect(g.why('use:drokk')).toBe('ability-spent')
  g.play('move:14', 'stop', 'end', 'activate:elya', 'use:elya', 'move:13', 'stop', 'end')
  expect(g.asked()).toEqual(['0 turn'])
  g.play('move:14', 'stop', 'end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.broken()).toEqual([])
})

test('V-TURN-7 two extra turns follow one after the other', () => {
  const g = turnOf()
  const value = ['drokk', 'elya'].map((from) => ({ what: 'turn', n: 1, from }))
  g.table.patch([{ op: 'replace', path: '/game/turn/grants', value }], inspect.check)
  g.play('move:14', 'stop', 'end', 'move:13', 'stop', 'end')
  expect(g.asked()).toEqual(['0 turn'])
  g.play('move:14', 'stop', 'end')
  expect(g.asked()).toEqual(['1 turn'])
})

test('V-TURN-7 it is allowed in the last round, even to the last seat', () => {
  const g = turnOf(
    {},
    {
      turn: 1,
      active: ['drokk'],
      round: 7,
      lastRound: 7,
      ending: 'supremacy',
      tokens: [],
      players: { 1: { space: 31, party: { drokk: 5 }, strength: 5 } },
    },
  )
  g.play('use:drokk', 'move:22', 'stop', 'end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.state).toMatchObject({ round: 7, scored: false })
  g.play('move:31', 'stop', 'end')
  expect(g.table.over).toBe(true)
  expect(g.state.scored).toBe(true)
})

test('V-TURN-7 Zharah and Jermo of the turn before are no longer active in an extra turn', () => {
  const g = turnOf(
    { party: { drokk: 5, zharah: 1, jermo: 1 }, strength: 5 },
    { active: ['drokk', 'zharah', 'jermo'] },
  )
  g.play('use:drokk', 'move:14', 'move:15', 'move:16', 'end', 'move:15', 'move:14')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.why('move:13')).toBe('move-spent')
})

test('V-TURN-7 a Portal Stone is used again in an extra turn, and a speed block stays', () => {
  const g = turnOf(
    { party: { drokk: 5 }, strength: 5, relics: { 'portal-stone': 2, armguards: 1 } },
    { active: ['drokk'] },
  )
  g.play('use:drokk', 'use:portal-stone', 'teleport:22', 'use:armguards', 'move:16', 'stop')
  expect(g.why('use:portal-stone')).toBe('relic-used')
  g.play('end', 'use:portal-stone', 'teleport:13', 'move:14', 'move:15', 'move:21')
  expect(g.player(0)).toMatchObject({ space: 21, charges: [0, 0], speedBlocks: 1 })
  g.play('end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.broken()).toEqual([])
})

test('V-TURN-7 Patience may skip an extra turn', () => {
  const g = turnOf({ party: { drokk: 5 }, strength: 5, traits: ['patience'] }, { active: ['drokk'] })
  g.play('use:drokk')
  expect(g.why('use:patience')).toBe('begun-already')
  g.play('move:14', 'stop', 'end', 'use:patience')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.player(0).spheres.slice(3)).toEqual([1, 1, 1])
})

const bare: PlayerSpot = { inspiration: 0, knowledge: 0, strength: 0 }

test('V-TURN-8 with a preference, a player is not asked when only ending the turn is left', () => {
  const whole = (g: Scenario) =>
    g.play('character', 'train:knowledge', 'rest', 'enough', 'move:14', 'move:15')
  const asked = whole(turnOf(bare))
  expect(kinds(asked)).toEqual(['end', 'recover'])
  const spared = turnOf(bare)
  spared.table.choose(0, 'end-turn', 'always')
  whole(spared)
  expect(spared.asked()).toEqual(['1 turn'])
  expect(spared.table.events.map(({ type }) => type)).toContain('turnEnded')
  expect(spared.broken()).toEqual([])
  const never = turnOf(bare)
  never.table.choose(0, 'end-turn', 'never')
  expect(whole(never).asked()).toEqual(['0 turn'])
})

test('V-TURN-8 an action that is left keeps the turn going; setting the preference later ends it', () => {
  const g = turnOf(bare)
  g.table.choose(0, 'end-turn', 'always')
  g.play('rest', 'enough', 'move:14', 'move:15')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.offers()).toContain('character')
  const late = turnOf(bare).play('character', 'train:knowledge', 'rest', 'enough', 'move:14', 'move:15')
  late.table.choose(0, 'end-turn', 'always')
  expect(late.asked()).toEqual(['1 turn'])
  late.table.undo(0)
  expect(late.asked()).toEqual(['0 walk'])
})

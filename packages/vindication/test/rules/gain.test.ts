import { expect, test } from 'vitest'
import { always, island, type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/index.ts'

const regions = island({ 1: 'monastery', 2: 'academy', 3: 'fort', 4: 'maw', 9: 'command-post' })

/** Seat 0 is inland at 13 between a monastery, the academy and a fort. */
function turnOf(player: PlayerSpot = {}, spot: Spot = {}): Scenario {
  return scenario({
    regions,
    ...spot,
    players: { 1: { space: 31 }, ...spot.players, 0: { space: 13, honor: 20, ...player } },
  })
}

const bare: PlayerSpot = { inspiration: 0, knowledge: 0, strength: 0, conviction: 0 }
const recoveries = (g: Scenario, seat = 0) =>
  g.offers(seat).filter((id) => id.startsWith('recover:') || id.startsWith('give-up:'))

test('V-GAIN-1 a gain moves blocks from influence to the attribute', () => {
  const g = turnOf({ influence: 5 }).play('visit:3')
  expect(g.player(0)).toMatchObject({ influence: 3, spheres: [1, 1, 3, 0, 0, 0] })
  expect(g.events('gained')).toMatchObject([{ seat: 0, attribute: 2, n: 2 }])
  expect(g.broken()).toEqual([])
})

test('V-GAIN-1 a returned block goes to influence', () => {
  const g = turnOf({ party: { leyiha: 2 }, influence: 4 }, { active: ['leyiha'] })
  g.play('use:leyiha')
  expect(g.player(0)).toMatchObject({ influence: 5, loyalty: [1] })
  expect(g.broken()).toEqual([])
})

test('V-GAIN-1 turning one thing into another needs no influence', () => {
  const yenara = turnOf({ party: { yenara: 1 }, knowledge: 1, influence: 0 }, { active: ['yenara'] })
  yenara.play('use:yenara', 'into:strength')
  expect(yenara.player(0)).toMatchObject({ influence: 0, spheres: [1, 0, 2, 0, 0, 0] })
  const signet = turnOf({ relics: { 'dawn-seeker-signet': 1 }, influence: 0 }).play('use:dawn-seeker-signet')
  expect(signet.player(0)).toMatchObject({ influence: 1, spheres: [0, 1, 1, 0, 1, 0] })
  expect(signet.broken()).toEqual([])
})

test('V-GAIN-2 the block that was paid may be used by the effect', () => {
  const monastery = turnOf({ ...bare, knowledge: 1, potential: 20 })
  expect(monastery.player(0).influence).toBe(0)
  monastery.play('visit:1', 'pay:knowledge', 'augment:influence')
  expect(monastery.player(0)).toMatchObject({
    potential: 20,
    influence: 0,
    conviction: 1,
    spheres: [0, 0, 0, 0, 0, 0],
  })
  expect(monastery.broken()).toEqual([])
})

test('V-GAIN-2 a returned charge may become what the relic gives', () => {
  const g = turnOf(
    { ...bare, potential: 20, relics: { glowberries: 1 } },
    { values: { whiteDie: always('vision') } },
  )
  g.play('use:glowberries')
  expect(g.player(0)).toMatchObject({ influence: 0, charges: [0], spheres: [0, 0, 0, 0, 0, 1] })
  expect(g.broken()).toEqual([])
})

test('V-GAIN-3 with enough influence nothing is asked; with one block too few there is a question', () => {
  const enough = turnOf({ influence: 2 }).play('visit:3')
  expect(enough.asked()).toEqual(['0 turn'])
  expect(enough.player(0)).toMatchObject({ influence: 0, spheres: [1, 1, 3, 0, 0, 0] })
  const short = turnOf({ influence: 1 }).play('visit:3')
  expect(short.asked()).toEqual(['0 gain'])
  expect(short.offers()).toEqual(expect.arrayContaining(['gain:strength', 'enough']))
})

test('V-GAIN-3 a gain goes block by block and may stop', () => {
  const g = turnOf({ influence: 1 }).play('visit:3', 'gain:strength')
  expect(g.asked()).toEqual(['0 gain'])
  expect(g.why('gain:strength')).toBe('no-influence')
  g.play('enough')
  expect(g.player(0)).toMatchObject({ influence: 0, spheres: [1, 1, 2, 0, 0, 0] })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-GAIN-3 a block is recovered inside the gain, which then goes on', () => {
  const g = turnOf({ influence: 0, conviction: 2 }).play('visit:3')
  expect(g.why('gain:strength')).toBe('no-influence')
  g.play('recover:conviction')
  expect(g.asked()).toEqual(['0 gain'])
  g.play('gain:strength', 'recover:inspiration')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ influence: 0, conviction: 1, spheres: [0, 1, 3, 0, 0, 0] })
  expect(g.broken()).toEqual([])
})

test('V-GAIN-3 a companion abandoned inside its own gain pays for it and is gone', () => {
  const g = turnOf({ ...bare, influence: 1, party: { arn: 2 } })
  g.play('activate:arn')
  expect(g.asked()).toEqual(['0 gain'])
  expect(recoveries(g)).toEqual(['recover:arn'])
  g.play('recover:arn')
  expect(g.player(0)).toMatchObject({ party: [], influence: 1, honor: 17, spheres: [0, 0, 2, 0, 0, 0] })
  expect(g.state.turn.active).toEqual([])
  expect(g.offers()).not.toContain('use:arn')
  expect(g.broken()).toEqual([])
})

test('V-GAIN-3 the player picks which of several attributes comes first', () => {
  const g = turnOf({ ...bare, influence: 2, party: { zharah: 0 } }).play('activate:zharah')
  expect(g.offers()).toEqual(
    expect.arrayContaining(['gain:inspiration', 'gain:strength', 'enough', 'recover:zharah']),
  )
  g.play('gain:inspiration')
  expect(g.offers()).not.toContain('gain:inspiration')
  g.play('enough')
  expect(g.player(0)).toMatchObject({ influence: 0, spheres: [1, 0, 0, 0, 0, 0] })
})

test('V-GAIN-3 with nothing to recover the gain simply ends', () => {
  const g = turnOf({ ...bare, influence: 1, party: {} }).play('visit:3')
  expect(g.asked()).toEqual(['0 gain'])
  g.play('gain:strength')
  // The strength just gained could be recovered, so the question stays open.
  expect(recoveries(g)).toEqual(['recover:strength'])
  const none = turnOf({ ...bare, influence: 0, party: {} }).play('visit:3')
  expect(none.asked()).toEqual(['0 turn'])
  expect(none.player(0).spheres[2]).toBe(0)
})

test('V-GAIN-3 a player who wants to be asked is asked for every block, even with plenty of influence', () => {
  const g = turnOf({ influence: 9 })
  g.table.choose(0, 'gains', 'ask')
  g.play('visit:3', 'gain:strength')
  expect(g.asked()).toEqual(['0 gain'])
  expect(g.offers()).toEqual(expect.arrayContaining(['gain:strength', 'enough', 'recover:conviction']))
  g.play('gain:strength')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ influence: 7, spheres: [1, 1, 3, 0, 0, 0] })
})

test('V-GAIN-3 nothing is recovered inside the gains of Patience', () => {
  const g = turnOf({ influence: 1, traits: ['patience'] }).play('use:patience')
  expect(g.offers()).toEqual(['gain:courage', 'gain:wisdom', 'gain:vision', 'enough'])
  g.play('gain:wisdom')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.player(0).spheres).toEqual([1, 1, 1, 0, 1, 0])
})

test('V-GAIN-4 a block can be recovered from attributes, conviction, relics, companions, regions and the mount', () => {
  const g = turnOf(
    {
      courage: 1,
      conviction: 1,
      relics: { glowberries: 2 },
      party: { arn: 1 },
      speedBlocks: 1,
      influence: 0,
    },
    { owners: { 3: 0 } },
  )
  const spheres = ['inspiration', 'knowledge', 'strength', 'courage'].map((name) => `recover:${name}`)
  const rest = ['recover:arn', 'recover:glowberries', 'give-up:3', 'recover:speed']
  expect(recoveries(g)).toEqual(['recover:conviction', ...spheres, ...rest])
  let influence = 0
  for (const line of recoveries(g)) {
    g.play(line)
    influence++
    expect(g.player(0).influence).toBe(influence)
    expect(g.broken()).toEqual([])
  }
  expect(g.player(0)).toMatchObject({
    conviction: 0,
    spheres: [0, 0, 0, 0, 0, 0],
    charges: [1],
    party: [],
    speedBlocks: 0,
  })
  expect(g.state.owners[3]).toBe(-1)
})

test('V-GAIN-4 a preference leaves the rest of a gain without a question, and lifting it brings the question back', () => {
  const g = turnOf({ influence: 1 }).play('visit:3')
  expect(g.table.askOf(0)).toMatchObject({ prompt: 'gain', standing: null })
  g.play('gain:strength')
  expect(g.table.askOf(0)).toMatchObject({ prompt: 'gain', standing: 'leave-rest' })
  g.table.choose(0, 'leave-rest', 'always')
  expect(g.table.askOf(0)).toMatchObject({ prompt: 'turn' })
  expect(g.player(0)).toMatchObject({ influence: 0, spheres: [1, 1, 2, 0, 0, 0] })
  expect(g.broken()).toEqual([])
})

test('V-GAIN-4 there is no limit, and not from potential', () => {
  const g = turnOf({ ...bare, conviction: 3, potential: 10 })
  const { influence } = g.player(0)
  g.play('recover:conviction', 'recover:conviction', 'recover:conviction')
  expect(g.player(0)).toMatchObject({ conviction: 0, influence: influence + 3, potential: 10 })
  expect(recoveries(g)).toEqual([])
  expect(g.why('recover:conviction')).toBe(null)
})

test('V-GAIN-4 it is an action of its own: Patience comes too late after it', () => {
  const g = turnOf({ traits: ['patience'] })
  expect(g.offers()).toContain('use:patience')
  g.play('recover:conviction')
  expect(g.why('use:patience')).toBe('begun-already')
})

test('V-GAIN-4 each is offered only where a block is', () => {
  const g = turnOf(
    { ...bare, wisdom: 1, relics: { glowberries: 0, armguards: 1 }, party: { arn: 0, wim: 1 } },
    { owners: { 1: 1 } },
  )
  expect(recoveries(g)).toEqual(['recover:wisdom', 'recover:wim', 'recover:armguards'])
})

/** Seat 1 has Humility and is asked in the turn of seat 0, who gains honor at the command post. */
function humble(player: PlayerSpot): Scenario {
  const g = turnOf(
    { space: 19, strength: 3 },
    { players: { 1: { space: 31, honor: 10, traits: ['humility'], tiles: { courage: 1 }, ...player } } },
  )
  g.table.choose(1, 'from-leaders', 'ask')
  g.play('visit:9')
  expect(g.asked()).toEqual(['1 unlock'])
  return g
}

test('V-GAIN-5 out of turn nothing is recovered', () => {
  const g = humble({ influence: 1, conviction: 3 })
  expect(g.offers(1)).toEqual(['yes', 'no', 'discard:courage'])
  g.play('discard:courage')
  expect(g.asked()).toEqual(['1 gain'])
  expect(g.offers(1)).toEqual(['gain:courage', 'enough'])
  g.play('gain:courage')
  expect(g.asked()).toEqual(['1 unlock'])
  expect(g.player(1)).toMatchObject({ influence: 0, conviction: 3 })
  expect(g.player(1).spheres[3]).toBe(1)
  expect(g.broken()).toEqual([])
})

test('V-GAIN-5 out of turn a gain ends when influence is empty', () => {
  const g = humble({ influence: 0, conviction: 3 })
  g.play('discard:courage')
  expect(g.asked()).toEqual(['1 unlock'])
  expect(g.player(1)).toMatchObject({ conviction: 3, spheres: [1, 1, 1, 0, 0, 0], tiles: [0, 0, 0, 0, 0, 0] })
  expect(g.broken()).toEqual([])
})

test('V-GAIN-5 between turns the others are offered nothing', () => {
  expect(turnOf().offers(1)).toEqual([])
})

test('V-GAIN-6 an abandoned companion returns all its blocks, and its honor is lost', () => {
  const g = turnOf({ party: { arn: 3, wim: 1 }, honor: 20, influence: 2 })
  g.play('recover:arn')
  expect(g.player(0)).toMatchObject({ party: ['wim'], loyalty: [1], influence: 5, honor: 17 })
  const cards = g.state.decks.flatMap((pile) => [...pile.down, ...pile.open])
  expect(cards).not.toContain('arn')
  expect(g.broken()).toEqual([])
})

test('V-GAIN-6 a companion without a block on it cannot be abandoned', () => {
  const g = turnOf({ party: { arn: 0, wim: 1 } })
  expect(recoveries(g)).not.toContain('recover:arn')
  expect(recoveries(g)).toContain('recover:wim')
})

test('V-GAIN-6 only the printed honor is lost, only if it was a gain, and never below 0', () => {
  const lost = (honor: number, printed: number) => {
    const values = { cards: { arn: { honor: printed } } }
    return turnOf({ party: { arn: 1 }, honor, traits: ['preparation'] }, { values })
      .play('recover:arn')
      .player(0).honor
  }
  expect([lost(20, 3), lost(2, 3), lost(20, 0), lost(20, -2)]).toEqual([17, 0, 20, 20])
})

test('V-GAIN-6 the effects of an abandoned companion end', () => {
  const g = turnOf({ party: { jermo: 1 }, mount: 2 }, { active: ['jermo'] })
  g.play('recover:jermo', 'move:14', 'move:15')
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-GAIN-7 a region is given up for its block without losing honor', () => {
  const g = turnOf({ influence: 3 }, { owners: { 3: 0, 1: 0 } })
  g.play('give-up:3')
  expect(g.player(0)).toMatchObject({ influence: 4, honor: 20 })
  expect([g.state.owners[3], g.state.owners[1]]).toEqual([-1, 0])
  expect(g.why('control:3')).toBe('given-up')
  expect(g.broken()).toEqual([])
})

test('V-GAIN-7 the regions of others cannot be given up', () => {
  const g = turnOf({}, { owners: { 3: 1 } })
  expect(recoveries(g)).not.toContain('give-up:3')
})

test('V-GAIN-3 the gain of a tile discarded inside another gain lets blocks be recovered, too', () => {
  const g = turnOf({ ...bare, influence: 0, conviction: 2, tiles: { courage: 1 } }).play(
    'visit:3',
    'discard:courage',
  )
  expect(g.offers()).toEqual(['enough', 'recover:conviction'])
  g.play('recover:conviction', 'gain:courage', 'enough')
  expect(g.offers()).toEqual(['enough', 'recover:conviction', 'recover:courage'])
  g.play('enough')
  expect(g.player(0)).toMatchObject({ influence: 0, conviction: 1, spheres: [0, 0, 0, 1, 0, 0] })
  expect(g.broken()).toEqual([])
})

test('V-GAIN-3 inside any other step a discarded tile gives only the influence there is, without recovering', () => {
  const g = turnOf(
    { ...bare, influence: 1, conviction: 2, party: { jermo: 1 }, tiles: { courage: 1 } },
    { active: ['jermo'], players: { 1: { space: 15 } } },
  )
  g.play('move:14', 'move:15', 'discard:courage')
  expect(g.offers()).toEqual(['gain:courage', 'enough'])
  g.play('gain:courage')
  expect(g.asked()).toEqual(['0 walk'])
  g.play('move:21')
  expect(g.player(0)).toMatchObject({ space: 21, conviction: 2, influence: 0 })
  expect(g.broken()).toEqual([])
})

test.for([
  ['recover:conviction', { conviction: 1 }, {}],
  ['recover:vision', { vision: 1 }, {}],
  ['recover:wim', { party: { wim: 1 } }, {}],
  ['recover:glowberries', { relics: { glowberries: 1 } }, {}],
  ['recover:speed', { speedBlocks: 1 }, {}],
  ['give-up:9', {}, { owners: { 9: 0 } }],
] as const)('V-GAIN-3 a single block elsewhere keeps an empty gain open: %s', ([line, player, spot]) => {
  const g = turnOf({ ...bare, influence: 0, party: {}, ...player }, spot)
  g.play('visit:3')
  expect(g.asked()).toEqual(['0 gain'])
  expect(recoveries(g)).toEqual([line])
  g.play(line)
  expect(g.player(0)).toMatchObject({ influence: 1 })
  g.play('gain:strength', 'enough')
  expect(g.player(0).spheres[2]).toBe(1)
  expect(g.broken()).toEqual([])
})

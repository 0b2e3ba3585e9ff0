// V-CONTROL: taking regions, before or after the visit, from nobody or from someone.
import { expect, test } from 'vitest'
import { type PlayerSpot, scenario, type Spot } from '../../testing/scenario.ts'
import { STRENGTH } from '../../src/state.ts'

/** Seat 0 is next to a fort (1), a library (2) and a tomb (3); seat 1 is on the far coast. */
function field(mine: PlayerSpot = {}, theirs: PlayerSpot = {}, more: Spot = {}) {
  return scenario({
    regions: { 1: 'fort', 2: 'library', 3: 'tomb' },
    players: {
      0: { space: 13, party: {}, honor: 10, conviction: 2, ...mine },
      1: { space: 7, party: {}, honor: 20, ...theirs },
    },
    ...more,
  })
}

const held: Spot = { owners: { 1: 1 } }
const controls = (offers: readonly string[]) => offers.filter((id) => id.startsWith('control:'))

test('V-CONTROL-1 a free region costs 1 conviction, which stays on it', () => {
  const g = field({ conviction: 1, influence: 4 }).play('visit:1')
  const { influence } = g.player(0)
  g.play('control:1')
  expect(g.state.owners[1]).toBe(0)
  expect(g.player(0)).toMatchObject({ conviction: 0, influence })
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-1 without conviction there is no control', () => {
  const g = field({ conviction: 0 })
  expect(g.why('control:1')).toBe('conviction')
  expect(g.play('visit:1').why('control:1')).toBe('conviction')
})

test('V-CONTROL-2 a takeover costs 2: one stays there, one returns to influence', () => {
  const g = field({ conviction: 2, influence: 4 }, { influence: 3 }, held).play('visit:1')
  expect(g.player(0).influence).toBe(2)
  g.play('control:1')
  expect(g.state.owners[1]).toBe(0)
  expect(g.player(0)).toMatchObject({ conviction: 0, influence: 3, honor: 12 })
  expect(g.player(1)).toMatchObject({ influence: 4, honor: 22 })
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-2 one conviction does not take a region from another', () => {
  const g = field({ conviction: 1 }, {}, held)
  expect(g.why('control:1')).toBe('takeover-conviction')
  expect(g.offers()).toContain('control:2')
  expect(g.play('visit:1').why('control:1')).toBe('takeover-conviction')
})

test.each(['fort', 'academy', 'inn'] as const)(
  'V-CONTROL-3 control gives 2 honor immediately, also at a %s',
  (kind) => {
    const g = field({ strength: 2, inspiration: 0, knowledge: 0 }, {}, { regions: { 1: kind } }).play(
      'control:1',
    )
    expect(g.events('honor')).toMatchObject([{ seat: 0, n: 2, from: 'control:1' }])
    expect(g.player(0).honor).toBe(12)
  },
)

test('V-CONTROL-3 a takeover gives the same 2', () => {
  expect(field({}, {}, held).play('control:1').player(0).honor).toBe(12)
})

test('V-CONTROL-4 after the visit only the visited region can be taken, and once', () => {
  const g = field({ conviction: 4 }).play('visit:1')
  expect(controls(g.offers())).toEqual(['control:1'])
  g.play('control:1')
  expect(controls(g.offers())).toEqual([])
  expect(g.why('control:1')).toBeNull()
  expect(g.player(0).honor).toBe(12)
})

test('V-CONTROL-4 control taken first uses up the turn’s visit', () => {
  const g = field({ conviction: 4 }).play('control:1')
  expect(controls(g.offers())).toEqual([])
  expect(g.why('visit:2')).toBe('visit-spent')
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
})

test('V-CONTROL-4 a rest does not allow control', () => {
  const g = field().play('rest', 'augment:potential')
  expect(controls(g.offers())).toEqual([])
})

test('V-CONTROL-4 the price of the visit is due, too', () => {
  const g = field({ wisdom: 2, conviction: 1 }).play('control:3')
  expect(g.events('paid')).toMatchObject([{ n: 2 }])
  expect(g.asked()).toEqual(['0 draw.traits'])
  expect(g.player(0)).toMatchObject({ conviction: 0, honor: 12 })
})

test('V-CONTROL-5 control first needs an affordable visit', () => {
  const g = field({ wisdom: 1 })
  expect(g.why('control:3')).toBe('no-visit-with-it')
  expect(controls(g.offers()).toSorted()).toEqual(['control:1', 'control:2'])
})

test('V-CONTROL-5 the visit follows immediately and the former owner gets nothing', () => {
  const g = field({ conviction: 2 }, { influence: 3 }, held).play('control:1')
  expect(g.player(1)).toMatchObject({ honor: 20, influence: 4 })
  expect(g.player(0).honor).toBe(12)
  expect(g.state.turn.visited).toEqual([1])
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-5 the region is yours before the visit acts', () => {
  const g = field({ conviction: 2 }, {}, held).play('control:1')
  const order = ['convictionUsed', 'controlled', 'honor', 'visited', 'gained']
  expect(g.table.events.map(({ type }) => type)).toEqual(order)
})

test('black-dove: finds no owner if control came first', () => {
  const dove: PlayerSpot = { party: { 'black-dove': 1 } }
  const first = field(dove, {}, { ...held, active: ['black-dove'] }).play('control:1')
  expect(first.asked()).toEqual(['0 turn'])
  expect(first.player(0).conviction).toBe(0)
  const after = field(dove, {}, { ...held, active: ['black-dove'] }).play('visit:1')
  expect(after.offers()).toEqual(['augment:influence', 'enough'])
  after.play('augment:influence')
  expect(after.player(0).conviction).toBe(3)
  expect(after.player(1).honor).toBe(22)
})

test('V-CONTROL-5 one’s own region or a hidden one cannot be taken', () => {
  const g = field({ conviction: 5 }, {}, { owners: { 1: 0 }, regions: { 1: 'fort', 2: '', 3: 'spire' } })
  expect(controls(g.offers())).toEqual(['control:3'])
  expect(g.play('visit:1').why('control:1')).toBeNull()
  expect(controls(g.offers())).toEqual([])
})

test('V-CONTROL-5 end triggers are tested between the control and the visit', () => {
  const bare: PlayerSpot = {
    potential: 0,
    influence: 0,
    conviction: 1,
    strength: 8,
    inspiration: 6,
    knowledge: 6,
  }
  const g = field(bare, {}, { regions: { 1: 'shrine' }, triggers: ['all-in', 'balance'] }).play('control:1')
  expect(g.player(0)).toMatchObject({ conviction: 0, influence: 1 })
  expect(g.state.ending).toBe('all-in')
})

test('V-CONTROL-6 control may follow later in the turn, while the figure is next to the region', () => {
  const g = field().play('visit:2', 'character', 'train:strength')
  expect(controls(g.offers())).toEqual(['control:2'])
  g.play('move:18', 'stop')
  expect(controls(g.offers())).toEqual(['control:2'])
  g.play('control:2')
  expect(g.state.owners[2]).toBe(0)
  expect(g.player(0).honor).toBe(12)
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-6 not once the figure has left it', () => {
  const g = field().play('visit:2', 'move:14', 'stop')
  expect(controls(g.offers())).toEqual([])
  expect(g.why('control:2')).toBe('gone-from-it')
})

test('V-CONTROL-6 but again if the figure comes back to it', () => {
  const g = field({ party: { zharah: 1 }, mount: 5 }, {}, { active: ['zharah'] })
  g.play('visit:2', 'move:14', 'stop')
  expect(g.why('control:2')).toBe('gone-from-it')
  g.play('move:13', 'move:18', 'stop')
  expect(controls(g.offers())).toEqual(['control:2'])
})

test('V-CONTROL-6 after the visit the former owner has been paid for it', () => {
  const g = field({}, {}, held).play('visit:1', 'control:1')
  expect(g.player(1).honor).toBe(22)
})

test('V-CONTROL-6 this possibility ends with the turn', () => {
  const g = field().play('visit:2', 'move:14', 'stop', 'end', '1 move:31', '1 stop', '1 end')
  expect(g.state.turn.mayControl).toBe(0)
  expect(g.offers()).not.toContain('control:2')
})

test('V-CONTROL-7 a region given up is not taken again in the same turn', () => {
  const g = field({ conviction: 3 }, {}, { owners: { 1: 0 } }).play('give-up:1')
  expect(g.state.owners[1]).toBe(-1)
  expect(g.why('control:1')).toBe('given-up')
  expect(g.offers()).toContain('control:2')
  expect(g.play('visit:1').why('control:1')).toBe('given-up')
})

test('V-CONTROL-7 nor one just taken, nor by the Mask', () => {
  const g = field({ conviction: 3, relics: { 'mask-of-the-invader': 1 } }).play('control:1', 'give-up:1')
  expect(controls(g.offers())).toEqual([])
  g.play('use:mask-of-the-invader')
  expect(g.offers()).toEqual(['seize:3', 'seize:2'])
})

test('V-CONTROL-7 in the next turn it may be taken again', () => {
  const g = field({ conviction: 3 }, {}, { owners: { 1: 0 } })
  g.play('give-up:1', 'move:14', 'stop', 'end', '1 move:31', '1 stop', '1 end')
  expect(g.offers()).toContain('control:1')
})

const MASK = 'mask-of-the-invader'
const masked = (mine: PlayerSpot = {}, more: Spot = {}) =>
  field({ relics: { [MASK]: 2 }, conviction: 0, ...mine }, {}, more)

test('V-CONTROL-8 the Mask takes a free region next to you with its charge', () => {
  const g = masked({ influence: 4 }).play(`use:${MASK}`, 'seize:2')
  expect(g.state.owners[2]).toBe(0)
  expect(g.player(0)).toMatchObject({ charges: [1], influence: 4, conviction: 0, honor: 12 })
  expect(g.offers()).toContain('visit:1')
  g.play('visit:1')
  expect(g.player(0).spheres[STRENGTH]).toBe(3)
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-8 the Mask takes neither an occupied, a hidden nor a distant region', () => {
  const g = masked({}, { regions: { 1: 'fort', 2: 'library', 3: '', 4: 'spire' }, owners: { 1: 1 } }).play(
    `use:${MASK}`,
  )
  expect(g.offers()).toEqual(['seize:2'])
  const none = masked({}, { regions: { 1: 'fort', 2: '', 3: '' }, owners: { 1: 1 } })
  expect(none.why(`use:${MASK}`)).toBe('no-free-region')
  expect(masked({ relics: { [MASK]: 0 } }).why(`use:${MASK}`)).toBe('no-charge')
})

test('V-CONTROL-8 a region taken by the Mask is not taken again with its visit', () => {
  const before = masked({ conviction: 3 }).play('visit:1', `use:${MASK}`, 'seize:1')
  expect(before.player(0).honor).toBe(12)
  expect(controls(before.offers())).toEqual([])
  const after = masked({ conviction: 3 }).play(`use:${MASK}`, 'seize:1')
  expect(controls(after.offers())).toEqual(['control:2'])
  after.play('visit:1')
  expect(controls(after.offers())).toEqual([])
})

test('V-CONTROL-8 the Mask may take one region and conviction another', () => {
  const g = masked({ conviction: 1 }).play(`use:${MASK}`, 'seize:2', 'control:1')
  expect([g.state.owners[1], g.state.owners[2]]).toEqual([0, 0])
  expect(g.player(0).honor).toBe(14)
  expect(g.broken()).toEqual([])
})

test('adren: pays 1 honor for a region taken with the Mask, gallantry pays nothing for a free region', () => {
  const g = masked({ party: { adren: 1 }, traits: ['gallantry'] }, { active: ['adren'] }).play(
    `use:${MASK}`,
    'seize:1',
  )
  expect(g.player(0).honor).toBe(13)
})

test('adren: control taken before his activation pays too', () => {
  const g = field({ party: { adren: 1 } }).play('control:1', 'activate:adren')
  expect(g.player(0).honor).toBe(13)
  expect(
    field({ party: { adren: 1 } })
      .play('activate:adren')
      .player(0).honor,
  ).toBe(10)
})

test('gallantry: 2 honor for a region taken from another', () => {
  const g = field({ traits: ['gallantry'] }, {}, held).play('control:1')
  expect(g.player(0).honor).toBe(14)
})

test('V-CONTROL-9 Oneth next to one of her regions guards them all', () => {
  const g = field(
    { conviction: 4 },
    { party: { oneth: 0 }, space: 1 },
    { owners: { 1: 1, 8: 1 }, regions: { 1: 'fort', 2: 'library', 8: 'spire' } },
  )
  expect(g.why('control:1')).toBe('guarded')
  expect(g.offers()).toContain('control:2')
  expect(g.play('visit:1').why('control:1')).toBe('guarded')
})

test('V-CONTROL-9 away from her regions Oneth guards nothing', () => {
  const g = field({ conviction: 4 }, { party: { oneth: 0 }, space: 1 }, { owners: { 1: 1 } })
  expect(g.offers()).toContain('control:1')
})

test('V-CONTROL-9 being next to another player’s region guards nothing', () => {
  const g = field(
    { conviction: 4 },
    { party: { oneth: 0 }, space: 1 },
    { owners: { 1: 1, 8: 0 }, regions: { 1: 'fort', 8: 'spire' } },
  )
  expect(g.offers()).toContain('control:1')
})

test('V-CONTROL-9 without Oneth nobody guards', () => {
  const g = field(
    { conviction: 4 },
    { space: 1 },
    { owners: { 1: 1, 8: 1 }, regions: { 1: 'fort', 8: 'spire' } },
  )
  expect(g.offers()).toContain('control:1')
})

test('V-CONTROL-9 Oneth stops Nalin too', () => {
  const g = field(
    { party: { nalin: 1 } },
    { party: { oneth: 0 }, space: 14 },
    { owners: { 1: 1 }, active: ['nalin'] },
  )
  expect(g.why('control:1')).toBe('guarded')
})

const NALIN: Spot = { owners: { 1: 1 }, active: ['nalin'] }

test('V-CONTROL-10 Nalin takes for 1 conviction and 3 honor', () => {
  const g = field({ conviction: 1, party: { nalin: 1 }, influence: 4 }, { influence: 3 }, NALIN).play(
    'visit:1',
  )
  const { influence } = g.player(0)
  g.play('control:1')
  expect(g.player(0)).toMatchObject({ conviction: 0, influence, honor: 13 })
  expect(g.player(1)).toMatchObject({ influence: 4, honor: 22 })
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-10 Nalin changes nothing at a free region, nor when he is not active', () => {
  const g = field({ conviction: 1, party: { nalin: 1 } }, {}, NALIN).play('control:2')
  expect(g.player(0)).toMatchObject({ conviction: 0, honor: 12 })
  const idle = field({ conviction: 2, party: { nalin: 1 } }, {}, held)
  expect(idle.play('control:1').player(0)).toMatchObject({ conviction: 0, honor: 12 })
})

test('V-CONTROL-10 against Impunity a takeover costs 4, of which three return', () => {
  const short = field({ conviction: 3 }, { traits: ['impunity'] }, held)
  expect(short.why('control:1')).toBe('takeover-conviction')
  const g = field({ conviction: 4, influence: 2 }, { traits: ['impunity'] }, held).play('visit:1')
  const { influence } = g.player(0)
  g.play('control:1')
  expect(g.player(0)).toMatchObject({ conviction: 0, influence: influence + 3, honor: 12 })
  expect(g.state.owners[1]).toBe(0)
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-10 Nalin against Impunity pays 2, of which one returns', () => {
  const mine: PlayerSpot = { party: { nalin: 1 }, influence: 2 }
  const short = field({ ...mine, conviction: 1 }, { traits: ['impunity'] }, NALIN)
  expect(short.why('control:1')).toBe('takeover-conviction')
  const g = field({ ...mine, conviction: 2 }, { traits: ['impunity'] }, NALIN).play('visit:1')
  const { influence } = g.player(0)
  g.play('control:1')
  expect(g.player(0)).toMatchObject({ conviction: 0, influence: influence + 1, honor: 13 })
  expect(g.broken()).toEqual([])
})

test('V-CONTROL-10 your own Impunity or a free region doubles nothing', () => {
  expect(field({ conviction: 2, traits: ['impunity'] }, {}, held).offers()).toContain('control:1')
  const g = field({ conviction: 1 }, { traits: ['impunity'] }, held)
  expect(g.offers()).toContain('control:2')
})

test('V-CONTROL-10 each takeover is one use of conviction', () => {
  const g = field({ conviction: 4, traits: ['devotion'] }, { traits: ['impunity'] }, held).play('control:1')
  expect(g.player(0).honor).toBe(13)
})

import { expect, test } from 'vitest'
import { always, island, type Scenario, scenario, type Spot } from '../../testing/index.ts'

const ways = (g: Scenario) => g.offers().filter((id) => id.startsWith('move:'))
const targets = (g: Scenario) => g.offers().filter((id) => id.startsWith('teleport:'))

/** Seat 0 is inland at 13, the other far away. */
function walker(player: NonNullable<Spot['players']>[number] = {}, spot: Spot = {}): Scenario {
  return scenario({
    ...spot,
    players: { 1: { space: 31 }, ...spot.players, 0: { space: 13, honor: 20, ...player } },
  })
}

/** Seat 0 is on the coast at 1, which links only to 25; the others block everything within 2 steps. */
function cornered(player: NonNullable<Spot['players']>[number] = {}, seats = 4): Scenario {
  return scenario({
    seats,
    players: {
      0: { space: 1, honor: 20, ...player },
      1: { space: 25 },
      2: { space: 19 },
      3: { space: 36 },
      ...(seats > 4 ? { 4: { space: 13 } } : {}),
    },
  })
}

test('V-MOVE-1 a Move goes along links', () => {
  expect(ways(walker())).toEqual(['move:14', 'move:18', 'move:19'])
})

test.for([2, 3, 4, 5])('V-MOVE-1 with a speed of %i a walk has that many steps and no more', (speed) => {
  const path = ['move:14', 'move:15', 'move:16', 'move:17', 'move:18'].slice(0, speed)
  const g = walker({ mount: speed })
  g.play(...path)
  expect(g.asked()).toEqual(['0 turn'])
  expect(ways(g)).toEqual([])
  expect(g.player(0).space).toBe(13 + speed)
  expect(g.state.turn.walked).toBe(speed)
  g.play('end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.broken()).toEqual([])
})

test('V-MOVE-1 a walk may be shorter than the speed', () => {
  const g = walker({ mount: 5 })
  g.play('move:14', 'move:15')
  expect(g.asked()).toEqual(['0 walk'])
  g.play('stop', 'end')
  expect(g.player(0).space).toBe(15)
})

test('V-MOVE-1 blocks of the Armguards are steps of the Move', () => {
  const g = walker({ relics: { armguards: 1 }, speedBlocks: 1 })
  g.play('use:armguards', 'move:14', 'move:15', 'move:16', 'move:17')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0)).toMatchObject({ space: 17, speedBlocks: 2, charges: [0] })
  expect(g.broken()).toEqual([])
})

test('V-MOVE-2 a turn without a step cannot end', () => {
  const g = walker()
  expect(g.why('end')).toBe('must-move')
  g.play('move:14', 'stop')
  expect(g.offers()).toContain('end')
})

test('V-MOVE-2 a teleport is no step', () => {
  const g = walker({ relics: { 'portal-stone': 1 } })
  g.play('use:portal-stone', 'teleport:22')
  expect(g.why('end')).toBe('must-move')
  expect(g.player(0).steps).toBe(0)
  g.play('move:16', 'stop', 'end')
  expect(g.asked()).toEqual(['1 turn'])
})

test('V-MOVE-2 Patience skips the turn with the Move', () => {
  const g = walker({ traits: ['patience'] })
  g.play('use:patience')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.player(0).space).toBe(13)
})

test('V-MOVE-3 a figure passes another but does not stop on it', () => {
  const g = walker({}, { players: { 1: { space: 14 } } })
  g.play('move:14')
  expect(g.why('stop')).toBe('occupied')
  expect(ways(g)).toEqual(['move:15', 'move:20'])
  expect(g.why('move:13')).toBe('no-way-to-stop')
  g.play('move:15')
  expect(g.player(0).space).toBe(15)
  expect(g.player(1).space).toBe(14)
})

test('V-MOVE-5 regions beside the path wait for the end of the Move', () => {
  const g = walker({}, { regions: island({ 3: 'library', 1: 'fort' }) })
  g.play('move:14')
  expect(g.why('visit:3')).toBe('still-moving')
  // A hidden hex has nothing to visit yet.
  expect(g.why('visit:4')).toBeNull()
  g.play('stop')
  expect(g.offers()).toContain('visit:3')
})

test('V-MOVE-5 after the visit, the Move need not end for another one', () => {
  const g = walker({}, { regions: island({ 3: 'library', 1: 'fort' }) })
  g.play('visit:1', 'move:14')
  expect(g.why('visit:3')).toBe('visit-spent')
})

test('V-MOVE-3 a last step onto another figure is not offered', () => {
  const g = walker({}, { players: { 1: { space: 15 } } })
  g.play('move:14')
  expect(g.why('move:15')).toBe('no-way-to-stop')
  expect(ways(g)).toEqual(['move:20'])
  expect(g.offers()).toContain('stop')
})

test('V-MOVE-3 a path that leads only onto figures is not offered', () => {
  const g = scenario({
    seats: 4,
    players: { 0: { space: 13 }, 1: { space: 14 }, 2: { space: 15 }, 3: { space: 20 } },
  })
  expect(g.why('move:14')).toBe('no-way-to-stop')
  expect(ways(g)).toEqual(['move:18', 'move:19'])
})

test('V-MOVE-3 a teleport does not end on a figure', () => {
  const g = walker({ relics: { 'portal-stone': 1 } })
  g.play('use:portal-stone')
  expect(g.offers()).not.toContain('teleport:31')
  expect(g.offers()).toContain('teleport:30')
})

test('V-MOVE-4 a walk does not stop where the turn began', () => {
  const g = walker({ mount: 3 })
  g.play('move:14')
  expect(g.offers()).toContain('move:13')
  g.play('move:13')
  expect(g.why('stop')).toBe('where-you-began')
  expect(ways(g)).toEqual(['move:14', 'move:18', 'move:19'])
  g.play('move:18', 'end')
  expect(g.player(0).space).toBe(18)
})

test('V-MOVE-4 the last step does not lead back to the first space', () => {
  const g = walker()
  g.play('move:14')
  expect(g.why('move:13')).toBe('no-way-to-stop')
})

test('V-MOVE-4 after the Move no teleport goes back to the first space', () => {
  const g = walker({ relics: { 'portal-stone': 1 } })
  g.play('move:14', 'stop', 'use:portal-stone')
  expect(g.why('teleport:13')).toBe('stranded')
  expect(targets(g)).toHaveLength(33)
  g.play('teleport:15', 'end')
  expect(g.player(0).space).toBe(15)
})

test('V-MOVE-4 only the last space matters: after a teleport a walk may pass the first space again', () => {
  const g = walker({ relics: { 'portal-stone': 1 } })
  g.play('use:portal-stone', 'teleport:14')
  expect(g.offers()).toContain('move:13')
  g.play('move:13')
  expect(g.why('stop')).toBe('where-you-began')
  g.play('move:18', 'end')
  expect(g.player(0).space).toBe(18)
})

test('V-MOVE-5 steps left over when a walk stops are lost', () => {
  const g = walker({ mount: 4 })
  g.play('move:14', 'stop')
  expect(ways(g)).toEqual([])
  expect(['move:13', 'move:15', 'move:20'].map((id) => g.why(id))).toEqual(Array(3).fill('move-spent'))
})

test('V-MOVE-5 only further steps are possible during a walk', () => {
  const g = walker({ mount: 3, party: { zharah: 1 }, relics: { armguards: 1 }, conviction: 2 })
  g.play('move:14')
  expect(g.offers()).toEqual(['move:13', 'move:15', 'move:20', 'stop'])
})

test('V-MOVE-6 with Zharah active the steps are spread over the turn', () => {
  const g = walker({ mount: 3, party: { zharah: 0 } }, { regions: { 1: 'library' } })
  g.play('activate:zharah', 'move:14', 'stop', 'convert:courage', 'move:15', 'stop', 'rest', 'enough')
  expect(g.why('move:15')).toBe(null)
  g.play('move:16')
  expect(g.player(0).space).toBe(16)
  expect(ways(g)).toEqual([])
  expect(g.why('move:15')).toBe('move-spent')
  expect(g.broken()).toEqual([])
})

test('V-MOVE-6 activated in mid-turn Zharah frees the steps not yet made', () => {
  const g = walker({ mount: 3, party: { zharah: 0 } })
  g.play('move:14', 'stop')
  expect(ways(g)).toEqual([])
  g.play('activate:zharah')
  expect(ways(g)).toEqual(['move:13', 'move:15', 'move:20'])
  g.play('move:15', 'stop', 'move:16')
  expect(ways(g)).toEqual([])
  expect(g.state.turn.walked).toBe(3)
})

test('V-MOVE-6 Zharah frees nothing of a Move whose steps are all made', () => {
  const g = walker({ party: { zharah: 0 } })
  g.play('move:14', 'move:15', 'activate:zharah')
  expect(ways(g)).toEqual([])
  expect(g.why('move:16')).toBe('move-spent')
})

test('V-MOVE-6 each part of the Move ends on a free space', () => {
  const g = walker({ party: { zharah: 0 } }, { players: { 1: { space: 14 } } })
  g.play('activate:zharah', 'move:14')
  expect(g.why('stop')).toBe('occupied')
})

test('V-MOVE-6 a part may end where the turn began while the figure can move on', () => {
  const g = walker({ mount: 3, party: { zharah: 0 } })
  g.play('activate:zharah', 'move:14', 'stop', 'move:13', 'stop')
  expect(g.player(0).space).toBe(13)
  expect(g.why('end')).toBe('where-you-began')
  expect(ways(g)).toEqual(['move:14', 'move:18', 'move:19'])
  g.play('move:18', 'end')
  expect(g.asked()).toEqual(['1 turn'])
})

test('V-MOVE-6 no part ends where the turn began once the last step is made', () => {
  const g = walker({ party: { zharah: 0 } })
  g.play('activate:zharah', 'move:14', 'stop')
  expect(g.why('move:13')).toBe('no-way-to-stop')
  expect(g.why('move:15')).toBe(null)
})

test('V-MOVE-4 Zharah cannot be abandoned if only she lets the figure leave the first space', () => {
  const g = walker({ mount: 3, party: { zharah: 0 } })
  g.play('activate:zharah', 'move:14', 'stop', 'move:13', 'stop')
  expect(g.why('recover:zharah')).toBe('stranded')
  g.play('move:14')
  expect(g.offers()).toContain('recover:zharah')
  g.play('recover:zharah', 'end')
  expect(g.player(0).party).toEqual([])
  expect(g.broken()).toEqual([])
})

test('V-MOVE-4 a speed block cannot be recovered if only it lets the figure leave the first space', () => {
  const g = walker({ party: { zharah: 1 }, speedBlocks: 1 }, { active: ['zharah'] })
  g.play('move:14', 'stop', 'move:13', 'stop')
  expect(g.why('recover:speed')).toBe('steps-made')
  g.play('move:18')
  expect(g.offers()).toContain('recover:speed')
  g.play('recover:speed', 'end')
  expect(g.player(0).speedBlocks).toBe(0)
  expect(g.asked()).toEqual(['1 turn'])
})

test('V-MOVE-4 if Zharah dies and the figure cannot move on, the turn still ends', () => {
  const g = walker(
    { mount: 3, party: { zharah: 1 }, courage: 2, conviction: 0 },
    { active: ['zharah'], regions: { 1: 'maw' }, values: { blackDie: always('death') } },
  )
  g.play('move:14', 'stop', 'move:13', 'stop', 'visit:1', 'blind')
  expect(g.player(0).party).toEqual([])
  expect(ways(g)).toEqual([])
  g.play('end')
  expect(g.asked()).toEqual(['1 turn'])
})

test('V-MOVE-7 Jermo makes a Move that has not begun one step longer', () => {
  const g = walker({ party: { jermo: 0 } })
  g.play('activate:jermo', 'move:14', 'move:15')
  expect(g.asked()).toEqual(['0 walk'])
  g.play('move:16')
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).space).toBe(16)
})

test('V-MOVE-7 after a walk it is too late for Jermo', () => {
  const g = walker({ party: { jermo: 0 } })
  g.play('move:14', 'stop', 'activate:jermo')
  expect(ways(g)).toEqual([])
  expect(g.why('move:15')).toBe('move-spent')
})

test('V-MOVE-7 with both active Jermo lengthens a split Move', () => {
  const g = walker({ party: { zharah: 1, jermo: 1 } }, { active: ['zharah', 'jermo'] })
  g.play('move:14', 'stop', 'move:15', 'stop', 'move:16')
  expect(g.state.turn.walked).toBe(3)
  expect(ways(g)).toEqual([])
})

test('V-MOVE-7 a split Move cannot be made longer after its last step', () => {
  const g = walker({ party: { zharah: 1 }, relics: { armguards: 1 } }, { active: ['zharah'] })
  g.play('move:14', 'stop', 'move:15', 'use:armguards')
  expect(g.player(0).speedBlocks).toBe(1)
  expect(ways(g)).toEqual([])
  expect(g.why('move:16')).toBe('move-spent')
})

test('V-MOVE-7 the Armguards lengthen a split Move that has a step left, but no Move that ended', () => {
  const split = walker({ party: { zharah: 1 }, relics: { armguards: 1 } }, { active: ['zharah'] })
  split.play('move:14', 'stop', 'use:armguards', 'move:15', 'stop', 'move:16')
  expect(split.state.turn.walked).toBe(3)
  const plain = walker({ relics: { armguards: 1 } }).play('move:14', 'stop', 'use:armguards')
  expect(ways(plain)).toEqual([])
})

test('V-MOVE-7 a split Move loses Jermo’s step when he leaves', () => {
  const g = walker({ party: { zharah: 1, jermo: 1 } }, { active: ['zharah', 'jermo'] })
  g.play('move:14', 'stop', 'move:15', 'stop', 'recover:jermo')
  expect(ways(g)).toEqual([])
  g.play('end')
  expect(g.asked()).toEqual(['1 turn'])
})

test.for([4, 5])(
  'V-MOVE-8 with %i players a figure can be trapped, and struggles out for 1 dilution',
  (seats) => {
    const g = cornered({ conviction: 2 }, seats)
    expect(ways(g)).toEqual([])
    expect(g.why('move:25')).toBe('no-way-to-stop')
    expect(g.why('end')).toBe('must-move')
    const { potential, influence } = g.player(0)
    g.play('struggle')
    expect(g.offers()).toEqual(['dilute:conviction', 'dilute:influence'])
    g.play('dilute:influence')
    expect(g.player(0)).toMatchObject({ potential: potential + 1, influence: influence - 1, conviction: 2 })
    expect(g.offers()).not.toContain('struggle')
    expect(g.why('end')).toBe('must-move')
    g.play('move:25', 'move:19', 'move:26')
    expect(g.asked()).toEqual(['0 walk'])
    g.play('move:27')
    expect(g.asked()).toEqual(['0 turn'])
    g.play('end')
    expect(g.player(0).space).toBe(27)
    expect(g.broken()).toEqual([])
  },
)

test('V-MOVE-8 the extra steps need not be used up', () => {
  const g = cornered().play('struggle', 'dilute:conviction', 'move:25', 'move:36', 'move:12', 'stop', 'end')
  expect(g.player(0)).toMatchObject({ space: 12, conviction: 1 })
})

test('V-MOVE-8 the struggle is free for a player without a block to dilute', () => {
  const g = cornered({ conviction: 0, influence: 0 })
  g.play('struggle')
  expect(g.asked()).toEqual(['0 turn'])
  expect(ways(g)).toEqual(['move:25'])
  expect(g.broken()).toEqual([])
})

test('V-MOVE-8 one free space within the speed is enough not to be trapped', () => {
  const g = scenario({
    seats: 4,
    players: { 0: { space: 1 }, 1: { space: 25 }, 2: { space: 19 }, 3: { space: 12 } },
  })
  expect(ways(g)).toEqual(['move:25'])
  expect(g.offers()).not.toContain('struggle')
  g.play('move:25')
  expect(ways(g)).toEqual(['move:36'])
})

test('V-MOVE-8 a trap depends on the current speed', () => {
  expect(cornered({ mount: 3 }).offers()).not.toContain('struggle')
  const jermo = cornered({ party: { jermo: 0 } })
  expect(jermo.offers()).toContain('struggle')
  jermo.play('activate:jermo')
  expect(jermo.offers()).not.toContain('struggle')
  expect(ways(jermo)).toEqual(['move:25'])
  const armed = cornered({ relics: { armguards: 1 } }).play('use:armguards')
  expect(armed.offers()).not.toContain('struggle')
})

test('V-MOVE-8 after a teleport the walk may lead out and back, so nobody is trapped', () => {
  const g = scenario({
    seats: 4,
    players: {
      0: { space: 25, relics: { 'portal-stone': 1 } },
      1: { space: 30 },
      2: { space: 19 },
      3: { space: 36 },
    },
  })
  g.play('use:portal-stone', 'teleport:1')
  expect(g.offers()).not.toContain('struggle')
  g.play('move:25')
  expect(g.why('stop')).toBe('where-you-began')
  expect(ways(g)).toEqual(['move:1'])
  g.play('move:1', 'end')
  expect(g.asked()).toEqual(['1 turn'])
})

test('V-MOVE-8 after a step nobody is trapped', () => {
  const g = walker({ party: { zharah: 0 } })
  g.play('move:14', 'move:15')
  expect(g.offers()).not.toContain('struggle')
})

test('V-MOVE-8 if even the struggle finds no space, no Move is required', () => {
  // No mount is this slow in play. Speed 0 replaces a ring of figures two steps wider.
  const g = cornered({ mount: 0 })
  expect(g.why('end')).toBe('must-move')
  g.play('struggle', 'dilute:influence')
  expect(ways(g)).toEqual([])
  g.play('end')
  expect(g.asked()).toEqual(['1 turn'])
  expect(g.player(0).space).toBe(1)
})

test('V-MOVE-9 a teleport goes to any space without a figure except the current one', () => {
  const g = scenario({
    seats: 3,
    players: { 0: { space: 13, relics: { 'portal-stone': 2 } }, 1: { space: 31 }, 2: { space: 5 } },
  })
  g.play('use:portal-stone')
  expect(targets(g)).toHaveLength(33)
  expect([13, 31, 5].filter((space) => g.offers().includes(`teleport:${space}`))).toEqual([])
  expect(g.offers()).toContain('teleport:36')
  expect(g.offers()).toContain('none')
  const { influence } = g.player(0)
  g.play('teleport:1')
  expect(g.player(0)).toMatchObject({ space: 1, charges: [1], influence })
  expect(g.broken()).toEqual([])
})

test('V-MOVE-9 the teleport itself may be declined', () => {
  const g = walker({ relics: { 'portal-stone': 1 } }).play('use:portal-stone', 'none')
  expect(g.player(0)).toMatchObject({ space: 13, charges: [0] })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-MOVE-9 a teleport takes no steps from the Move', () => {
  const g = walker({ relics: { 'portal-stone': 1 }, traits: ['wanderlust'], mount: 4 })
  g.play('use:portal-stone', 'teleport:22', 'move:16', 'move:15', 'move:14')
  expect(g.player(0).honor).toBe(20)
  g.play('move:20')
  expect(g.player(0)).toMatchObject({ space: 20, honor: 21, steps: 4 })
})

test('V-MOVE-9 with Zharah and a step left a teleport may go back to the first space', () => {
  const g = walker({ relics: { 'portal-stone': 1 }, party: { zharah: 1 } }, { active: ['zharah'] })
  g.play('move:14', 'stop', 'use:portal-stone', 'teleport:13')
  expect(g.why('end')).toBe('where-you-began')
  g.play('move:19', 'end')
  expect(g.player(0).space).toBe(19)
})

test('V-MOVE-3 every other figure counts, the first seat included', () => {
  const g = scenario({ turn: 1, players: { 0: { space: 14 }, 1: { space: 13 } } })
  g.play('move:14')
  expect(g.why('stop')).toBe('occupied')
})

test('V-MOVE-6 a speed block recovered between two parts of a Move removes its step', () => {
  const g = walker({ party: { zharah: 1 }, speedBlocks: 1 }, { active: ['zharah'] })
  g.play('move:14', 'stop', 'move:15', 'stop', 'recover:speed')
  expect(g.why('move:16')).toBe('move-spent')
  g.play('end')
  expect(g.asked()).toEqual(['1 turn'])
})

test.for([
  [2, 'stranded'],
  [3, null],
] as const)('V-MOVE-7 with a mount of %i Jermo is abandoned on the first space: %s', ([mount, why]) => {
  const g = walker({ mount, party: { zharah: 1, jermo: 1 } }, { active: ['zharah', 'jermo'] })
  g.play('move:14', 'stop', 'move:13', 'stop')
  expect(g.why('recover:jermo')).toBe(why)
  expect(g.offers().includes('recover:jermo')).toBe(why === null)
})

test('V-MOVE-7 Jermo does not prevent recovering a speed block', () => {
  const g = walker({ party: { zharah: 1, jermo: 1 }, speedBlocks: 1 }, { active: ['zharah', 'jermo'] })
  g.play('move:14', 'stop', 'move:13', 'stop')
  expect(g.offers()).toContain('recover:speed')
})

test('V-MOVE-5 a walk is logged step by step', () => {
  const g = walker({ relics: { 'portal-stone': 1 } })
  g.play('move:14')
  expect(g.events('moved')).toEqual([{ type: 'moved', seat: 0, space: 14 }])
  expect(g.state.turn).toMatchObject({ move: 'walking', trail: [14] })
  g.play('stop')
  expect(g.state.turn).toMatchObject({ move: 'ended', trail: [] })
  g.play('use:portal-stone', 'teleport:22')
  expect(g.events('teleported')).toEqual([{ type: 'teleported', seat: 0, space: 22, from: 'portal-stone' }])
  expect(cornered().play('struggle').events('struggled')).toEqual([{ type: 'struggled', seat: 0 }])
})

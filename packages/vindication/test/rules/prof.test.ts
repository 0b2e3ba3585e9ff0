// V-PROF: buying, having and discarding proficiency tiles.
import { expect, test } from 'vitest'
import { ATTRIBUTES, COURAGE, EVERY_ATTRIBUTE, INSPIRATION, STRENGTH, VISION } from '../../src/state.ts'
import { type PlayerSpot, scenario, type Spot } from '../../testing/scenario.ts'

function table(mine: PlayerSpot = {}, theirs: PlayerSpot = {}, more: Spot = {}) {
  return scenario({
    regions: { 1: 'fort', 2: 'library', 3: 'tomb' },
    players: {
      0: { space: 13, party: {}, honor: 5, ...mine },
      1: { space: 7, party: {}, honor: 5, ...theirs },
    },
    ...more,
  })
}

test.each(EVERY_ATTRIBUTE)('V-PROF-1 three of attribute %i buy its tile', (a) => {
  const name = ATTRIBUTES[a]
  expect(table({ [name]: 2 }).why(`buy:${name}`)).toBe('tile-price')
  const g = table({ [name]: 4, influence: 3 }).play(`buy:${name}`)
  expect(g.player(0).spheres[a]).toBe(1)
  expect(g.player(0)).toMatchObject({ influence: 6, learned: 1, honor: 5 })
  expect(g.player(0).tiles[a]).toBe(1)
  expect(g.state.tiles[a]).toBe(0)
  expect(g.broken()).toEqual([])
})

test('V-PROF-1 one tile per turn', () => {
  const g = table({ strength: 3, courage: 3 }).play('buy:strength')
  expect(g.why('buy:courage')).toBe('tile-bought')
  g.play('move:14', 'stop', 'end', '1 move:31', '1 stop', '1 end')
  expect(g.offers()).toContain('buy:courage')
})

test('V-PROF-1 an extra turn is a turn of its own for it', () => {
  const g = table({ strength: 8, courage: 3, party: { drokk: 5 }, potential: 0 }, {}, { active: ['drokk'] })
  g.play('buy:courage', 'use:drokk', 'move:14', 'stop', 'end')
  expect(g.state.turn.seat).toBe(0)
  expect(g.offers()).toContain('buy:strength')
})

test('V-PROF-1 only if one is left', () => {
  const g = table({ strength: 3, courage: 3 }, { tiles: { strength: 1 } })
  expect(g.why('buy:strength')).toBe('no-tile-left')
  expect(g.offers()).toContain('buy:courage')
})

test('V-PROF-1 there is one fewer of each than there are players, and one may have several', () => {
  const g = table({ strength: 3, tiles: { strength: 1, vision: 1 } }, {}, { seats: 3, regions: {} }).play(
    'buy:strength',
  )
  expect(g.player(0).tiles).toEqual([0, 0, 2, 0, 0, 1])
  expect(g.state.tiles).toEqual([2, 2, 0, 2, 2, 1])
  expect(g.broken()).toEqual([])
})

test('V-PROF-2 a discarded tile gives 2 of its attribute and leaves the game', () => {
  const g = table({ tiles: { courage: 1 }, influence: 5, learned: 1 }).play('discard:courage')
  expect(g.player(0).spheres[COURAGE]).toBe(2)
  expect(g.player(0)).toMatchObject({ influence: 3, learned: 1, honor: 5 })
  expect(g.player(0).tiles).toEqual([0, 0, 0, 0, 0, 0])
  expect(g.state.tiles[COURAGE]).toBe(0)
  expect(g.offers()).not.toContain('discard:courage')
  expect(g.broken()).toEqual([])
})

test('V-PROF-2 several may be discarded in a turn, and buying stays open', () => {
  const g = table({ tiles: { courage: 1, vision: 1 }, courage: 1 }).play('discard:courage', 'discard:vision')
  expect(g.player(0).spheres[COURAGE]).toBe(3)
  expect(g.player(0).spheres[VISION]).toBe(2)
  expect(g.why('buy:courage')).toBe('no-tile-left')
})

test('V-PROF-2 up to 2: with little influence block by block, recovering if the player likes', () => {
  const g = table({ tiles: { courage: 1 }, influence: 1 }).play('discard:courage')
  expect(g.offers()).toContain('gain:courage')
  expect(g.offers()).toContain('enough')
  g.play('gain:courage', 'recover:inspiration')
  expect(g.player(0).spheres[COURAGE]).toBe(2)
  expect(g.player(0).spheres[INSPIRATION]).toBe(0)
  const one = table({ tiles: { courage: 1 }, influence: 1 }).play('discard:courage', 'gain:courage', 'enough')
  expect(one.player(0).spheres[COURAGE]).toBe(1)
  expect(one.player(0).tiles[COURAGE]).toBe(0)
})

test('V-PROF-2 at a decision in the middle of a step', () => {
  const g = table({ tiles: { courage: 1 }, wisdom: 2 }).play('visit:3')
  expect(g.offers()).toContain('discard:courage')
  g.play('discard:courage')
  expect(g.player(0).spheres[COURAGE]).toBe(2)
  expect(g.asked()).toEqual(['0 draw.traits'])
  const walking = table({ tiles: { courage: 1 } }).play('move:14')
  expect(walking.offers()).toContain('discard:courage')
})

test('V-PROF-2 at one’s own decision in another player’s turn', () => {
  const g = table(
    { strength: 3, honor: 9 },
    { tiles: { courage: 1 }, traits: ['humility'], potential: 3 },
    { owners: {} },
  )
  g.table.choose(1, 'from-leaders', 'ask')
  expect(g.offers(1)).toEqual([])
  g.play('visit:1', 'control:1')
  expect(g.asked()).toEqual(['1 unlock'])
  expect(g.offers(1)).toContain('discard:courage')
  g.play('1 discard:courage', '1 yes')
  expect(g.player(1).spheres[COURAGE]).toBe(2)
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.broken()).toEqual([])
})

test('V-PROF-2 out of turn nothing is recovered for it', () => {
  const theirs: PlayerSpot = { tiles: { courage: 1 }, traits: ['humility'], influence: 0 }
  const g = table({ honor: 9 }, theirs)
  g.table.choose(1, 'from-leaders', 'ask')
  g.play('control:1', '1 discard:courage')
  expect(g.player(1).spheres[COURAGE]).toBe(0)
  expect(g.asked()).toEqual(['1 unlock'])
})

test('V-PROF-2 no recovering inside Patience by way of a tile', () => {
  const g = table({ traits: ['patience'], tiles: { courage: 1 }, influence: 1 }).play(
    'use:patience',
    'discard:courage',
  )
  expect(g.offers().filter((id) => id.startsWith('recover:') || id.startsWith('give-up:'))).toEqual([])
})

test('V-PROF-2 discarding a tile counts as an action: it is too late for Patience', () => {
  const g = table({ traits: ['patience'], tiles: { courage: 1 } })
  expect(g.offers()).toContain('use:patience')
  expect(g.play('discard:courage').why('use:patience')).toBe('begun-already')
})

test('V-PROF-2 other players’ tiles cannot be discarded', () => {
  expect(table({}, { tiles: { courage: 1 } }).offers()).not.toContain('discard:courage')
})

const DAWN: Spot = { active: ['dawn'] }

test('V-PROF-3 after Dawn’s extra block a tile costs 2', () => {
  const g = table({ party: { dawn: 1 }, strength: 2, vision: 3, influence: 4 }, {}, DAWN)
  expect(g.why('buy:strength')).toBe('tile-price')
  g.play('use:dawn')
  expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 3 })
  g.play('buy:strength')
  expect(g.player(0).spheres[STRENGTH]).toBe(0)
  expect(g.player(0).influence).toBe(5)
  expect(g.why('buy:vision')).toBe('tile-bought')
  expect(g.broken()).toEqual([])
})

test('V-PROF-3 1 of an attribute is still too little, and the price lapses with the turn', () => {
  const g = table({ party: { dawn: 1 }, strength: 1, vision: 2 }, {}, DAWN).play('use:dawn')
  expect(g.why('buy:strength')).toBe('tile-price')
  expect(g.offers()).toContain('buy:vision')
  g.play('move:14', 'stop', 'end', '1 move:31', '1 stop', '1 end')
  expect(g.why('buy:vision')).toBe('tile-price')
})

test('V-PROF-3 Dawn needs the extra block', () => {
  expect(table({ party: { dawn: 1 }, influence: 0 }, {}, DAWN).why('use:dawn')).toBe('cost')
})

const TWO = { strength: 1, vision: 1 }

test('V-PROF-4 Durgle moves a block from potential for each tile held now', () => {
  const durgle: Spot = { active: ['durgle'] }
  const mine: PlayerSpot = { party: { durgle: 1 }, potential: 8, tiles: TWO, learned: 5 }
  const g = table(mine, {}, durgle).play('use:durgle')
  expect(g.player(0).potential).toBe(6)
  const fewer = table(mine, {}, durgle).play('discard:vision', 'use:durgle')
  expect(fewer.player(0).potential).toBe(7)
  const none = table({ ...mine, tiles: {} }, {}, durgle)
  expect(none.why('use:durgle')).toBe('nothing-would-change')
})

test('V-PROF-4 Yanos needs no block with two tiles', () => {
  const g = table({ party: { yanos: 1 }, tiles: TWO, influence: 5 }).play('activate:yanos')
  expect(g.player(0)).toMatchObject({ loyalty: [1], influence: 2 })
  expect(g.player(0).spheres[STRENGTH]).toBe(4)
  expect(g.state.turn.active).toEqual(['yanos'])
})

test('V-PROF-4 with one tile Yanos costs a block', () => {
  const g = table({ party: { yanos: 1 }, tiles: { vision: 1 }, influence: 5 }).play('activate:yanos')
  expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 1 })
  const bare: PlayerSpot = { party: { yanos: 1 }, influence: 0 }
  expect(table({ ...bare, tiles: { vision: 1 } }).why('activate:yanos')).toBe('no-block-to-activate')
  expect(table({ ...bare, tiles: TWO }).offers()).toContain('activate:yanos')
})

test('V-PROF-4 the tiles are counted when he is activated', () => {
  const g = table({ party: { yanos: 1 }, tiles: TWO, influence: 5 }).play('discard:vision', 'activate:yanos')
  expect(g.player(0).loyalty).toEqual([2])
})

test('V-PROF-4 the block can be placed anyway', () => {
  const g = table({ party: { yanos: 1 }, tiles: TWO, influence: 5 })
  g.table.choose(0, 'free-activation', 'ask')
  g.play('activate:yanos')
  expect(g.offers().slice(0, 2)).toEqual(['yes', 'no'])
  g.play('yes')
  expect(g.player(0)).toMatchObject({ loyalty: [2], influence: 1 })
})

test('V-PROF-4 the tiles make no other activation free', () => {
  const g = table({ party: { yanos: 1, arn: 1 }, tiles: TWO }).play('activate:arn')
  expect(g.player(0).loyalty).toEqual([1, 2])
})

test('V-PROF-4 Yanos stays free when a tile is discarded while he asks for a block', () => {
  const mine: PlayerSpot = { party: { yanos: 0 }, influence: 1, tiles: { courage: 1, vision: 1 } }
  const g = table(mine)
  g.table.choose(0, 'free-activation', 'ask')
  g.play('activate:yanos')
  expect(g.asked()).toEqual(['0 placeBlock'])
  g.play('discard:courage', 'gain:courage')
  expect(g.player(0)).toMatchObject({ loyalty: [0], influence: 0 })
  expect(g.state.turn.active).toEqual(['yanos'])
  expect(g.broken()).toEqual([])
})

test('V-PROF-4 and the block may still be placed while there is one', () => {
  const mine: PlayerSpot = { party: { yanos: 0 }, influence: 3, tiles: { courage: 1, vision: 1 } }
  const g = table(mine)
  g.table.choose(0, 'free-activation', 'ask')
  g.play('activate:yanos', 'discard:courage')
  expect(g.asked()).toEqual(['0 placeBlock'])
  g.play('yes')
  expect(g.player(0).loyalty).toEqual([1])
  expect(g.broken()).toEqual([])
})

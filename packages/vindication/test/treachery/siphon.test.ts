// V-TREACHERY-22: favor is on the Conviction Siphon, so using it needs influence. While the question who pays is open,
// discarding a tile can use up that influence.
import { nothingSearched, replays, searchBeside } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import type { PlayerSpot, Scenario, Spot } from '../../testing/scenario.ts'
import { guilded } from '../guilds/guilded.ts'
import { inspect } from '../../src/inspect.ts'

const treachery = { cards: [], hexes: [], taken: [0, 0, 0], siphoned: 0 }

/** No conviction and a tile. One block is for the siphon and one for the region, so 1 of 3 can be spent. */
function siphoning(mine: PlayerSpot = {}, rest: Omit<Spot, 'players' | 'seats'> = {}): Scenario {
  const me = { influence: 3, relics: { 'conviction-siphon': 1 }, tiles: { strength: 1 }, ...mine }
  return guilded(me, [{ conviction: 1 }, { conviction: 1 }], {
    ...rest,
    options: { treachery: true, ...rest.options },
    slots: { treachery, ...rest.slots },
  }).play('favor:empowerment')
}

const brokenBeside = ({ table }: Scenario) => searchBeside(table.machine, inspect.check, nothingSearched())

/** Asked who pays, the player discards a tile for 2 strength, recovers one block, and then someone pays. */
function paysAfterTile(g: Scenario): ReturnType<typeof changesOf> {
  expect(g.asked()).toEqual(['0 siphon'])
  expect(brokenBeside(g)).toEqual([])
  const changes = changesOf(g, 0, 'discard:strength', 'recover:strength', 'siphon:2')
  expect(g.player(2).conviction).toBe(0)
  expect(g.broken()).toEqual([])
  return changes
}

const PAID = {
  honor: 1,
  influence: -3,
  'conviction-siphon': 1,
  strength: 1,
  'strength tile': -1,
  'region 1': 1,
}

test('V-TREACHERY-22 control before a visit', () => {
  const changes = paysAfterTile(siphoning().play('control:1'))
  expect(changes).toEqual(PAID)
})

test('V-TREACHERY-22 control after the visit to a fort', () => {
  expect(paysAfterTile(siphoning({ influence: 5 }).play('visit:1', 'control:1'))).toEqual(PAID)
})

test('V-TREACHERY-22 building, with the tile already placed', () => {
  const options = { 'building-sites': true, 'temple-ruins': true, 'sacred-stones': true }
  const g = siphoning({}, { options, regions: { 1: 'building-site' } }).play('visit:1', 'build:temple-ruins')
  expect(g.state.regions[1]).toBe('temple-ruins')
  expect(paysAfterTile(g)).toEqual(PAID)
})

test('V-TREACHERY-22 Deception, with its honor already paid', () => {
  const g = siphoning({ traits: ['deception'] }, { owners: { 1: 1 } })
  expect(changesOf(g, 0, 'use:deception')).toEqual({ honor: -1 })
  expect(paysAfterTile(g)).toEqual({ ...PAID, honor: -1 })
})

test('V-TREACHERY-22 as many blocks go back as are missing, from any attribute', () => {
  // One block is for the siphon, which has no charge, the other for the region.
  const g = siphoning({ influence: 2, relics: { 'conviction-siphon': 0 }, vision: 1 }).play('control:1')
  g.play('discard:strength')
  expect(g.asked()).toEqual(['0 siphon.short'])
  expect(g.offers()).toEqual(['recover:strength', 'recover:vision'])
  expect(changesOf(g, 0, 'recover:vision')).toEqual({ vision: -1, influence: 1 })
  expect(g.offers()).toEqual(['recover:strength'])
  g.play('recover:strength')
  expect(g.offers()).toEqual(['siphon:1', 'siphon:2'])
})

test('V-TREACHERY-22 a second tile may give the missing block', () => {
  const g = siphoning({ tiles: { strength: 1, vision: 1 } }).play('control:1', 'discard:strength')
  expect(g.offers()).toEqual(['recover:strength', 'discard:vision'])
  // Without influence, the siphon returns its charge.
  g.play('discard:vision', 'gain:vision')
  expect(g.offers()).toEqual(['siphon:1', 'siphon:2'])
})

test('V-TREACHERY-22 also where nothing else can be recovered', () => {
  const options = { edition: '2017 prototype' }
  expect(paysAfterTile(siphoning({}, { options }).play('control:1'))).toEqual(PAID)
})

test('V-TREACHERY-22 a player with conviction pays alone and recovers nothing', () => {
  const g = siphoning({ conviction: 1 }).play('control:1', 'discard:strength')
  expect(g.asked()).toEqual(['0 siphon'])
  expect(g.offers()).toEqual(['pay-alone'])
})

test('V-TREACHERY-22 a table where the tile was taken back still opens', () => {
  const g = siphoning().play('control:1', 'discard:strength')
  g.table.undo(0)
  expect(g.asked()).toEqual(['0 siphon'])
  expect(g.offers()).toEqual(['siphon:1', 'siphon:2', 'discard:strength'])
  expect(replays(g.table)).toEqual([])
})

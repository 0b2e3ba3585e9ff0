// Combinations of several expansions, or of an expansion and the prototype.
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import { always } from '../../testing/scenario.ts'
import { beside } from '../expansion-regions/beside.ts'
import { guilded } from '../guilds/guilded.ts'
import { petSlot } from '../menagerie/kept.ts'
import { kept, mythic, mythsIn, woken } from '../myths/woken.ts'

const PROTOTYPE = '2017 prototype'

test('V-GUILDS-6 the current controller of the region shares with the token’s owner', () => {
  const favor = { 1: { use: 'diplomacy', n: 1, fresh: true } } as const
  const g = guilded({ conviction: 2 }, [{}, {}], { owners: { 1: 2 }, favor }).play('control:1')
  // If it is taken first, the player visits their own region.
  expect(g.player(1).honor).toBe(10)
  const held = guilded({}, [{}, {}], { owners: { 1: 2 }, favor })
  expect(changesOfAll(held, 'visit:1').slice(1)).toEqual([{ honor: 1 }, { honor: 1 }])
})

test('V-PETS-16 Kajek stops honor from barricades, diplomacy and visits for all others', () => {
  const options = { menagerie: true }
  const slots = { menagerie: petSlot(3, { pets: [{ kajek: 'arn' }] }) }
  const favor = {
    1: { use: 'diplomacy', n: 1, fresh: true },
    2: { use: 'barricade', n: 14 },
  } as const
  const g = guilded({ party: { arn: 1 } }, [{}, {}], {
    options,
    slots,
    favor,
    active: ['arn'],
    owners: { 1: 2 },
  })
  expect(changesOfAll(g, 'visit:1', 'move:14', 'stop').slice(1)).toEqual([{}, {}])
})

test('V-GUILDS-7 a teleport from stone to stone ends on a barricade, and provokes like any move of one’s own', () => {
  const options = { guilds: true, 'sacred-stones': true, myths: true }
  const g = mythic(
    { space: 19 },
    {
      options,
      regions: { 2: 'sacred-stone', 3: 'sacred-stone' },
      slots: {
        guilds: {
          favor: [
            { use: '', n: 0, on: '', fresh: false },
            { use: 'barricade', n: 13, on: '', fresh: false },
          ],
          monuments: [0, 1].map(() => ({
            spheres: [0, 0, 0, 0, 0, 0],
            conviction: 0,
            tiles: [0, 0, 0, 0, 0, 0],
            built: false,
          })),
          fortified: Array.from({ length: 20 }, () => -1),
        },
      },
    },
  )
  const stone = g.offers().find((id) => id === 'visit:2' || id === 'visit:3') ?? ''
  expect(changesOf(g, 1, stone, 'teleport:13')).toMatchObject({ honor: 2 })
  expect(mythsIn(g).blocks).toEqual([14, 15, 16, 17, 18])
})

test('V-SITES-5 the Medallion’s visit is like the first one, and can build', () => {
  const options = { 'building-sites': true, 'temple-ruins': true, myths: true }
  const g = beside(
    options,
    { 1: 'tuuk-tuuk', 2: 'library', 3: 'building-site' },
    { conviction: 1 },
    {
      slots: { myths: kept(2, { phase: 'gone', blocks: [], loot: [['everlit-medallion'], []] }) },
    },
  )
  g.play('visit:2', 'use:everlit-medallion', 'dilute:influence')
  expect(changesOf(g, 0, 'visit:3')).toMatchObject({ conviction: -1, honor: 2, 'region 3': 1 })
  expect(g.state.regions[3]).toBe('temple-ruins')
})

test('V-EDITION-5 against Ronak the lowest fights in the prototype, too', () => {
  const values = { whiteDie: always('vision'), blackDie: always('fatigue') }
  const options = { myths: true, edition: PROTOTYPE }
  const g = woken({ party: { drokk: 0, arn: 0 } }, { options, values }).play('roll')
  expect(g.player(0)).toMatchObject({ party: ['drokk', 'arn'], loyalty: [0, 2] })
})

test('V-EDITION-10 nobody gives up a master in the prototype', () => {
  const options = { menagerie: true, edition: PROTOTYPE }
  const slots = { menagerie: petSlot(2, { pets: [{ zea: 'arn' }] }) }
  const g = beside(options, {}, { party: { arn: 2, zho: 0 } }, { slots })
  expect(g.offers().filter((id) => id.startsWith('recover'))).toEqual([])
  expect(g.offers()).toContain('move-pet:zea')
})

test('V-TILES-4 with Ronak there is room for seven more tiles, not for an eighth', () => {
  const seven = {
    jewelcrafter: true,
    'sacred-stones': true,
    menagerie: true,
    'temple-ruins': true,
    myths: true,
  }
  const { box } = vindication.values.read({}, seven)
  expect(vindication.form.allows(seven).against).toBe(null)
  expect(box.bag.reduce((sum, n) => sum + n, 0)).toBe(18)
  expect(vindication.form.allows({ ...seven, 'well-of-wishes': true }).against?.rule).toBe('V-TILES-4')
})

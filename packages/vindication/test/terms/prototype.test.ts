// V-EDITION: the rules of the prototype of 2017, where they differ.
import { Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { LINKS, TOUCHES } from '../../src/map/board.ts'
import { vindication } from '../../src/index.ts'
import { at } from '../../src/state.ts'
import { changesOf } from '../../testing/changes.ts'
import {
  always,
  finished,
  type PlayerSpot,
  type Scenario,
  scenario,
  type Spot,
} from '../../testing/scenario.ts'
import { petSlot } from '../menagerie/kept.ts'
import { woken } from '../myths/woken.ts'

/** Regions next to the spaces one step from space 13. */
const HEXES_NEAR = at(LINKS, 13).flatMap((space) => at(TOUCHES, space))

/** The index of strength among the attributes. */
const STRENGTH = 2

const PROTOTYPE = { edition: '2017 prototype' }
const BARE: PlayerSpot = { honor: 12, inspiration: 0, knowledge: 0, strength: 0, conviction: 0, party: {} }

/** Seat 0 is next to the hexes 1, 2 and 3; seat 1 is far away. */
function old(mine: PlayerSpot = {}, rest: Spot = {}): Scenario {
  return scenario({
    options: PROTOTYPE,
    triggers: ['swiftness', 'all-in'],
    ...rest,
    regions: { 1: 'fort', 2: 'library', 3: 'spire', ...rest.regions },
    players: { 0: { ...BARE, space: 13, ...mine }, 1: { ...BARE, space: 7, ...rest.players?.[1] } },
  })
}

test('V-EDITION-1 the edition of 2018 is the default', () => {
  const { edition } = vindication.form.options.properties
  expect(edition).toMatchObject({ enum: ['2018', '2017 prototype'], default: '2018' })
  expect(new Table(vindication, { seats: 2, seed: 'a' }).machine.state.tokens).toEqual([30, 45, 60, 75])
})

test('V-EDITION-1 expansions can be combined with the prototype', () => {
  expect(vindication.form.allows({ ...PROTOTYPE, treachery: true, guilds: true }).against).toBe(null)
})

test('V-EDITION-2 the tokens are at 20, 30, 40 and 50', () => {
  expect(new Table(vindication, { seats: 2, seed: 'a', options: PROTOTYPE }).machine.state.tokens).toEqual([
    20, 30, 40, 50,
  ])
})

test('V-EDITION-2 a player who takes a token may pay 2 honor to remove any active trigger', () => {
  const g = old({ honor: 19, conviction: 1 }).play('control:1')
  expect(g.asked()).toEqual(['0 dropForHonor'])
  expect(g.player(0).tokens).toBe(1)
  expect(g.offers().slice(0, 2)).toEqual(['drop:swiftness', 'drop:all-in'])
  expect(changesOf(g, 0, 'drop:all-in')).toEqual({ honor: -2 })
  expect(g.state.triggers).toHaveLength(2)
  expect(g.state.triggers).not.toContain('all-in')
  expect(g.player(0).sources['tokens']).toBe(-2)
  expect(g.broken()).toEqual([])
})

test('V-EDITION-2 it is offered before the new trigger is tested, and may be declined', () => {
  const met = { party: { arn: 0, zho: 0, sestra: 0, jermo: 0, nyra: 0, kealth: 0 } }
  const spot = { triggers: ['swiftness', 'companions'] }
  const g = old({ ...met, honor: 19, conviction: 1 }, spot).play('control:1')
  expect(g.state.ending).toBe('')
  g.play('none')
  expect(g.state.ending).toBe('companions')
})

test('V-EDITION-2 if two tokens are taken together, both offers come before any test', () => {
  const met = { party: { arn: 0, zho: 0, sestra: 0, jermo: 0, nyra: 0, kealth: 0 } }
  const spot = { triggers: ['swiftness', 'companions'], tokens: [20, 21, 40] }
  const g = old({ ...met, honor: 19, conviction: 1 }, spot).play('control:1')
  expect(g.state.triggers).toHaveLength(4)
  g.play('none')
  expect([g.state.ending, ...g.asked()]).toEqual(['', '0 dropForHonor'])
  g.play('drop:companions')
  expect(g.state.triggers).not.toContain('companions')
})

test('V-EDITION-3 everybody begins with 10 honor and one quest, which is kept', () => {
  const { state } = new Table(vindication, { seats: 3, seed: 'b', options: PROTOTYPE }).machine
  for (const { honor, sources, quests, dealt } of state.players) {
    expect(honor - (sources['companions'] ?? 0)).toBe(10)
    expect([quests.length, dealt.length]).toEqual([1, 0])
  }
  expect(state.questStack).toHaveLength(13)
})

test('V-EDITION-4 a command post gives one level per turn', () => {
  const g = old({ strength: 6 }, { regions: { 1: 'command-post' } })
  expect(changesOf(g, 0, 'visit:1')).toEqual({ strength: -3, influence: 3, mount: 1, honor: 3 })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-EDITION-4 the same as a variant of the rules of 2018', () => {
  const rich = (options: Spot['options']) =>
    old({ strength: 6 }, { regions: { 1: 'command-post' }, options: options ?? {} }).play('visit:1')
  expect(rich({}).asked()).toEqual(['0 mountAgain'])
  expect(rich({ mountOnce: true }).asked()).toEqual(['0 turn'])
})

test('V-EDITION-4 once per turn, even if a card grants a visit to a second command post', () => {
  const posts = { regions: { 1: 'command-post', 2: 'command-post' } }
  const mine = { strength: 6, party: { xina: 1 } }
  const twice = (options: Spot['options']) =>
    old(mine, { ...posts, active: ['xina'], options: options ?? {} }).play('visit:1')
  for (const options of [PROTOTYPE, { mountOnce: true }]) {
    const g = twice(options).play('use:xina')
    expect(changesOf(g, 0, 'extra:2')).toEqual({ strength: -3, influence: 3 })
    expect(g.player(0).mount).toBe(3)
  }
  const now = twice({}).play('enough', 'use:xina')
  expect(changesOf(now, 0, 'extra:2')).toMatchObject({ mount: 1, honor: 4 })
})

test('V-EDITION-4 the next turn allows another level', () => {
  const g = old({ strength: 6, mount: 3 }, { regions: { 1: 'command-post' } })
  expect(changesOf(g, 0, 'visit:1')).toMatchObject({ mount: 1, honor: 4 })
})

test('V-EDITION-5 the player chooses who fights', () => {
  const values = { blackDie: always('death') }
  const mine = { courage: 2, party: { arn: 0, zho: 0, drokk: 0 } }
  const g = old(mine, { regions: { 1: 'maw' }, values }).play('visit:1', 'blind')
  expect(g.asked()).toEqual(['0 whoFights'])
  expect(g.offers().slice(0, 3)).toEqual(['champion:arn', 'champion:zho', 'champion:drokk'])
  g.play('champion:drokk')
  expect(g.player(0).party).toEqual(['arn', 'zho'])
  expect(g.state.turn.grants).toEqual([])
})

test('V-EDITION-5 Ruak’s ability works when he is chosen, and a single companion needs no question', () => {
  const mine = { courage: 2, party: { ruak: 1, zho: 0 } }
  const rest = { regions: { 1: 'maw' }, active: ['ruak'] }
  const chosen = old(mine, rest).play('visit:1', 'blind', 'champion:ruak')
  expect(chosen.events('rolled').some((event) => event['black'] !== undefined)).toBe(false)
  const alone = old({ courage: 2, party: { arn: 0 } }, { regions: { 1: 'maw' } }).play('visit:1', 'blind')
  expect(alone.asked()).not.toEqual(['0 whoFights'])
})

test('V-EDITION-6 a payment at a shrine returns blocks from one companion', () => {
  const mine = { inspiration: 1, party: { arn: 1, jermo: 3 } }
  const g = old(mine, { regions: { 1: 'shrine' } }).play('visit:1')
  expect(changesOf(g, 0, 'home:jermo')).toEqual({ jermo: -2, influence: 2 })
  const split = old(mine, { regions: { 1: 'shrine' } }).play('visit:1')
  expect(changesOf(split, 0, 'home:arn')).toEqual({ arn: -1, influence: 1 })
  expect(split.asked()).toEqual(['0 turn'])
})

test('V-EDITION-7 there are no empowered draws', () => {
  const g = old({ strength: 2, conviction: 2 }, { regions: { 1: 'inn' } }).play('visit:1')
  expect(g.offers()).not.toContain('empower')
  const kealth = old({ party: { kealth: 2 } }, { active: ['kealth'] })
  expect(changesOf(kealth, 0, 'use:kealth')).toEqual({ kealth: -2, influence: 2 })
  expect(kealth.state.turn.grants).toEqual([])
})

test('V-EDITION-7 nor in expansions: not of pets, nor of quests, and Claude has no effect', () => {
  const rich = { inspiration: 1, knowledge: 1, strength: 1, conviction: 3, party: { arn: 1 } }
  const options = { ...PROTOTYPE, menagerie: true, 'temple-ruins': true }
  const pets = { claude: 'arn', twerbs: 'arn' }
  const beside = (kind: string) =>
    old(rich, {
      options,
      active: ['arn'],
      regions: { 1: kind },
      slots: { menagerie: petSlot(2, { pets: [pets] }) },
    })
  expect(beside('menagerie').play('visit:1').offers()).not.toContain('empower')
  expect(beside('menagerie').play('visit:1').why('empower')).toBe(null)
  expect(beside('temple-ruins').play('visit:1').offers()).not.toContain('search-deeper')
  const drawn = beside('fort').play('use:twerbs')
  expect(drawn.asked()).toEqual(['0 turn'])
  expect(drawn.player(0).conviction).toBe(2)
})

test('V-EDITION-8 nobody can be vindicated', () => {
  const g = old({ honor: 40, potential: 0 })
  expect(g.offers()).not.toContain('vindicate')
  expect(g.why('vindicate')).toBe(null)
  const { state } = new Table(vindication, { seats: 2, seed: 'c', options: PROTOTYPE }).machine
  expect([...state.triggers, ...state.triggerStack]).toHaveLength(11)
  expect(state.triggerStack).not.toContain('vindication')
})

test('V-EDITION-9 a tie is shared', () => {
  const quests: readonly string[] = []
  const players = {
    0: { ...BARE, honor: 30, conviction: 3, quests },
    1: { ...BARE, honor: 30, quests },
  }
  const tie = (options: Spot['options']) => finished({ options: options ?? {}, players })
  expect(vindication.play.winners(tie({}).table.machine)).toEqual([0])
  expect(vindication.play.winners(tie(PROTOTYPE).table.machine)).toEqual([0, 1])
})

test('V-EDITION-10 nothing is recovered, and no region is given up', () => {
  const g = old({ conviction: 1, strength: 1, party: { arn: 1 } }, { owners: { 1: 0 } })
  expect(g.offers().filter((id) => /^(recover|give-up)/.test(id))).toEqual([])
})

test('V-EDITION-10 fatigue and gains use only the influence there is', () => {
  const values = { blackDie: always('fatigue'), whiteDie: always('strength') }
  const mine = { courage: 2, party: { arn: 1 }, conviction: 1, potential: 17, influence: 0 }
  const tired = old(mine, { regions: { 1: 'maw' }, values }).play('visit:1', 'blind')
  expect(tired.player(0).loyalty).toEqual([2])
  const short = old({ influence: 1 })
  expect(changesOf(short, 0, 'visit:1', 'gain:strength')).toEqual({ influence: -1, strength: 1 })
  expect(short.asked()).toEqual(['0 turn'])
})

test('V-EDITION-17 the white attribute is gained before the counterattack', () => {
  const values = { blackDie: always('fatigue'), whiteDie: always('strength') }
  const mine = { courage: 2, party: { arn: 0 }, conviction: 1, potential: 18, influence: 0 }
  const fought = (ruleset: number) =>
    old(mine, { regions: { 1: 'maw' }, values, ruleset }).play('visit:1', 'blind')
  const g = fought(2)
  expect(g.events('rolled').map(({ white }) => white)).toEqual([STRENGTH, undefined])
  expect(g.player(0)).toMatchObject({ loyalty: [1], spheres: [0, 0, 1, 0, 0, 0], influence: 0 })
  // At tables of the first ruleset, fatigue comes first.
  expect(fought(1).player(0)).toMatchObject({ loyalty: [2], spheres: [0, 0, 0, 0, 0, 0], influence: 0 })
})

test('V-EDITION-17 also in the fight with Ronak', () => {
  const values = { blackDie: always('fatigue'), whiteDie: always('strength') }
  const mine = { ...BARE, party: { arn: 0 }, influence: 1 }
  const fought = (ruleset: number) =>
    woken(mine, { options: { ...PROTOTYPE, myths: true }, values, ruleset }).play('roll')
  expect(fought(2).player(0)).toMatchObject({ loyalty: [0], spheres: [0, 0, 1, 0, 0, 0] })
  expect(fought(1).player(0)).toMatchObject({ loyalty: [1], spheres: [0, 0, 0, 0, 0, 0] })
})

test('V-EDITION-10 a required block cannot be used for something else before it is placed', () => {
  const mine = { vision: 2, tiles: { courage: 1 } }
  const rest = { regions: { 1: 'tower' }, decks: { relics: { open: ['mirror'] } } }
  const g = old(mine, rest).play('visit:1', 'acquire', 'open')
  expect(g.asked()).toEqual(['0 place'])
  expect(g.offers()).toEqual(['place:1', 'place:2', 'place:3'])
})

test('V-EDITION-11 control needs no visit, only a figure next to the region', () => {
  const g = old({ conviction: 2 }, { regions: { 1: 'tomb' } })
  expect(g.why('visit:1')).toBe('price')
  expect(changesOf(g, 0, 'control:1')).toEqual({ conviction: -1, honor: 2, 'region 1': 1 })
})

test('V-EDITION-11 a player who takes a region may visit only that one', () => {
  const g = old({ conviction: 2 }).play('control:1')
  expect(g.why('visit:2')).toBe('took-another')
  expect(g.why('visit:1')).toBe(null)
  expect(g.why('rest')).toBe(null)
  expect(g.why('control:2')).toBe('took-already')
  const visited = old({ conviction: 2 }).play('visit:2')
  expect(visited.why('control:1')).toBe('visited-another')
  expect(visited.why('control:2')).toBe(null)
})

test('V-EDITION-11 a longer reach for visits does not extend control, but such a visit may come with control', () => {
  const options = { ...PROTOTYPE, menagerie: true }
  const slots = { menagerie: petSlot(2, { pets: [{ ketena: 'arn' }] }) }
  const far = HEXES_NEAR.find((hex) => hex > 3) ?? 0
  const near = { options, slots, active: ['arn'], regions: { [far]: 'spire' } }
  const g = old({ conviction: 2, party: { arn: 1 } }, near)
  expect(g.offers()).toContain(`visit:${far}`)
  expect(g.offers()).not.toContain(`control:${far}`)
  expect(g.play(`visit:${far}`).offers()).toContain(`control:${far}`)
})

test('V-EDITION-12 a lost card loses its honor, positive or negative', () => {
  const values = { blackDie: always('death'), cards: { arn: { honor: -2 } } }
  const mine = { courage: 2, party: { arn: 0 } }
  const lost = (options: Spot['options']) =>
    old(mine, {
      regions: { 1: 'maw' },
      values,
      options: options ?? {},
      decks: { monsters: { open: ['sula'] } },
    })
  expect(changesOf(lost(PROTOTYPE), 0, 'visit:1', 'open')).toMatchObject({ honor: 3 + 2 })
  expect(changesOf(lost({}), 0, 'visit:1', 'open')).toMatchObject({ honor: 3 })
})

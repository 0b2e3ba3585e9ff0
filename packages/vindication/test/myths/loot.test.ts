// V-LOOT: every piece of loot.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { finished, paidAtEnd } from '../../testing/scenario.ts'
import { guilded, guildsIn } from '../guilds/guilded.ts'
import { kept, looter, mythsIn } from './woken.ts'

const use = (id: string) => `use:${id}`

test("V-LOOT-1 each works once per turn, for 1 dilution of the player's choice", () => {
  const g = looter('ring-of-ambition', { conviction: 1 })
  g.play(use('ring-of-ambition'))
  expect(g.offers()).toEqual(expect.arrayContaining(['dilute:conviction', 'dilute:influence']))
  g.play('dilute:conviction')
  expect(g.why(use('ring-of-ambition'))).toBe('card-used')
})

test('V-LOOT-1 without a block to dilute it cannot be used', () => {
  const g = looter('ring-of-ambition', { conviction: 0, influence: 0, inspiration: 1 })
  expect(g.why(use('ring-of-ambition'))).toBe('no-dilution')
})

test('V-LOOT-1 Drogas counts its color, and Gha-Kein may remove it', () => {
  const spot = {
    options: { myths: true },
    regions: { 1: 'tuuk-tuuk' },
    players: { 0: { monsters: ['drogas'], party: {}, space: 19 }, 1: { party: {}, space: 2 } },
  }
  const holding = (loot: string[]) =>
    finished({ ...spot, slots: { myths: kept(2, { phase: 'gone', blocks: [], loot: [loot, []] }) } })
  const drogas = (loot: string[]) => paidAtEnd(holding(loot), 0)['drogas']
  expect([drogas([]), drogas(['sky-rug'])]).toEqual([1, 2])

  const g = looter('sky-rug', { party: { 'gha-kein': 1 } }, { active: ['gha-kein'] })
  expect(changesOf(g, 0, 'use:gha-kein', 'trade:sky-rug')).toEqual({ honor: 1 })
  expect(mythsIn(g).loot).toEqual([[], []])
})

test('V-LOOT-2 the Spear of the Owl replaces a relic, with its blocks and without honor', () => {
  const decks = { relics: { open: ['glowberries'], down: ['mirror', 'armguards'] } }
  const g = looter('owl-spear', { relics: { 'altar-knife': 2 }, conviction: 0 }, { decks })
  g.play(use('owl-spear'))
  expect(g.offers()).toEqual(expect.arrayContaining(['swap-in:glowberries', 'swap-top', 'none']))
  const { honor, acquired } = g.player(0)
  g.play('swap-in:glowberries')
  expect(g.player(0)).toMatchObject({ relics: ['glowberries'], charges: [2], honor, acquired })
  expect(g.state.decks[5]?.open).toHaveLength(1)
  expect(g.broken()).toEqual([])
})

test('V-LOOT-2 a hidden relic is seen only after paying; the player names one of several relics', () => {
  const decks = { relics: { open: ['glowberries'], down: ['mirror'] } }
  const relics = { 'altar-knife': 1, 'taker-of-stars': 3 }
  const g = looter('owl-spear', { relics, conviction: 0 }, { decks })
  g.play(use('owl-spear'), 'swap-out:taker-of-stars', 'swap-top')
  expect(g.player(0)).toMatchObject({ relics: ['altar-knife', 'mirror'], charges: [1, 3] })
  expect(looter('owl-spear', {}, { decks }).why(use('owl-spear'))).toBe('nothing-to-swap')
})

test('V-LOOT-2 a black block on the old one moves to the new one', () => {
  const g = looter(
    'owl-spear',
    { relics: { 'altar-knife': 1 }, conviction: 0 },
    {
      decks: { relics: { open: ['glowberries'] } },
      options: { myths: true, treachery: true },
      slots: { treachery: { cards: ['altar-knife'], hexes: [], taken: [0, 0], siphoned: 0 } },
    },
  )
  g.play(use('owl-spear'), 'swap-in:glowberries')
  expect(g.state.slots?.treachery?.cards).toEqual(['glowberries'])
})

test('V-LOOT-3 the Dust replaces a companion: blocks move over, its joining effect happens, it is not active', () => {
  const decks = { yellow: { open: ['dryn'] }, blue: { open: ['belac'] }, red: { open: ['arn'] } }
  const g = looter(
    'dust-of-eons',
    { party: { drokk: 3 }, conviction: 0, wisdom: 0 },
    { decks, active: ['drokk'] },
  )
  const { honor } = g.player(0)
  g.play(use('dust-of-eons'))
  expect(g.offers()).toEqual(expect.arrayContaining(['swap-in:dryn', 'swap-in:belac', 'swap-in:arn']))
  g.play('swap-in:dryn')
  expect(g.player(0)).toMatchObject({ party: ['dryn'], loyalty: [3], honor })
  expect(g.player(0).spheres[4]).toBe(1)
  expect(g.state.turn.active).toEqual([])
  expect(g.broken()).toEqual([])
})

test.each([
  ['V-LOOT-2', 'owl-spear', 'empowerment', 'altar-knife', 'glowberries'],
  ['V-LOOT-3', 'dust-of-eons', 'allegiance', 'drokk', 'dryn'],
] as const)(
  '%s %s: favor on the card that goes moves to the one that comes',
  (_, loot, what, goes, comes) => {
    const { guilds } = guilded({}, [{}], { favor: { 0: { use: what, on: goes } } }).state.slots ?? {}
    const decks = { yellow: { open: ['dryn'] }, relics: { open: ['glowberries'] } }
    const options = { myths: true, guilds: true }
    const slots = guilds === undefined ? {} : { guilds }
    const mine = { party: { drokk: 3 }, relics: { 'altar-knife': 2 }, conviction: 0, wisdom: 0 }
    const g = looter(loot, mine, { decks, options, slots })
    g.play(use(loot), `swap-in:${comes}`)
    expect(guildsIn(g).favor[0]).toMatchObject({ use: what, on: comes })
  },
)

test('V-LOOT-4 the Sky Rug goes to a controlled region, instead of the Move', () => {
  const g = looter('sky-rug', { conviction: 0 }, { regions: { 14: 'shrine' }, owners: { 14: 0 } })
  g.play(use('sky-rug'))
  expect(g.offers()).toEqual(['teleport:6', 'teleport:7', 'teleport:30', 'teleport:31', 'none'])
  g.play('teleport:30')
  expect(g.player(0).space).toBe(30)
  expect(g.why('move:21')).toBe('move-spent')
  expect(g.offers()).toContain('end')
})

test('V-LOOT-4 only before the first step, and only if there is somewhere to go', () => {
  const g = looter('sky-rug', { mount: 3 }, { owners: { 2: 0 } })
  g.play('move:13', 'stop')
  expect(g.why(use('sky-rug'))).toBe('only-before-moving')
  expect(looter('sky-rug').why(use('sky-rug'))).toBe('nowhere-to-ride')
})

test('V-LOOT-4 the Wand takes you next to another player', () => {
  const g = looter('hypnotic-wand', { conviction: 0 })
  g.play(use('hypnotic-wand'))
  expect(g.offers()).toEqual(['teleport:26', 'none'])
  g.play('teleport:26')
  expect(g.offers()).toContain('end')
})

test('V-LOOT-5 the Medallion visits a second region, and both allow control', () => {
  const regions = { 2: 'fort', 3: 'library', 9: 'spire' }
  const g = looter('everlit-medallion', { conviction: 3 }, { regions })
  g.play('visit:2')
  expect(g.why('visit:3')).toBe('visit-spent')
  g.play(use('everlit-medallion'), 'dilute:influence')
  expect(g.why('visit:2')).toBe('visited-already')
  g.play('visit:3')
  expect(g.offers()).toEqual(expect.arrayContaining(['control:2', 'control:3']))
  g.play('control:2', 'control:3')
  expect([g.state.owners[2], g.state.owners[3]]).toEqual([0, 0])
  expect(g.why('visit:9')).toBe('visit-spent')
})

test('V-LOOT-5 control may come before the second visit', () => {
  const regions = { 2: 'fort', 3: 'library' }
  const g = looter('everlit-medallion', { conviction: 3 }, { regions })
  g.play('visit:2', use('everlit-medallion'), 'dilute:influence')
  expect(changesOf(g, 0, 'control:3')).toMatchObject({ honor: 2, knowledge: 2 })
  expect(g.offers()).toContain('control:2')
})

test('V-LOOT-6 the Standard leaves the game for the hidden trait, whose honor is gained', () => {
  const decks = { traits: { open: ['purpose'], down: ['devotion'] } }
  const g = looter('island-standard', { conviction: 0 }, { decks })
  const { honor } = g.player(0)
  g.play(use('island-standard'))
  const worth = g.table.machine.values.honor['devotion'] ?? 0
  expect(g.player(0)).toMatchObject({ traits: ['devotion'], honor: honor + worth, attained: 1 })
  expect(mythsIn(g).loot).toEqual([[], []])
})

test('V-LOOT-6 Unidentified Magic is a relic without blocks', () => {
  const g = looter('unidentified-magic', { conviction: 0 }, { decks: { relics: { down: ['mirror'] } } })
  g.play(use('unidentified-magic'))
  expect(g.player(0)).toMatchObject({ relics: ['mirror'], charges: [0], acquired: 1 })
  const empty = looter('unidentified-magic', {}, { decks: { relics: { open: ['mirror'], down: [] } } })
  expect(empty.why(use('unidentified-magic'))).toBe('nothing-to-unearth')
})

test('V-LOOT-7 the Amulet turns influence into any attribute', () => {
  const g = looter('prismatic-amulet', { conviction: 1, traits: ['leadership'] })
  expect(changesOf(g, 0, use('prismatic-amulet'), 'dilute:conviction', 'into:courage')).toEqual({
    conviction: -1,
    courage: 1,
    honor: 2,
  })
})

test('V-LOOT-8 the Plume replaces an end trigger, and the new one is tested immediately', () => {
  const g = looter('sacred-plume', { conviction: 0 })
  g.play(use('sacred-plume'), 'drop:vindication')
  expect(g.state.triggers).toHaveLength(1)
  expect([...g.state.triggers, ...g.state.triggerStack]).not.toContain('vindication')
})

test('V-LOOT-8 not once the end is triggered', () => {
  const g = looter('sacred-plume', {}, { ending: 'all-in', lastRound: 9, tokens: [] })
  expect(g.why(use('sacred-plume'))).toBe('nothing-to-swap')
})

test('V-LOOT-9 the Scepter exchanges a proficiency tile without buying one', () => {
  const g = looter('night-watcher-scepter', { tiles: { strength: 1 }, conviction: 0, wisdom: 3 })
  g.play(use('night-watcher-scepter'), 'tile-in:vision')
  expect(g.player(0).tiles).toEqual([0, 0, 0, 0, 0, 1])
  expect(g.state.tiles).toEqual([1, 1, 1, 1, 1, 0])
  expect(g.player(0).learned).toBe(0)
  expect(g.offers()).toContain('buy:wisdom')
})

test('V-LOOT-9 the player chooses which of several tiles to give back', () => {
  const g = looter('night-watcher-scepter', { tiles: { strength: 1, courage: 1 }, conviction: 0 })
  g.play(use('night-watcher-scepter'))
  expect(g.offers()).toEqual(expect.arrayContaining(['tile-out:strength', 'tile-out:courage', 'none']))
  g.play('tile-out:courage', 'tile-in:wisdom')
  expect(g.player(0).tiles).toEqual([0, 0, 1, 0, 1, 0])
})

test("V-LOOT-10 the Scroll gives what an open companion gives, or another player's companion", () => {
  const decks = { yellow: { open: ['dryn'] }, blue: { open: ['belac'] }, red: { open: ['verao'] } }
  const g = looter(
    'scroll-of-learning',
    { conviction: 0, party: { arn: 0 } },
    { decks, players: { 1: { party: { drokk: 0 } } } },
  )
  g.play(use('scroll-of-learning'))
  expect(g.offers()).toEqual(['like:dryn', 'like:belac', 'like:verao', 'like:drokk', 'none'])
  expect(changesOf(g, 0, 'like:verao')).toEqual({ strength: 2, influence: -2 })
})

test('V-LOOT-11 the Ring makes the next card cheaper by one', () => {
  const regions = { 2: 'tomb', 3: 'inn' }
  const g = looter('ring-of-ambition', { conviction: 0, wisdom: 1 }, { regions })
  expect(g.why('visit:2')).toBe('price')
  g.play(use('ring-of-ambition'), 'visit:2')
  expect(g.player(0).spheres[4]).toBe(0)
  expect(g.state.turn.grants).toEqual([])
})

test('V-LOOT-11 at an inn 1 attribute is enough, but never 0', () => {
  const g = looter(
    'ring-of-ambition',
    { conviction: 0, inspiration: 1, knowledge: 0, strength: 0 },
    { regions: { 3: 'inn' } },
  )
  g.play(use('ring-of-ambition'), 'visit:3')
  expect(g.player(0).spheres[0]).toBe(0)
  const cheap = looter(
    'ring-of-ambition',
    { conviction: 0, wisdom: 2, party: { tiryynn: 1 } },
    { regions: { 2: 'tomb' }, active: ['tiryynn'] },
  )
  cheap.play(use('ring-of-ambition'), 'visit:2')
  expect(cheap.player(0).spheres[4]).toBe(1)
})

test('V-LOOT-11 at the Tower it applies only if a relic is acquired', () => {
  const g = looter('ring-of-ambition', { conviction: 0, vision: 1 }, { regions: { 2: 'tower' } })
  g.play(use('ring-of-ambition'), 'visit:2')
  expect(g.offers()).toEqual(expect.arrayContaining(['acquire']))
  expect(g.why('recharge')).toBe('price')
})

test('V-LOOT-11 an infused crystal is a card, too', () => {
  const g = looter(
    'ring-of-ambition',
    { conviction: 0, strength: 2 },
    {
      regions: { 2: 'jewelcrafter' },
      options: { myths: true, jewelcrafter: true },
      slots: { jewelcrafter: { supply: 19, crystals: [1, 0], infused: [-1, -1, -1, -1, -1, -1] } },
    },
  )
  g.play(use('ring-of-ambition'), 'visit:2', 'infuse:strength')
  expect(g.state.slots?.jewelcrafter?.infused[2]).toBe(0)
})

// V-MYTHS-4 to 7 and 9 to 11: the beginning of the event, and its turns.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { always } from '../../testing/scenario.ts'
import { masters, petSlot } from '../menagerie/kept.ts'
import { mythic, mythsIn, woken } from './woken.ts'

test('V-MYTHS-4 the player who moves the last block finishes the turn, then all prepare together', () => {
  const g = mythic({ party: { arn: 0 } }, { kept: { blocks: [13] }, players: { 1: { party: { belac: 0 } } } })
  g.play('move:13', 'stop')
  expect(mythsIn(g)).toMatchObject({ phase: 'asleep', blocks: [] })
  expect(g.offers()).toContain('visit:2')
  g.play('end')
  expect(mythsIn(g)).toMatchObject({ phase: 'fight', provoker: 0, sestra: 1 })
  expect(g.table.asks.map(({ seat }) => seat)).toEqual([0, 1])
  const conviction = () => [g.player(0).conviction, g.player(1).conviction] as const
  const [mine, theirs] = conviction()
  g.play('0 prepare:3', '1 prepare:1')
  expect(conviction()).toEqual([mine + 3, theirs + 1])
})

test('V-MYTHS-4 nobody prepares with more influence than they have', () => {
  const g = mythic({ party: { arn: 0 }, influence: 1 }, { kept: { blocks: [13] } })
  g.play('move:13', 'stop', 'end')
  expect(g.offers(0)).toEqual(['prepare:0', 'prepare:1'])
})

test('V-MYTHS-4 a tile can be discarded before preparing, even after others have prepared', () => {
  const g = mythic(
    { party: { arn: 0 }, tiles: { strength: 1 }, influence: 3 },
    { kept: { blocks: [13] }, players: { 1: { party: { belac: 0 } } } },
  )
  const strength = () => g.player(0).spheres[2]
  const before = strength()
  g.play('move:13', 'stop', 'end', '1 prepare:1', '0 discard:strength')
  expect(strength()).toBe(before + 2)
  expect(g.offers(0)).toEqual(['prepare:0', 'prepare:1'])
  g.play('0 prepare:1')
  expect(mythsIn(g).phase).toBe('fight')
  expect(g.broken()).toEqual([])
})

test('V-MYTHS-4 a player who uses all influence for a discarded tile has none left to prepare with', () => {
  const g = mythic(
    { party: { arn: 0 }, tiles: { strength: 1 }, influence: 2 },
    { kept: { blocks: [13] }, players: { 1: { party: { belac: 0 } } } },
  )
  const { conviction } = g.player(0)
  g.play('move:13', 'stop', 'end', '1 prepare:1', '0 discard:strength')
  expect(mythsIn(g).phase).toBe('fight')
  expect(g.player(0)).toMatchObject({ influence: 0, conviction })
  expect(g.events('augmented')).toMatchObject([{ seat: 1, n: 1 }])
  expect(g.broken()).toEqual([])
})

test('V-MYTHS-6 nobody is activated after the contribution, not even by Xan', () => {
  const contributed = (ruleset: number) => {
    const party = { xan: 0, arn: 0 }
    return woken({ party, inspiration: 1, influence: 6 }, { ruleset }).play('activate:xan', 'contribute:0')
  }
  const g = contributed(2)
  expect(g.why('use:xan')).toBe('activation-first')
  expect(contributed(1).offers()).toContain('use:xan')
})

test('V-MYTHS-4 with an extra turn waiting, the player who woke him plays it first after the event', () => {
  const g = mythic(
    { party: { 'anazi-birin': 5 }, knowledge: 5 },
    { active: ['anazi-birin'], kept: { blocks: [13] } },
  )
  g.play('use:anazi-birin', 'move:13', 'stop', 'end')
  expect(mythsIn(g).sestra).toBe(0)
  g.play('0 prepare:0', '1 prepare:0')
  while (mythsIn(g).phase === 'fight') g.play(g.offers().includes('roll') ? 'roll' : 'end')
  expect(g.state.turn).toMatchObject({ seat: 0, activated: false })
  expect(g.state.round).toBe(1)
  g.pass()
  expect(g.state.turn.seat).toBe(1)
})

test('V-MYTHS-5 the lowest champion begins, and turns go clockwise', () => {
  const players = { 1: { party: { belac: 0 } }, 2: { party: { nyra: 0, adren: 0 } } }
  const g = woken({}, { seats: 3, players })
  expect(g.state.turn.seat).toBe(2)
  expect(g.events('eventTurn')).toMatchObject([{ seat: 2, champion: 'nyra' }])
  g.play('contribute:0', 'roll')
  if (g.offers().includes('end')) g.play('end')
  expect(g.state.turn.seat).toBe(0)
})

test('V-MYTHS-6 activate, then contribute, then roll', () => {
  const g = woken({ inspiration: 1 })
  expect(g.offers()).toEqual(expect.arrayContaining(['activate:arn', 'character', 'contribute:0', 'roll']))
  g.play('contribute:0')
  expect(g.why('activate:arn')).toBe('activation-first')
  expect(g.why('contribute:2')).toBe('contributed-already')
  expect(g.offers()).toContain('roll')
})

test('V-MYTHS-6 bonus actions are possible in between, even after the dice', () => {
  const g = woken({ inspiration: 1, knowledge: 1, strength: 2 })
  g.play('convert:wisdom', 'roll')
  expect(g.why('activate:arn')).toBe('after-the-roll')
  expect(g.why('contribute:0')).toBe('after-the-roll')
  expect(g.offers()).toEqual(expect.arrayContaining(['convert:courage', 'end']))
})

test('V-MYTHS-6 if only ending is left, the turn ends by itself', () => {
  const g = woken({ inspiration: 0, knowledge: 0, strength: 0 }, { players: { 1: { party: { belac: 0 } } } })
  expect(g.state.turn.seat).toBe(0)
  g.play('roll')
  expect(g.state.turn.seat).toBe(1)
})

test('V-MYTHS-6 each is a separate turn, but the round does not advance', () => {
  const g = woken({ relics: { glowberries: 2 }, inspiration: 3 })
  g.play('use:glowberries')
  expect(g.why('use:glowberries')).toBe('relic-used')
  g.play('contribute:0', 'roll', 'end')
  expect(g.offers()).toContain('use:glowberries')
  expect(g.state.round).toBe(1)
})

test('V-MYTHS-7 a block moves from its sphere to a sphere of its ring', () => {
  const g = woken({ courage: 1, conviction: 1 })
  expect(changesOf(g, 0, 'contribute:7')).toEqual({ courage: -1, honor: 2 })
  expect(mythsIn(g).spheres[7]).toBe(0)
  expect(g.broken()).toEqual([])
})

test('V-MYTHS-7 conviction is contributed without being used, and cannot be recovered from the board', () => {
  const g = woken({ conviction: 1, traits: ['devotion'] })
  expect(changesOf(g, 0, 'contribute:12')).toEqual({ conviction: -1, honor: 2 })
  expect(g.why('contribute:13')).toBe('contributed-already')
})

test('V-MYTHS-7 only attributes the player has, only on empty spheres', () => {
  const g = woken({ inspiration: 2, knowledge: 0 })
  expect(g.why('contribute:2')).toBe('nothing-to-contribute')
  g.play('contribute:0', 'roll', 'end')
  expect(g.why('contribute:0')).toBe('sphere-taken')
})

test('V-MYTHS-7 an infused crystal cannot be contributed', () => {
  const g = woken(
    { knowledge: 0 },
    {
      options: { myths: true, jewelcrafter: true },
      slots: { jewelcrafter: { supply: 20, crystals: [0, 0], infused: [-1, 0, -1, -1, -1, -1] } },
    },
  )
  expect(g.why('contribute:2')).toBe('nothing-to-contribute')
})

test('V-MYTHS-9 the white attribute is gained and the black die adds fatigue to the champion', () => {
  const values = { whiteDie: always('vision'), blackDie: always('fatigue') }
  const g = woken({ party: { arn: 0, drokk: 0 } }, { values })
  expect(changesOf(g, 0, 'roll')).toMatchObject({ vision: 1, influence: -3 })
  expect(g.player(0).loyalty).toEqual([2, 0])
})

test('V-MYTHS-9 one conviction saves the champion, and nothing is gained as from a monster', () => {
  const values = { whiteDie: always('vision'), blackDie: always('death') }
  const g = woken({ conviction: 1, traits: ['gallantry'] }, { values })
  const { honor, defeated } = g.player(0)
  g.play('roll', 'yes')
  expect(g.player(0)).toMatchObject({ party: ['arn'], conviction: 0, honor, defeated })
})

test('V-MYTHS-9 Ruak also rolls two white dice against Ronak', () => {
  const values = { whiteDie: always('vision'), blackDie: always('death') }
  const g = woken({ party: { ruak: 0 } }, { values })
  g.play('activate:ruak', 'roll')
  expect(g.player(0).party).toEqual(['ruak'])
  expect(g.player(0).spheres[5]).toBe(2)
})

test('V-MYTHS-9 Ga’nok rolls both dice twice once he is active, and Resilience saves the fifth block', () => {
  const g = woken({ party: { 'ga-nok': 0 } }).play('activate:ga-nok', 'roll')
  expect(g.events('rolled').length + g.asked().length).toBeGreaterThan(2)
  const values = { whiteDie: always('vision'), blackDie: always('fatigue') }
  const tired = woken({ party: { arn: 3 }, traits: ['resilience'] }, { values })
  expect(changesOf(tired, 0, 'roll')).toMatchObject({ arn: 1, vision: 1 })
})

const DEADLY = { whiteDie: always('vision'), blackDie: always('death') }

test('V-MYTHS-9 Brokk protects his master from Ronak; V-PETS-8 pets of a companion he kills move for free', () => {
  const options = { myths: true, menagerie: true }
  const fought = (pets: Readonly<Record<string, string>>) =>
    woken(
      { party: { arn: 1, drokk: 1 }, conviction: 0 },
      { options, values: DEADLY, slots: { menagerie: petSlot(2, { pets: [pets] }) } },
    ).play('roll')
  expect(fought({ brokk: 'arn' }).player(0).party).toEqual(['arn', 'drokk'])
  const orphaned = fought({ zea: 'arn' })
  expect(orphaned.player(0)).toMatchObject({ party: ['drokk'], loyalty: [1] })
  expect(masters(orphaned)).toEqual({ zea: 'drokk' })
})

test('V-MYTHS-10 the next lowest takes over, and a player with none left is skipped', () => {
  const values = { whiteDie: always('vision'), blackDie: always('death') }
  const players = { 1: { party: { belac: 0 }, conviction: 0, inspiration: 2 } }
  const g = woken({ party: { arn: 0, drokk: 0 }, conviction: 0, inspiration: 2 }, { values, players })
  g.play('contribute:0', 'roll')
  if (g.offers().includes('end')) g.play('end')
  expect(g.player(0).party).toEqual(['drokk'])
  expect(g.state.turn.seat).toBe(1)
  g.play('contribute:1', 'roll')
  expect(g.player(1).party).toEqual([])
  expect(g.state.turn.seat).toBe(0)
  expect(g.events('eventTurn')).toMatchObject([{ seat: 0, champion: 'drokk' }])
})

test('V-MYTHS-10 giving up the last companion ends the turn immediately', () => {
  const g = woken({ party: { arn: 1 } }, { players: { 1: { party: { belac: 0 } } } })
  g.play('recover:arn')
  expect(g.state.turn.seat).toBe(1)
})

test('V-MYTHS-11 nobody moves, visits, rests or takes control', () => {
  const g = woken({ conviction: 3 })
  const offers = g.offers().map((id) => id.split(':')[0])
  for (const kind of ['move', 'visit', 'rest', 'control', 'extra']) expect(offers).not.toContain(kind)
})

test('V-MYTHS-11 abilities that move figures, regions or turns cannot be used', () => {
  const relics = { 'portal-stone': 1, 'mask-of-the-invader': 1, 'mad-boots': 1 }
  const party = { xina: 1, 'anazi-birin': 5, arn: 0 }
  const g = woken(
    {
      relics,
      party,
      knowledge: 5,
      traits: ['patience', 'deception'],
      honor: 20,
      conviction: 2,
      potential: 0,
    },
    { options: { myths: true, treachery: true }, kept: { tokens: [1, 0] } },
  )
  for (const id of ['portal-stone', 'mask-of-the-invader', 'mad-boots', 'patience', 'deception']) {
    expect(g.why(`use:${id}`)).toBe('not-in-the-event')
  }
  expect(g.why('token')).toBe('not-in-the-event')
  g.play('activate:xina')
  expect(g.why('use:xina')).toBe('not-in-the-event')
})

test('V-MYTHS-11 abilities that only need to be next to a region still work', () => {
  const g = woken({ party: { arn: 0 }, strength: 0 }, { regions: { 2: 'fort' } })
  g.play('activate:arn')
  expect(changesOf(g, 0, 'use:arn')).toMatchObject({ strength: 1 })
})

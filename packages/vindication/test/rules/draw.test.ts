// V-DRAW: open, blind and empowered draws, and what other players see of them.
import { Chance, isRecord, type Json } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { TRAITS } from '../../src/state.ts'
import { type PlayerSpot, type Scenario, scenario, type Spot } from '../../testing/scenario.ts'

/** At the tomb with two wisdom: a trait is about to be drawn. */
function tomb(open: readonly string[], down: readonly string[], mine: PlayerSpot = {}, more: Spot = {}) {
  return scenario({
    regions: { 1: 'tomb' },
    players: { 0: { space: 13, party: {}, honor: 10, wisdom: 2, ...mine }, 1: { space: 7, party: {} } },
    decks: { traits: { open, down } },
    ...more,
  }).play('visit:1')
}

const traits = (g: Scenario) => {
  const pile = g.state.decks[TRAITS]
  if (pile === undefined) throw new Error('no deck of traits')
  return pile
}

const FOUR = ['devotion', 'loyalty', 'purpose', 'wonder']

test('V-DRAW-1 the open card is taken and the top card is turned up', () => {
  const g = tomb(['patience'], FOUR)
  expect(g.offers()).toEqual(['open', 'blind', 'empower', 'none'])
  g.play('open')
  expect(g.player(0).traits).toEqual(['patience'])
  expect(traits(g).open).toHaveLength(1)
  expect(traits(g).down).toHaveLength(3)
  expect(FOUR).toContain(traits(g).open[0])
  expect(g.events('flipped')).toHaveLength(1)
  expect(g.broken()).toEqual([])
})

test('V-DRAW-1 the hidden top card costs the same and leaves the open one', () => {
  const g = tomb(['patience'], FOUR)
  const { influence, conviction } = g.player(0)
  g.play('blind')
  const [drawn] = g.player(0).traits
  expect(FOUR).toContain(drawn)
  expect(traits(g).open).toEqual(['patience'])
  expect(traits(g).down).toEqual(FOUR.filter((id) => id !== drawn))
  expect(g.player(0)).toMatchObject({ influence, conviction })
  expect(g.table.undoWall(0)).not.toBe('nothing')
})

test('V-DRAW-1 a draw may be declined', () => {
  const g = tomb(['patience'], FOUR).play('none')
  expect(g.player(0).traits).toEqual([])
  expect(traits(g)).toMatchObject({ open: ['patience'], down: FOUR })
  expect(g.asked()).toEqual(['0 turn'])
})

test('V-DRAW-2 for 1 conviction all open cards and the top three are seen, and one is taken', () => {
  const g = tomb(['patience'], FOUR, { conviction: 1, influence: 3 }).play('empower')
  expect(g.player(0)).toMatchObject({ conviction: 0, influence: 6 })
  const seen = g.offers()
  expect(seen).toHaveLength(4)
  expect(seen[0]).toBe('take:patience')
  expect(seen.slice(1).every((id) => FOUR.some((trait) => id === `take:${trait}`))).toBe(true)
  expect(g.broken()).toEqual([])
})

test('V-DRAW-2 the conviction is paid before the cards are seen', () => {
  const g = tomb(['patience'], FOUR).play('empower')
  expect(g.table.events.map(({ type }) => type)).toEqual(['convictionUsed', 'looked'])
})

test('V-DRAW-2 without conviction there is no empowered draw', () => {
  const g = tomb(['patience'], FOUR, { conviction: 0 })
  expect(g.offers()).toEqual(['open', 'blind', 'none'])
  expect(g.why('empower')).toBe('conviction')
})

test('V-DRAW-2 one card must be taken, and it arrives with its honor', () => {
  const g = tomb(['patience'], FOUR).play('empower')
  expect(g.offers().filter((id) => !id.startsWith('take:'))).toEqual([])
  g.play('take:patience')
  expect(g.player(0).traits).toEqual(['patience'])
  expect(g.player(0).honor).toBe(16)
  expect(g.player(0).attained).toBe(1)
})

test('V-DRAW-2 it is one use of conviction, and Devotion reacts before the choice', () => {
  const g = tomb(['patience'], ['loyalty', 'purpose', 'wonder'], { traits: ['devotion'] }).play('empower')
  expect(g.player(0).honor).toBe(11)
  expect(g.asked()).toEqual(['0 choose'])
})

test('V-DRAW-2 with fewer than three cards left it shows those that are left', () => {
  const g = tomb(['patience'], ['loyalty', 'wonder']).play('empower')
  expect(g.offers().toSorted()).toEqual(['take:loyalty', 'take:patience', 'take:wonder'])
  g.play('take:wonder')
  const pile = traits(g)
  expect([...pile.open, ...pile.down].toSorted()).toEqual(['loyalty', 'patience'])
  expect(pile.open).toHaveLength(1)
  expect(g.broken()).toEqual([])
})

test('V-DRAW-2 with no card face down it chooses among the open ones', () => {
  const g = tomb(['patience', 'wonder'], [])
  expect(g.offers()).toEqual(['open', 'empower', 'none'])
  g.play('empower', 'take:patience')
  expect(g.player(0).traits).toEqual(['patience'])
  expect(traits(g)).toMatchObject({ open: ['wonder'], down: [] })
  expect(g.broken()).toEqual([])
})

test('V-DRAW-2 a top card someone has looked at is among the three', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const g = scenario({
      seed,
      regions: { 1: 'tomb' },
      players: { 0: { space: 13, party: { ursula: 1 }, wisdom: 2 }, 1: { space: 7, party: {} } },
      decks: { traits: { open: ['patience'], down: [...FOUR, 'humility', 'impunity', 'gallantry'] } },
      active: ['ursula'],
    }).play('use:ursula', 'look:traits')
    const { top } = traits(g)
    g.play('leave', 'visit:1', 'empower')
    expect(g.offers()).toContain(`take:${top}`)
    expect(g.offers()).toHaveLength(4)
  }
})

test('V-DRAW-3 the other cards are shuffled in and exactly one card is turned up', () => {
  const g = tomb(['patience'], FOUR).play('empower')
  const [, second = ''] = g.offers()
  g.play(second)
  const pile = traits(g)
  expect(pile.open).toHaveLength(1)
  expect(pile.down).toHaveLength(3)
  expect(pile.down).toEqual(pile.down.toSorted())
  expect([...pile.open, ...pile.down, ...g.player(0).traits].toSorted()).toEqual(
    [...FOUR, 'patience'].toSorted(),
  )
  expect(g.state.look).toBeNull()
  expect(g.events('flipped')).toHaveLength(1)
  expect(g.broken()).toEqual([])
})

test('V-DRAW-3 however many cards were open, one is open after that', () => {
  const g = tomb(['patience', 'humility', 'impunity'], FOUR).play('empower')
  expect(g.offers().slice(0, 3)).toEqual(['take:patience', 'take:humility', 'take:impunity'])
  expect(g.offers()).toHaveLength(6)
  g.play('take:patience')
  expect(traits(g).open).toHaveLength(1)
  expect(traits(g).down).toHaveLength(5)
  expect(g.broken()).toEqual([])
})

test('V-DRAW-3 the card turned up can be any of those shuffled in', () => {
  const shown = new Set<string>()
  for (let n = 0; n < 30; n++) {
    const g = tomb(['patience'], ['loyalty', 'wonder'], {}, { seed: `shuffle ${n}` }).play(
      'empower',
      'take:wonder',
    )
    shown.add(traits(g).open[0] ?? '')
  }
  expect([...shown].toSorted()).toEqual(['loyalty', 'patience'])
})

test('V-DRAW-3 the last two cards of a deck leave one open, the last none', () => {
  const two = tomb(['patience'], ['wonder']).play('empower', 'take:wonder')
  expect(traits(two)).toMatchObject({ open: ['patience'], down: [] })
  const last = tomb(['patience'], []).play('empower', 'take:patience')
  expect(traits(last)).toMatchObject({ open: [], down: [] })
})

test('V-DRAW-4 only the upper open card can be taken, and the lower is next', () => {
  const g = tomb(['patience', 'wonder'], ['loyalty', 'purpose']).play('open')
  expect(g.player(0).traits).toEqual(['wonder'])
  expect(traits(g)).toMatchObject({ open: ['patience'], down: ['loyalty', 'purpose'] })
  expect(g.events('flipped')).toEqual([])
})

test('ursula: puts the card she saw on top of the open one', () => {
  const g = scenario({
    regions: { 1: 'tomb' },
    players: { 0: { space: 13, party: { ursula: 1 }, wisdom: 2 }, 1: { space: 7, party: {} } },
    decks: { traits: { open: ['patience'], down: FOUR } },
    active: ['ursula'],
  }).play('use:ursula', 'look:traits')
  const { top } = traits(g)
  g.play('lay')
  expect(traits(g).open).toEqual(['patience', top])
  expect(traits(g).top).toBe('')
  g.play('visit:1', 'open')
  expect(g.player(0).traits).toEqual([top])
  expect(traits(g).open).toEqual(['patience'])
})

test('ursula: a card she leaves is the one drawn blind', () => {
  const g = scenario({
    regions: { 1: 'tomb' },
    players: { 0: { space: 13, party: { ursula: 1 }, wisdom: 2 }, 1: { space: 7, party: {} } },
    decks: { traits: { open: ['patience'], down: FOUR } },
    active: ['ursula'],
  }).play('use:ursula', 'look:traits')
  const { top } = traits(g)
  g.play('leave', 'visit:1', 'blind')
  expect(g.player(0).traits).toEqual([top])
  expect(traits(g)).toMatchObject({ top: '', seenBy: [], open: ['patience'] })
  expect(g.broken()).toEqual([])
})

function withKealth(mine: PlayerSpot = {}) {
  return scenario({
    regions: { 1: 'tomb' },
    players: {
      0: { space: 13, party: { kealth: 3 }, honor: 10, wisdom: 2, traits: ['gallantry'], ...mine },
      1: { space: 7, party: {} },
    },
    decks: { traits: { open: ['patience'], down: FOUR } },
    active: ['kealth'],
  })
}

test('V-DRAW-5 Kealth’s draw costs nothing and is no use of conviction', () => {
  const g = withKealth({ conviction: 1, traits: ['devotion'] }).play('use:kealth')
  expect(g.player(0).loyalty).toEqual([1])
  g.play('visit:1', 'empower')
  expect(g.player(0)).toMatchObject({ conviction: 1, honor: 10 })
  expect(g.events('convictionUsed')).toEqual([])
  expect(g.state.turn.grants).toEqual([])
})

test('V-DRAW-5 it works without any conviction', () => {
  const g = withKealth({ conviction: 0 }).play('use:kealth', 'visit:1')
  expect(g.offers()).toContain('empower')
  const paid = withKealth({ conviction: 0 }).play('visit:1')
  expect(paid.why('empower')).toBe('conviction')
})

test('V-DRAW-5 an open or blind draw does not use it up, and it lapses with the turn', () => {
  const g = withKealth().play('use:kealth', 'visit:1', 'open')
  expect(g.state.turn.grants).toEqual([{ what: 'freeDraw', n: 1, from: 'kealth' }])
  g.play('move:14', 'stop', 'end', '1 move:31', '1 stop', '1 end')
  expect(g.state.turn.grants).toEqual([])
})

test('V-DRAW-5 it uses up no other grant of the turn', () => {
  const g = scenario({
    regions: { 1: 'tomb' },
    players: { 0: { space: 13, party: { kealth: 3, dawn: 1 }, wisdom: 2 }, 1: { space: 7, party: {} } },
    active: ['kealth', 'dawn'],
  }).play('use:kealth', 'use:dawn', 'visit:1', 'empower')
  expect(g.state.turn.grants).toEqual([{ what: 'tilePrice', n: 2, from: 'dawn' }])
})

test('V-DRAW-5 it is the next empowered draw only', () => {
  const g = scenario({
    regions: { 1: 'tomb', 2: 'inn' },
    players: {
      0: { space: 13, party: { kealth: 3, xina: 1 }, wisdom: 2, strength: 2, conviction: 2 },
      1: { space: 7, party: {} },
    },
    active: ['kealth', 'xina'],
  }).play('use:kealth', 'use:xina', 'dilute:influence', 'visit:1', 'empower')
  expect(g.player(0).conviction).toBe(2)
  g.play(g.offers()[0] ?? '')
  g.play('extra:2', 'empower')
  expect(g.player(0).conviction).toBe(1)
})

test('V-DRAW-6 from an empty deck nothing is acquired, though the visit is paid', () => {
  const g = tomb([], [])
  expect(g.asked()).toEqual(['0 turn'])
  expect(g.player(0).traits).toEqual([])
  expect(g.events('paid')).toHaveLength(1)
  expect(g.broken()).toEqual([])
})

test('V-DRAW-6 an empty deck with one last open card is not drawn from', () => {
  const g = tomb(['patience'], [])
  expect(g.offers()).toEqual(['open', 'empower', 'none'])
  g.play('open')
  expect(traits(g)).toMatchObject({ open: [], down: [] })
})

test('V-DRAW-6 a companion that left the game does not come back', () => {
  const red = { red: { open: ['wim'], down: ['xan'] } } as const
  const g = scenario({
    regions: { 1: 'inn' },
    players: { 0: { space: 13, party: { arn: 2 }, strength: 2 }, 1: { space: 7, party: {} } },
    decks: red,
  }).play('recover:arn', 'visit:1', 'empower')
  expect(g.offers().toSorted()).toEqual(['take:wim', 'take:xan'])
})

const everything = (value: Json): string => JSON.stringify(value)

function part(value: Json, key: string): Json | undefined {
  if (!isRecord(value)) throw new Error('not a record')
  return value[key]
}

test('V-DRAW-2 nobody else sees the cards of an empowered draw', () => {
  const g = tomb(['patience'], FOUR).play('empower')
  const cards = g.state.look?.cards ?? []
  expect(cards).toHaveLength(3)
  expect(part(vindication.see.view(g.table.machine, 0), 'look')).toEqual({ seat: 0, deck: 'traits', cards })
  for (const viewer of [1, null]) {
    const view = vindication.see.view(g.table.machine, viewer)
    expect(part(view, 'look')).toEqual({ seat: 0, deck: 'traits', cards: 3 })
    for (const id of cards) expect(everything(view)).not.toContain(id)
  }
})

test('V-DRAW-2 nor do the events reveal them', () => {
  const g = tomb(['patience'], FOUR).play('empower')
  const [looked] = g.events('looked')
  if (looked === undefined) throw new Error('nothing was looked at')
  expect(vindication.see.sees(looked, 0)).toMatchObject({ cards: g.state.look?.cards })
  for (const viewer of [1, null]) {
    expect(vindication.see.sees(looked, viewer)).toEqual({ type: 'looked', seat: 0, deck: 'traits' })
  }
})

test('V-DRAW-3 the card taken and the card turned up are public, the others are not', () => {
  const g = tomb(['patience'], FOUR).play('empower')
  const rest = (g.state.look?.cards ?? []).slice(1)
  const [first = ''] = g.state.look?.cards ?? []
  g.play(`take:${first}`)
  const told = g.table.events.map((event) => vindication.see.sees(event, 1))
  expect(JSON.stringify(told)).toContain(first)
  const [shown] = traits(g).open
  for (const id of rest.filter((other) => other !== shown)) expect(JSON.stringify(told)).not.toContain(id)
})

test('V-DRAW-1 nobody sees into a deck, and only Ursula’s owner sees the card she looked at', () => {
  const g = scenario({
    players: { 0: { space: 13, party: { ursula: 1 } }, 1: { space: 7, party: {} } },
    decks: { traits: { open: ['patience'], down: FOUR } },
    active: ['ursula'],
  }).play('use:ursula', 'look:traits')
  const { top } = traits(g)
  const decks = (viewer: number | null) => part(vindication.see.view(g.table.machine, viewer), 'decks')
  expect(decks(0)).toHaveProperty([TRAITS, 'top'], top)
  expect(decks(1)).toHaveProperty([TRAITS, 'top'], null)
  expect(decks(null)).toHaveProperty([TRAITS, 'top'], null)
  expect(decks(1)).toHaveProperty([TRAITS, 'down'], 4)
  expect(decks(1)).toHaveProperty([TRAITS, 'seenBy'], [0])
  const [peeked] = g.events('peeked')
  if (peeked === undefined) throw new Error('nothing was seen')
  expect(vindication.see.sees(peeked, 1)).not.toHaveProperty('card')
  for (const id of FOUR) expect(everything(vindication.see.view(g.table.machine, 1))).not.toContain(id)
})

test('V-DRAW-2 a guess for another seat re-deals the cards that were seen', () => {
  const g = tomb(['patience'], [...FOUR, 'humility', 'impunity']).play('empower')
  const real = g.state.look?.cards.join()
  const dealt = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const twin = g.table.machine.copy()
    twin.guess(1, new Chance(`guess ${n}`))
    dealt.add(twin.state.look?.cards.join() ?? '')
  }
  expect(dealt.size).toBeGreaterThan(3)
  expect(real).toBe(g.state.look?.cards.join())
})

test('V-DRAW-4 a guess for another seat depends on nothing but what it knows', () => {
  const guessed = ({ table: { machine } }: Scenario, seat: number | null) => {
    const twin = machine.copy()
    twin.guess(seat, new Chance('the same luck'))
    return twin.state.decks[TRAITS]
  }
  const looked = (seed: string) =>
    scenario({
      seed,
      regions: { 1: 'tomb' },
      players: { 0: { space: 13, party: { ursula: 1 }, wisdom: 2 }, 1: { space: 7, party: {} } },
      decks: { traits: { open: ['patience'], down: FOUR } },
      active: ['ursula'],
    }).play('use:ursula', 'look:traits')
  const games = Array.from({ length: 12 }, (_, n) => looked(`look ${n}`))
  expect(new Set(games.map((g) => traits(g).top)).size).toBeGreaterThan(1)
  for (const seat of [1, null]) {
    for (const g of games) expect(guessed(g, seat)).toEqual(guessed(looked('look 0'), seat))
  }
})

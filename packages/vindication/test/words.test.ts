// What a player reads: questions that name their place, answers that name their card and point at it,
// refusals that name what is missing.
import { preview } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { vindication } from '../src/index.ts'
import { CORE_REGIONS } from '../src/regions/core.ts'
import { REGIONS_EN } from '../src/text/regions/en.ts'
import { always, type PlayerSpot, type Scenario, scenario, type Spot } from '../testing/scenario.ts'

const { say } = vindication
const NAMES = ['Ada', 'Bo']

const NONE = { inspiration: 0, knowledge: 0, strength: 0, party: {} }

/** Seat 0 beside one region, hex 1, without attributes and companions unless told. */
function beside(kind: string, mine: PlayerSpot = {}, more: Spot = {}): Scenario {
  return scenario({
    regions: { 1: kind },
    players: { 0: { space: 13, honor: 10, ...NONE, ...mine }, 1: { space: 7, party: {} } },
    ...more,
  })
}

function asked({ table: { machine } }: Scenario): string {
  return machine.asks.map((ask) => say.prompt(ask, machine, NAMES)).join(' | ')
}

function offered({ table: { machine } }: Scenario, id: string) {
  return machine.asks[0]?.options.find((option) => option.id === id)
}

function label(g: Scenario, id: string): string | undefined {
  const option = offered(g, id)
  return option === undefined ? undefined : say.label(g.table.machine, option, NAMES)
}

function why({ table: { machine } }: Scenario, id: string): string | undefined {
  const found = machine.reasons(0).find(({ option }) => option.id === id)
  return found && say.reason(found.reason, machine, { seat: 0, option: found.option })
}

function told({ table: { machine } }: Scenario, reader: number | null = null): (string | null)[] {
  return machine.events.map((event) => say.event(machine, event, NAMES, reader))
}

const DRAWS = [
  ['inn', { inspiration: 2 }, ['visit:1'], 'yellow', 'wim', 'Hire', 'yellow companions'],
  ['inn', { knowledge: 2 }, ['visit:1'], 'blue', 'elina', 'Hire', 'blue companions'],
  ['inn', { strength: 2 }, ['visit:1'], 'red', 'arn', 'Hire', 'red companions'],
  ['tomb', { wisdom: 2 }, ['visit:1'], 'traits', 'patience', 'Attain', 'traits'],
  ['maw', { courage: 2, party: { ruak: 0 } }, ['visit:1'], 'monsters', 'mornak', 'Fight', 'monsters'],
  ['tower', { vision: 2 }, ['visit:1', 'acquire'], 'relics', 'mirror', 'Acquire', 'relics'],
] as const

test.each(DRAWS)(
  'at the %s with %j the open card and the deck are named and pointed at, with what is done to them',
  (kind, mine, first, deck, card, verb, words) => {
    const decks = { [deck]: { open: [card] } }
    const g = beside(kind, mine, { decks }).play(...first)
    expect(offered(g, 'open')?.at).toBe(`card:${card}`)
    expect(offered(g, 'blind')?.at).toBe(`deck:${deck}`)
    expect(label(g, 'open')).toMatch(new RegExp(`^${verb} .*${card.slice(1, 4)}`, 'i'))
    expect(label(g, 'blind')).toBe(`${verb} the hidden top card of the ${words}`)
  },
)

test('after an empowered draw it is asked and said as of any other', () => {
  const g = beside('maw', { courage: 2, conviction: 1, party: { ruak: 0 } }).play('visit:1')
  const before = asked(g)
  g.play('empower')
  expect(asked(g)).toBe(before.replace(/does \w+ fight/, 'do you fight'))
  const takes = g.offers().filter((id) => id.startsWith('take:'))
  expect(takes.length).toBeGreaterThan(2)
  for (const id of takes) expect(label(g, id)).toMatch(/^Fight /)
})

test('of several open cards the uppermost is the one that is named and taken', () => {
  const g = beside('tomb', { wisdom: 2 }, { decks: { traits: { open: ['patience', 'wonder'] } } })
  g.play('visit:1')
  expect(label(g, 'open')).toBe('Attain Wonder')
  expect(g.play('open').player(0).traits).toEqual(['wonder'])
})

test('a question names the region it comes from, and says that influence is short', () => {
  const g = beside('spire', { influence: 1, strength: 1 }).play('visit:1')
  expect(asked(g)).toBe('Holy Spire: your influence is short, 1 left: do you gain inspiration?')
  g.play('gain:inspiration')
  expect(asked(g)).toBe('Holy Spire: your influence is empty. Recover a block to gain more?')
})

test('who wants to be asked is asked which, and nothing is short', () => {
  const g = beside('spire', { influence: 5 })
  g.table.choose(0, 'gains', 'ask')
  expect(asked(g.play('visit:1'))).toBe('Holy Spire: do you gain inspiration?')
})

test('the Arcane Tower asks only about what can be done there', () => {
  const relics = { mirror: 1 }
  expect(asked(beside('tower', { vision: 2, relics }).play('visit:1'))).toBe(
    'Arcane Tower: do you acquire a relic or recharge those you have?',
  )
  expect(asked(beside('tower', { vision: 2 }).play('visit:1'))).toBe('Arcane Tower: do you acquire a relic?')
  expect(asked(beside('tower', { vision: 2, relics }).play('visit:1', 'acquire', 'none'))).toBe(
    'Arcane Tower: do you recharge your relics?',
  )
})

test('the champion is named before the monster is chosen', () => {
  const g = beside('maw', { courage: 2, party: { ruak: 0, arn: 0 } }).play('visit:1')
  const champion = /^Gaping Maw: which monster does (\w+) fight\?$/.exec(asked(g))?.[1]
  expect(told(g.play('open')).join()).toContain(`sends ${champion} to fight`)
})

const MISSING: readonly [string, PlayerSpot, string][] = [
  [
    'tomb',
    { wisdom: 1, inspiration: 1, knowledge: 1 },
    'This costs 2 wisdom and you lack 1; convert some more to it first.',
  ],
  [
    'maw',
    { party: { arn: 0 }, strength: 1 },
    'This costs 2 courage and you lack 2; to convert that you still need 1 strength and 2 inspiration.',
  ],
  ['command-post', { strength: 1 }, 'This costs 3 strength and you lack 2; gain some more of it.'],
  ['shrine', {}, 'This costs 1 inspiration and you lack 1; gain some more of it.'],
  ['monastery', {}, 'This costs 1 knowledge and you lack 1; gain some more of it.'],
  [
    'inn',
    { strength: 1 },
    'This costs 2 inspiration, 2 knowledge or 2 strength, and you have too little of each; gain some more of one.',
  ],
]

test.each(MISSING)('at the %s with %j what is missing is named', (kind, mine, words) => {
  expect(why(beside(kind, mine), 'visit:1')).toBe(words)
})

test('what an Inn does not take, and what is not enough to convert, says why', () => {
  const g = beside('inn', { inspiration: 2, strength: 2, knowledge: 1 }).play('visit:1')
  expect(why(g, 'pay:knowledge')).toBe('This costs 2 knowledge and you lack 1; gain some more of it.')
  expect(why(beside('fort', { strength: 1 }), 'convert:courage')).toBe(
    'Courage is made of 1 strength and 1 inspiration; you lack inspiration.',
  )
})

test('a card is named in a refusal only to who has it', () => {
  const plain = beside('fort', { strength: 2 })
  expect(why(plain, 'buy:strength')).toBe(
    'A proficiency tile costs 3 strength and you lack 1; gain some more of it.',
  )
  const step = plain.offers().find((id) => id.startsWith('move:')) ?? ''
  const rest = (g: Scenario) => g.table.machine.reasons(0).find(({ reason }) => reason.id === 'move-spent')
  plain.play(step)
  if (plain.offers().includes('stop')) plain.play('stop')
  expect(why(plain, rest(plain)?.option.id ?? '')).not.toContain('Zharah')
  const spreading = beside('fort', { party: { zharah: 0 } }).play(step)
  if (spreading.offers().includes('stop')) spreading.play('stop')
  expect(why(spreading, rest(spreading)?.option.id ?? '')).toContain('Zharah')
})

test('the number of a region is said only where another of its kind lies open', () => {
  const one = scenario({ regions: { 1: 'fort', 2: 'tower' }, players: { 0: { space: 13 }, 1: { space: 7 } } })
  const others = one.state.regions.filter((kind) => kind === 'fort').length
  expect(label(one, 'visit:1')).toBe(others === 1 ? 'Visit the Fort' : 'Visit the Fort (1)')
  const two = scenario({ regions: { 1: 'fort', 5: 'fort' }, players: { 0: { space: 13 }, 1: { space: 7 } } })
  expect(label(two, 'visit:1')).toBe('Visit the Fort (1)')
})

test('the character says what it gains', () => {
  expect(label(beside('fort'), 'character')).toBe(
    'Activate your character: gain 1 inspiration, knowledge or strength',
  )
  expect(label(beside('fort', { vindicated: true }), 'character')).toContain('gain 2 ')
})

test('who loses a region, and who dies in which fight, is said by name', () => {
  const taken = beside('library', { conviction: 2 }, { owners: { 1: 1 } }).play('control:1')
  expect(told(taken)).toContain(
    'Ada takes control of the Library from Bo: the block there returns to influence',
  )
  expect(told(taken, 0)).toContain(
    'You take control of the Library from Bo: the block there returns to influence',
  )
  expect(told(taken, 1)).toContain(
    'Ada takes control of the Library from you: your block returns to influence',
  )
  const values = { blackDie: always('death') }
  const g = beside(
    'maw',
    { courage: 2, conviction: 0, party: { arn: 2 } },
    { values, decks: { monsters: { open: ['mornak'] } } },
  )
  expect(told(g.play('visit:1', 'open')).find((line) => line?.includes('dies'))).toMatch(
    /^Ada's companion Arn dies in the fight against .+, and 2 blocks from Arn return to influence$/,
  )
})

function hint({ table: { machine } }: Scenario, id: string, type: string, more: object = {}): string[] {
  const option = machine.asks[0]?.options.find((one) => one.id === id)
  if (option === undefined) throw new Error(`'${id}' is not offered`)
  const gained = { type: 'gained', seat: 0, attribute: 2, n: 2 }
  return say.hint?.(machine, option, [{ type, seat: 0, ...more }, gained], NAMES, null) ?? []
}

const GAINED = 'Ada gains 2 strength: 2 blocks from influence to strength'

test('a hint says what follows and which blocks move, and not once more what the label says', () => {
  const g = beside('fort', { strength: 3, inspiration: 1 })
  expect(hint(g, 'visit:1', 'visited', { region: 1 })).toEqual([GAINED])
  expect(hint(g, 'control:1', 'controlled', { region: 1 })).toEqual([GAINED])
  expect(hint(g, 'recover:strength', 'recovered', { n: 1, where: 'strength' })).toEqual([
    '1 block from strength to influence',
    GAINED,
  ])
  expect(hint(g, 'buy:strength', 'learned', { attribute: 2 })).toEqual([
    'A tile counts 2 for the mastery of strength at the end; discard it at any time to gain 2 strength',
    GAINED,
  ])
})

test('what takes nothing, or nothing more, is said so that it answers the question', () => {
  const inn = beside('inn', { strength: 2 }, { decks: { red: { open: ['arn'] } } }).play('visit:1')
  expect(asked(inn)).toContain('which red companion joins you?')
  expect(label(inn, 'none')).toBe('None of these')
  const post = beside('command-post', { strength: 6 }).play('visit:1')
  expect(asked(post)).toContain('do you pay for another level of your mount?')
  expect(label(post, 'enough')).toBe('Done')
})

/** What is read of an answer before it is given. */
function foreseen({ table: { machine } }: Scenario, id: string): readonly string[] {
  const option = machine.asks[0]?.options.find((one) => one.id === id)
  if (option === undefined) throw new Error(`'${id}' is not offered`)
  return say.hint?.(machine, option, preview(machine, 0, [id]).events, NAMES, 0) ?? []
}

const RENT = [
  ['fort', {}, 'no question follows'],
  ['inn', { inspiration: 2, knowledge: 2 }, 'it is asked what is paid'],
  ['monastery', { knowledge: 2 }, 'it is asked how to augment'],
] as const

test.each(RENT)('V-VISIT-3 before a visit to the %s with %j its owner is told of, once: %s', (kind, mine) => {
  const held = { owners: { 1: 1 } }
  const lines = foreseen(beside(kind, mine, held), 'visit:1').filter((line) => line.includes('honor'))
  expect(lines).toEqual([expect.stringMatching(/^Bo gains 2 honor, \d+ in all/)])
  expect(foreseen(beside(kind, mine), 'visit:1').join()).not.toContain('honor')
})

test('every block that moves is told: what is paid, gained, converted, placed and used', () => {
  const visit = beside('spire', { influence: 5, conviction: 1, party: { wim: 0 } })
  expect(told(visit.play('visit:1'), 0)).toContain(
    'You gain 2 inspiration (Holy Spire): 2 blocks from influence to inspiration',
  )
  expect(told(visit.play('control:1'), 0)).toContain(
    'You use 1 conviction (control of the Holy Spire): 1 block from conviction to the region',
  )
  expect(told(visit.play('activate:wim'), 0)).toContain('You activate Wim: 1 block from influence to Wim')
  const inn = beside('inn', { strength: 2, inspiration: 1 }, { decks: { red: { open: ['arn'] } } })
  expect(told(inn.play('convert:courage'), 0)).toContain(
    'You convert 1 strength and 1 inspiration to 1 courage: 1 block to courage, 1 to influence',
  )
  const post = beside('command-post', { strength: 3 })
  expect(told(post.play('visit:1'), 0)).toContain(
    'You pay 3 strength (Command Post): 3 blocks from strength to influence',
  )
})

test('an inn is one of several, the Gaping Maw the only one: each has its article', () => {
  const { table } = beside('fort')
  const told = (region: string) =>
    say.event(table.machine, { type: 'discovered', seat: 0, hex: 1, region }, NAMES, 0)
  for (const { id, copies } of CORE_REGIONS) {
    const name = REGIONS_EN[id]?.name ?? ''
    const article = copies === 1 ? 'the' : /^[AEIOU]/.test(name) ? 'an' : 'a'
    expect(told(id)).toBe(`You discover ${article} ${name}`)
  }
})

test('a discovery is about the region at its place, whatever kind it is of', () => {
  const { machine } = beside('shrine').table
  const discovered = { type: 'discovered', seat: 0, hex: 1, region: 'shrine' }
  expect(say.about?.(machine, discovered, 0).at).toBe('region:1')
})

test('to discover land is to turn something up, not to roll', () => {
  const g = scenario({ players: { 0: { space: 1 }, 1: { space: 7 } } })
  for (let i = 0; i < 6 && g.events('discovered').length === 0; i++) {
    const step =
      g.offers().find((id) => id.startsWith('move:')) ?? g.offers().find((id) => id === 'stop') ?? 'end'
    g.play(step)
  }
  expect(g.events('discovered').length).toBeGreaterThan(0)
  expect(g.table.machine.wall).toBe('reveal')
})

// Texts for players: questions name their place, options name their card and point at it, and refusals name what is
// missing.
import { labelOf, preview } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { vindication } from '../src/index.ts'
import { CORE_REGIONS } from '../src/regions/core.ts'
import { REGIONS_EN } from '../src/text/regions/en.ts'
import { always, type PlayerSpot, type Scenario, scenario, type Spot } from '../testing/scenario.ts'

const { say } = vindication
const NAMES = ['Ada', 'Bo']

const NONE = { inspiration: 0, knowledge: 0, strength: 0, party: {} }

/** Seat 0 is next to one region, hex 1, by default without attributes and companions. */
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
  ['inn', { inspiration: 2 }, ['visit:1'], 'yellow', 'wim', 'Hire', 'yellow'],
  ['inn', { knowledge: 2 }, ['visit:1'], 'blue', 'elina', 'Hire', 'blue'],
  ['inn', { strength: 2 }, ['visit:1'], 'red', 'arn', 'Hire', 'red'],
  ['tomb', { wisdom: 2 }, ['visit:1'], 'traits', 'patience', 'Attain', 'trait'],
  ['maw', { courage: 2, party: { ruak: 0 } }, ['visit:1'], 'monsters', 'mornak', 'Fight', 'monster'],
  ['tower', { vision: 2 }, ['visit:1', 'acquire'], 'relics', 'mirror', 'Acquire', 'relic'],
] as const

test.each(DRAWS)(
  'at the %s with %j the open card and the deck are named and pointed at, with the action',
  (kind, mine, first, deck, card, verb, words) => {
    const decks = { [deck]: { open: [card] } }
    const g = beside(kind, mine, { decks }).play(...first)
    expect(offered(g, 'open')?.at).toBe(`card:${card}`)
    expect(offered(g, 'blind')?.at).toBe(`deck:${deck}`)
    expect(label(g, 'open')).toMatch(new RegExp(`^${verb} .*${card.slice(1, 4)}`, 'i'))
    expect(label(g, 'blind')).toBe(`Draw from the ${words} deck, unseen`)
  },
)

test('the texts of an empowered draw are those of any other draw', () => {
  const g = beside('maw', { courage: 2, conviction: 1, party: { ruak: 0 } }).play('visit:1')
  const before = asked(g)
  g.play('empower')
  expect(asked(g)).toBe(before.replace(/does \w+ fight/, 'do you fight'))
  const takes = g.offers().filter((id) => id.startsWith('take:'))
  expect(takes.length).toBeGreaterThan(2)
  for (const id of takes) expect(label(g, id)).toMatch(/^Fight /)
})

test('of several open cards, the top one is named and taken', () => {
  const g = beside('tomb', { wisdom: 2 }, { decks: { traits: { open: ['patience', 'wonder'] } } })
  g.play('visit:1')
  expect(label(g, 'open')).toBe('Attain Wonder')
  expect(g.play('open').player(0).traits).toEqual(['wonder'])
})

test('a question names the region it comes from, and says that influence is short', () => {
  const g = beside('spire', { influence: 1, strength: 1 }).play('visit:1')
  expect(asked(g)).toBe('Holy Spire: you have only 1 influence left. Do you gain inspiration?')
  g.play('gain:inspiration')
  expect(asked(g)).toBe('Holy Spire: your influence is empty. Recover a block to gain more?')
})

test('a player who wants to be asked is asked which, without a word about short influence', () => {
  const g = beside('spire', { influence: 5 })
  g.table.choose(0, 'gains', 'ask')
  expect(asked(g.play('visit:1'))).toBe('Holy Spire: do you gain inspiration?')
})

test('the Arcane Tower asks only about possible actions', () => {
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
    'This costs 2 wisdom. You need 1 more: convert inspiration and knowledge to get it.',
  ],
  [
    'maw',
    { party: { arn: 0 }, strength: 1 },
    'This costs 2 courage. You need 2 more. To convert to courage, you still need 1 strength and 2 inspiration.',
  ],
  [
    'command-post',
    { strength: 1 },
    'This costs 3 strength. You need 2 more. Visit a Fort or activate your character to gain some.',
  ],
  [
    'shrine',
    {},
    'This costs 1 inspiration. You need 1 more. Visit a Holy Spire or activate your character to gain some.',
  ],
  [
    'monastery',
    {},
    'This costs 1 knowledge. You need 1 more. Visit a Library or activate your character to gain some.',
  ],
  [
    'inn',
    { strength: 1 },
    "This costs 2 inspiration, 2 knowledge or 2 strength. You don't have enough of any.",
  ],
]

test.each(MISSING)('at the %s with %j the refusal names what is missing', (kind, mine, words) => {
  expect(why(beside(kind, mine), 'visit:1')).toBe(words)
})

test('refusals at an Inn and of a conversion say why', () => {
  const g = beside('inn', { inspiration: 2, strength: 2, knowledge: 1 }).play('visit:1')
  expect(why(g, 'pay:knowledge')).toBe(
    'This costs 2 knowledge. You need 1 more. Visit a Library or activate your character to gain some.',
  )
  expect(why(beside('fort', { strength: 1 }), 'convert:courage')).toBe(
    'Converting to courage takes 1 strength and 1 inspiration. You have no inspiration.',
  )
})

test('a refusal names a card only to the player who has it', () => {
  const plain = beside('fort', { strength: 2 })
  expect(why(plain, 'buy:strength')).toBe(
    'A proficiency tile costs 3 strength. You need 1 more. Visit a Fort or activate your character to gain some.',
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

test('a region has its number only if another of its kind is on the map', () => {
  const one = scenario({ regions: { 1: 'fort', 2: 'tower' }, players: { 0: { space: 13 }, 1: { space: 7 } } })
  const others = one.state.regions.filter((kind) => kind === 'fort').length
  expect(label(one, 'visit:1')).toBe(others === 1 ? 'Visit the Fort' : 'Visit the Fort (hex 1)')
  const two = scenario({ regions: { 1: 'fort', 5: 'fort' }, players: { 0: { space: 13 }, 1: { space: 7 } } })
  expect(label(two, 'visit:1')).toBe('Visit the Fort (hex 1)')
})

test('the character shows its gains', () => {
  expect(label(beside('fort'), 'character')).toBe(
    'Activate your character: gain 1 inspiration, knowledge or strength',
  )
  expect(label(beside('fort', { vindicated: true }), 'character')).toContain('gain 2 ')
})

test('a player who loses a region and a companion who dies in a fight are named', () => {
  const taken = beside('library', { conviction: 2 }, { owners: { 1: 1 } }).play('control:1')
  expect(told(taken)).toContain('Ada takes control of the Library from Bo for 2 conviction')
  expect(told(taken, 0)).toContain('You take control of the Library from Bo for 2 conviction')
  expect(told(taken, 1)).toContain('Ada takes control of the Library from you for 2 conviction')
  const values = { blackDie: always('death') }
  const g = beside(
    'maw',
    { courage: 2, conviction: 0, party: { arn: 2 } },
    { values, decks: { monsters: { open: ['mornak'] } } },
  )
  expect(told(g.play('visit:1', 'open')).find((line) => line?.includes('loses Arn'))).toMatch(
    /^Ada loses Arn in the fight against .+ \(2 blocks return to influence\)$/,
  )
})

test('V-CONTROL-5 control without a possible visit is refused with the reason against the visit', () => {
  const g = beside('inn', { conviction: 1 })
  expect(g.why('control:1')).toBe('no-visit-with-it')
  expect(why(g, 'control:1')).toBe(why(g, 'visit:1'))
  expect(why(g, 'visit:1')).toMatch(/^This costs 2 inspiration, /)
})

function hint({ table: { machine } }: Scenario, id: string, type: string, more: object = {}): string[] {
  const option = machine.asks[0]?.options.find((one) => one.id === id)
  if (option === undefined) throw new Error(`'${id}' is not offered`)
  const gained = { type: 'gained', seat: 0, attribute: 2, n: 2 }
  return say.hint?.(machine, option, [{ type, seat: 0, ...more }, gained], NAMES, null) ?? []
}

const GAINED = 'Ada gains 2 strength (2 blocks from influence)'

test('a hint names consequences and moving blocks, without repeating the label', () => {
  const g = beside('fort', { strength: 3, inspiration: 1 })
  expect(hint(g, 'visit:1', 'visited', { region: 1 })).toEqual([GAINED])
  expect(hint(g, 'control:1', 'controlled', { region: 1, cost: 2 })).toEqual([
    '1 block from conviction to the region, 1 to influence',
    GAINED,
  ])
  expect(hint(g, 'recover:strength', 'recovered', { n: 1, where: 'strength' })).toEqual([
    '1 block from strength to influence',
    GAINED,
  ])
  expect(hint(g, 'buy:strength', 'learned', { attribute: 2 })).toEqual([
    'A tile counts 2 toward strength mastery at the end. Discard it at any time to gain 2 strength',
    GAINED,
  ])
})

test('labels for taking nothing, or nothing more, fit the question', () => {
  const inn = beside('inn', { strength: 2 }, { decks: { red: { open: ['arn'] } } }).play('visit:1')
  expect(asked(inn)).toContain('which red companion joins you?')
  expect(label(inn, 'none')).toBe('None of these')
  const post = beside('command-post', { strength: 6 }).play('visit:1')
  expect(asked(post)).toContain('do you pay for another mount level?')
  expect(label(post, 'enough')).toBe('Done')
})

/** The hint of an option, before it is chosen. */
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

test.each(RENT)(
  'V-VISIT-3 before a visit to the %s with %j its owner’s honor is shown, once: %s',
  (kind, mine) => {
    const held = { owners: { 1: 1 } }
    const lines = foreseen(beside(kind, mine, held), 'visit:1').filter((line) => line.includes('honor'))
    expect(lines).toEqual([
      expect.stringMatching(/^Bo gains 2 honor from the visit to the .+ \(\d+ total\)$/),
    ])
    expect(foreseen(beside(kind, mine), 'visit:1').join()).not.toContain('honor')
  },
)

test('the log says what is paid and gained; the hint before also says which blocks move', () => {
  const visit = beside('spire', { influence: 5, conviction: 1, party: { wim: 0 } })
  expect(foreseen(visit, 'visit:1')).toContain(
    'You gain 2 inspiration at the Holy Spire (2 blocks from influence)',
  )
  expect(told(visit.play('visit:1'), 0)).toContain('You gain 2 inspiration at the Holy Spire')
  expect(foreseen(visit, 'control:1')).toContain('1 block from conviction to the region')
  expect(foreseen(visit, 'activate:wim')).toContain('1 block from influence to Wim')
  expect(told(visit.play('activate:wim'), 0)).toContain('You activate Wim')
  const inn = beside('inn', { strength: 2, inspiration: 1 }, { decks: { red: { open: ['arn'] } } })
  expect(told(inn.play('convert:courage'), 0)).toContain(
    'You convert 1 strength and 1 inspiration to 1 courage',
  )
  const post = beside('command-post', { strength: 3 })
  expect(foreseen(post, 'visit:1')).toContain(
    'You pay 3 strength at the Command Post (3 blocks to influence)',
  )
  expect(told(post.play('visit:1'), 0)).toContain('You pay 3 strength at the Command Post')
})

test('taking control is one line with its price, then the honor; before the visit the label says both', () => {
  const g = beside('academy', { conviction: 1 })
  expect(label(g, 'control:1')).toBe('Visit and take control of the Academy')
  const lines = told(g.play('control:1'), 0).filter((line) => line !== null)
  expect(lines.slice(0, 2)).toEqual([
    'You take control of the Academy for 1 conviction',
    expect.stringMatching(/^You gain 2 honor for control of the Academy/),
  ])
  const visited = beside('fort', { conviction: 1 }).play('visit:1')
  expect(label(visited, 'control:1')).toMatch(/^Take control of the Fort/)
})

test('a gain without influence is logged as such', () => {
  const g = beside('fort', { influence: 0, conviction: 0, potential: 21 }).play(
    'character',
    'train:knowledge',
  )
  expect(told(g, 0)).toContain('You have no influence left to gain 1 knowledge')
})

test('a companion joins before the next one is turned up', () => {
  const g = beside('inn', { strength: 2 }, { decks: { red: { open: ['arn'] } } }).play('visit:1', 'open')
  const lines = told(g, 0)
  expect(lines[0]).toBe('Arn, First Son of Steel joins you')
  expect(lines[1]).toMatch(/^New red companion face up: /)
})

test('a pair of companions joins as two people', () => {
  const decks = { blue: { open: ['igor-senna'] } }
  const g = beside('inn', { knowledge: 2 }, { decks }).play('visit:1', 'open')
  expect(told(g, 0)[0]).toBe('Igor and Senna join you')
})

test('a roll says what it is for, or whom it is against', () => {
  const decks = { monsters: { open: ['custodian'] } }
  const fight = beside('maw', { courage: 2, party: { arn: 0 } }, { decks }).play('visit:1', 'open')
  expect(told(fight, 0)).toContainEqual(
    expect.stringMatching(/^You roll the black die against the Custodian of the Inner Tomb: /),
  )
  const relic = beside('fort', { relics: { glowberries: 1 } }).play('use:glowberries')
  expect(told(relic, 0)).toContainEqual(
    expect.stringMatching(/^You roll the white die for the Pouch of Glowberries: /),
  )
})

test('names take their article inside a sentence', () => {
  const decks = { monsters: { open: ['custodian'] } }
  const g = beside('maw', { courage: 2, party: { 'black-dove': 0 } }, { decks }).play('visit:1')
  expect(label(g, 'open')).toBe('Fight the Custodian of the Inner Tomb')
  expect(told(g.play('open'), 0)).toContain(
    'You send the Black Dove to fight the Custodian of the Inner Tomb',
  )
})

test('a single way to augment is a yes-or-no question', () => {
  const diligent = { wisdom: 2, influence: 3, traits: ['diligence'] }
  const decks = { traits: { open: ['patience'] } }
  const { machine } = beside('tomb', diligent, { decks }).play('visit:1', 'open').table
  const [ask] = machine.asks
  if (ask === undefined) throw new Error('nothing is asked')
  expect(say.prompt(ask, machine, NAMES)).toBe(
    'Diligence: do you augment 1 block from influence to conviction?',
  )
  expect(ask.options.slice(0, ask.own).map((option) => labelOf(machine, ask, option, NAMES))).toEqual([
    'Augment 1: influence to conviction',
    'No',
  ])
})

test('one of several inns and the only Gaping Maw each have the right article', () => {
  const { table } = beside('fort')
  const told = (region: string) =>
    say.event(table.machine, { type: 'discovered', seat: 0, hex: 1, region }, NAMES, 0)
  for (const { id, copies } of CORE_REGIONS) {
    const name = REGIONS_EN[id]?.name ?? ''
    const article = copies === 1 ? 'the' : /^[AEIOU]/.test(name) ? 'an' : 'a'
    expect(told(id)).toBe(`You discover ${article} ${name}`)
  }
})

test('a discovery points at the region at its place, whatever its kind', () => {
  const { machine } = beside('shrine').table
  const discovered = { type: 'discovered', seat: 0, hex: 1, region: 'shrine' }
  expect(say.about?.(machine, discovered, 0).at).toBe('region:1')
})

test('a discovery is a reveal, not a roll', () => {
  const g = scenario({ players: { 0: { space: 1 }, 1: { space: 7 } } })
  for (let i = 0; i < 6 && g.events('discovered').length === 0; i++) {
    const step =
      g.offers().find((id) => id.startsWith('move:')) ?? g.offers().find((id) => id === 'stop') ?? 'end'
    g.play(step)
  }
  expect(g.events('discovered').length).toBeGreaterThan(0)
  expect(g.table.machine.wall).toBe('reveal')
})

test('paying again for the same visit says the price', () => {
  const shrine = beside('shrine', { inspiration: 2, party: { arn: 3, wim: 2 } }).play('visit:1')
  while (!shrine.offers().includes('again')) shrine.play(shrine.offers()[0] ?? '')
  expect(label(shrine, 'again')).toBe('Pay 1 inspiration again')
  const post = beside('command-post', { strength: 6 }).play('visit:1')
  expect(label(post, 'again')).toBe('Pay 3 strength again')
})

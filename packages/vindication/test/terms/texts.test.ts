// Texts at tables with other terms are correct for those terms.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Chance, type GameOptions, type Option, preview, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { CONTENTS } from '../../src/contents.ts'
import { faces, facesApart, valuesOf } from '../../src/client.ts'
import { vindication } from '../../src/index.ts'
import { termsOf } from '../../src/terms.ts'
import { beside } from '../expansion-regions/beside.ts'
import { guilded } from '../guilds/guilded.ts'
import { inspect } from '../../src/inspect.ts'
import { judge } from '../../src/judge.ts'

const PROTOTYPE = { edition: '2017 prototype' }
const NAMES = ['Ada', 'Bo', 'Cy']

const tableOf = (options: GameOptions) => new Table(vindication, { seats: 3, seed: 'read', options })

/** The text of a card or region at the table, checked to be the same on a page. */
function says(options: GameOptions, id: string): string {
  const { machine } = tableOf(options)
  const { text } = machine.values.box
  const values = valuesOf({}, machine.options)
  const seen = [...faces(values), ...facesApart(values)]
  const drawn = seen.find((face) => face.id === id)?.text ?? values.box.text.regions[id]?.text
  const told = text.cards[id]?.text ?? text.regions[id]?.text ?? ''
  expect(drawn).toBe(told)
  return told
}

const READ: readonly (readonly [
  rule: string,
  options: GameOptions,
  id: string,
  told: RegExp,
  usual: RegExp,
])[] = [
  ['V-EDITION-4', { mountOnce: true }, 'command-post', /once per turn/, /as often as you can pay/],
  ['V-EDITION-4', PROTOTYPE, 'command-post', /once per turn/, /as often as you can pay/],
  ['V-EDITION-4', { mountOnce: true }, 'verao', /a mount level costs/, /each mount level/],
  ['V-EDITION-5', PROTOTYPE, 'maw', /of your choice/, /lowest initiative/],
  ['V-EDITION-6', PROTOTYPE, 'shrine', /from one of your companions/, /from your companions/],
  ['V-EDITION-7', PROTOTYPE, 'kealth', /^Return 2 blocks from Kealth\.$/, /empowered/],
  ['V-EDITION-7', { ...PROTOTYPE, menagerie: true }, 'claude', /does nothing/, /cost no conviction/],
  ['V-EDITION-7', { ...PROTOTYPE, 'temple-ruins': true }, 'temple-ruins', /keep 1\.$/, /conviction/],
  ['V-EDITION-8', PROTOTYPE, 'exoneration', /not possible in this edition/, /during the game/],
  ['V-EDITION-8', PROTOTYPE, 'vindication', /stays in the box/, /^All players are vindicated\.$/],
  ['V-EDITION-10', PROTOTYPE, 'companions', /Lost ones do not/, /abandoned/],
  ['V-EDITION-15', { guilds: true, commendedThisTurn: true }, 'favor-commendation', /this turn/, /gain 1/],
  ['V-EDITION-16', { jewelcrafter: true, crystalsAnywhere: true }, 'jewelcrafter', /anywhere/, /As often/],
  [
    'V-HOUSE-1',
    { myths: true, armed: 'from round 6' },
    'sacred-plume',
    /as soon as end triggers work/,
    /triggers the end immediately\.$/,
  ],
  ['V-HOUSE-3', { myths: true, length: '8 rounds' }, 'sacred-plume', /of the stack\.$/, /triggers the end/],
]

test.each(READ)('%s with %j %s has the right text', (_rule, options, id, told, usual) => {
  expect(says(options, id)).toMatch(told)
  const plain = says(brought(options), id)
  expect(plain).toMatch(usual)
  expect(plain).not.toBe(says(options, id))
})

/** The expansions only. */
function brought(options: GameOptions): GameOptions {
  return Object.fromEntries(CONTENTS.flatMap(({ id }) => (options[id] === true ? [[id, true]] : [])))
}

test('every replacing text has a term or variant, and a text that it replaces', () => {
  const terms = Object.keys(termsOf({}))
  for (const { text, settings = {} } of CONTENTS) {
    for (const [name, others] of Object.entries(text.otherwise ?? {})) {
      expect([...terms, ...Object.keys(settings)]).toContain(name)
      for (const [id, told] of Object.entries(others)) {
        expect((text.cards[id] ?? text.regions[id])?.text).toMatch(/\.$/)
        expect(told).toMatch(/\.$/)
      }
    }
  }
})

test('a variant changes the texts of its own table only', () => {
  const options = { guilds: true, commendedThisTurn: true }
  expect(says(options, 'favor-commendation')).not.toBe(says({ guilds: true }, 'favor-commendation'))
  expect(tableOf({ guilds: true }).machine.values.box.otherwise).toEqual([])
})

test('V-EDITION-15 the use of favor is offered for this turn', () => {
  const told = (options: Record<string, boolean>) => {
    const { table } = guilded({ traits: ['devotion'] }, [{}], { options })
    const option = table.asks[0]?.options.find(({ id }) => id === 'favor:commendation')
    return option === undefined ? '' : vindication.say.label(table.machine, option, NAMES)
  }
  expect(told({ commendedThisTurn: true })).toBe('Favor: gain honor each time a trait works this turn')
  expect(told({})).toBe('Favor: gain honor each time a trait works')
})

function hints({ machine }: ReturnType<typeof tableOf>, seat: number, option: Option): readonly string[] {
  const { events } = preview(machine, seat, [option.id])
  return vindication.say.hint?.(machine, option, events, NAMES, seat) ?? []
}

/** Every text of a game: questions, options, hints, refusals, the log, the position. */
function everythingSaid(options: GameOptions, seed: string): Set<string> {
  const { say } = vindication
  const said = new Set<string>()
  const table = new Table(vindication, { seats: 3, seed, options })
  const chance = new Chance(seed)
  for (let n = 0; !table.over; n++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    const { machine } = table
    said.add(say.prompt(ask, machine, NAMES))
    for (const option of ask.options) said.add(say.label(machine, option, NAMES))
    for (const { reason, option } of machine.reasons(ask.seat))
      said.add(say.reason(reason, machine, { seat: ask.seat, option }))
    if (n % 20 === 0) {
      for (const line of inspect.position(machine, NAMES)) said.add(line)
      for (const option of ask.options) for (const line of hints(table, ask.seat, option)) said.add(line)
    }
    table.take(ask, judge.quick(machine, ask, chance) ?? chance.pick(ask.options))
    for (const event of table.events) said.add(say.event(machine, event, NAMES, null) ?? '')
  }
  for (const line of inspect.position(table.machine, NAMES)) said.add(line)
  return said
}

const UNKNOWN = /recover|abandon|give up|vindicat|empowered|lowest initiative/i

test.each([
  ['the base game', {}],
  ['the Menagerie and Treachery', { menagerie: true, treachery: true, guilds: true }],
  ['Myths & Wonders and the Ruins', { myths: true, 'temple-ruins': true, jewelcrafter: true }],
])('V-EDITION in the prototype no text mentions things it does not have: %s', (_what, modules) => {
  for (let n = 0; n < 6; n++) {
    const spoken = [...everythingSaid({ ...PROTOTYPE, ...modules }, `prototype ${n}`)]
    expect(spoken.filter((line) => UNKNOWN.test(line) && !line.includes('Vindication'))).toEqual([])
  }
})

test('V-EDITION-10 a player short of influence is not told to recover any', () => {
  const short = { influence: 0, party: { arn: 0 } }
  const why = (options: Record<string, string>) => {
    const { machine } = beside(options, {}, short).table
    const found = machine.reasons(0).find(({ option }) => option.id === 'activate:arn')
    return found && vindication.say.reason(found.reason, machine, { seat: 0, option: found.option })
  }
  expect(why(PROTOTYPE)).toMatch(/Return a block to influence first\.$/)
  expect(why({})).toMatch(/Recover a block first\.$/)
})

test('V-HOUSE the position lists the house rules', () => {
  const position = (options: GameOptions) => inspect.position(tableOf(options).machine, NAMES)
  expect(position({})[0]).toMatch(/not yet triggered/)
  expect(position({ length: '8 rounds' })[0]).toMatch(/lasts 8 rounds, and no end trigger/)
  expect(position({ armed: 'from round 6' })[0]).toMatch(/before round 6/)
})

test('V-HOUSE-2 open quests are in the position text', () => {
  const told = (options: GameOptions) => {
    const table = tableOf(options)
    for (const ask of table.asks.slice()) {
      const [first] = ask.options
      if (first !== undefined) table.take(ask, first)
    }
    return inspect.position(table.machine, NAMES).filter((line) => /secret quest/i.test(line))
  }
  expect(told({})).toEqual(Array.from({ length: 3 }, () => '  Has a secret quest.'))
  for (const line of told({ openQuests: true })) expect(line).toMatch(/^ {2}Secret quest: \w/)
})

const BOOK = readFileSync(join(import.meta.dirname, '../../../../docs/rules/vindication.md'), 'utf8')
const CHOSEN = BOOK.split('\n').flatMap(
  (line) => /Another rule can be chosen: (.*)\.$/.exec(line)?.[1]?.split(', ') ?? [],
)

test('V-EDITION-1 a rule that another one can replace names it', () => {
  const editions = BOOK.match(/(?<=^### )V-EDITION-\d+/gm) ?? []
  const about = editions.filter((id) => id !== 'V-EDITION-1' && id !== 'V-EDITION-13')
  expect([...new Set(CHOSEN)].toSorted()).toEqual(
    [...about, 'V-HOUSE-1', 'V-HOUSE-2', 'V-HOUSE-3'].toSorted(),
  )
})

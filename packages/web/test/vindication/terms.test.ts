// The texts at a real table with variants of the 2018 rules.
import type { Update } from '@lorehall/host'
import { type GameOptions, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { EVERYTHING as EVERY_BOX } from '@lorehall/vindication/client'
import { afterEach, expect, test, vi } from 'vitest'
import { adviceFor } from '../../src/games/vindication/advice/advice.ts'
import { ADVICE_OTHERWISE_EN } from '../../src/games/vindication/advice/en.ts'
import { lookOf } from '../../src/games/vindication/cards/looks.ts'
import { GLOSSARY_OTHERWISE_EN } from '../../src/games/vindication/glossary/en.ts'
import { glossaryFor } from '../../src/games/vindication/glossary/glossary.ts'
import { valuesOf } from '../../src/games/vindication/facts.ts'
import { NO_MODULES, playWith } from '../../src/games/vindication/in-play.ts'
import { loadAllModules, loadModules } from '../../src/games/vindication/modules.ts'
import * as jewels from '../../src/games/vindication/modules/jewelcrafter/en.ts'
import { MENAGERIE_OTHERWISE_EN } from '../../src/games/vindication/modules/menagerie/en.ts'
import { type Otherwise, otherwiseAt, termsIn } from '../../src/games/vindication/otherwise.ts'
import { PRIMER_EN, PRIMER_OTHERWISE_EN } from '../../src/games/vindication/primer/en.ts'
import { primerFor } from '../../src/games/vindication/primer/primer.ts'
import { TABLE_OTHERWISE_EN } from '../../src/games/vindication/text/otherwise/en.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { TEXT_VIEW } from '../../src/games/vindication/text-view/text-view.ts'
import { ENGLISH, update, wireAsk, wireOption } from '../kit.ts'
import { tableWith } from './real-table.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutThing } = await import('../../src/games/vindication/board/about-thing.tsx')

const PROTOTYPE = { edition: '2017 prototype' }

afterEach(() => playWith(EVERY_BOX, NO_MODULES))

/** Sets the values and modules in play first, as the page does. */
async function tableOf(options: GameOptions): Promise<Update> {
  const seen = await tableWith(options)
  playWith(valuesOf(seen), await loadModules(options))
  return seen
}

function reads(seen: Update, at: string): string {
  const about = aboutThing(seen, at, wordsOf(ENGLISH))
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

/** The text view's reply to "what is …". */
function meansInWords(seen: Update, name: string): string {
  const topic = TEXT_VIEW.topics(seen, ENGLISH).find(({ names }) => names.includes(name))
  return topic?.what().join('\n') ?? ''
}

/** As it arrives through the port, as JSON. */
const parse: (text: string) => Update['view'] = JSON.parse

/** The same table, with this region on its first hex. */
function with1st(seen: Update, kind: string): Update {
  const { regions, ...view } = viewOf(seen)
  const [first, ...rest] = regions
  return { ...seen, view: parse(JSON.stringify({ ...view, regions: [{ ...first, kind }, ...rest] })) }
}

const OLD: readonly (readonly [kind: string, name: string, told: RegExp, usual: RegExp])[] = [
  ['command-post', 'command post', /once per turn/, /as often as you can pay/],
  ['shrine', 'shrine', /from one of your companions/, /from your companions/],
  ['maw', 'gaping maw', /of your choice/, /lowest initiative/],
]

test.each(OLD)(
  'the %s has the text for its table, on the board and in the text view',
  async (kind, name, told, usual) => {
    const old = with1st(await tableOf(PROTOTYPE), kind)
    expect(reads(old, 'region:1')).toMatch(told)
    expect(TEXT_VIEW.about(old, 'region:1', ENGLISH)).toMatch(told)
    expect(meansInWords(old, name)).toMatch(told)
    const usually = with1st(await tableOf({}), kind)
    expect(reads(usually, 'region:1')).toMatch(usual)
    expect(meansInWords(usually, name)).toMatch(usual)
  },
)

test('a card has the text for its table, on its face and in the text view', async () => {
  const old = await tableOf({ ...PROTOTYPE, menagerie: true })
  expect(lookOf('kealth')?.text).toEqual(['Return 2 blocks from Kealth.'])
  expect(lookOf('exoneration')?.text).toHaveLength(2)
  expect(lookOf('arn')?.note?.title).toMatch(/you choose/)
  expect(reads(old, 'card:arn')).toMatch(/you choose who fights a monster/)
  expect(meansInWords(old, 'claude')).toMatch(/does nothing/)
  await tableOf({})
  expect(lookOf('kealth')?.text.join()).toMatch(/empowered/)
  expect(lookOf('arn')?.note?.title).toMatch(/lowest initiative has to fight/)
})

test('a use of favor has the text of the chosen variant', async () => {
  const seen = await tableOf({ guilds: true, commendedThisTurn: true })
  for (const told of [reads(seen, 'favor:commendation'), meansInWords(seen, 'commendation')])
    expect(told).toMatch(/this turn gain 1 honor/)
  expect(reads(await tableOf({ guilds: true }), 'favor:commendation')).not.toMatch(/this turn/)
})

test('crystals say where they can be used', async () => {
  const seen = await tableOf({ jewelcrafter: true, crystalsAnywhere: true })
  expect(reads(seen, 'crystals')).toMatch(/wherever you are/)
  expect(meansInWords(seen, 'jewelcrafter')).toMatch(/Here or anywhere else/)
})

test('my tiles and the honor track do not mention rules that the prototype lacks', async () => {
  const old = await tableOf(PROTOTYPE)
  expect(reads(old, 'character')).not.toMatch(/vindicat/i)
  expect(reads(old, 'power:conviction')).not.toMatch(/empower/)
  expect(reads(old, 'token:20')).toMatch(/pay 2 honor to remove any trigger/)
  expect(reads(with1st(old, 'maw'), 'region:1')).toMatch(/you choose who fights for you/)
})

test('a trigger says if it doesn’t end the game, or not yet', async () => {
  const trigger = (seen: Update) => reads(seen, `trigger:${viewOf(seen).triggers[0]?.id}`)
  expect(trigger(await tableOf({}))).toMatch(/Once this is met, players finish the round/)
  expect(trigger(await tableOf({ armed: 'from round 6' }))).toMatch(/in round 6 or later/)
  expect(trigger(await tableOf({ length: '8 rounds' }))).toMatch(/doesn’t end the game/)
})

test('the glossary follows the rules of the table', async () => {
  const old = glossaryFor(await tableOf(PROTOTYPE))
  expect(old['champion|champions']).toMatch(/In this edition, you choose/)
  expect(old['recover|recovers|recovered|recovering']).toMatch(/^Not in this edition/)
  expect(glossaryFor(await tableOf({}))).toEqual(glossaryFor(null))
  expect(glossaryFor(null)['champion|champions']).toMatch(/lowest initiative/)
})

test('a module explains its words at its own tables', async () => {
  const meaning = async (options: GameOptions) =>
    glossaryFor(await tableOf(options))['favor|favor token|guild favor']
  expect(await meaning({ guilds: true })).toMatch(/^Your guild’s token/)
  expect(await meaning({})).toBeUndefined()
})

test('the primer follows the rules of the table', async () => {
  const told = (primer: ReturnType<typeof primerFor>) =>
    [...primer.steps, ...primer.more, ...primer.signs].map(({ text }) => text).join('\n')
  expect(told(primerFor(null))).toMatch(/control of the region you visit/)
  expect(told(primerFor(await tableOf(PROTOTYPE)))).toMatch(/control of a region next to your figure/)
  expect(told(primerFor(await tableOf(PROTOTYPE)))).not.toMatch(/empowered draws|empowers draws/)
  expect(told(primerFor(await tableOf({ length: '8 rounds' })))).toMatch(/a fixed number of rounds/)
})

/** The hints when these options are offered. */
function advised(options: GameOptions, ...offered: readonly string[]): string {
  const { machine } = new Table(vindication, { seats: 2, seed: 'a', options })
  const ask = wireAsk({ options: offered.map((id) => wireOption(id)) })
  const seen = update({ options: machine.options, view: vindication.see.view(machine, 0), ask })
  return adviceFor(seen)
    .map(({ words }) => words)
    .join('\n')
}

test('hints follow the rules of the table', () => {
  expect(advised({}, 'control:1')).toMatch(/the region you visited/)
  expect(advised(PROTOTYPE, 'control:1')).toMatch(/take control next to you/)
  expect(advised({}, 'keep:party-time')).toMatch(/Nobody else sees your quest/)
  expect(advised({ openQuests: true }, 'keep:party-time')).toMatch(/everyone sees your quest/)
})

test('the hint that the end is near comes only if triggers end the game', () => {
  const near = (options: GameOptions) => {
    const { machine } = new Table(vindication, { seats: 2, seed: 'a', options })
    const view = vindication.see.view(machine, 0)
    const seen = update({ options, view, ask: wireAsk({ options: [wireOption('end')] }) })
    const triggers = [{ id: 'balance', now: 5, goal: 6 }]
    const close = { ...seen, view: parse(JSON.stringify({ ...viewOf(seen), triggers })) }
    return adviceFor(close).map(({ id }) => id)
  }
  expect(near({})).toContain('trigger')
  expect(near({ length: '8 rounds' })).not.toContain('trigger')
  expect(near({ armed: 'from round 6' })).not.toContain('trigger')
})

const ALL: readonly Otherwise<string>[] = [
  ADVICE_OTHERWISE_EN,
  jewels.ADVICE_OTHERWISE_EN,
  jewels.JEWELS_OTHERWISE_EN,
  MENAGERIE_OTHERWISE_EN,
  GLOSSARY_OTHERWISE_EN,
  PRIMER_OTHERWISE_EN,
  TABLE_OTHERWISE_EN,
]

/** The variants of a table. The two house rules about triggers exclude each other. */
const otherwiseOf = (options: GameOptions) =>
  new Table(vindication, { seats: 2, seed: 'a', options }).machine.values.box.otherwise

const READINGS = {
  guilds: true,
  commendedThisTurn: true,
  jewelcrafter: true,
  crystalsAnywhere: true,
  myths: true,
  lootClockwise: true,
}
const EVERYTHING = [
  otherwiseOf({ ...PROTOTYPE, ...READINGS, openQuests: true, length: '8 rounds' }),
  otherwiseOf({ ...PROTOTYPE, ...READINGS, openQuests: true, armed: 'from round 6' }),
]

test('every variant text belongs to a variant, and no two variants replace the same text', () => {
  for (const others of ALL) {
    expect(EVERYTHING.flat()).toEqual(expect.arrayContaining(Object.keys(others)))
    for (const otherwise of EVERYTHING) {
      const keys = otherwise.flatMap((name) => Object.keys(others[name] ?? {}))
      expect(keys).toEqual([...new Set(keys)])
    }
  }
})

test('Help and the text view have a sentence for each variant', async () => {
  playWith(EVERY_BOX, await loadAllModules())
  for (const otherwise of EVERYTHING) expect(termsIn(otherwise)).toHaveLength(otherwise.length)
  const old = await tableOf({ ...PROTOTYPE, openQuests: true })
  const told = termsIn(otherwiseAt(old))
  expect(told).toContain('Players who tie at the end share the win.')
  expect(primerFor(old).more.at(-1)).toEqual({ name: 'At this table', text: told.join(' ') })
  expect(TEXT_VIEW.sections(old, ENGLISH).at(-1)).toMatchObject({ title: 'At this table', lines: told })
  const usual = await tableOf({})
  expect(primerFor(usual)).toEqual(primerFor(null))
  expect(TEXT_VIEW.sections(usual, ENGLISH).map(({ id }) => id)).not.toContain('terms')
})

test('a variant text of the primer replaces one of its steps or signs', () => {
  const names = [...PRIMER_EN.steps, ...PRIMER_EN.more, ...Object.values(PRIMER_EN.signs)].map(
    ({ name }) => name,
  )
  for (const others of Object.values(PRIMER_OTHERWISE_EN))
    expect(names).toEqual(expect.arrayContaining(Object.keys(others)))
})

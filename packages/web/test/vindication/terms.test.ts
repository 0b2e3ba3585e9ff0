// What is read at a real table that is played by other terms than those of 2018.
import type { Update } from '@lorehall/host'
import { type GameOptions, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { EVERYTHING as EVERY_BOX } from '@lorehall/vindication/face'
import { afterEach, expect, test, vi } from 'vitest'
import { adviceFor } from '../../src/games/vindication/advice/advice.ts'
import { ADVICE_OTHERWISE_EN } from '../../src/games/vindication/advice/en.ts'
import { lookOf } from '../../src/games/vindication/cards/looks.ts'
import { GLOSSARY_OTHERWISE_EN } from '../../src/games/vindication/glossary/en.ts'
import { glossaryFor } from '../../src/games/vindication/glossary/glossary.ts'
import { valuesOf } from '../../src/games/vindication/facts.ts'
import { NO_MODULES, playWith } from '../../src/games/vindication/in-play.ts'
import { loadModules } from '../../src/games/vindication/modules.ts'
import * as jewels from '../../src/games/vindication/modules/jewelcrafter/en.ts'
import { MENAGERIE_OTHERWISE_EN } from '../../src/games/vindication/modules/menagerie/en.ts'
import { type Otherwise, otherwiseAt, termsIn } from '../../src/games/vindication/otherwise.ts'
import { PRIMER_EN, PRIMER_OTHERWISE_EN } from '../../src/games/vindication/primer/en.ts'
import { primerFor } from '../../src/games/vindication/primer/primer.ts'
import { TABLE_OTHERWISE_EN } from '../../src/games/vindication/text/otherwise/en.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { GAME_WORDS } from '../../src/games/vindication/words/game-words.ts'
import { ENGLISH, update, wireAsk, wireOption } from '../kit.ts'
import { tableWith } from './real-table.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutThing } = await import('../../src/games/vindication/board/about-thing.tsx')

const PROTOTYPE = { edition: '2017 prototype' }

afterEach(() => playWith(EVERY_BOX, NO_MODULES))

/** As the page draws it: what is in play is told before anything is. */
async function tableOf(options: GameOptions): Promise<Update> {
  const seen = await tableWith(options)
  playWith(valuesOf(seen), await loadModules(options))
  return seen
}

function reads(seen: Update, at: string): string {
  const about = aboutThing(seen, at, wordsOf(ENGLISH))
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

/** What is replied to "what is …". */
function meansInWords(seen: Update, name: string): string {
  const topic = GAME_WORDS.topics(seen, ENGLISH).find(({ names }) => names.includes(name))
  return topic?.what().join('\n') ?? ''
}

/** As it comes over the port. */
const parse: (text: string) => Update['view'] = JSON.parse

/** The same table, with this region on its first hex. */
function with1st(seen: Update, kind: string): Update {
  const { regions, ...view } = viewOf(seen)
  const [first, ...rest] = regions
  return { ...seen, view: parse(JSON.stringify({ ...view, regions: [{ ...first, kind }, ...rest] })) }
}

const OLD: readonly (readonly [kind: string, name: string, told: RegExp, usual: RegExp])[] = [
  ['command-post', 'command post', /once a turn/, /as often as you can pay/],
  ['shrine', 'shrine', /from one of your companions/, /from your companions/],
  ['maw', 'gaping maw', /of your choice/, /lowest initiative/],
]

test.each(OLD)(
  'the %s reads as it is at the table, on the board and in words',
  async (kind, name, told, usual) => {
    const old = with1st(await tableOf(PROTOTYPE), kind)
    expect(reads(old, 'region:1')).toMatch(told)
    expect(GAME_WORDS.about(old, 'region:1', ENGLISH)).toMatch(told)
    expect(meansInWords(old, name)).toMatch(told)
    const usually = with1st(await tableOf({}), kind)
    expect(reads(usually, 'region:1')).toMatch(usual)
    expect(meansInWords(usually, name)).toMatch(usual)
  },
)

test('a card reads as it is at the table, large and in words', async () => {
  const old = await tableOf({ ...PROTOTYPE, menagerie: true })
  expect(lookOf('kealth')?.text).toEqual(['Return 2 blocks from Kealth.'])
  expect(lookOf('exoneration')?.text).toHaveLength(2)
  expect(lookOf('arn')?.note?.title).toMatch(/your choice/)
  expect(reads(old, 'card:arn')).toMatch(/Who fights a monster is your choice/)
  expect(meansInWords(old, 'claude')).toMatch(/does nothing/)
  await tableOf({})
  expect(lookOf('kealth')?.text.join()).toMatch(/empowered/)
  expect(lookOf('arn')?.note?.title).toMatch(/lowest has to fight/)
})

test('a use of favor reads by the reading that was chosen', async () => {
  const seen = await tableOf({ guilds: true, commendedThisTurn: true })
  for (const told of [reads(seen, 'favor:commendation'), meansInWords(seen, 'commendation')])
    expect(told).toMatch(/this turn gain 1 honor/)
  expect(reads(await tableOf({ guilds: true }), 'favor:commendation')).not.toMatch(/this turn/)
})

test('crystals say where they are of use', async () => {
  const seen = await tableOf({ jewelcrafter: true, crystalsAnywhere: true })
  expect(reads(seen, 'crystals')).toMatch(/wherever you are/)
  expect(meansInWords(seen, 'jewelcrafter')).toMatch(/here as anywhere/)
})

test('one’s own tiles and the honor track speak of nothing the prototype does not know', async () => {
  const old = await tableOf(PROTOTYPE)
  expect(reads(old, 'character')).not.toMatch(/vindicat/i)
  expect(reads(old, 'power:conviction')).not.toMatch(/empower/)
  expect(reads(old, 'token:20')).toMatch(/pay 2 honor to remove any trigger/)
  expect(reads(with1st(old, 'maw'), 'region:1')).toMatch(/You choose who fights/)
})

test('where triggers end nothing, or not yet, a trigger says so', async () => {
  const trigger = (seen: Update) => reads(seen, `trigger:${viewOf(seen).triggers[0]?.id}`)
  expect(trigger(await tableOf({}))).toMatch(/Once this is true, the round is finished/)
  expect(trigger(await tableOf({ armed: 'from round 6' }))).toMatch(/in round 6 or later/)
  expect(trigger(await tableOf({ length: '8 rounds' }))).toMatch(/ends nothing here/)
})

test('words are explained as they are meant at the table', async () => {
  const old = glossaryFor(await tableOf(PROTOTYPE))
  expect(old['champion|champions']).toMatch(/whom you choose/)
  expect(old['recover|recovers|recovered|recovering']).toMatch(/^Nothing in this edition/)
  expect(glossaryFor(await tableOf({}))).toEqual(glossaryFor(null))
  expect(glossaryFor(null)['champion|champions']).toMatch(/lowest initiative/)
})

test('a turn in one minute is told as it goes at the table', async () => {
  const told = (primer: ReturnType<typeof primerFor>) =>
    [...primer.steps, ...primer.more, ...primer.signs].map(({ text }) => text).join('\n')
  expect(told(primerFor(null))).toMatch(/control of the region you visit/)
  expect(told(primerFor(await tableOf(PROTOTYPE)))).toMatch(/control of a region you stand beside/)
  expect(told(primerFor(await tableOf(PROTOTYPE)))).not.toMatch(/empowered draws/)
  expect(told(primerFor(await tableOf({ length: '8 rounds' })))).toMatch(/a fixed number of rounds/)
})

/** What is advised where this is offered. */
function advised(options: GameOptions, ...offered: readonly string[]): string {
  const { machine } = new Table(vindication, { seats: 2, seed: 'a', options })
  const ask = wireAsk({ options: offered.map((id) => wireOption(id)) })
  const seen = update({ options: machine.options, view: vindication.see.view(machine, 0), ask })
  return adviceFor(seen)
    .map(({ words }) => words)
    .join('\n')
}

test('advice follows the rules of the table', () => {
  expect(advised({}, 'control:1')).toMatch(/You have visited a region/)
  expect(advised(PROTOTYPE, 'control:1')).toMatch(/You stand beside a region/)
  expect(advised({}, 'keep:party-time')).toMatch(/Nobody sees it/)
  expect(advised({ openQuests: true }, 'keep:party-time')).toMatch(/everybody sees it/)
})

test('that the end is near is said only where triggers bring it', () => {
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

/** All that may be played otherwise; the two house rules about triggers exclude each other. */
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

test('what is said otherwise goes with something that can be played otherwise, and never with two at once', () => {
  for (const others of ALL) {
    expect(EVERYTHING.flat()).toEqual(expect.arrayContaining(Object.keys(others)))
    for (const otherwise of EVERYTHING) {
      const keys = otherwise.flatMap((name) => Object.keys(others[name] ?? {}))
      expect(keys).toEqual([...new Set(keys)])
    }
  }
})

test('all that is played otherwise is told in Help and in words, a sentence each', async () => {
  for (const otherwise of EVERYTHING) expect(termsIn(otherwise)).toHaveLength(otherwise.length)
  const old = await tableOf({ ...PROTOTYPE, openQuests: true })
  const told = termsIn(otherwiseAt(old))
  expect(told).toContain('A tie at the end is shared.')
  expect(primerFor(old).more.at(-1)).toEqual({ name: 'At this table', text: told.join(' ') })
  expect(GAME_WORDS.sections(old, ENGLISH).at(-1)).toMatchObject({ title: 'At this table', lines: told })
  const usual = await tableOf({})
  expect(primerFor(usual)).toEqual(primerFor(null))
  expect(GAME_WORDS.sections(usual, ENGLISH).map(({ id }) => id)).not.toContain('terms')
})

test('what the primer says otherwise replaces a part or a sign of it', () => {
  const names = [...PRIMER_EN.steps, ...PRIMER_EN.more, ...Object.values(PRIMER_EN.signs)].map(
    ({ name }) => name,
  )
  for (const others of Object.values(PRIMER_OTHERWISE_EN))
    expect(names).toEqual(expect.arrayContaining(Object.keys(others)))
})

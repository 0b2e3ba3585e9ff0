// Commands in the text view at a real table of Vindication.
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import { vindication } from '@lorehall/vindication'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { GLOSSARY_EN } from '../../src/games/vindication/glossary/en.ts'
import { NAMES_EN } from '../../src/games/vindication/parts/en.ts'
import { TEXT_VIEW } from '../../src/games/vindication/text-view/text-view.ts'
import { parseRules } from '../../src/screens/rules/parse.ts'
import { type Hearing, respond } from '../../src/screens/table/text-view/commands.ts'
import { ENGLISH as words } from '../kit.ts'
import { judge } from '@lorehall/vindication/judge'

const nobody: Client = { tell: () => undefined, stopped: () => undefined }

const rules = parseRules(
  readFileSync(new URL('../../../../docs/rules/vindication.md', import.meta.url), 'utf8'),
)

const hall = new Hall({
  game: () => Promise.resolve(vindication),
  judge: () => Promise.resolve(judge),
  store: memoryStore(),
  newId: () => 'table',
  newSeed: () => 'words',
  now: () => 0,
  breathe: () => Promise.resolve(),
})
const table = 'table'

const look = () => hall.request(nobody, 'watch', { table, eyes: 0 })

async function answer(update: Update, pick: string): Promise<Update> {
  const { id: ask = -1 } = update.ask ?? {}
  await hall.request(nobody, 'answer', { table, seat: 0, ask, picks: [pick] })
  return look()
}

/** The input of `respond` at the first question of the first turn. */
let hearing: Hearing

beforeAll(async () => {
  const seats = [
    { name: 'Ada', kind: 'person' },
    { name: 'Brim', kind: 'bot', bot: 'quick' },
  ] as const
  await hall.request(nobody, 'create', { game: 'vindication', seats })
  const first = await look()
  let update = await answer(first, first.ask?.options[0]?.id ?? '')
  while (update.ask?.kind !== 'turn') {
    // The judge is fetched when the first bot has to think.
    await setImmediate()
    update = await look()
  }
  const hints = await hall.request(nobody, 'hints', { table, seat: 0, ask: update.ask.id })
  hearing = {
    update,
    hints,
    log: update.log,
    words,
    game: TEXT_VIEW,
    names: NAMES_EN,
    glossary: GLOSSARY_EN,
    rules,
    turn: 'Your turn',
  }
})

const reply = (text: string) => respond(text, hearing)
const said = (text: string) => reply(text).lines.join('\n')

test('“why not” names the rule', () => {
  expect(hearing.update.reasons.length).toBeGreaterThan(0)
  expect(said('why not')).toMatch(/\(V-[A-Z]+-?\d*\)/)
})

test('people and places are found by name', () => {
  expect(said('where am I')).toMatch(/^You are on space \d+, next to /)
  expect(said('where is brim')).toMatch(/^Brim is on space \d+/)
  expect(said('wheres the inn')).toBe(said('where are inns'))
  expect(said('what is space 14')).toContain('Space 14')
})

test('a card says what it does', () => {
  expect(said('what does Drokk do')).toContain('Drokk')
  expect(said('what does Drokk do')).toBe(said('explain drokk'))
})

test.each(['my things', 'show Brim', 'show island', 'show decks', 'show triggers', 'honor'])(
  '“%s” shows a part of the table',
  (text) => expect(said(text)).not.toMatch(/^$|I don’t know/),
)

test('part of a label selects it if only one option matches; otherwise the matches are listed', () => {
  expect(reply('take control').deed).toMatchObject({ do: 'pick', option: { kind: 'control' } })
  expect(reply('rest').deed).toMatchObject({ do: 'pick', option: { kind: 'rest' } })
  expect(said('convert')).toMatch(/^Several options match/)
})

test('“go to” takes one pick to a neighboring space, several to a distant one', () => {
  const near = hearing.update.ask?.options.find(({ kind }) => kind === 'move')
  expect(reply(`go to ${near?.at ?? ''}`.replace(':', ' ')).deed).toEqual({ do: 'pick', option: near })
  const [far, picks] = Object.entries(hearing.hints.routes).find(([at]) => at !== near?.at) ?? []
  expect(reply(`go to ${far ?? ''}`.replace(':', ' ')).deed).toEqual({ do: 'route', picks })
})

test('a term of the game comes before a card with that word in its name', () => {
  expect(said('what is mastery')).toMatch(/^Each attribute has a mastery tile/)
  expect(said('what is reach')).toMatch(/^Reach: /)
  expect(said('explain diluting')).toBe(said('what is dilute'))
})

test('a number selects the option with that number in the list', () => {
  const answers = TEXT_VIEW.groups(hearing.update, words).flatMap(({ options }) => options)
  expect(reply('2').deed).toEqual({ do: 'pick', option: answers[1] })
  expect(reply('what can i do').lines[2]).toBe(`2. ${answers[1]?.label ?? ''}`)
})

test('an option that isn’t available says why', () => {
  expect(said('/end turn')).toMatch(/^End your turn: .*\(V-MOVE-\d+\)$/)
  expect(said('hire somebody')).toContain('Inn')
})

// What one types at a real table of Vindication.
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import { vindication } from '@lorehall/vindication'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { GLOSSARY_EN } from '../../src/games/vindication/glossary/en.ts'
import { NAMES_EN } from '../../src/games/vindication/table/en.ts'
import { GAME_WORDS } from '../../src/games/vindication/words/game-words.ts'
import { parseRules } from '../../src/screens/rules/parse.ts'
import { type Hearing, respond } from '../../src/screens/table/words-view/commands.ts'
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

/** What the player hears with, at the first question of the first turn. */
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
    // What bots play by is fetched when the first has to think.
    await setImmediate()
    update = await look()
  }
  const hints = await hall.request(nobody, 'hints', { table, seat: 0, ask: update.ask.id })
  hearing = {
    update,
    hints,
    log: update.log,
    words,
    game: GAME_WORDS,
    names: NAMES_EN,
    glossary: GLOSSARY_EN,
    rules,
    turn: 'Your turn',
  }
})

const reply = (text: string) => respond(text, hearing)
const said = (text: string) => reply(text).lines.join('\n')

test('why not names the rule', () => {
  expect(hearing.update.reasons.length).toBeGreaterThan(0)
  expect(said('why not')).toMatch(/\(V-[A-Z]+-?\d*\)/)
})

test('people and places are found by name', () => {
  expect(said('where am I')).toMatch(/^You stand on space \d+, beside /)
  expect(said('where is brim')).toMatch(/^Brim stands on space \d+/)
  expect(said('wheres the inn')).toBe(said('where are inns'))
  expect(said('what is space 14')).toContain('Space 14')
})

test('a card says what it does', () => {
  expect(said('what does Drokk do')).toContain('Drokk')
  expect(said('what does Drokk do')).toBe(said('explain drokk'))
})

test.each(['my things', 'show Brim', 'show island', 'show decks', 'show triggers', 'honor'])(
  '“%s” shows a part of the table',
  (text) => expect(said(text)).not.toMatch(/^$|I do not know|I know nothing/),
)

test('a part of the words answers where only one fits, and several are read out', () => {
  expect(reply('take control').deed).toMatchObject({ do: 'pick', option: { kind: 'control' } })
  expect(reply('rest').deed).toMatchObject({ do: 'pick', option: { kind: 'rest' } })
  expect(said('convert')).toMatch(/^Several answers fit/)
})

test('one goes to a space beside by one answer, to a far one by several', () => {
  const near = hearing.update.ask?.options.find(({ kind }) => kind === 'move')
  expect(reply(`go to ${near?.at ?? ''}`.replace(':', ' ')).deed).toEqual({ do: 'pick', option: near })
  const [far, picks] = Object.entries(hearing.hints.routes).find(([at]) => at !== near?.at) ?? []
  expect(reply(`go to ${far ?? ''}`.replace(':', ' ')).deed).toEqual({ do: 'route', picks })
})

test('a word of the game is told, not a card that has it in its name', () => {
  expect(said('what is mastery')).toMatch(/^The tile of an attribute/)
  expect(said('what is reach')).toMatch(/^Reach: /)
  expect(said('explain diluting')).toBe(said('what is dilute'))
})

test('the number of an answer answers, as it is read out', () => {
  const answers = GAME_WORDS.groups(hearing.update, words).flatMap(({ options }) => options)
  expect(reply('2').deed).toEqual({ do: 'pick', option: answers[1] })
  expect(reply('what can i do').lines[2]).toBe(`2. ${answers[1]?.label ?? ''}`)
})

test('what cannot be done now says why', () => {
  expect(said('/end turn')).toMatch(/^End your turn: .*\(V-MOVE-\d+\)$/)
  expect(said('hire somebody')).toContain('Inn')
})

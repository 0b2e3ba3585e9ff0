// What one types in the text view, at a real table of Vindication.
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import { vindication } from '@lorehall/vindication'
import { beforeAll, describe, expect, test } from 'vitest'
import { NAMES_EN } from '../src/games/vindication/table/en.ts'
import { GAME_WORDS } from '../src/games/vindication/words/game-words.ts'
import { type Hearing, respond } from '../src/screens/table/words-view/commands.ts'
import { ENGLISH as words } from './kit.ts'

const nobody: Client = { tell: () => undefined, stopped: () => undefined }

const hall = new Hall({
  game: () => Promise.resolve(vindication),
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
  while (update.ask?.kind !== 'turn') update = await look()
  const hints = await hall.request(nobody, 'hints', { table, seat: 0, ask: update.ask.id })
  hearing = { update, hints, log: update.log, words, game: GAME_WORDS, names: NAMES_EN, turn: 'Your turn' }
})

const reply = (text: string, change: Partial<Update> = {}) =>
  respond(text, { ...hearing, update: { ...hearing.update, ...change } })
const said = (text: string, change: Partial<Update> = {}) => reply(text, change).lines.join('\n')

describe('questions', () => {
  test('what can be done is the question and every answer', () => {
    const lines = reply('What can I do?').lines
    expect(lines[0]).toBe(hearing.update.ask?.prompt)
    expect(lines).toHaveLength(1 + (hearing.update.ask?.options.length ?? 0))
  })

  test('while nothing is asked it says whose turn it is', () => {
    expect(said('what now', { ask: null })).toContain('Your turn')
  })

  test('why not names the rule', () => {
    expect(hearing.update.reasons.length).toBeGreaterThan(0)
    expect(said('why not')).toMatch(/\(V-[A-Z]+-?\d*\)/)
    expect(said('why not', { reasons: [] })).toBe('Nothing is kept from you now.')
  })

  test('people and places are found by name, with or without small words', () => {
    expect(said('where am I')).toMatch(/^You stand on space \d+, beside /)
    expect(said('where is brim')).toMatch(/^Brim stands on space \d+/)
    expect(said('wheres the inn')).toBe(said('where are inns'))
    expect(said('what is space 14')).toContain('Space 14')
    expect(said('where is Atlantis')).toBe('I know nothing called “atlantis”.')
  })

  test('a card says what it does', () => {
    expect(said('what does Drokk do')).toContain('Drokk')
    expect(said('what does Drokk do')).toBe(said('explain drokk'))
  })

  test.each(['my things', 'show Brim', 'show island', 'show decks', 'show triggers', 'log'])(
    '“%s” shows a part of the table',
    (text) => expect(said(text)).not.toMatch(/^$|I do not know|I know nothing/),
  )

  test('what is not there is not shown', () => {
    expect(said('show the moon')).toBe('I know nothing called “the moon”.')
  })

  test('who is ahead counts places from the best', () => {
    const best = Math.max(...hearing.update.standing.map(({ total }) => total))
    expect(reply('who is winning').lines[0]).toMatch(new RegExp(`^1\\. .+: ${best} honor\\.$`))
  })

  test('help has a line for each sort of question', () => {
    expect(reply('help').lines).toHaveLength(8)
  })

  test('what is not understood is said back, with the way to help', () => {
    expect(said('Xyzzy')).toBe('I do not know “Xyzzy”. Say “help” for what I understand.')
  })

  test.each(['what can i do', 'why not', 'where am i', 'my things', 'who leads', 'xyzzy'])(
    '“%s” changes nothing',
    (text) => expect(reply(text).deed).toBeUndefined(),
  )
})

describe('answers', () => {
  test('the words on a button answer, and so does its id', () => {
    const options = hearing.update.ask?.options ?? []
    const deeds = options.map((option) => ({ do: 'pick', option }))
    expect(options.map(({ id }) => reply(id).deed)).toEqual(deeds)
    expect(options.map(({ label }) => reply(label.toUpperCase()).deed)).toEqual(deeds)
  })

  test('a part of the words answers where only one fits', () => {
    expect(reply('take control').deed).toMatchObject({ do: 'pick', option: { kind: 'control' } })
    expect(reply('rest').deed).toMatchObject({ do: 'pick', option: { kind: 'rest' } })
  })

  test('where several fit they are read out and nothing is answered', () => {
    const { lines, deed } = reply('convert')
    expect(lines.join()).toMatch(/^Several answers fit/)
    expect(deed).toBeUndefined()
  })

  test('one goes to a space beside by one answer, to a far one by several', () => {
    const near = hearing.update.ask?.options.find(({ kind }) => kind === 'move')
    expect(reply(`go to ${near?.at ?? ''}`.replace(':', ' ')).deed).toEqual({ do: 'pick', option: near })
    const [far, picks] = Object.entries(hearing.hints.routes).find(([at]) => at !== near?.at) ?? []
    expect(reply(`go to ${far ?? ''}`.replace(':', ' ')).deed).toEqual({ do: 'route', picks })
  })

  test('nothing is answered while nothing is asked', () => {
    expect(reply('rest', { ask: null }).deed).toBeUndefined()
  })
})

describe('going back', () => {
  test('is done at once where it is free', () => {
    expect(reply('undo', { undo: 'free' }).deed).toEqual({ do: 'undo' })
  })

  test('asks for a second word at a wall', () => {
    expect(reply('undo', { undo: 'chance' }).deed).toBeUndefined()
    expect(said('undo', { undo: 'chance' })).toContain('undo anyway')
    expect(reply('undo anyway', { undo: 'chance' }).deed).toEqual({ do: 'undo' })
  })

  test('says so where there is nothing to go back to', () => {
    expect(reply('undo anyway', { undo: 'nothing' })).toEqual({ lines: ['There is nothing to take back.'] })
    expect(reply('redo', { redo: false })).toEqual({ lines: ['Nothing was taken back.'] })
    expect(reply('do again', { redo: true }).deed).toEqual({ do: 'redo' })
  })
})

describe('at an online table', () => {
  const here = ['You: asked now, 1:59 left.', 'Ben: looking at the table.', 'Nobody watches.']

  test('who is here is told, with the time they have', () => {
    expect(respond('Who is here?', { ...hearing, here }).lines).toEqual(here)
  })

  test('what is said goes out as it was typed', () => {
    const { lines, deed } = respond('say  Good luck, Ben!', { ...hearing, here })
    expect(lines).toEqual(['Said.'])
    expect(deed).toEqual({ do: 'say', text: 'Good luck, Ben!' })
  })

  test('nothing is said where there is nothing to say, or nobody to hear it', () => {
    expect(respond('say', { ...hearing, here }).deed).toBe(undefined)
    expect(reply('say hello').deed).toBe(undefined)
    expect(said('who is here')).toContain('on your device')
  })
})

// What one types in the text view, understood without knowing the game.
import type { Update } from '@lorehall/host'
import { describe, expect, test } from 'vitest'
import { type Hearing, respond } from '../src/screens/table/words-view/commands.ts'
import type { GameWords } from '../src/table/game-words.ts'
import { ENGLISH, update, wireAsk, wireOption } from './kit.ts'

/** A table with a well and a lantern, in words. */
const GAME: GameWords = {
  sections: () => [
    { id: 'me', title: 'Your things', lines: ['A lantern.'] },
    {
      id: 'yard',
      title: 'The yard',
      lines: ['A well.'],
      parts: [{ id: 'wall', title: 'Wall', lines: ['Ivy.'] }],
    },
  ],
  topics: () => [
    { names: ['well'], where: () => ['The well is in the yard.'], what: () => ['It is deep.'] },
    { names: ['old lantern'], where: () => ['You carry it.'], what: () => ['It burns.'] },
  ],
  groups: () => [],
  about: () => null,
  isPlain: () => false,
  placeName: (at) => at.replace(':', ' '),
  placeNamed: (said) => (/^(?:step )?(\d+)$/.test(said) ? `step:${said.replace('step ', '')}` : null),
  examples: { first: 'well', where: '“where is the well”', what: 'what', show: 'show', answer: 'answer' },
}

const NAMES = {
  points: 'stars',
  sources: {},
  standing: '',
  round: '',
  ending: '',
  quiet: '',
  choices: {},
}

const near = wireOption('walk:3', { at: 'step:3', label: 'Walk to step 3' })
const OPTIONS = [
  near,
  wireOption('draw:well', { at: 'well', label: 'Draw water' }),
  wireOption('draw:straw', { label: 'Draw a straw' }),
  wireOption('light', { label: 'Light the lantern' }),
]

const hearing: Hearing = {
  update: update({
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Brim', kind: 'bot', bot: 'quick' },
    ],
    ask: wireAsk({ prompt: 'What do you do?', options: OPTIONS }),
    reasons: [{ id: 'rest', at: '', manner: 'plain', label: 'Rest', why: 'It is too early.', rule: 'X-1' }],
    standing: [
      { seat: 0, total: 3, lines: [] },
      { seat: 1, total: 7, lines: [] },
    ],
  }),
  hints: { options: {}, routes: { 'step:9': ['walk:3', 'walk:9'] } },
  log: [],
  words: ENGLISH,
  game: GAME,
  names: NAMES,
  turn: 'Your turn',
}

const reply = (text: string, change: Partial<Update> = {}) =>
  respond(text, { ...hearing, update: { ...hearing.update, ...change } })
const said = (text: string, change: Partial<Update> = {}) => reply(text, change).lines.join('\n')

describe('questions', () => {
  test('what can be done is the question and every answer', () => {
    expect(reply('What can I do?').lines).toEqual(['What do you do?', ...OPTIONS.map(({ label }) => label)])
  })

  test('while nothing is asked it says whose turn it is', () => {
    expect(said('what now', { ask: null })).toContain('Your turn')
  })

  test('why not names the rule', () => {
    expect(said('why not')).toBe('Rest: It is too early. (X-1)')
    expect(said('why not', { reasons: [] })).toBe('Nothing is kept from you now.')
  })

  test('things are found by name, with or without small words', () => {
    expect(said('wheres the well')).toBe('The well is in the yard.')
    expect(said('where are wells')).toBe('The well is in the yard.')
    expect(said('what does the lantern do')).toBe('It burns.')
    expect(said('where is Atlantis')).toBe('I know nothing called “atlantis”.')
  })

  test('parts of the table are shown, what is not there is not', () => {
    expect(said('my things')).toBe('A lantern.')
    expect(said('show the yard')).toBe('A well.\nWall:\nIvy.')
    expect(said('show the moon')).toBe('I know nothing called “the moon”.')
  })

  test('who is ahead counts places from the best, also by the name of what is scored', () => {
    expect(reply('who is winning').lines).toEqual(['1. Brim: 7 stars.', '2. Ada: 3 stars.'])
    expect(said('stars')).toBe(said('who is winning'))
  })

  test('help has a line for each sort of question, with examples of the game', () => {
    expect(reply('help').lines).toHaveLength(8)
    expect(said('help')).toContain('“where is the well”: places, people, cards.')
  })

  test('what is not understood is said back, with the way to help', () => {
    expect(said('Xyzzy')).toBe('I do not know “Xyzzy”. Say “help” for what I understand.')
  })

  test.each(['what can i do', 'why not', 'where is the well', 'my things', 'who leads', 'xyzzy'])(
    '“%s” changes nothing',
    (text) => expect(reply(text).deed).toBeUndefined(),
  )
})

describe('answers', () => {
  test('the words on a button answer, and so does its id', () => {
    const deeds = OPTIONS.map((option) => ({ do: 'pick', option }))
    expect(OPTIONS.map(({ id }) => reply(id).deed)).toEqual(deeds)
    expect(OPTIONS.map(({ label }) => reply(label.toUpperCase()).deed)).toEqual(deeds)
  })

  test('a part of the words answers where only one fits', () => {
    expect(reply('water').deed).toMatchObject({ do: 'pick', option: { id: 'draw:well' } })
  })

  test('where several fit they are read out and nothing is answered', () => {
    const { lines, deed } = reply('draw')
    expect(lines).toEqual(['Several answers fit; say more of one: Draw water; Draw a straw.'])
    expect(deed).toBeUndefined()
  })

  test('one goes to a place beside by one answer, to a far one by several', () => {
    expect(reply('go to step 3').deed).toEqual({ do: 'pick', option: near })
    expect(reply('walk to 3').deed).toEqual({ do: 'pick', option: near })
    expect(reply('step 9').deed).toEqual({ do: 'route', picks: ['walk:3', 'walk:9'] })
    expect(said('go to 9')).toBe('Answered: Go to step 9: 2 answers.')
    expect(reply('9').deed).toBeUndefined()
  })

  test('nothing is answered while nothing is asked', () => {
    expect(reply('light', { ask: null }).deed).toBeUndefined()
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

// What one types in the text view, understood without knowing the game.
import type { Update } from '@lorehall/host'
import { describe, expect, test } from 'vitest'
import { type Hearing, respond } from '../src/screens/table/words-view/commands.ts'
import { parseRules } from '../src/screens/rules/parse.ts'
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
    { names: ['thirst of the well'], where: () => [], what: () => ['A card.'] },
    { names: ['thirsty crow'], where: () => [], what: () => ['A bird.'] },
    { names: ['old lantern'], where: () => ['You carry it.'], what: () => ['It burns.'] },
  ],
  // The walk comes last, whatever the host's order.
  groups: ({ ask }) => {
    const [walk, ...others] = ask?.options ?? []
    return walk === undefined ? [] : [{ title: 'Answers', options: [...others, walk] }]
  },
  notNow: (said) => (said === 'swim' ? 'One swims in the well: go there first.' : null),
  about: () => null,
  isPlain: () => false,
  placeName: (at) => at.replace(':', ' '),
  placeNamed: (said) => (/^(?:step )?(\d+)$/.test(said) ? `step:${said.replace('step ', '')}` : null),
  examples: { first: 'well', where: '“where is the well”', what: 'what', show: 'show', answer: 'answer' },
}

/** The rules of it. */
const RULES = `# The yard
## Thirst
### X-1 Counting
Who is thirsty counts to ten.
## Water
### X-2 Drawing
Draw once a turn.
### X-3 Rope, bucket and chain
They hang together.
`

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
  wireOption('draw:straw', { label: 'Draw a straw (1 coin)' }),
  wireOption('light', { label: 'Light the lantern' }),
]

const hearing: Hearing = {
  update: update({
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Brim', kind: 'bot', bot: 'quick' },
    ],
    ask: wireAsk({ prompt: 'What do you do?', options: OPTIONS }),
    reasons: [
      { id: 'rest', at: '', manner: 'plain', label: 'Rest', why: 'It is too early.', rule: 'X-1' },
      { id: 'end', at: '', manner: 'ends', label: 'End your turn', why: 'Walk first.', rule: 'X-2' },
    ],
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
  glossary: { 'drink|drinking': 'To take water.', thirst: 'The wish to drink.' },
  rules: parseRules(RULES),
  turn: 'Your turn',
}

const reply = (text: string, change: Partial<Update> = {}) =>
  respond(text, { ...hearing, update: { ...hearing.update, ...change } })
const said = (text: string, change: Partial<Update> = {}) => reply(text, change).lines.join('\n')

describe('questions', () => {
  test('what can be done is the question and every answer', () => {
    expect(reply('What can I do?').lines).toEqual([
      'What do you do?',
      '1. Draw water',
      '2. Draw a straw (1 coin)',
      '3. Light the lantern',
      '4. Walk to step 3',
    ])
  })

  test('while nothing is asked it says whose turn it is', () => {
    expect(said('what now', { ask: null })).toContain('Your turn')
  })

  test('why not names the rule', () => {
    expect(said('why not')).toBe('Rest: It is too early. (X-1)\nEnd your turn: Walk first. (X-2)')
    expect(said('why not', { reasons: [] })).toBe('Nothing is kept from you now.')
  })

  test('things are found by name, with or without small words', () => {
    expect(said('wheres the well')).toBe('The well is in the yard.')
    expect(said('where are wells')).toBe('The well is in the yard.')
    expect(said('what does the lantern do')).toBe('It burns.')
    expect(said('where is Atlantis')).toBe('I know nothing called “atlantis”.')
  })

  test('a word of the rules comes before names that contain it, a thing of that name before both', () => {
    expect(said('what is thirst')).toBe('The wish to drink.')
    expect(said('what does drinking mean')).toBe('To take water.')
    expect(said('what is water')).toContain('Drawing: Draw once a turn.')
    expect(said('what is thirsty')).toBe('A bird.')
    expect(said('what does drawing mean')).toBe('Drawing: Draw once a turn.')
    expect(said('what is a draw')).toBe('Drawing: Draw once a turn.')
    expect(said('what is a bucket')).toBe('Rope, bucket and chain: They hang together.')
    expect(said('what is the well')).toBe('It is deep.')
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
    expect(lines).toEqual(['Several answers fit; say more of one: Draw water; Draw a straw (1 coin).'])
    expect(deed).toBeUndefined()
  })

  test('a word said whole comes before one that only begins so', () => {
    const options = [
      wireOption('from:1', { label: 'From Plains I-1' }),
      wireOption('from:10', { label: 'From Plains I-10' }),
    ]
    const ask = wireAsk({ prompt: 'From where?', options })
    expect(reply('from i-1', { ask }).deed).toEqual({ do: 'pick', option: options[0] })
    expect(reply('from plains', { ask }).deed).toBeUndefined()
  })

  test('one goes to a place beside by one answer, to a far one by several', () => {
    expect(reply('go to step 3').deed).toEqual({ do: 'pick', option: near })
    expect(reply('walk to 3').deed).toEqual({ do: 'pick', option: near })
    expect(reply('step 9').deed).toEqual({ do: 'route', picks: ['walk:3', 'walk:9'] })
    expect(said('go to 9')).toBe('Answered: Go to step 9: 2 answers.')
    expect(reply('9').deed).toBeUndefined()
  })

  test('a bare number is the number of an answer, as they are read out', () => {
    expect(reply('1').deed).toMatchObject({ do: 'pick', option: { id: 'draw:well' } })
    expect(reply('4').deed).toMatchObject({ do: 'pick', option: { id: 'walk:3' } })
    expect(reply('5')).toEqual({ lines: ['No such answer: say a number from 1 to 4.'] })
    expect(reply('1', { ask: null }).deed).toBeUndefined()
  })

  test('a number that is all an answer says is that answer', () => {
    const amounts = [0, 1, 2].map((n) => wireOption(`amount:${n}`, { label: String(n) }))
    const { deed } = reply('1', { ask: wireAsk({ options: amounts }) })
    expect(deed).toMatchObject({ do: 'pick', option: { id: 'amount:1' } })
  })

  test('a slash before it is no part of what is said', () => {
    expect(reply('/water').deed).toMatchObject({ do: 'pick', option: { id: 'draw:well' } })
    expect(said('/who is winning')).toBe(said('who is winning'))
  })

  test('what is kept from me says why', () => {
    expect(reply('rest')).toEqual({ lines: ['Rest: It is too early. (X-1)'] })
    expect(reply('/end turn')).toEqual({ lines: ['End your turn: Walk first. (X-2)'] })
    expect(reply('swim')).toEqual({ lines: ['One swims in the well: go there first.'] })
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
    expect(said('undo', { undo: 'chance' })).toBe(
      'There was a roll, a draw or a discovery since your last choice. Say “undo anyway” to undo. The table is then marked.',
    )
    expect(said('undo', { undo: 'reveal' })).toMatch(/^Something hidden was revealed/)
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

  test('a wall is crossed when the others agree, if there are any', () => {
    const undoing = (text: string, kind: 'person' | 'bot') => {
      const seats = [hearing.update.seats[0] ?? { name: '', kind }, { name: 'Ben', kind }]
      const walled = { ...hearing.update, seats, undo: 'person' as const }
      return respond(text, { ...hearing, here, update: walled }).lines
    }
    expect(undoing('undo', 'person')).toEqual([
      'Another player has moved since your last choice. Say “undo anyway” to ask the others. All of them have to agree.',
    ])
    expect(undoing('undo anyway', 'person')).toEqual(['The others at the table are asked.'])
    expect(undoing('undo anyway', 'bot')).toEqual(['Taken back.'])
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

// Commands in the text view that work for every game.
import type { Update } from '@lorehall/host'
import { describe, expect, test } from 'vitest'
import { type Hearing, respond } from '../src/screens/table/text-view/commands.ts'
import { parseRules } from '../src/screens/rules/parse.ts'
import type { GameTextView } from '../src/table-ui/text-view.ts'
import { ENGLISH, update, wireAsk, wireOption } from './kit.ts'

/** The text view of a table with a well and a lantern. */
const GAME: GameTextView = {
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
  // The walk comes last, in any order of the host.
  groups: ({ ask }) => {
    const [walk, ...others] = ask?.options ?? []
    return walk === undefined ? [] : [{ title: 'Answers', options: [...others, walk] }]
  },
  notNow: (said) => (said === 'swim' ? 'You can swim in the well: go there first.' : null),
  about: () => null,
  isPlain: () => false,
  placeName: (at) => at.replace(':', ' '),
  placeNamed: (said) => (/^(?:step )?(\d+)$/.test(said) ? `step:${said.replace('step ', '')}` : null),
  examples: { first: 'well', where: '“where is the well”', what: 'what', show: 'show', answer: 'answer' },
}

/** Its rules. */
const RULES = `# The yard
## Thirst
### X-1 Counting
A thirsty player counts to ten.
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
  test('“what can I do” gives the question and every option', () => {
    expect(reply('What can I do?').lines).toEqual([
      'What do you do?',
      '1. Draw water',
      '2. Draw a straw (1 coin)',
      '3. Light the lantern',
      '4. Walk to step 3',
    ])
  })

  test('without an ask it says whose turn it is', () => {
    expect(said('what now', { ask: null })).toContain('Your turn')
  })

  test('“why not” names the rule', () => {
    expect(said('why not')).toBe('Rest: It is too early. (X-1)\nEnd your turn: Walk first. (X-2)')
    expect(said('why not', { reasons: [] })).toBe('Nothing is blocked right now.')
  })

  test('things are found by name, with or without articles', () => {
    expect(said('wheres the well')).toBe('The well is in the yard.')
    expect(said('where are wells')).toBe('The well is in the yard.')
    expect(said('what does the lantern do')).toBe('It burns.')
    expect(said('where is Atlantis')).toBe('I don’t know anything called “atlantis”.')
  })

  test('a thing with exactly this name comes first, then words of the rules, then names that contain it', () => {
    expect(said('what is thirst')).toBe('The wish to drink.')
    expect(said('what does drinking mean')).toBe('To take water.')
    expect(said('what is water')).toContain('Drawing: Draw once a turn.')
    expect(said('what is thirsty')).toBe('A bird.')
    expect(said('what does drawing mean')).toBe('Drawing: Draw once a turn.')
    expect(said('what is a draw')).toBe('Drawing: Draw once a turn.')
    expect(said('what is a bucket')).toBe('Rope, bucket and chain: They hang together.')
    expect(said('what is the well')).toBe('It is deep.')
  })

  test('“show” reads a section of the table', () => {
    expect(said('my things')).toBe('A lantern.')
    expect(said('show the yard')).toBe('A well.\nWall:\nIvy.')
    expect(said('show the moon')).toBe('I don’t know anything called “the moon”.')
  })

  test('“who is winning”, or the name of the points, lists the players from the best', () => {
    expect(reply('who is winning').lines).toEqual(['1. Brim: 7 stars.', '2. Ada: 3 stars.'])
    expect(said('stars')).toBe(said('who is winning'))
  })

  test('“help” has a line for each kind of question, with examples from the game', () => {
    expect(reply('help').lines).toHaveLength(8)
    expect(said('help')).toContain('“where is the well”: places, people, cards.')
  })

  test('an unknown command is repeated, with a pointer to help', () => {
    expect(said('Xyzzy')).toBe('I don’t understand “Xyzzy”. Type “help” to see what I know.')
  })

  test.each(['what can i do', 'why not', 'where is the well', 'my things', 'who leads', 'xyzzy'])(
    '“%s” changes nothing',
    (text) => expect(reply(text).deed).toBeUndefined(),
  )
})

describe('answers', () => {
  test('the label of an option selects it, and so does its id', () => {
    const deeds = OPTIONS.map((option) => ({ do: 'pick', option }))
    expect(OPTIONS.map(({ id }) => reply(id).deed)).toEqual(deeds)
    expect(OPTIONS.map(({ label }) => reply(label.toUpperCase()).deed)).toEqual(deeds)
  })

  test('part of a label selects it if only one option matches', () => {
    expect(reply('water').deed).toMatchObject({ do: 'pick', option: { id: 'draw:well' } })
  })

  test('if several options match, they are listed and none is selected', () => {
    const { lines, deed } = reply('draw')
    expect(lines).toEqual(['Several options match. Type more of one: Draw water; Draw a straw (1 coin).'])
    expect(deed).toBeUndefined()
  })

  test('a whole word matches before the beginning of another', () => {
    const options = [
      wireOption('from:1', { label: 'From Plains I-1' }),
      wireOption('from:10', { label: 'From Plains I-10' }),
    ]
    const ask = wireAsk({ prompt: 'From where?', options })
    expect(reply('from i-1', { ask }).deed).toEqual({ do: 'pick', option: options[0] })
    expect(reply('from plains', { ask }).deed).toBeUndefined()
  })

  test('“go to” takes one pick to a neighboring place, several to a distant one', () => {
    expect(reply('go to step 3').deed).toEqual({ do: 'pick', option: near })
    expect(reply('walk to 3').deed).toEqual({ do: 'pick', option: near })
    expect(reply('step 9').deed).toEqual({ do: 'route', picks: ['walk:3', 'walk:9'] })
    expect(said('go to 9')).toBe('Done: Go to step 9: 2 steps.')
    expect(reply('9').deed).toBeUndefined()
  })

  test('“go to” does not begin an action at a distant place', () => {
    const begins = () => 'March from here'
    const { deed } = respond('go to 9', { ...hearing, names: { ...NAMES, begins } })
    expect(deed).toBeUndefined()
  })

  test('a number selects the option with that number in the list', () => {
    expect(reply('1').deed).toMatchObject({ do: 'pick', option: { id: 'draw:well' } })
    expect(reply('4').deed).toMatchObject({ do: 'pick', option: { id: 'walk:3' } })
    expect(reply('5')).toEqual({ lines: ['There’s no such option. Type a number from 1 to 4.'] })
    expect(reply('1', { ask: null }).deed).toBeUndefined()
  })

  test('a number that is the whole label of an option selects that option', () => {
    const amounts = [0, 1, 2].map((n) => wireOption(`amount:${n}`, { label: String(n) }))
    const { deed } = reply('1', { ask: wireAsk({ options: amounts }) })
    expect(deed).toMatchObject({ do: 'pick', option: { id: 'amount:1' } })
  })

  test('a leading slash is ignored', () => {
    expect(reply('/water').deed).toMatchObject({ do: 'pick', option: { id: 'draw:well' } })
    expect(said('/who is winning')).toBe(said('who is winning'))
  })

  test('an option that isn’t available says why', () => {
    expect(reply('rest')).toEqual({ lines: ['Rest: It is too early. (X-1)'] })
    expect(reply('/end turn')).toEqual({ lines: ['End your turn: Walk first. (X-2)'] })
    expect(reply('swim')).toEqual({ lines: ['You can swim in the well: go there first.'] })
  })

  test('nothing is selected without an ask', () => {
    expect(reply('light', { ask: null }).deed).toBeUndefined()
  })
})

test('synonyms get the same reply', () => {
  for (const way of ['answers', 'choices', 'what am i asked', 'options', 'my options', 'decision'])
    expect(reply(way)).toEqual(reply('what can I do'))
  for (const way of ['take back', 'back', 'undo that'])
    expect(reply(way, { undo: 'free' })).toEqual(reply('undo', { undo: 'free' }))
  expect(reply('recap')).toEqual(reply('what happened'))
  expect(reply('what is blocked')).toEqual(reply('why not'))
})

describe('undo', () => {
  test('is done immediately if it is free', () => {
    expect(reply('undo', { undo: 'free' }).deed).toEqual({ do: 'undo' })
  })

  test('needs “undo anyway” at a wall', () => {
    expect(reply('undo', { undo: 'chance' }).deed).toBeUndefined()
    expect(said('undo', { undo: 'chance' })).toBe(
      'Since your last choice, something was rolled, drawn or discovered. Type “undo anyway” to undo. The game will be marked “Undo used”.',
    )
    expect(said('undo', { undo: 'reveal' })).toMatch(/^Since your last choice, something hidden was revealed/)
    expect(reply('undo anyway', { undo: 'chance' }).deed).toEqual({ do: 'undo' })
  })

  test('says if there is nothing to undo', () => {
    expect(reply('undo anyway', { undo: 'nothing' })).toEqual({ lines: ['There’s nothing to undo.'] })
    expect(reply('redo', { redo: false })).toEqual({ lines: ['There’s nothing to redo.'] })
    expect(reply('do again', { redo: true }).deed).toEqual({ do: 'redo' })
  })
})

describe('at an online table', () => {
  const here = ['You: deciding now, 1:59 left.', 'Ben: online.', 'No spectators.']

  test('“who is here” lists the people and their time', () => {
    expect(respond('Who is here?', { ...hearing, here }).lines).toEqual(here)
  })

  test('an undo past a wall asks the other people, if there are any', () => {
    const undoing = (text: string, kind: 'person' | 'bot') => {
      const seats = [hearing.update.seats[0] ?? { name: '', kind }, { name: 'Ben', kind }]
      const walled = { ...hearing.update, seats, undo: 'person' as const }
      return respond(text, { ...hearing, here, update: walled }).lines
    }
    expect(undoing('undo', 'person')).toEqual([
      'Another player has moved since your last choice. Type “undo anyway” to ask: Ben has to agree.',
    ])
    expect(undoing('undo anyway', 'person')).toEqual(['You asked the others.'])
    expect(undoing('undo anyway', 'bot')).toEqual(['Undone.'])
  })

  test('a chat message is sent as it was typed', () => {
    const { lines, deed } = respond('say  Good luck, Ben!', { ...hearing, here })
    expect(lines).toEqual(['Sent.'])
    expect(deed).toEqual({ do: 'say', text: 'Good luck, Ben!' })
  })

  test('nothing is sent without a message, or at a table on this device', () => {
    expect(respond('say', { ...hearing, here }).deed).toBe(undefined)
    expect(reply('say hello').deed).toBe(undefined)
    expect(said('who is here')).toContain('on your device')
  })
})

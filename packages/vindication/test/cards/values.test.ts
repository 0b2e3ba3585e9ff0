// The numbers on the cards: every card has them and says where they come from, and a values file can override them.
import { cloneJson, type Json, Refusal, Table } from '@lorehall/kernel'
import { open, refusal } from '@lorehall/kernel/testing'
import { describe, expect, test } from 'vitest'
import { CARD_IDS, CARDS, DECK_CARDS, QUEST_IDS, TRIGGER_IDS } from '../../src/cards/index.ts'
import { vindication } from '../../src/index.ts'
import { COMMON, COURAGE, EVERY_ATTRIBUTE, VISION } from '../../src/state.ts'
import { CARDS_EN } from '../../src/text/cards/en.ts'
import { CONTENTS } from '../../src/contents.ts'
import { provenanceOf as originOf } from '../../src/values/numbers.ts'
import { DEATH } from '../../src/values/table.ts'

const { write } = vindication.values
const read = (file: Json) => vindication.values.read(file, {})
const template = () => vindication.values.template({})
const provenanceOf = (card: string) => originOf(CONTENTS, card)
const ours = read({})
const companions = CARDS.filter((card) => COMMON.some((deck) => deck === card.deck))

/** The printed initiatives. */
const INITIATIVE =
  'ruak dregun oneth nyra zinh - dara yok-no qu-ara xan arn black-dove kealth xina adena igor-senna - groll nilo - ' +
  'krajik jika zharyan-sisters tiryynn zho durgle belac zaya sestra - zharah ga-nok herk yanos dawn leyiha - wim jermo kheya ' +
  'miara johann gha-kein elina elyas yohna ursula yenara - - - izah verao eila oog-teh grenn nyei fynnok rhun anazi-birin ' +
  '- nalin drokk dahlia elya kaladre hira-gan adren dryn'

describe('the decks', () => {
  test('there are twenty companions of each color and sixteen cards in each heroic deck', () => {
    expect(EVERY_ATTRIBUTE.map((deck) => DECK_CARDS[deck]?.length)).toEqual([20, 20, 20, 16, 16, 16])
    expect([QUEST_IDS.length, TRIGGER_IDS.length]).toEqual([16, 12])
    expect(new Set(CARD_IDS).size).toBe(CARD_IDS.length)
  })

  test('initiatives are as printed: sixty different ones from 1 to 69', () => {
    const byInitiative = Array.from(
      { length: 69 },
      (_, i) => companions.find((c) => c.initiative === i + 1)?.id ?? '-',
    )
    expect(byInitiative.join(' ')).toBe(INITIATIVE)
    expect(companions).toHaveLength(60)
  })

  test('only companions have an initiative', () => {
    expect(CARDS.filter((card) => card.initiative > 0)).toEqual(companions)
  })
})

describe('every card', () => {
  test.each(CARD_IDS)('%s: has a name and a text', (id) => {
    expect(CARDS_EN[id]?.name).toMatch(/\S/)
    expect(CARDS_EN[id]?.text).toMatch(/\.$/)
  })

  test('every text belongs to a card', () => {
    expect(Object.keys(CARDS_EN).toSorted()).toEqual(CARD_IDS.toSorted())
  })

  test.each(CARDS.map((card) => card.id))('%s: has its honor, and says where the number is from', (id) => {
    expect(ours.honor[id]).toBeTypeOf('number')
    expect(provenanceOf(id)['honor']).toBe('house')
  })

  test.each(companions.map((card) => card.id))('%s: gives something and may or may not start', (id) => {
    expect(ours.gives[id]?.some((n) => n > 0)).toBe(true)
    expect(ours.mayStart[id]).toBeTypeOf('boolean')
    expect(Object.keys(provenanceOf(id))).toEqual(['honor', 'gives', 'mayStart'])
  })

  test('quests and triggers have no honor', () => {
    for (const id of [...QUEST_IDS, ...TRIGGER_IDS]) {
      expect([ours.honor[id], provenanceOf(id)]).toEqual([undefined, {}])
    }
  })

  test('printed numbers are marked as printed, ours are not', () => {
    expect(provenanceOf('verao')).toEqual({ honor: 'house', gives: 'printed', mayStart: 'house' })
    expect(provenanceOf('adena')).toEqual({ honor: 'house', gives: 'house', mayStart: 'printed' })
    expect(provenanceOf('herk')['mayStart']).toBe('derived')
    expect(ours.gives['verao']).toEqual([0, 0, 2, 0, 0, 0])
  })
})

describe('the table', () => {
  test('the printed seven for vision, the public five for vindicating, six faces per die, twelve journeys', () => {
    expect([ours.mastery[VISION], ours.vindicating]).toEqual([7, 5])
    expect(ours.whiteDie.toSorted((a, b) => a - b)).toEqual([...EVERY_ATTRIBUTE])
    expect(ours.blackDie.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 2])
    expect(COMMON.map((colour) => ours.journeys.filter((deck) => deck === colour).length)).toEqual([4, 4, 4])
  })

  test('the template is a file that changes nothing, and writing gives it back', () => {
    expect(read(template())).toEqual(ours)
    expect(read(write(ours))).toEqual(ours)
    expect(write(ours)).toEqual(template())
  })
})

describe('a partial file', () => {
  test('changes only what it names', () => {
    const file = {
      cards: { adren: { honor: 9 }, mirror: { honor: -1 } },
      mastery: { courage: 8 },
      vindicating: 6,
    }
    const mine = read(file)
    const mastery = ours.mastery.with(COURAGE, 8)
    expect(mine).toEqual({ ...ours, honor: { ...ours.honor, adren: 9, mirror: -1 }, mastery, vindicating: 6 })
  })

  test('names what a companion gives in full, and who may start', () => {
    const mine = read({ cards: { adena: { gives: { wisdom: 3 }, mayStart: true } } })
    expect(mine.gives).toEqual({ ...ours.gives, adena: [0, 0, 0, 0, 3, 0] })
    expect(mine.mayStart).toEqual({ ...ours.mayStart, adena: true })
    expect(mine.honor).toEqual(ours.honor)
  })

  test('may change dice and journeys', () => {
    const six = (face: string) => Array.from({ length: 6 }, () => face)
    const mine = read({ whiteDie: six('vision'), blackDie: six('death') })
    expect([new Set(mine.whiteDie), new Set(mine.blackDie)]).toEqual([new Set([VISION]), new Set([DEATH])])
    expect(new Set(read({ journeys: Array.from({ length: 12 }, () => 'blue') }).journeys)).toEqual(
      new Set([1]),
    )
  })

  test('does not change ours', () => {
    read({ cards: { adren: { honor: 9 } }, mastery: { courage: 8 } })
    expect(read({})).toEqual(ours)
  })

  test('accepts both ends of every range', () => {
    const ends = read({
      cards: { mirror: { honor: -9 }, ogun: { honor: 20 }, adren: { gives: { vision: 5 } } },
      mastery: { vision: 50, courage: 0 },
      vindicating: 50,
    })
    expect([ends.honor['mirror'], ends.honor['ogun'], ends.mastery[VISION]]).toEqual([-9, 20, 50])
    expect([ends.mastery[COURAGE], ends.vindicating]).toEqual([0, 50])
    expect(read({ vindicating: 0 }).vindicating).toBe(0)
  })
})

/** The message of the refusal. */
function said(file: Json): string {
  try {
    read(file)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-values') return error.message
    throw error
  }
  return ''
}

const card = (id: string, fields: Json): Json => ({ cards: { [id]: fields } })

describe('a file is refused at the place where it is wrong', () => {
  const wrong: readonly (readonly [string, Json, string])[] = [
    ['a list for the file', [], '/: expected an object'],
    ['an unknown table', { prices: {} }, '/prices: expected one of cards, mastery'],
    ['a list for the cards', { cards: [] }, '/cards: expected an object'],
    ['an unknown card', card('gandalf', { honor: 1 }), '/cards/gandalf: expected the id of a card'],
    ['a card of no value', card('carpe-diem', { honor: 1 }), '/cards/carpe-diem: expected the id of a card'],
    [
      'a card named like a method',
      card('toString', { honor: 1 }),
      '/cards/toString: expected the id of a card',
    ],
    ['a slash in a name', card('a/b~c', {}), '/cards/a~1b~0c: expected the id of a card'],
    ['a number for a card', card('adren', 3), '/cards/adren: expected an object'],
    [
      'an unknown field',
      card('adren', { speed: 1 }),
      '/cards/adren/speed: expected one of honor, gives, mayStart',
    ],
    ['a gift of a relic', card('mirror', { gives: {} }), '/cards/mirror/gives: expected one of honor'],
    [
      'a word for honor',
      card('adren', { honor: '3' }),
      '/cards/adren/honor: expected a whole number from -9 to 20',
    ],
    ['no honor', card('adren', { honor: null }), '/cards/adren/honor: expected a whole number'],
    ['half an honor', card('adren', { honor: 1.5 }), '/cards/adren/honor: expected a whole number'],
    ['too much honor', card('adren', { honor: 21 }), '/cards/adren/honor: expected a whole number'],
    ['too little honor', card('mirror', { honor: -10 }), '/cards/mirror/honor: expected a whole number'],
    ['a number for gifts', card('adren', { gives: 2 }), '/cards/adren/gives: expected an object'],
    [
      'an unknown attribute',
      card('adren', { gives: { luck: 1 } }),
      '/cards/adren/gives/luck: expected one of inspiration',
    ],
    [
      'a negative gift',
      card('adren', { gives: { vision: -1 } }),
      '/cards/adren/gives/vision: expected a whole number from 0 to 5',
    ],
    [
      'six of a gift',
      card('adren', { gives: { vision: 6 } }),
      '/cards/adren/gives/vision: expected a whole number from 0 to 5',
    ],
    [
      'a gift of null',
      card('adren', { gives: { vision: null } }),
      '/cards/adren/gives/vision: expected a whole number',
    ],
    ['a word for a yes', card('adren', { mayStart: 'yes' }), '/cards/adren/mayStart: expected true or false'],
    ['a list for mastery', { mastery: [5] }, '/mastery: expected an object'],
    ['mastery of nothing', { mastery: { luck: 1 } }, '/mastery/luck: expected one of inspiration'],
    [
      'impossible mastery',
      { mastery: { vision: 51 } },
      '/mastery/vision: expected a whole number from 0 to 50',
    ],
    [
      'negative mastery',
      { mastery: { vision: -1 } },
      '/mastery/vision: expected a whole number from 0 to 50',
    ],
    ['impossible vindication', { vindicating: 51 }, '/vindicating: expected a whole number from 0 to 50'],
    ['negative vindication', { vindicating: -1 }, '/vindicating: expected a whole number from 0 to 50'],
    ['too few faces', { whiteDie: ['vision'] }, '/whiteDie: expected a list of 6'],
    [
      'too many faces',
      { blackDie: Array.from({ length: 7 }, () => 'miss') },
      '/blackDie: expected a list of 6',
    ],
    ['a die that is no list', { blackDie: 'miss' }, '/blackDie: expected a list of 6'],
    [
      'an unknown face',
      { whiteDie: ['vision', 'vision', 'luck', 'vision', 'vision', 'vision'] },
      '/whiteDie/2: expected one of inspiration',
    ],
    [
      'a number for a face',
      { blackDie: [1, 1, 1, 1, 1, 1] },
      '/blackDie/0: expected one of fatigue, miss, death',
    ],
    ['too few journeys', { journeys: ['red'] }, '/journeys: expected a list of 12'],
    [
      'a journey of a heroic color',
      { journeys: ['traits', ...Array.from({ length: 11 }, () => 'red')] },
      '/journeys/0: expected one of yellow, blue, red',
    ],
  ]

  test.each(wrong)('%s', (_what, file, message) => {
    expect(said(file).slice(0, message.length)).toBe(message)
  })

  test('a color without companions that may start', () => {
    const blue = DECK_CARDS[1] ?? []
    const barred = (n: number) => ({
      cards: Object.fromEntries(blue.map((id, i) => [id, { mayStart: i < n }])),
    })
    expect(said(barred(3))).toContain('/cards: expected at least 4 blue companions who may start, got 3')
    expect(said(barred(4))).toBe('')
    const allBlue = { ...barred(4), journeys: Array.from({ length: 12 }, () => 'blue') }
    expect(said(allBlue)).toContain('/cards: expected at least 5 blue companions who may start, got 4')
  })

  test('a table is refused with them', () => {
    const values = { vindicating: 'five' }
    expect(refusal(() => new Table(vindication, { seats: 2, seed: 's', values }))).toBe('bad-values')
  })
})

describe('a record', () => {
  const values = { cards: { adren: { honor: 9 } }, mastery: { vision: 3 } }
  const record = () => open(vindication, { values }).record()

  test('carries the values it was played with, in full', () => {
    expect(record().values).toEqual(write(read(values)))
    expect(record().values).toMatchObject({
      cards: { adren: { honor: 9 }, mirror: { honor: ours.honor['mirror'] } },
      vindicating: 5,
    })
  })

  test('is replayed with them, through JSON', () => {
    const table = Table.replay(vindication, cloneJson(record()))
    expect(table.machine.values).toEqual(read(values))
    expect(table.digest()).toBe(record().digest)
  })
})

// Every record has a name in the texts, and the texts name nothing else.
import { describe, expect, it } from 'vitest'
import { FACES, saying, valuesOf } from '../src/client.ts'
import { CARDS_EN } from '../src/text/cards/en.ts'
import { CARDS } from '../src/cards/index.ts'

const ATTACKS = CARDS.heroes.flatMap(({ faces }) => faces.map(({ id }) => id))
const named = (records: Readonly<Record<string, unknown>>): string[] => Object.keys(records).toSorted()

describe('names', () => {
  it('every card, token, tile, place, person and attack of a hero has a name, and no name is left over', () => {
    expect(named(CARDS_EN)).toEqual([...FACES.keys(), ...ATTACKS].toSorted())
    expect(Object.values(CARDS_EN).filter(({ name }) => name.trim() === '')).toEqual([])
  })

  it('the text on every card is shown', () => {
    const values = valuesOf({}, {})
    const texts = Object.entries(CARDS_EN).flatMap(([id, { text }]) =>
      text === undefined ? [] : [{ id, text }],
    )
    expect(texts.filter(({ id, text }) => !saying(values, id).includes(text))).toEqual([])
  })
})

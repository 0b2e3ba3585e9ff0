// The content of Treachery: numbers, faces, the lobby field, and what pages get.
import { isRecord } from '@lorehall/kernel'
import { refusal } from '@lorehall/kernel/testing'
import { describe, expect, test } from 'vitest'
import { vindication } from '../../src/index.ts'
import { faces } from '../../src/client.ts'
import { options as form } from '../../src/form.ts'
import { treachery as content } from '../../src/modules/treachery/content.ts'
import { worth } from '../../src/bot/worth.ts'
import type { PlayerSpot } from '../../testing/scenario.ts'
import { near, type Rest } from './near.ts'

const on = { treachery: true }
const IDS = content.cards.map(({ id }) => id)

describe('every card', () => {
  test.each(IDS)('%s: has a name, a text and numbers with their source', (id) => {
    const face = faces().find((one) => one.id === id)
    expect(face?.name).toMatch(/\S/)
    expect(face?.text).toMatch(/\.$/)
    expect(face?.honor).toBeTypeOf('number')
    expect(face?.provenance['honor']).toBe('house')
    expect(content.cards.find((card) => card.id === id)?.treacherous).toBe(true)
  })

  test('every text and number belongs to a card', () => {
    for (const table of [content.text.cards, content.numbers])
      expect(Object.keys(table).toSorted()).toEqual(IDS.toSorted())
  })

  test('companions cost honor and may not start; the mark against that is printed', () => {
    for (const { id, initiative } of content.cards) {
      const numbers = content.numbers[id]
      expect(numbers?.honor.value ?? 0).toBeLessThan(initiative > 0 ? 0 : 5)
      expect(numbers?.mayStart).toEqual(initiative > 0 ? { value: false, provenance: 'printed' } : undefined)
    }
  })
})

describe('the numbers', () => {
  const { read, template } = vindication.values

  test('a table with it has them, a table without it does not', () => {
    const cards = (options: Readonly<Record<string, boolean>>) => {
      const file = template(options)
      return isRecord(file) && isRecord(file['cards']) ? Object.keys(file['cards']) : []
    }
    expect(cards(on)).toEqual(expect.arrayContaining(IDS))
    expect(cards({}).filter((id) => IDS.includes(id))).toEqual([])
  })

  test('the owner of a box can override ours with the printed ones', () => {
    const values = read({ cards: { toule: { honor: -4, gives: { inspiration: 1 } } } }, on)
    expect([values.honor['toule'], values.gives['toule']]).toEqual([-4, [1, 0, 0, 0, 0, 0]])
    expect(read({}, on).honor['toule']).toBe(-3)
    expect(refusal(() => read({ cards: { toule: { honor: -4 } } }, {}))).toBe('bad-values')
  })
})

test('the lobby asks for it, and leaves it out by default', () => {
  expect(form.properties['treachery']).toMatchObject({ type: 'boolean', default: false })
  expect(vindication.form.allows({ ...on, roundLimit: true })).toEqual({ seats: [2, 3, 4, 5], against: null })
})

test('everybody sees every black block', () => {
  const g = near({ party: { arn: 0 } }, [{}], { marked: ['arn'], closed: [1], regions: { 1: 'fort' } })
  for (const viewer of [0, 1, null]) {
    const seen = vindication.see.view(g.table.machine, viewer)
    expect(isRecord(seen) && seen['modules']).toEqual({
      treachery: { cards: ['arn'], regions: [1], left: 10 },
    })
  }
})

describe('bots', () => {
  const worthOf = (me: PlayerSpot, other: PlayerSpot, rest: Rest = {}) =>
    worth(near(me, [other], rest).table.machine, 0)

  test('a black block has value on other players’ things, and a cost on one’s own', () => {
    const mine = { party: { arn: 0 } }
    const theirs = { party: { zho: 0 } }
    const plain = worthOf(mine, theirs)
    expect(worthOf(mine, theirs, { marked: ['arn'] })).toBeLessThan(plain)
    expect(worthOf(mine, theirs, { marked: ['zho'] })).toBeGreaterThan(plain)
    const owned: Rest = { regions: { 4: 'fort' }, owners: { 4: 0 } }
    expect(worthOf(mine, theirs, { ...owned, closed: [4] })).toBeLessThan(worthOf(mine, theirs, owned))
  })

  test('a rival’s loss has value', () => {
    expect(worthOf({}, { vision: 1 })).toBeGreaterThan(worthOf({}, { vision: 2 }))
    expect(worthOf({}, { tiles: { courage: 1 } })).toBeLessThan(worthOf({}, {}))
  })

  test('a region under a black block attracts no bot', () => {
    const rest: Rest = { regions: { 4: 'tomb' } }
    const rich = { wisdom: 2 }
    expect(worthOf(rich, {}, { ...rest, closed: [4] })).toBeLessThan(worthOf(rich, {}, rest))
  })
})

import { readOptions, Refusal } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../src/index.ts'
import { written } from '../src/values/file.ts'
import { provenanceOf } from '../src/values/provenance.ts'
import { TUNED, type Tuning } from '../src/values/tuned.ts'
import { WHY } from '../src/values/tuned-why.ts'

const ABOVE = readOptions(nowOrNever, {})
const { values } = nowOrNever

function refused(file: Parameters<typeof values.read>[0]): string {
  try {
    values.read(file, ABOVE)
    return 'taken'
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

describe('values', () => {
  it('N-VALUES-1 our own values are complete, and stay the same when written and read again', () => {
    const own = values.read({}, ABOVE)
    expect(Object.keys(own.quests)).toHaveLength(73)
    expect(own.spaces).toHaveLength(40)
    expect(values.read(values.write(own), ABOVE)).toEqual(own)
    expect(values.read(values.template(ABOVE), ABOVE)).toEqual(own)
  })

  it('N-VALUES-1 a file overrides ours field by field', () => {
    const laid = values.read({ buildings: { library: { cost: 3 } }, setup: { coins: 20 } }, ABOVE)
    expect(laid.buildings['library']).toMatchObject({ cost: 3, book: true })
    expect(laid.setup).toMatchObject({ coins: 20, seasons: 6 })
    expect(values.read({}, ABOVE).setup.coins).toBe(17)
  })

  it('N-VALUES-1 a mistake is refused with its path and what was expected', () => {
    expect(refused({ buildings: { palace: { cost: 3 } } })).toBe(
      '/buildings/palace: expected an id of buildings, got "palace"',
    )
    expect(refused({ buildings: { library: { price: 3 } } })).toContain('/buildings/library/price')
    expect(refused({ buildings: { library: { cost: -1 } } })).toBe(
      '/buildings/library/cost: expected a whole number from 0 to 99, got -1',
    )
    expect(refused({ quests: { B01: { at: 'nowhere' } } })).toContain('/quests/B01/at')
    expect(refused({ quests: { B01: { do: [{ verb: 'fly' }] } } })).toContain('/quests/B01/do/0/verb')
    expect(refused({ quests: { B01: { do: [{ verb: 'gain', gold: 1 }] } } })).toContain('/do/0/gold')
    expect(refused({ search: { 'lost-villager': { copies: 0 }, 'buried-purse': { copies: 0 } } })).toContain(
      'at least 14 search tokens',
    )
    expect(refused({ maps: { above: {} } })).toContain('/maps/above')
    expect(refused([])).toContain('expected an object')
  })

  it('N-VALUES-1 values that would let a game run in circles are refused', () => {
    const sale = { rule: 'sale', id: 'air', goods: {}, coins: 3 }
    const free = { id: 'research', when: 'ownTurn', limit: null, do: [{ verb: 'gain', book: 1 }] }
    const attack = { do: [{ verb: 'botAttack', perSeason: 1, else: 'drawAgain' }] }
    const deck = Object.fromEntries(Object.keys(values.read({}, ABOVE).solo).map((id) => [id, attack]))
    expect(refused({ market: { M1: { goods: {} } } })).toContain(
      '/market/M1/goods: expected at least one good',
    )
    expect(refused({ quests: { B30: { rules: [sale] } } })).toContain('/quests/B30/rules/0/goods')
    expect(refused({ abilities: { research: { uses: [free] } } })).toBe(
      '/abilities/research/uses/0: expected a price or a limit, got "research"',
    )
    expect(refused({ abilities: { research: { uses: [{ ...free, limit: 'season' }] } } })).toBe('taken')
    expect(refused({ solo: deck })).toContain('/solo: expected a card that does not draw again')
  })

  it('N-VALUES-1 a number that no rule reads is not in the file, and refused', () => {
    expect(refused({ orders: { O1: { vp: 3 } } })).toBe(
      '/orders/O1/vp: expected nothing, for no rule reads it, got 3',
    )
    expect(refused({ setup: { tokenIncome: 2 } })).toContain('/setup/tokenIncome')
    expect(refused({ setup: { rest: { heart: 2, coin: 0 } } })).toContain('/setup/rest/coin: expected')
    expect(refused({ enemies: { 1: { copies: 3 } } })).toContain('/enemies/1/copies')
    // The level is on the token, and the map says where each level is.
    expect(refused({ enemies: { 1: { level: 2 } } })).toBe(
      '/enemies/1/level: expected 1, as it stands there on the map, got 2',
    )
    expect(refused({ specialists: { osk: { rest: { either: [] } } } })).toContain('/specialists/osk/rest')
    expect(refused({ specialists: { osk: { level: 1 } } })).toContain('/specialists/osk/level')
    const template = values.template(ABOVE)
    expect(template).not.toHaveProperty('orders.O1.vp')
    expect(template).not.toHaveProperty('setup.tokenIncome')
    expect(template).not.toHaveProperty('specialists.osk.rest')
  })

  it('N-VALUES-1 a stored game that still has one is played as before', () => {
    const once = {
      setup: { tokenIncome: 1, coins: 20 },
      orders: { O1: { vp: 2 } },
      enemies: { 1: { side: 'both', copies: 4 } },
    }
    expect(values.read(once, ABOVE)).toEqual(values.read({ setup: { coins: 20 } }, ABOVE))
  })

  it('N-VALUES-2 the map and the town of a table are those of its side', () => {
    const under = values.read({}, readOptions(nowOrNever, { map: 'under' }))
    expect(under.levels).toEqual(['1', 'u2', '3', '4', 'u5', '6', 'u7', '8', '9'])
    expect(under.town[3]?.spaces[1]).toEqual({ gain: 'tool', extra: 1 })
    expect(values.read({}, ABOVE).town[3]?.spaces[1]).toEqual({ gain: 'shell', extra: 0 })
  })

  it('N-VALUES-3 every number has a source, and our own are marked as ours', () => {
    expect(provenanceOf('library', 'score')).toBe('printed')
    expect(provenanceOf('library', 'cost')).toBe('house')
    expect(provenanceOf('M2', 'coins')).toBe('public')
    expect(provenanceOf('leadership', 'colour')).toBe('derived')
  })

  it('N-VALUES-5 tuned numbers differ from the original content, and no source prints them', () => {
    const now = values.template(ABOVE)
    const then = written()
    for (const why of Object.values(WHY)) expect(why).toMatch(/^[A-Z].*\.$/)
    for (const { table, field, records } of Object.values<Tuning>(TUNED)) {
      for (const [id, [from, to]] of Object.entries(records)) {
        expect(from).not.toEqual(to)
        expect(then).toMatchObject({ [table]: { [id]: { [field]: from } } })
        expect(now).toMatchObject({ [table]: { [id]: { [field]: to } } })
        expect(provenanceOf(id, field)).toBe('house')
      }
    }
    // The rulebook shows a card with end-of-game points and 4 points (p. 18): those are kept.
    expect(now).toMatchObject({ quests: { D10: { vp: 4, score: [{ tally: 'abilities' }] } } })
    expect(provenanceOf('D10', 'vp')).toBe('derived')
    // Namal’s third arrow is printed, the others are not.
    expect(now).toMatchObject({ heroes: { namal: { arrows: [expect.anything(), expect.anything(), 2] } } })
  })
})

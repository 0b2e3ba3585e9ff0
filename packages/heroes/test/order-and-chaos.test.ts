// The box Order & Chaos: what it adds to a table, and to none without it.
import { readOptions } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { abilityText, nameOf } from '../src/client.ts'
import { heroes } from '../src/index.ts'
import { inspect } from '../src/inspect.ts'
import { orderAndChaosContent as content } from '../src/modules/order-and-chaos/content.ts'
import { CHAOS, Scenario } from '../testing/index.ts'

const FACTIONS = Object.entries(content.factions ?? {})
const values = heroes.values.read({}, readOptions(heroes, CHAOS))
const base = heroes.values.read({}, readOptions(heroes, {}))

/** The ids of everything in the box that has a name. */
const RECORDS = Array.from(
  new Set([
    ...FACTIONS.flatMap(([id, { units, buildings, souls }]) => [
      id,
      ...Object.values(units),
      ...(souls === undefined ? [] : [souls.card]),
      ...buildings.map((one) => one.id),
    ]),
    ...Object.keys(content.enemySpells ?? {}),
    ...Object.keys(content.markers ?? {}),
  ]),
)

describe('Order & Chaos', () => {
  it('H-CHAOS-1 its factions are offered only with the box', () => {
    const offered = (options: object) => {
      const g = new Scenario({ seats: 2, options: { ...options } })
      return g.offered(Number(g.asked[0]?.split(' ')[0]))
    }
    const its = FACTIONS.map(([id]) => `faction:${id}`)
    expect(offered(CHAOS)).toEqual(expect.arrayContaining(its))
    expect(offered({}).filter((id) => its.includes(id))).toEqual([])
  })

  it('H-CHAOS-1 a table without it has the values, cards and steps it always had', () => {
    expect(Object.keys(base.factions)).toEqual(['humans', 'orcs', 'dwarves', 'elves'])
    expect(base.box.words).toBe(null)
    expect(heroes.values.write(base)).toEqual(heroes.values.template(readOptions(heroes, {})))
    expect(inspect.coverage({}).cards.some((id) => RECORDS.includes(id))).toBe(false)
  })

  it('H-CHAOS-2 each faction has five Buildings, three Heroes, two Vessels, 24 abilities and an Enemy board', () => {
    for (const [id, { buildings, abilities }] of FACTIONS) {
      expect(new Set(buildings.map(({ opens }) => opens))).toEqual(new Set(['a', 'b', 'c', 'sea', 'air']))
      expect(abilities).toHaveLength(24)
      const board = content.enemies?.[id]
      expect([board?.track.length, board?.ore.length, board?.vp.length]).toEqual([6, 6, 6])
      for (const { spell } of Object.values(board?.heroes ?? {}))
        expect(Object.keys(content.enemySpells ?? {})).toContain(spell.id)
    }
  })

  it('H-CHAOS-2 every record has a name, every ability a text, and nothing is left over', () => {
    expect(Object.keys(content.names).toSorted()).toEqual(RECORDS.toSorted())
    expect(RECORDS.filter((id) => !/^[A-Z]/.test(nameOf({ values }, id)))).toEqual([])
    const abilities = FACTIONS.flatMap(([, faction]) => faction.abilities.map(({ id }) => id))
    expect(abilities.filter((id) => abilityText(id, values) === id)).toEqual([])
    expect(Object.keys(content.abilityTexts ?? {})).toHaveLength(8 * FACTIONS.length)
  })
})

// The box Pestilence: what it adds to a table, and to none without it.
import { readOptions } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { abilityText, nameOf } from '../src/client.ts'
import { heroes } from '../src/index.ts'
import { inspect } from '../src/inspect.ts'
import { pestilenceContent as content } from '../src/modules/pestilence/content.ts'
import { CHAOS, PESTILENCE, Scenario, SEVEN_CONTINENTS } from '../testing/index.ts'

const FACTIONS = Object.entries(content.factions ?? {})
const values = heroes.values.read({}, readOptions(heroes, PESTILENCE))
const base = heroes.values.read({}, readOptions(heroes, {}))
const allowed = (options: object) => heroes.form.allows(readOptions(heroes, { ...options }))

describe('Pestilence', () => {
  it('H-PESTILENCE-1 its factions are offered only with the box', () => {
    const offered = (options: object) => {
      const g = new Scenario({ seats: 2, options: { ...options } })
      return g.offered(Number(g.asked[0]?.split(' ')[0]))
    }
    const its = FACTIONS.map(([id]) => `faction:${id}`)
    expect(offered(PESTILENCE)).toEqual(expect.arrayContaining(its))
    expect(offered({}).filter((id) => its.includes(id))).toEqual([])
  })

  it('H-SETUP-1 two players can’t both lead the Birdfolk', () => {
    const g = new Scenario({ seats: 2, options: PESTILENCE })
    const [first, second] = g.asked[0]?.startsWith('0') === true ? [0, 1] : [1, 0]
    g.play(`${first} faction:birdfolk`)
    expect(g.offered(second)).not.toContain('faction:birdfolk')
    expect(g.refusedWhy(second, 'faction:birdfolk')).toBe('faction-taken')
  })

  it('H-PESTILENCE-1 has room for one more player: 5 alone, 7 with the six Continents of another box', () => {
    expect(allowed({}).seats).toEqual([1, 2, 3, 4])
    expect(allowed(PESTILENCE).seats).toEqual([1, 2, 3, 4, 5])
    expect(allowed({ ...PESTILENCE, ...CHAOS }).seats).toEqual([1, 2, 3, 4])
    expect(allowed(SEVEN_CONTINENTS).seats).toEqual([5, 6, 7])
    expect(allowed({ ...CHAOS, side: 'six' }).seats).toEqual([5, 6])
  })

  it('H-PESTILENCE-1 six Continents without their box are refused in one sentence', () => {
    expect(allowed({ ...PESTILENCE, side: 'six' }).against).toMatchObject({ rule: 'H-SETUP-1' })
  })

  it('H-PESTILENCE-1 a table without it has the values, cards and steps it always had', () => {
    expect(base.box.words).toBe(null)
    expect(base.world.floating).toBe(null)
    expect(heroes.values.write(base)).toEqual(heroes.values.template(readOptions(heroes, {})))
    expect(inspect.coverage({}).cards.some((id) => id in content.names)).toBe(false)
  })

  it('H-PESTILENCE-3 each faction has five Buildings, three Heroes, two Vessels, 24 abilities and an Enemy board', () => {
    for (const [id, { buildings, abilities }] of FACTIONS) {
      expect(new Set(buildings.map(({ opens }) => opens))).toEqual(new Set(['a', 'b', 'c', 'sea', 'air']))
      expect(abilities).toHaveLength(24)
      const board = content.enemies?.[id]
      expect([board?.track.length, board?.ore.length, board?.vp.length]).toEqual([6, 6, 6])
      for (const { spell } of Object.values(board?.heroes ?? {}))
        expect(Object.keys(content.enemySpells ?? {})).toContain(spell.id)
    }
  })

  it('H-PESTILENCE-3 every record has a name, and every ability a text', () => {
    const records = FACTIONS.flatMap(([id, { units, buildings }]) => [
      id,
      ...Object.values(units),
      ...buildings.map((one) => one.id),
    ])
    const named = [
      ...records,
      ...Object.keys(content.enemySpells ?? {}),
      ...Object.keys(content.spells ?? {}),
    ]
    expect(named.filter((id) => !/^[A-Z]/.test(nameOf({ values }, id)))).toEqual([])
    const abilities = FACTIONS.flatMap(([, faction]) => faction.abilities.map(({ id }) => id))
    expect(abilities.filter((id) => abilityText(id, values) === id)).toEqual([])
    expect(Object.keys(content.abilityTexts ?? {})).toHaveLength(8 * FACTIONS.length)
  })
})

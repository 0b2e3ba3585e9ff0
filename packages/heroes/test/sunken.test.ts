// The Sunken Continent: Shallow Water is land in every respect but its tokens. The tokens of Pestilence.
import { describe, expect, it } from 'vitest'
import { heroes } from '../src/index.ts'
import { inspect } from '../src/inspect.ts'
import { land } from '../src/map/world.ts'
import { income } from '../src/rules/collection.ts'
import { lookForEnd } from '../src/rules/ends.ts'
import { isShallow } from '../src/rules/lookup.ts'
import { showOne } from '../src/rules/tokens.ts'
import { tokenText } from '../src/text/tokens/en.ts'
import { pieces, type PlayerSpot, scenario, Scenario } from '../testing/index.ts'
import { explored, merfolkTurn, PESTILENCE, skyPieces, skyPlace } from '../testing/pestilence.ts'

const { explorationTokens, shallow } = heroes.values.read({}, PESTILENCE)
const countOn = (on: 'land' | 'sea') =>
  Object.values(explorationTokens).reduce((sum, token) => sum + (token.on === on ? token.count : 0), 0)

/** Face-down tokens in these Regions, and the pools they are drawn from. */
function laid(regions: readonly string[], seaPool: readonly string[], landPool: readonly string[] = []) {
  const down = explored()
  for (const region of regions) down[skyPlace(region)] = (down[skyPlace(region)] ?? 0) + 1
  return { down, seaPool: [...seaPool], landPool: [...landPool] }
}

/** A Warrior marches from I-3 to I-6, both in Shallow Water. */
const marched = (token: string, me: PlayerSpot = {}, foe: PlayerSpot = {}) =>
  merfolkTurn({ warriors: { 'I-3': 2 }, ...me }, foe, laid(['I-6'], [token])).play(
    '0 slot:march-1',
    '0 go:I-6',
    '0 stop',
  )

describe('the box of tokens', () => {
  it('H-PESTILENCE-2 has 82 Land tokens and 36 Sea tokens, six Pyramids and six Coral Reefs among them', () => {
    expect([countOn('land'), countOn('sea')]).toEqual([82, 36])
    expect([explorationTokens['pyramid']?.count, explorationTokens['reef']?.count]).toEqual([6, 6])
    expect(explorationTokens['sea-bonus-food-ore']?.count).toBe(4)
    const base = heroes.values.read({}, {}).explorationTokens
    expect([base['bonus-food-ore']?.count, base['pyramid']]).toEqual([4, undefined])
  })
})

describe('the Continent of the Merfolk', () => {
  const begun = (seats: number) => {
    const g = new Scenario({ seats, options: PESTILENCE })
    const [asked = ''] = g.asked
    g.play(`${asked.split(' ')[0]} faction:merfolk`)
    while (g.asked.some((line) => line.endsWith('pickFaction') || line.endsWith('pickCapital'))) {
      const [seat = ''] = (g.asked[0] ?? '').split(' ')
      const offered = g.offered(Number(seat)).filter((id) => id !== 'faction:birdfolk')
      g.play(`${seat} ${offered[0] ?? ''}`)
    }
    return g
  }

  it('H-SUNKEN-1 is Shallow Water, with ten Sea tokens instead of Land tokens', () => {
    const g = begun(4)
    const merfolk = g.state.players.find(({ faction }) => faction === 'merfolk')
    const { machine } = g.table
    expect(g.state.sunken).toBe(land(machine, merfolk?.capital ?? -1).continent)
    const down = (shallow: boolean) =>
      machine.values.world.lands.reduce(
        (sum, _, place) => sum + (isShallow(machine, place) === shallow ? (g.state.down[place] ?? 0) : 0),
        0,
      )
    expect([down(true), down(false)]).toEqual([10, 30])
    expect(JSON.stringify(heroes.see.view(machine, 0))).toContain(`"sunken":${g.state.sunken}`)
    expect(inspect.check(machine)).toEqual([])
  })

  it('H-SUNKEN-1 no Continent is sunken without them', () => {
    expect(scenario({ options: PESTILENCE }).state.sunken).toBeUndefined()
  })

  it('H-SUNKEN-1 its tokens are drawn from the Sea tokens, whoever turns them over', () => {
    const g = merfolkTurn({}, {}, laid(['I-6'], ['traders'], ['fort']))
    showOne(g.table.machine, skyPlace('I-6'))
    expect(g.state.shown).toEqual([{ at: skyPlace('I-6'), id: 'traders' }])
  })

  it('H-SUNKEN-1 its tokens do not count for eXplore', () => {
    const ends = (region: string) => {
      const g = merfolkTurn({}, {}, laid([region], ['traders'], ['fort']))
      lookForEnd(g.table.machine, 0)
      return g.state.end?.by ?? null
    }
    expect([ends('I-6'), ends('II-3')]).toEqual(['explore', null])
  })

  it('H-SUNKEN-1 yields and works like land', () => {
    const { mana } = income(merfolkTurn({ serfs: { 'I-6': 1 } }).table.machine, 0)
    expect(mana).toBe(2)
  })
})

describe('tokens in Shallow Water', () => {
  it('H-SUNKEN-2 a Sea Monster is a Monster: Strength 3 is enough, and a weaker army is driven home', () => {
    const strong = marched('sea-monster')
    expect(strong.player(0).score).toBe(2)
    const three = merfolkTurn(
      { warriors: { 'I-3': 1 }, serfs: { 'I-3': 1 } },
      {},
      laid(['I-6'], ['sea-monster']),
    ).play('0 slot:march-1', '0 go:I-6', '0 stop')
    expect(three.player(0).score).toBe(2)
    const weak = marched('sea-monster', { warriors: { 'I-3': 1 } })
    expect([weak.player(0).score, weak.player(0).warriors[skyPlace('I-1')]]).toEqual([0, 1])
    const atSea = merfolkTurn(skyPieces({ sea: 'I-1' }), {}, laid(['n'], ['sea-monster']))
    atSea.play('0 slot:sail', '0 go:n', '0 stop')
    expect([atSea.player(0).score, atSea.player(0).vessels.sea.at]).toEqual([0, skyPlace('I-1')])
  })

  it('H-SUNKEN-2 a Stranded Fisherman is a Farm', () => {
    const g = marched('fisherman', { food: 1 })
    expect(g.asked).toEqual(['0 farm'])
    g.play('0 pay')
    expect([g.player(0).serfs[skyPlace('I-6')], g.player(0).food]).toEqual([1, 0])
  })

  it('H-SUNKEN-2 Island Traders answer a March and a Fly', () => {
    expect(marched('traders', { ore: 1 }).asked).toEqual(['0 swapOne'])
    const g = merfolkTurn({ ore: 1, ...skyPieces({ air: 'I-3' }) }, {}, laid(['I-6'], ['traders']))
    g.play('0 slot:fly', '0 go:I-6')
    if (g.asked.includes('0 fly')) g.play('0 stop')
    expect(g.asked).toEqual(['0 swapOne'])
  })

  it('H-SUNKEN-2 a Storm throws out everyone of the mover, on foot and in Vessels, and a Tower stays', () => {
    const g = merfolkTurn(
      {
        warriors: { 'I-6': 1 },
        serfs: { 'I-10': 1 },
        towers: ['I-10'],
        ...skyPieces({ sea: 'I-10', air: 'I-10' }),
      },
      {},
      laid(['I-10'], ['storm']),
    ).play('0 slot:march-1', '0 from:I-6', '0 go:I-10', '0 stop')
    expect(g.asked).toEqual(['0 storm'])
    expect(g.offered(0)).not.toContain('flee:I-10')
    g.play('0 flee:II-6')
    const p = g.player(0)
    const there = skyPlace('II-6')
    expect([p.warriors[there], p.serfs[there], p.vessels.sea.at, p.vessels.air.at]).toEqual([
      1,
      1,
      there,
      there,
    ])
    expect(p.towers).toEqual([skyPlace('I-10')])
  })

  it('H-SUNKEN-3 every army that enters meets Pirates, also in passing; then they go to sea', () => {
    const live = [{ id: 'pirates', at: skyPlace('I-6') }]
    const g = merfolkTurn({ ore: 3, warriors: { 'I-3': 1 } }, {}, { live })
    g.play('0 slot:march-1', '0 go:I-6')
    expect([g.player(0).ore, g.player(0).score, g.asked]).toEqual([0, 2, ['0 piratesGo']])
    expect(g.offered(0)).not.toContain('pirates-to:I-10')
    g.play('0 pirates-to:s')
    expect(g.state.live).toEqual([{ id: 'pirates', at: skyPlace('s') }])
    expect(g.asked).toEqual(['0 march'])
  })

  it('H-SUNKEN-3 without Ore, the army loses one of its own Units', () => {
    const live = [{ id: 'pirates', at: skyPlace('I-6') }]
    const g = merfolkTurn({ warriors: { 'I-3': 2 }, serfs: { 'I-6': 1 } }, {}, { live })
    g.play('0 slot:march-1', '0 from:I-3', '0 go:I-6')
    expect([g.asked, g.offered(0)]).toEqual([['0 pirates'], ['lose:warrior']])
    g.play('0 lose:warrior', '0 pirates-to:s')
    expect(g.state.move?.army.warriors).toBe(1)
  })

  it('H-SUNKEN-3 an Air Vessel that flies over meets them too', () => {
    const live = [{ id: 'pirates', at: skyPlace('I-6') }]
    const g = merfolkTurn({ ore: 3, ...skyPieces({ air: 'I-3' }) }, {}, { live }).play(
      '0 slot:fly',
      '0 go:I-6',
    )
    expect(g.asked).toEqual(['0 piratesGo'])
  })

  it('H-SUNKEN-3 a player who turns them over meets them', () => {
    expect(marched('pirates', { ore: 3 }).asked).toEqual(['0 piratesGo'])
  })
})

it('H-SUNKEN-2 the text of a token says what it is in Shallow Water', () => {
  const text = (id: string) => {
    const token = explorationTokens[id]
    return token === undefined ? '' : tokenText(token, shallow[id])
  }
  expect(text('fisherman')).toMatch(/In Shallow Water, it is a farm\.$/)
  expect(text('traders')).not.toContain('Shallow')
  expect(text('reef')).toBe('Stays here. Each time you end a Sail here, gain 1 resource of your choice.')
  expect(text('pyramid')).toBe('Stays here. In Collection, gives 1 Mana to each player with a piece here.')
})

describe('the tokens of Pestilence', () => {
  it('H-TOKEN-14 a Pyramid gives 1 Mana in Collection to its controller, two of them 2', () => {
    const mana = (n: number, seat: number) => {
      const live = Array.from({ length: n }, () => ({ id: 'pyramid', at: skyPlace('II-5') }))
      return income(merfolkTurn({ serfs: { 'II-5': 1 } }, {}, { live }).table.machine, seat).mana
    }
    expect([mana(1, 0), mana(2, 0), mana(1, 1)]).toEqual([1, 2, 0])
  })

  it('H-TOKEN-14 the second Pyramid of a Swamp stays', () => {
    const g = merfolkTurn({ warriors: { 'II-4': 1 } }, {}, laid(['II-5', 'II-5'], [], ['pyramid', 'pyramid']))
    g.play('0 slot:march-1', '0 go:II-5', '0 stop')
    expect(g.state.live.map(({ id }) => id)).toEqual(['pyramid', 'pyramid'])
  })

  it('H-TOKEN-15 a Coral Reef gives a resource of your choice whenever a Sail ends there, also when revealed', () => {
    const g = merfolkTurn(skyPieces({ sea: 'I-1' }), {}, laid(['n'], ['reef'])).play(
      '0 slot:sail',
      '0 go:n',
      '0 stop',
    )
    expect(g.asked).toEqual(['0 gainChosen'])
    g.play('0 kind:mana')
    expect([g.player(0).mana, g.state.live]).toEqual([1, [{ id: 'reef', at: skyPlace('n') }]])
    const twice = { live: [1, 2].map(() => ({ id: 'reef', at: skyPlace('n') })) }
    const again = merfolkTurn(skyPieces({ sea: 'I-1' }), {}, twice).play('0 slot:sail', '0 go:n', '0 stop')
    again.play('0 kind:ore')
    expect([again.player(0).ore, again.asked]).not.toEqual([1, ['0 gainChosen']])
  })

  it('H-TOKEN-15 in Shallow Water also a March', () => {
    expect(marched('reef').asked).toEqual(['0 gainChosen'])
  })
})

it('H-SUNKEN-1 stays Shallow Water for other factions', () => {
  const g = scenario({
    options: PESTILENCE,
    players: { 0: { food: 1, warriors: { 'I-3': 2 }, serfs: {}, ...pieces({}) } },
    state: { sunken: 0, ...laid(['I-6'], ['fisherman']) },
  }).play('0 slot:march-1', '0 go:I-6', '0 stop')
  expect(g.asked).toEqual(['0 farm'])
})

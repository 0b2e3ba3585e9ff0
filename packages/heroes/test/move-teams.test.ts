// Allies: shared Regions, Units that move along, and tokens at the end of such a move.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import { income } from '../src/rules/collection.ts'
import type { Extra } from '../src/rules/steps/move.ts'
import { standing } from '../src/scoring.ts'
import { pieces, type PlayerSpot, scenario, type Scenario, type Spot } from '../testing/index.ts'

const bare: PlayerSpot = { serfs: {}, warriors: {}, hand: [] }

/** Humans and Dwarves (0 and 2) against Orcs and Elves (1 and 3), with only these pieces. */
const teams = (players: Readonly<Record<number, PlayerSpot>>, state: Spot['state'] = {}): Scenario =>
  scenario({
    options: { teams: true },
    seats: 4,
    players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...bare, ...players[seat] }])),
    state,
  })

const at = (place: string, id: string) => ({ at: placeOf(place), id })

describe('a shared Region', () => {
  it('H-TEAM-7 allies do not fight, and there is room for five of both', () => {
    const g = teams({ 0: { warriors: { 'I-1': 2 } }, 2: { serfs: { 'I-3': 4 } } })
    g.play('0 slot:march-1', '0 stay:warrior', '0 go:I-3', '0 stop')
    expect(g.state.battle).toBeNull()
    expect(g.player(0).warriors[placeOf('I-3')]).toBe(1)
    const full = teams({ 0: { warriors: { 'I-1': 2 } }, 2: { serfs: { 'I-3': 4 } } })
    full.play('0 slot:march-1', '0 go:I-3')
    expect(full.refusedWhy(0, 'stop')).toBe('cannot-end')
  })

  it('H-TEAM-7 both collect its resource, and Worker Spaces go to the seat that came first', () => {
    const spots = { 0: { serfs: { 'I-3': 1 } }, 2: { serfs: { 'I-3': 1 }, towers: ['I-3'] } }
    const came = scenario().state.came.map((seat, place) => (place === placeOf('I-3') ? 2 : seat))
    const g = teams(spots, { came })
    const food = (seat: number) => income(g.table.machine, seat).food
    expect([food(0), food(2)]).toEqual([1, 4])
    const other = teams(spots, { came: came.map((seat) => (seat === 2 ? 0 : seat)) })
    expect([0, 2].map((seat) => income(other.table.machine, seat).food)).toEqual([2, 3])
  })

  it('H-TEAM-7 the order of arrival is updated after every turn', () => {
    const g = teams({ 0: { serfs: { 'I-3': 1 } }, 2: { serfs: { 'I-2': 1 } } })
    g.play('0 blank', '0 blank-slot:cast')
    expect([g.state.came[placeOf('I-3')], g.state.came[placeOf('I-2')]]).toEqual([0, 2])
  })

  it('H-TEAM-7 a seat that leaves and comes back in the same turn is second', () => {
    const came = scenario().state.came.map((seat, place) => (place === placeOf('I-3') ? 0 : seat))
    const g = teams(
      { 0: { warriors: { 'I-3': 1 }, serfs: { 'I-1': 1 } }, 2: { serfs: { 'I-3': 1 } } },
      { came },
    )
    g.marchFrom(0, 'I-3').play('0 go:I-6', '0 stop', '0 muster:march-2')
    expect(g.state.came[placeOf('I-3')]).toBe(2)
    g.play('0 go:I-3', '0 stop')
    expect(g.state.came[placeOf('I-3')]).toBe(2)
  })

  it('H-TEAM-7 an ally’s Capital Region can be entered like one’s own', () => {
    const g = teams({ 0: { warriors: { 'IV-2': 1 } }, 2: { serfs: { 'IV-1': 7 } } })
    g.play('0 slot:march-1', '0 go:IV-1', '0 stop')
    expect(g.state.battle).toBeNull()
    expect(g.broken.filter((law) => law.includes('too many'))).toEqual([])
  })

  it('H-TEAM-8 a shared Region and its Village count once, an ally’s Capital never does', () => {
    const g = teams(
      { 0: { serfs: { 'I-3': 1 } }, 2: { serfs: { 'I-3': 1, 'I-1': 1, 'I-2': 1 } } },
      { live: [at('I-3', 'village')] },
    )
    const lines = (seat: number) =>
      Object.fromEntries(
        (standing(g.table.machine)[seat]?.lines ?? []).map(({ what, points }) => [what, points]),
      )
    expect([lines(0), lines(2)]).toEqual([{ regions: 1, villages: 2 }, { regions: 1 }])
  })
})

describe('Units of an ally', () => {
  const both = (more: PlayerSpot = {}, state: Spot['state'] = {}) =>
    teams({ 0: { warriors: { 'I-3': 1 }, ...more }, 2: { serfs: { 'I-3': 2 }, food: 1 } }, state).play(
      '0 slot:march-1',
    )

  it('H-TEAM-9 stay unless they are taken along; their owner is asked before the first step', () => {
    const g = both()
    expect(g.offered(0).filter((id) => !id.startsWith('go:'))).toEqual(['take:ally-serf'])
    g.play('0 take:ally-serf', '0 go:I-6')
    expect([g.asked, g.player(0).warriors[placeOf('I-3')]]).toEqual([['2 takeAlong'], 1])
    g.play('2 allow')
    expect([g.asked, g.state.move?.left]).toEqual([['0 march'], 1])
    g.play('0 stop')
    expect([g.player(0).warriors[placeOf('I-6')], g.player(2).serfs[placeOf('I-6')]]).toEqual([1, 1])
  })

  it('H-TEAM-9 if the owner refuses, the move is chosen again without them', () => {
    const g = both().play('0 take:ally-serf', '0 go:I-6', '2 decline')
    expect(g.asked).toEqual(['0 marchOut'])
    expect(g.offered(0)).not.toContain('take:ally-serf')
    g.play('0 go:I-6', '0 stop')
    expect([g.player(0).warriors[placeOf('I-6')], g.player(2).serfs[placeOf('I-6')]]).toEqual([1, 0])
  })

  it('H-TEAM-9 each owner pays for their own Entanglement', () => {
    const g = both({ food: 1 }, { live: [at('I-3', 'entanglement')] }).play('0 take:ally-serf')
    expect(g.refusedWhy(0, 'take:ally-serf')).toBe('cannot-pay-toll')
    g.play('0 go:I-6', '2 allow', '0 stop')
    expect([g.player(0).food, g.player(2).food]).toEqual([0, 0])
  })

  it('H-TEAM-9 H-ORCS-8 Skarn does not stop in a Desert if only Warriors are with him, whoever owns them', () => {
    const along = (ally: PlayerSpot, named: string) =>
      teams({ 0: { faction: 'orcs', ...pieces({ c: 'I-10' }) }, 2: ally })
        .play('0 slot:march-1', `0 take:${named}`, '0 go:I-9', '2 allow')
        .asked.includes('0 march')
    expect(along({ warriors: { 'I-10': 1 } }, 'ally-warrior')).toBe(true)
    expect(along({ serfs: { 'I-10': 1 } }, 'ally-serf')).toBe(false)
    expect(along(pieces({ c: 'I-10' }), 'ally-c')).toBe(false)
  })

  it('H-TEAM-9 at most five of both can move, and none with a Hero who must move alone', () => {
    const five = teams({ 0: { serfs: { 'I-1': 4 } }, 2: { serfs: { 'I-1': 3 } } }).play('0 slot:march-1')
    five.play('0 take:ally-serf')
    expect(five.refusedWhy(0, 'take:ally-serf')).toBe('five-march')
    five.play('0 go:I-2')
    expect(five.asked).toEqual(['2 takeAlong'])
    expect(five.state.move?.allies.serfs).toBe(1)
    const given = (extra: Extra) =>
      teams({}).from(
        { do: 'marchFrom', seat: 0, extra },
        { players: { 0: pieces({ c: 'I-3' }), 2: { serfs: { 'I-3': 1 } } } },
      )
    expect(given({ hero: 'c' }).offered(0)).not.toContain('take:ally-serf')
    expect(given({}).offered(0)).toContain('take:ally-serf')
  })

  it('H-TEAM-9 the other ally can do the same', () => {
    const g = teams({ 0: { serfs: { 'IV-3': 1 } }, 2: { serfs: { 'IV-3': 1 } } }).from(
      { do: 'marchFrom', seat: 2, extra: {} },
      { state: { shown: [at('IV-5', 'monster')] } },
    )
    g.play('2 take:ally-serf', '2 go:IV-5', '0 allow', '2 stop')
    expect([g.player(0).serfs[placeOf('I-1')], g.player(2).serfs[placeOf('IV-1')]]).toEqual([1, 1])
  })

  it('H-TEAM-9 they fight on the same side', () => {
    const g = teams({
      0: { warriors: { 'I-3': 1 } },
      1: { serfs: { 'I-6': 1 } },
      2: { serfs: { 'I-3': 1 } },
    }).play('0 slot:march-1', '0 take:ally-serf', '0 go:I-6', '2 allow')
    expect(g.state.battle?.attacker).toMatchObject({ seat: 0, allies: [2] })
  })

  it('H-TEAM-10 all Units that moved meet a Monster, and each owner sends their own home', () => {
    const walk = (...ids: readonly string[]) =>
      both({}, { shown: ids.map((id) => at('I-6', id)) }).play(
        '0 take:ally-serf',
        '0 go:I-6',
        '2 allow',
        '0 stop',
      )
    expect([walk('monster').player(0).score, walk('monster').player(2).score]).toEqual([2, 0])
    const strong = teams(
      { 0: { serfs: { 'I-3': 1 } }, 2: { warriors: { 'I-3': 1 } } },
      { shown: [at('I-6', 'monster')] },
    ).play('0 slot:march-1', '0 take:ally-warrior', '0 go:I-6', '2 allow', '0 stop')
    expect(strong.player(0).score).toBe(2)
    const weak = teams(
      { 0: { serfs: { 'I-3': 1 } }, 2: { serfs: { 'I-3': 1 } } },
      { shown: [at('I-6', 'monster')] },
    ).play('0 slot:march-1', '0 take:ally-serf', '0 go:I-6', '2 allow', '0 stop')
    expect([weak.player(0).serfs[placeOf('I-1')], weak.player(2).serfs[placeOf('IV-1')]]).toEqual([1, 1])
    const asked = teams(
      { 0: { serfs: { 'I-3': 1 } }, 2: { serfs: { 'I-3': 1 }, towers: ['III-8'] } },
      { shown: [at('I-6', 'monster')] },
    ).play('0 slot:march-1', '0 take:ally-serf', '0 go:I-6', '2 allow', '0 stop')
    expect([asked.asked, asked.state.move?.ended]).toEqual([['2 driven'], -1])
    asked.play('2 flee:III-8')
    expect(asked.player(2).serfs[placeOf('III-8')]).toBe(1)
    const thrown = walk('unstable').play('0 flee:I-8')
    expect([thrown.player(0).warriors[placeOf('I-8')], thrown.player(2).serfs[placeOf('I-8')]]).toEqual([
      1, 1,
    ])
  })

  describe('when nobody else has survived a Battle', () => {
    const left = (id: string, more: PlayerSpot = {}) =>
      teams(
        {
          0: { warriors: { 'I-3': 1 }, mana: 2, ore: 0, ...more },
          1: { serfs: { 'I-6': 1 } },
          2: { warriors: { 'I-3': 2 }, serfs: { 'I-2': 1 } },
        },
        { shown: [at('I-6', id)] },
      ).play(
        '0 slot:march-1',
        '0 take:ally-warrior',
        '0 take:ally-warrior',
        '0 go:I-6',
        '2 allow',
        '0 tactic:first-strike',
        '1 tactic:fall-back',
        '0 sacrifice:warrior',
      )

    it('H-TEAM-10 the player who moved still explores', () => {
      const g = left('mines')
      expect(g.player(0).warriors[placeOf('I-6')]).toBe(0)
      expect(g.asked).toEqual(['0 gainChosen'])
      expect(left('monster').player(0).score - g.player(0).score).toBe(2)
    })

    it('H-TEAM-10 the Rogue takes none of them', () => {
      const poor = left('rogue')
      expect([poor.player(2).warriors[placeOf('I-6')], poor.asked]).toEqual([2, ['1 turn']])
      expect(left('rogue', { ore: 1 }).offered(0)).toEqual(['pay', 'decline'])
    })

    it('H-TEAM-10 Unstable Ground moves them', () => {
      const g = left('unstable').play('0 flee:I-8')
      expect(g.player(2).warriors[placeOf('I-8')]).toBe(2)
    })
  })

  it('H-TEAM-10 the Rogue does not look at an ally’s hand', () => {
    const g = teams(
      {
        0: { warriors: { 'I-1': 1 }, ore: 1 },
        1: { hand: ['rage#1'] },
        2: { hand: ['tithe#1'] },
        3: { hand: ['recall#1'] },
      },
      { shown: [at('I-3', 'rogue')] },
    ).play('0 slot:march-1', '0 go:I-3', '0 stop', '0 pay')
    expect(g.offered(0)).toEqual(['peek:1', 'peek:3'])
  })
})

// Units aboard an ally's Vessel: boarding, moving, Battles, losses.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import type { Guest, Player, Vessel } from '../src/state.ts'
import {
  fight,
  pieces,
  type PlayerSpot,
  scenario,
  type Scenario,
  type Spot,
  sumOf,
} from '../testing/index.ts'

const bare: PlayerSpot = { serfs: {}, warriors: {}, hand: [] }

/** Humans and Dwarves (0 and 2) against Orcs and Elves (1 and 3), with only these pieces. */
const spot = (players: Readonly<Record<number, PlayerSpot>>, state: Spot['state'] = {}): Spot => ({
  options: { teams: true },
  seats: 4,
  players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { ...bare, ...players[seat] }])),
  state,
})

const teams = (players: Readonly<Record<number, PlayerSpot>>, state: Spot['state'] = {}): Scenario =>
  scenario(spot(players, state))

const SUPPLY: Vessel = { at: -1, serfs: 0, warriors: 0 }
const sea = (at: string, serfs = 0, warriors = 0): Player['vessels'] => ({
  sea: { at: placeOf(at), serfs, warriors },
  air: SUPPLY,
})
const air = (at: string, serfs = 0): Player['vessels'] => ({
  sea: SUPPLY,
  air: { at: placeOf(at), serfs, warriors: 0 },
})
const guest = (unit: Guest['unit'], at: string, vessel: Guest['vessel'] = 'sea'): Guest => ({
  unit,
  vessel,
  at: placeOf(at),
})
const token = (place: string, id: string) => ({ at: placeOf(place), id })

const aboard = (g: Scenario, seat: number) => g.player(seat).guests.map(({ unit, at }) => `${unit}@${at}`)

describe('boarding an ally’s Vessel on one’s own turn', () => {
  const docked = (mine: PlayerSpot = {}, theirs: PlayerSpot = {}) =>
    teams({
      0: { serfs: { 'IV-1': 2 }, warriors: { 'IV-1': 1 }, ...mine },
      2: { vessels: sea('IV-1'), ...theirs },
    })

  it('H-TEAM-14 its owner is asked, and then the Unit is aboard', () => {
    const g = docked()
    expect(g.offered(0)).toContain('board:serf@ally-sea')
    g.play('0 board:serf@ally-sea')
    expect(g.asked).toEqual(['2 letAboard'])
    g.play('2 allow')
    expect([aboard(g, 0), g.player(0).serfs[placeOf('IV-1')]]).toEqual([[`serf@${placeOf('IV-1')}`], 1])
    expect(g.player(2).vessels.sea).toMatchObject({ serfs: 0, warriors: 0 })
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-14 an owner who refuses is not asked again before the action, but is after it', () => {
    const g = docked().play('0 board:warrior@ally-sea', '2 decline')
    expect(aboard(g, 0)).toEqual([])
    expect(g.asked).toEqual(['0 turn'])
    expect(g.offered(0).filter((id) => id.startsWith('board'))).toEqual([])
    g.play('0 blank', '0 blank-slot:cast')
    expect(g.offered(0)).toContain('board:warrior@ally-sea')
  })

  it('H-TEAM-14 its capacity counts Units of both, and includes its owner’s abilities', () => {
    const full = docked({}, { vessels: sea('IV-1', 1) }).play('0 board:serf@ally-sea', '2 allow')
    expect(full.refusedWhy(0, 'board:warrior@ally-sea')).toBe('no-seat-aboard')
    const three = teams({
      0: { buildings: ['sea-dock'], vessels: sea('I-1', 2) },
      2: { serfs: { 'I-1': 2 } },
    }).from({ do: 'turn', seat: 2, shifts: [] }, {})
    three.play('2 board:serf@ally-sea', '0 allow')
    expect(three.refusedWhy(2, 'board:serf@ally-sea')).toBe('no-seat-aboard')
    expect([aboard(three, 2).length, three.broken]).toEqual([1, []])
  })

  it('H-TEAM-14 Heroes board, too; leaving needs no permission, and is possible once before the action', () => {
    const g = docked({ ...pieces({ b: 'IV-1' }) }).play('0 board:b@ally-sea', '2 allow')
    expect(g.player(0).heroes.b).toEqual({ at: placeOf('IV-1'), aboard: 'ally-sea' })
    expect(g.offered(0)).not.toContain('leave:b@ally-sea')
    const out = docked({ guests: [guest('serf', 'IV-1')], serfs: {}, warriors: {} })
    out.play('0 leave:serf@ally-sea')
    expect([aboard(out, 0), out.player(0).serfs[placeOf('IV-1')], out.asked]).toEqual([[], 1, ['0 turn']])
    expect(out.offered(0)).not.toContain('board:serf@ally-sea')
  })

  it('H-TEAM-14 nobody boards at sea, nor the Vessel of an enemy', () => {
    const none = (g: Scenario) => g.offered(0).filter((id) => id.startsWith('board'))
    expect(none(docked({}, { vessels: sea('s') }))).toEqual([])
    expect(none(teams({ 0: { serfs: { 'I-3': 1 } }, 1: { vessels: air('I-3') } }))).toEqual([])
  })

  it('H-TEAM-14 a guest may march out of it, and does not count as a Serf in the Courtyard', () => {
    const g = teams({ 0: { guests: [guest('warrior', 'I-1')] }, 2: { vessels: sea('I-1') } })
    g.play('0 slot:march-1', '0 go:I-2', '0 stop')
    expect([aboard(g, 0), g.player(0).warriors[placeOf('I-2')]]).toEqual([[], 1])
    const serf = teams({ 0: { guests: [guest('serf', 'I-1')] }, 2: { vessels: sea('I-1') } })
    expect(serf.refusedWhy(0, 'slot:build')).not.toBeNull()
  })
})

describe('an ally’s Units aboard one’s own Vessel', () => {
  const port = (mine: PlayerSpot = {}, theirs: PlayerSpot = {}, state: Spot['state'] = {}) =>
    teams({ 0: { vessels: sea('I-1'), ...mine }, 2: { serfs: { 'I-1': 2 }, ...theirs } }, state).play(
      '0 slot:sail',
    )

  it('H-TEAM-14 are chosen before a Sail; their owner is asked before the first step', () => {
    const g = port()
    expect(g.offered(0)).toEqual(['board:ally-serf@sea', 'done'])
    g.play('0 board:ally-serf@sea', '0 done')
    expect(g.asked).toEqual(['2 takeAlong'])
    g.play('2 allow', '0 go:n', '0 stop')
    expect([aboard(g, 2), g.player(2).serfs[placeOf('I-1')]]).toEqual([[`serf@${placeOf('n')}`], 1])
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-14 if the owner refuses, they leave the Vessel, and the move is chosen again without them', () => {
    const g = port({}, { guests: [guest('warrior', 'I-1')] })
    g.play('0 board:ally-serf@sea', '0 done', '2 decline')
    expect([aboard(g, 2), g.player(2).serfs[placeOf('I-1')], g.player(2).warriors[placeOf('I-1')]]).toEqual([
      [],
      2,
      1,
    ])
    expect(g.asked).toEqual(['0 sail'])
    g.play('0 go:n', '0 stop')
    expect(g.player(0).vessels.sea.at).toBe(placeOf('n'))
  })

  it('H-TEAM-14 at sea nobody is asked again', () => {
    const g = port({ vessels: sea('n') }, { guests: [guest('serf', 'n')] })
    expect(g.asked).toEqual(['0 sail'])
    g.play('0 go:gap-n', '0 stop')
    expect(aboard(g, 2)).toEqual([`serf@${placeOf('gap-n')}`])
  })

  it('H-TEAM-14 they leave it with the others at the end of the move, or on their owner’s turn', () => {
    const g = port().play('0 board:ally-serf@sea', '0 done', '2 allow', '0 go:n', '0 go:II-7')
    expect(g.offered(0)).toEqual(['leave:ally-serf@sea', 'done'])
    g.play('0 leave:ally-serf@sea')
    expect([aboard(g, 2), g.player(2).serfs[placeOf('II-7')]]).toEqual([[], 1])
    const kept = port().play('0 board:ally-serf@sea', '0 done', '2 allow', '0 go:n', '0 go:II-7', '0 done')
    expect(aboard(kept, 2)).toEqual([`serf@${placeOf('II-7')}`])
  })

  it('H-TEAM-14 they may be set ashore before a Sail', () => {
    const g = port({}, { guests: [guest('warrior', 'I-1')], serfs: {} })
    expect(g.offered(0)).toEqual(['leave:ally-warrior@sea', 'done'])
    g.play('0 leave:ally-warrior@sea')
    expect([aboard(g, 2), g.asked]).toEqual([[], ['0 sail']])
  })

  it('H-TEAM-14 each owner pays for their own Entanglement; allied Units fly, too', () => {
    const live = [token('I-3', 'entanglement')]
    const flight = (food: number) =>
      teams({ 0: { vessels: air('I-3', 1), food: 1 }, 2: { serfs: { 'I-3': 1 }, food } }, { live }).play(
        '0 slot:fly',
      )
    expect(flight(0).refusedWhy(0, 'board:ally-serf@air')).toBe('cannot-pay-toll')
    const g = flight(1).play('0 board:ally-serf@air', '0 done', '2 allow', '0 go:I-6', '0 stop', '0 done')
    expect([g.player(0).food, g.player(2).food, aboard(g, 2)]).toEqual([0, 0, [`serf@${placeOf('I-6')}`]])
  })

  it('H-TEAM-14 they count where it ends: there is room for five of both', () => {
    const g = port({ serfs: { 'I-2': 4 } }).play('0 board:ally-serf@sea', '0 done', '2 allow', '0 go:n')
    expect(g.refusedWhy(0, 'go:I-2')).toBe('cannot-end')
  })

  it('H-TEAM-14 the Fisherman can’t board if a guest takes the last place', () => {
    const g = port(
      { vessels: sea('n', 1) },
      { guests: [guest('serf', 'n')] },
      { shown: [token('gap-n', 'fisherman')] },
    )
    g.play('0 go:gap-n', '0 stop')
    expect(g.asked).not.toContain('0 fisherman')
  })

  it('H-TEAM-10 everyone aboard meets a Sea Monster; Units driven away go to their own owner’s Regions', () => {
    const met = (guests: readonly Guest[]) =>
      scenario({
        ...spot(
          {
            0: { vessels: sea('n') },
            2: { guests: [...guests], towers: ['III-8'] },
          },
          { shown: [token('gap-n', 'sea-monster')] },
        ),
        values: { explore: { seaMonster: { strength: 6 } } },
      }).play('0 slot:sail', '0 go:gap-n', '0 stop')
    const strong = met([guest('warrior', 'n'), guest('warrior', 'n')])
    expect(strong.player(0).score).toBeGreaterThan(0)
    const weak = met([guest('serf', 'n')])
    expect([weak.asked, weak.player(0).vessels.sea.at]).toEqual([['2 driven'], placeOf('I-1')])
    weak.play('2 flee:III-8')
    expect([aboard(weak, 2), weak.player(2).serfs[placeOf('III-8')]]).toEqual([[], 1])
  })

  it('H-TEAM-10 a Storm puts them all ashore together', () => {
    const g = port(
      { vessels: sea('n') },
      { guests: [guest('serf', 'n')] },
      { shown: [token('gap-n', 'storm')] },
    ).play('0 go:gap-n', '0 stop', '0 flee:III-2')
    expect([g.player(0).vessels.sea.at, aboard(g, 2)]).toEqual([
      placeOf('III-2'),
      [`serf@${placeOf('III-2')}`],
    ])
  })

  it('H-TEAM-10 Unstable Ground leaves those aboard where they are', () => {
    const g = port(
      { vessels: sea('n'), warriors: { 'II-7': 1 } },
      { guests: [guest('serf', 'n')] },
      { shown: [token('II-7', 'unstable')] },
    ).play('0 go:II-7')
    expect(g.asked).toEqual(['0 unstable'])
    g.play('0 flee:II-6')
    expect([g.player(0).warriors[placeOf('II-6')], aboard(g, 2)]).toEqual([1, [`serf@${placeOf('II-7')}`]])
  })
})

describe('guests in Battle', () => {
  const atSea = (mine: PlayerSpot = {}, theirs: PlayerSpot = {}) =>
    spot({
      0: { vessels: sea('n'), ...mine },
      1: { vessels: sea('n', 0, 2) },
      2: { guests: [guest('warrior', 'n')], ...theirs },
    })

  it('H-TEAM-15 fight on the side of the Vessel, and may lead its defense', () => {
    const g = fight(atSea(), 'n')
    expect(g.state.battle?.attacker).toMatchObject({ seat: 0, allies: [2] })
    expect(sumOf(g, 'attacker').natural).toBe(5)
    const defended = fight(atSea(), 'n', { attacker: 1, defender: 0 })
    expect(defended.asked).toEqual(['0 lead', '2 lead'])
  })

  it('H-TEAM-15 the leader may name them as losses; survivors go to their own Capital', () => {
    const g = fight(atSea({}, { guests: [guest('serf', 'n'), guest('warrior', 'n')] }), 'n')
    g.play('0 tactic:fall-back', '1 tactic:fall-back', '0 lose:warrior@ally-sea/2')
    expect([aboard(g, 2), g.player(2).serfs[placeOf('IV-1')]]).toEqual([[], 1])
    expect(g.player(0).vessels.sea.at).toBe(placeOf('I-1'))
    expect(g.broken).toEqual([])
  })

  it('H-TEAM-15 guests of a lost Vessel retreat before it is destroyed', () => {
    const g = fight(atSea(), 'n').play('0 tactic:fall-back', '1 tactic:fall-back', '0 lose:sea')
    expect([g.player(0).vessels.sea.at, aboard(g, 2), g.player(2).warriors[placeOf('IV-1')]]).toEqual([
      -1,
      [],
      1,
    ])
  })

  it('H-TEAM-15 they fight with a Galleon that fights alone, nobody else does', () => {
    const g = fight(
      spot({
        0: { level: 3, buildings: ['sea-dock'], vessels: sea('n', 1) },
        1: { serfs: { 'I-2': 1 } },
        2: { guests: [guest('warrior', 'n')], vessels: sea('n') },
      }),
      'I-2',
      { how: 'ability', from: { at: placeOf('n'), vessel: 'sea' } },
    )
    const { natural, lines } = sumOf(g, 'attacker')
    expect(natural).toBe(3 + 1 + 2)
    expect(lines).toContainEqual({ what: 'sea-dock.3', n: 3 })
  })
})

describe('guests and losses', () => {
  it('H-TEAM-15 are lost with a Vessel at sea; on land they stay', () => {
    const robbed = (at: string) =>
      teams(
        { 0: { vessels: sea(at), ore: 0, mana: 0, food: 0 }, 2: { guests: [guest('serf', at)] } },
        { live: [token('gap-n', 'pirates')] },
      )
    const g = robbed('n').play('0 slot:sail', '0 go:gap-n')
    expect(g.asked).toEqual(['0 pirates'])
    g.play('0 lose:sea')
    expect(aboard(g, 2)).toEqual([])
    const ashore = teams(
      { 0: { vessels: sea('n'), ore: 0 }, 2: { guests: [guest('serf', 'n')] } },
      { shown: [token('I-2', 'rogue')] },
    ).play('0 slot:sail', '0 go:I-2', '0 lose:sea')
    expect([aboard(ashore, 2), ashore.player(2).serfs[placeOf('I-2')]]).toEqual([[], 1])
  })

  const fallen = (at: string, vessels: Player['vessels']) =>
    fight(
      spot({
        0: { vessels, serfs: {}, warriors: {} },
        1: { warriors: { 'I-1': 5 }, ...pieces({ a: 'I-1' }) },
        2: { guests: [guest('serf', at)] },
      }),
      'I-1',
      { attacker: 1, defender: 0 },
    ).play('0 tactic:fall-back', '1 tactic:blood-oath')

  it('H-TEAM-15 when the owner of the Vessel is eliminated, they stay on land, and go home from the sea', () => {
    const land = fallen('I-2', sea('I-2'))
    expect([land.player(0).out, aboard(land, 2), land.player(2).serfs[placeOf('I-2')]]).toEqual([true, [], 1])
    const far = fallen('n', sea('n'))
    expect([aboard(far, 2), far.player(2).serfs[placeOf('IV-1')]]).toEqual([[], 1])
  })

  it('H-TEAM-15 when their own owner is eliminated, they are removed', () => {
    const g = fight(
      spot({
        0: { guests: [guest('serf', 'n')] },
        1: { warriors: { 'I-1': 5 }, ...pieces({ a: 'I-1' }) },
        2: { vessels: sea('n') },
      }),
      'I-1',
      { attacker: 1, defender: 0 },
    ).play('0 tactic:fall-back', '1 tactic:blood-oath')
    expect([g.player(0).out, aboard(g, 0)]).toEqual([true, []])
  })
})

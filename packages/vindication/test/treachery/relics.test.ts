// The cursed relics, card by card.
import { describe, expect, test } from 'vitest'
import { changesOf, changesOfAll } from '../../testing/changes.ts'
import { always, type PlayerSpot } from '../../testing/scenario.ts'
import { acting, endTurn, near } from './near.ts'

describe('mad-boots', () => {
  const relics = { 'mad-boots': 2 }

  test('mad-boots: the owner moves every figure up to four steps, in turn order from their own', () => {
    const g = near({ relics }, [{}, { space: 7 }]).play('use:mad-boots')
    expect(g.asked()).toEqual(['0 dash.0'])
    g.play('dash:16')
    expect(g.asked()).toEqual(['0 dash.1'])
    g.play('dash:13')
    expect(g.asked()).toEqual(['0 dash.2'])
    g.play('stay')
    expect(g.state.players.map(({ space }) => space)).toEqual([16, 13, 7])
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('mad-boots: costs 1 honor and a charge, which returns', () => {
    const g = near({ relics })
    expect(changesOf(g, 0, 'use:mad-boots', 'stay', 'stay')).toEqual({
      honor: -1,
      'mad-boots': -1,
      influence: 1,
    })
    expect(near({ relics, honor: 0 }).why('use:mad-boots')).toBe('honor-price')
    expect(near({ relics: { 'mad-boots': 0 } }).why('use:mad-boots')).toBe('no-charge')
  })

  test('mad-boots: no further than four steps, and not onto another figure', () => {
    const g = near({ relics, space: 1 }, [{ space: 25 }]).play('use:mad-boots')
    const spaces = g.offers().filter((id) => id.startsWith('dash:'))
    expect(spaces).not.toContain('dash:25')
    expect(spaces).not.toContain('dash:1')
    expect(spaces).toHaveLength(11)
  })

  test('mad-boots: the owner discovers the hexes where each figure ends', () => {
    const g = near({ relics }, [{ space: 7 }]).play('use:mad-boots', 'stay', 'dash:6')
    expect(g.events('discovered').map(({ seat, hex }) => [seat, hex])).toEqual([
      [0, 13],
      [0, 14],
    ])
  })

  test('mad-boots: it does not count as the step of the turn, and cannot end where the turn could not end', () => {
    const g = near({ relics }).play('use:mad-boots', 'dash:16', 'stay')
    expect(g.why('end')).toBe('must-move')
    const moved = near({ relics }, [{ space: 7 }]).play('move:19', 'stop', 'use:mad-boots')
    expect(moved.why('dash:13')).toBe('stranded')
    const other = near({ relics }, [{ space: 19 }]).play('move:14', 'stop', 'use:mad-boots', 'stay')
    expect(other.offers()).toContain('dash:13')
  })

  test('mad-boots: Impunity does not double them', () => {
    const g = near({ relics }, [{ traits: ['impunity'] }])
    expect(changesOf(g, 0, 'use:mad-boots', 'stay', 'stay')).toMatchObject({ honor: -1, 'mad-boots': -1 })
  })
})

describe('conviction-siphon', () => {
  const relics = { 'conviction-siphon': 2 }
  const regions = { 1: 'fort', 2: 'inn' } as const
  const rich: PlayerSpot = { conviction: 2 }

  test('conviction-siphon: another pays for control, and the block comes from influence', () => {
    const g = near({ relics }, [{ space: 7, ...rich }], { regions }).play('visit:1')
    expect(changesOfAll(g, 'control:1')).toEqual([
      { honor: 1, 'conviction-siphon': -1, 'region 1': 1 },
      { conviction: -1, influence: 1 },
    ])
    expect(g.broken()).toEqual([])
  })

  test('conviction-siphon: a player who could pay alone is asked', () => {
    const g = near({ relics, conviction: 1 }, [rich, {}, rich], { regions }).play('visit:1', 'control:1')
    expect(g.asked()).toEqual(['0 siphon'])
    expect(g.offers()).toEqual(['siphon:1', 'siphon:3', 'pay-alone'])
    expect(changesOfAll(g, 'pay-alone')).toEqual([{ conviction: -1, honor: 2, 'region 1': 1 }, {}, {}, {}])
  })

  test('conviction-siphon: a player who cannot pay alone names one of several', () => {
    const g = near({ relics }, [rich, rich], { regions }).play('visit:1', 'control:1')
    expect(g.offers()).toEqual(['siphon:1', 'siphon:2'])
    expect(changesOfAll(g, 'siphon:2')[2]).toEqual({ conviction: -1, influence: 1 })
  })

  test('conviction-siphon: it pays one block of a takeover', () => {
    const g = near({ relics, conviction: 1 }, [{ conviction: 1, space: 7 }], { regions, owners: { 1: 1 } })
    g.play('visit:1')
    expect(changesOfAll(g, 'control:1')).toEqual([
      { honor: 1, conviction: -1, influence: 1, 'conviction-siphon': -1, 'region 1': 1 },
      { conviction: -1, influence: 2, 'region 1': -1 },
    ])
    const poor = near({ relics }, [{ conviction: 1, space: 7 }], { regions, owners: { 1: 1 } })
    expect(poor.play('visit:1').why('control:1')).toBe('takeover-conviction')
  })

  test('conviction-siphon: it pays for an empowered draw, a champion, Qu’ara and a black block', () => {
    const draw = near({ relics, strength: 2 }, [rich], { regions })
    draw.play('visit:2')
    expect(changesOfAll(draw, 'empower')[1]).toEqual({ conviction: -1, influence: 1 })
    const fight = near({ relics, courage: 2, party: { arn: 0 } }, [rich], {
      regions: { 1: 'maw' },
      values: { blackDie: always('death'), whiteDie: always('vision') },
      decks: { monsters: { open: ['mornak'] } },
    }).play('visit:1', 'open')
    expect(fight.asked()).toEqual(['0 save'])
    expect(changesOfAll(fight, 'yes')[1]).toEqual({ conviction: -1, influence: 1 })
    expect(fight.player(0).party).toEqual(['arn'])
    const active = acting('qu-ara', { relics }, [rich])
    expect(changesOfAll(active, 'use:qu-ara', 'gain:knowledge')).toEqual([
      { honor: -1, 'conviction-siphon': -1, influence: -1, knowledge: 2 },
      { conviction: -1, influence: 1 },
    ])
    const lift = near({ relics }, [{ ...rich, party: { arn: 0 } }], { marked: ['arn'] })
    expect(changesOfAll(lift, 'lift:arn')).toEqual([
      { honor: -1, 'conviction-siphon': -1, influence: 1 },
      { conviction: -1, influence: 1 },
    ])
  })

  test('conviction-siphon: it counts as the player’s use of conviction, not the payer’s', () => {
    const g = near({ relics, traits: ['devotion'] }, [{ ...rich, traits: ['diligence'] }], { regions })
    g.play('visit:1')
    expect(changesOf(g, 0, 'control:1')).toMatchObject({ honor: 2 })
  })

  test('conviction-siphon: Deception and the Siphon each take their honor', () => {
    const theirs = { regions, owners: { 1: 1 } }
    const me: PlayerSpot = { relics, traits: ['deception'] }
    const g = near(me, [rich], theirs)
    expect(changesOfAll(g, 'use:deception')).toEqual([
      { honor: -2, 'conviction-siphon': -1, 'region 1': 1 },
      { conviction: -1, influence: 2, 'region 1': -1 },
    ])
    expect(near({ ...me, honor: 1 }, [rich], theirs).why('use:deception')).toBe('conviction-price')
  })

  test('conviction-siphon: once per turn, not empty, not marked, not without honor or a victim', () => {
    const g = near({ relics }, [rich], { regions, marked: [] }).play('visit:1', 'control:1')
    expect(g.player(0).used).toContain('conviction-siphon')
    const poor = (me: PlayerSpot, other = rich, marked: string[] = []) =>
      near({ relics, ...me }, [other], { regions, marked })
        .play('visit:1')
        .why('control:1')
    expect(poor({ relics: { 'conviction-siphon': 0 } })).toBe('conviction')
    expect(poor({ honor: 0 })).toBe('conviction')
    expect(poor({}, {})).toBe('conviction')
    expect(poor({}, rich, ['conviction-siphon'])).toBe('conviction')
    expect(poor({})).toBeNull()
  })

  test('conviction-siphon: Impunity makes it cost 2 honor and 2 charges', () => {
    const impune = { ...rich, traits: ['impunity'] }
    const g = near({ relics }, [impune], { regions }).play('visit:1')
    expect(changesOf(g, 0, 'control:1')).toEqual({
      'conviction-siphon': -2,
      influence: 1,
      'region 1': 1,
    })
    const one = near({ relics: { 'conviction-siphon': 1 } }, [impune], { regions }).play('visit:1')
    expect(one.why('control:1')).toBe('conviction')
  })

  test('conviction-siphon: it does nothing in another player’s turn', () => {
    const g = endTurn(near({ relics, conviction: 1 }, [{}], { regions: { ...regions, 3: 'spire' } }))
    expect([g.state.turn.seat, g.play('visit:3').why('control:3')]).toEqual([1, 'conviction'])
  })
})

describe('green-toxin', () => {
  const relics = { 'green-toxin': 2 }

  test('green-toxin: every other player puts two blocks on a companion of their choice', () => {
    const g = near({ relics }, [{ party: { arn: 0, zho: 1 } }, { party: { miara: 0 } }, {}])
    g.play('use:green-toxin')
    expect(g.asked()).toEqual(['1 sicken'])
    expect(g.offers(1)).toEqual(['sicken:arn', 'sicken:zho'])
    expect(changesOfAll(g, '1 sicken:zho')).toEqual([
      {},
      { zho: 2, influence: -2 },
      { miara: 2, influence: -2 },
      {},
    ])
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('green-toxin: costs 1 honor and a charge, whoever is affected', () => {
    const price = { honor: -1, 'green-toxin': -1, influence: 1 }
    expect(changesOfAll(near({ relics }), 'use:green-toxin')).toEqual([price, {}])
    expect(near({ relics, honor: 0 }).why('use:green-toxin')).toBe('honor-price')
    expect(near({ relics: { 'green-toxin': 0 } }).why('use:green-toxin')).toBe('charge-price')
  })

  test('green-toxin: distance does not matter, and the owner is spared', () => {
    const g = near({ relics, party: { ruak: 0 } }, [{ space: 7, party: { arn: 0 } }])
    expect(changesOfAll(g, 'use:green-toxin')[1]).toEqual({ arn: 2, influence: -2 })
    expect(g.player(0).loyalty).toEqual([0])
  })

  test('green-toxin: a player short of influence must recover some, out of turn, but not from that companion', () => {
    const g = near({ relics }, [{ influence: 1, strength: 1, party: { arn: 1, zho: 2 } }])
    g.play('use:green-toxin', '1 sicken:arn')
    expect(g.asked()).toEqual(['1 owe'])
    expect(g.offers(1)).toEqual(['recover:strength', 'recover:zho'])
    expect(changesOf(g, 1, '1 recover:strength')).toEqual({ arn: 1, strength: -1 })
    expect(g.asked()).toEqual(['0 turn'])
    expect(g.broken()).toEqual([])
  })

  test('green-toxin: a companion abandoned for it loses its honor', () => {
    const g = near({ relics }, [{ influence: 1, party: { arn: 1, zho: 2 } }])
    g.play('use:green-toxin', '1 sicken:arn')
    expect(changesOf(g, 1, '1 recover:zho')).toEqual({
      honor: -3,
      'has zho': -1,
      zho: -2,
      influence: 1,
      arn: 1,
    })
  })

  test('green-toxin: a region given up for it may be taken by the relic’s owner', () => {
    const g = near({ relics, conviction: 1 }, [{ influence: 0, party: { arn: 0 } }], {
      regions: { 1: 'fort' },
      owners: { 1: 1 },
    })
    g.play('use:green-toxin')
    expect(g.offers(1)).toEqual(['give-up:1'])
    g.play('1 give-up:1')
    expect([g.player(1).loyalty, g.asked()]).toEqual([[1], ['0 turn']])
    expect(g.why('control:1')).toBeNull()
    expect(g.broken()).toEqual([])
  })

  test('green-toxin: with nothing to recover they put as many as they have', () => {
    const g = near({ relics }, [{ influence: 1, party: { arn: 0 } }])
    expect(changesOf(g, 1, 'use:green-toxin')).toEqual({ arn: 1, influence: -1 })
  })

  test('green-toxin: Resilience stops it at four blocks', () => {
    const g = near({ relics }, [{ traits: ['resilience'], party: { arn: 3 } }])
    expect(changesOf(g, 1, 'use:green-toxin')).toEqual({ arn: 1, influence: -1 })
    const full = near({ relics }, [{ traits: ['resilience'], party: { arn: 4 } }])
    expect(changesOf(full, 1, 'use:green-toxin')).toEqual({})
  })

  test('green-toxin: Impunity doubles the price once, if anybody affected has it', () => {
    const impune: PlayerSpot = { traits: ['impunity'], party: { arn: 0 } }
    const g = near({ relics }, [impune, { party: { zho: 0 } }])
    expect(changesOfAll(g, 'use:green-toxin')).toEqual([
      { honor: -2, 'green-toxin': -2, influence: 2 },
      { arn: 2, influence: -2 },
      { zho: 2, influence: -2 },
    ])
    const untouched = near({ relics }, [{ traits: ['impunity'] }, { party: { zho: 0 } }])
    expect(changesOf(untouched, 0, 'use:green-toxin')).toMatchObject({ honor: -1, 'green-toxin': -1 })
    const one = near({ relics: { 'green-toxin': 1 } }, [impune])
    expect(one.why('use:green-toxin')).toBe('charge-price')
  })
})

describe('every cursed relic', () => {
  test.each(['mad-boots', 'green-toxin'])('%s: once per turn, and not under a black block', (id) => {
    const g = near({ relics: { [id]: 3 } }, [{}]).play(`use:${id}`)
    while (g.asked()[0] !== '0 turn') g.play('stay')
    expect(g.why(`use:${id}`)).toBe('relic-used')
    expect(near({ relics: { [id]: 3 } }, [{}], { marked: [id] }).why(`use:${id}`)).toBe('marked-card')
  })
})

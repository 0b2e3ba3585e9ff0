// V-HONOR: the track.
import { describe, expect, it } from 'vitest'
import { always, type PlayerSpot, scenario, type Spot } from '../../testing/index.ts'

const table = (own: PlayerSpot, spot: Spot = {}) =>
  scenario({
    triggers: ['companions', 'supremacy'],
    ...spot,
    players: { 1: { space: 30 }, 0: { space: 13, honor: 20, party: {}, ...own } },
  })

const heart: Spot = {
  regions: { 1: 'inn', 2: 'tomb', 3: 'tower' },
  decks: { red: { open: ['ruak'] }, traits: { open: ['patience'] }, relics: { open: ['altar-knife'] } },
}

describe('V-HONOR-1', () => {
  it('V-HONOR-1 the honor of a companion is gained immediately, and not again when it is used', () => {
    const g = table({ strength: 2 }, heart).play('visit:1', 'open')
    expect(g.player(0).honor).toBe(24)
    g.play('activate:ruak')
    expect(g.player(0).honor).toBe(24)
    expect(g.broken()).toEqual([])
  })

  it('V-HONOR-1 so is the honor of a trait, a relic and a monster', () => {
    expect(table({ wisdom: 2 }, heart).play('visit:2', 'open').player(0).honor).toBe(26)
    const relic = table({ vision: 2 }, heart).play('visit:3', 'acquire', 'open', 'place:1')
    expect(relic.player(0).honor).toBe(23)
    const maw: Spot = {
      regions: { 1: 'maw' },
      decks: { monsters: { open: ['purple-slime'] } },
      values: { blackDie: always('miss') },
    }
    const g = table({ courage: 2, party: { arn: 0 } }, maw).play('visit:1', 'open')
    expect(g.player(0)).toMatchObject({ honor: 26, monsters: ['purple-slime'] })
    expect(g.broken()).toEqual([])
  })

  it('V-HONOR-1 numbers from a values file are used', () => {
    const values = { cards: { ruak: { honor: 7 } } }
    expect(
      table({ strength: 2 }, { ...heart, values })
        .play('visit:1', 'open')
        .player(0).honor,
    ).toBe(27)
  })

  it('V-HONOR-1 the score lines show which kind of card it came from', () => {
    const g = table({ strength: 2 }, heart).play('visit:1', 'open')
    const [own] = g.table.game.see.standing(g.table.machine, 0)
    expect(own?.lines).toContainEqual({ what: 'companions', points: 4 })
  })
})

describe('V-HONOR-2', () => {
  it('V-HONOR-2 an abandoned companion loses its printed honor', () => {
    const g = table({ party: { ruak: 2 } }).play('recover:ruak')
    expect(g.player(0)).toMatchObject({ honor: 16, party: [] })
    expect(g.broken()).toEqual([])
  })

  it('V-HONOR-2 even a single point is lost', () => {
    expect(
      table({ party: { wim: 1 } })
        .play('recover:wim')
        .player(0).honor,
    ).toBe(19)
  })

  it('V-HONOR-2 so does a companion that is killed', () => {
    const maw: Spot = {
      regions: { 1: 'maw' },
      decks: { monsters: { open: ['oya'] } },
      values: { whiteDie: always('courage'), blackDie: always('death') },
    }
    const g = table({ courage: 2, party: { ruak: 0 } }, maw).play('visit:1', 'open', 'no')
    expect(g.player(0)).toMatchObject({ honor: 20, party: [], monsters: ['oya'] })
    expect(g.broken()).toEqual([])
  })

  it('V-HONOR-2 a companion whose printed honor is a loss returns nothing', () => {
    const values = { cards: { ruak: { honor: -3 } } }
    expect(
      table({ party: { ruak: 1 } }, { values })
        .play('recover:ruak')
        .player(0).honor,
    ).toBe(20)
  })
})

describe('V-HONOR-3', () => {
  it('V-HONOR-3 honor stops at 0', () => {
    const g = table({ honor: 3, party: { ruak: 1 } }).play('recover:ruak')
    expect(g.player(0).honor).toBe(0)
    expect(g.broken()).toEqual([])
  })

  it('V-HONOR-3 losing exactly all of it leaves 0', () => {
    expect(
      table({ honor: 4, party: { ruak: 1 } })
        .play('recover:ruak')
        .player(0).honor,
    ).toBe(0)
  })

  it('V-HONOR-3 there is no upper limit', () => {
    const g = table({ honor: 200, strength: 2 }, heart).play('visit:1', 'open')
    expect(g.player(0).honor).toBe(204)
  })
})

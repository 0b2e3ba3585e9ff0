import type { Json } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../src/index.ts'
import { scenario } from '../testing/index.ts'
import { lookup } from '../src/rules/lookup.ts'

const up = (id: string) => ({ id, up: true })
const MINE = [up('osk'), up('dr-vetch'), null, null]
const THEIRS = [up('old-ferrow'), up('quill'), null, null]

const table = (coins = 20, hearts = 5) =>
  scenario({
    players: { 0: { specialists: MINE, coins, hearts, mana: 1 }, 1: { specialists: THEIRS, coins: 10 } },
    state: { specialistRow: ['ashgrove', 'hobb', 'yara', 'sergeant-plum'] },
  })

describe('specialists', () => {
  it('N-SPECIALIST-1 a player’s own specialist is paid to the supply, acts, and is turned face down', () => {
    const g = table().play('0 use:dr-vetch')
    expect(g.player(0)).toMatchObject({ coins: 16, hearts: 12 })
    expect(g.player(0).goods.tool).toBe(1)
    expect(g.player(0).specialists[1]).toEqual({ id: 'dr-vetch', up: false })
    expect(g.player(1).coins).toBe(10)
    g.play('1 pass')
    expect(g.refusedWhy(0, 'use:dr-vetch')).toBe('face-down')
    expect(g.refusedWhy(0, 'rest:dr-vetch')).toBe('face-down')
  })

  it('N-SPECIALIST-1 a player who cannot pay cannot use one', () => {
    expect(table(3).refusedWhy(0, 'use:dr-vetch')).toBe('cannot-pay')
    expect(table(4).offered(0)).toContain('use:dr-vetch')
  })

  it("N-SPECIALIST-2 another player's costs the same, and its owner takes the tax from the supply", () => {
    const g = table().play('0 use:old-ferrow')
    expect(g.asked).toEqual(['0 build'])
    expect(g.player(0).coins).toBe(15)
    expect(g.player(1).coins).toBe(12)
    expect(g.player(1).specialists[0]).toEqual({ id: 'old-ferrow', up: false })
    g.play('0 none')
    expect(g.player(0).xp).toBe(1)
  })

  it('N-SPECIALIST-2 specialists of a player who has passed stay usable and earn tax', () => {
    const g = table()
    g.turnOf(1).play('1 pass', '0 use:quill')
    expect(g.player(1).coins).toBe(11)
    expect(g.player(0)).toMatchObject({ hearts: 12, mana: 2 })
  })

  it("N-SPECIALIST-2 the bot's can be used in a solo game, without a tax", () => {
    const g = scenario({ seats: 1, players: { 0: { coins: 10, specialists: MINE, hearts: 1 } } })
    const { bot } = g.state
    if (bot === null) throw new Error('no bot')
    const [, healer] = bot.specialists
    g.lay({ state: { bot: { ...bot, deck: ['S7'] } } })
    g.play(`0 use:${healer?.id}`)
    expect(g.state.bot?.specialists[1]?.up).toBe(false)
    expect(g.player(0).hearts).toBe(12)
    expect(g.player(0).coins).toBe(10 - lookup.specialist(g.table.machine, healer?.id ?? '').use)
  })

  it('N-SPECIALIST-3 building is optional: the rest of the action is still done', () => {
    const g = table(12).play('0 use:osk')
    expect(g.asked).toEqual(['0 build'])
    g.play('0 none')
    expect(g.player(0).specialists[0]).toEqual({ id: 'osk', up: false })
    expect(g.player(0).town.every((id) => id === '')).toBe(true)
    expect(g.asked).toEqual(['1 turn'])
  })

  it('N-SPECIALIST-4 a recruit costs double, acts immediately, is placed face down; then the row is refilled', () => {
    const g = table().play('0 recruit:ashgrove')
    expect(g.player(0)).toMatchObject({ coins: 12, xp: 2 })
    expect(g.player(0).goods.tool).toBe(1)
    expect(g.player(0).specialists[2]).toEqual({ id: 'ashgrove', up: false })
    expect(g.state.specialistRow.slice(0, 3)).toEqual(['hobb', 'yara', 'sergeant-plum'])
    expect(g.state.specialistRow).toHaveLength(4)
    const h = table().play('0 recruit:hobb')
    expect(h.state.specialistRow).toEqual(['ashgrove', 'yara', 'sergeant-plum'])
    h.play('0 none')
    expect(h.state.specialistRow).toHaveLength(4)
  })

  it('N-SPECIALIST-4 Leadership applies after doubling; an empty pile refills nothing', () => {
    const g = table(7)
    expect(g.refusedWhy(0, 'recruit:ashgrove')).toBe('cannot-pay')
    g.lay({ players: { 0: { blue: ['leadership', '', '', ''] } }, state: { specialistPile: [] } })
    g.play('0 recruit:ashgrove')
    expect(g.player(0).coins).toBe(0)
    expect(g.state.specialistRow).toHaveLength(3)
  })

  it('N-SPECIALIST-5 resting one’s own specialist gives 2 hearts or 1 coin, up to the track', () => {
    const g = table(0, 11)
    expect(g.offered(0)).toEqual(expect.arrayContaining(['rest:osk', 'rest:dr-vetch']))
    expect(g.offered(0)).not.toContain('rest:quill')
    g.play('0 rest:osk')
    expect(g.offered(0)).toEqual(['either:0', 'either:1'])
    g.play('0 either:0')
    expect(g.player(0)).toMatchObject({ hearts: 12, coins: 0 })
    g.play('1 pass')
    g.play('0 rest:dr-vetch')
    // With full hearts only the coin is possible.
    expect(g.player(0).coins).toBe(1)
    expect(g.asked).toEqual(['0 turn'])
  })

  it('N-SPECIALIST-5 the gains of a rest are values of the table, and its options show them', () => {
    const resting = (file: Json) =>
      scenario({ players: { 0: { specialists: MINE, coins: 0, hearts: 5 } }, values: file })
    const told = (file: Json) => {
      const g = resting(file)
      const said = (id: string) => {
        const option = g.table.askOf(0)?.options.find((one) => one.id === id)
        return option && nowOrNever.say.label(g.table.machine, option, [])
      }
      const first = said('rest:osk')
      g.play('0 rest:osk')
      const each = [said('either:0'), said('either:1')]
      g.play('0 either:0')
      return [first, ...each, g.player(0).hearts]
    }
    expect(told({})).toEqual(['Rest Osk: 2 hearts or 1 coin', '2 hearts', '1 coin', 7])
    const own = { setup: { rest: { heart: 3, coin: 2 } } }
    expect(told(own)).toEqual(['Rest Osk: 3 hearts or 2 coins', '3 hearts', '2 coins', 8])
    expect(resting(own).play('0 rest:osk', '0 either:1').player(0).coins).toBe(2)
  })

  it('N-HERO-1 at 0 hearts specialists heal and rest, and only then a hero walks again', () => {
    const fallen = table(4, 0)
    expect(fallen.refusedWhy(0, 'go')).toBe('no-hearts')
    expect(fallen.play('0 use:dr-vetch').player(0).hearts).toBe(12)
    const rested = table(0, 0).play('0 rest:osk', '0 either:0', '1 pass')
    expect(rested.player(0).hearts).toBe(2)
    expect(rested.offered(0)).toContain('go')
  })

  it('N-SPECIALIST-6 with four, the player names the one that leaves, face up or down', () => {
    const four = [up('osk'), { id: 'dr-vetch', up: false }, up('brindle'), up('gran-pellow')]
    const g = table().lay({ players: { 0: { specialists: four } } })
    g.play('0 recruit:yara')
    expect(g.asked).toEqual(['0 whoLeaves'])
    expect(g.player(0).coins).toBe(20)
    g.play('0 leaves:dr-vetch')
    expect(g.player(0).specialists[1]).toEqual({ id: 'yara', up: false })
    expect(g.state.box).toContain('dr-vetch')
    expect(g.player(0)).toMatchObject({ coins: 14, hearts: 12, mana: 3 })
  })

  it('N-SPECIALIST-6 solo: the slot of a recruit is chosen', () => {
    const g = scenario({
      seats: 1,
      players: { 0: { specialists: MINE, coins: 20 } },
      state: { specialistRow: ['ashgrove', 'hobb', 'yara', 'sergeant-plum'] },
    })
    g.play('0 recruit:ashgrove')
    expect(g.offered(0)).toEqual(['slot:2', 'slot:3'])
    g.play('0 slot:3')
    expect(g.player(0).specialists[3]?.id).toBe('ashgrove')
  })
})

import { describe, expect, test } from 'vitest'
import { atStop, onTurn } from '../testing/index.ts'

const here = (spot: Parameters<typeof atStop>[1] = {}) => atStop('monument', spot)
const ALL = ['dark-flame', 'cinder-slash', 'hearth-unbound', 'leadership', 'banked-coals', 'second-dawn']

describe('abilities', () => {
  test('N-ABILITY-1 they are bought with experience at any open question', () => {
    const g = here({ me: { xp: 3, toLearn: ALL } })
    g.play('0 learn:dark-flame-2')
    expect(g.player(0)).toMatchObject({ xp: 1, red: ['', 'dark-flame', '', ''] })
    expect(g.player(0).toLearn).not.toContain('dark-flame')
    expect(g.asked).toEqual(['0 stop'])
    expect(here({ me: { xp: 1, toLearn: ALL } }).refusedWhy(0, 'learn:dark-flame-1')).toBe('too-little-xp')
  })

  test('N-ABILITY-2 a level needs the one below of its color on the board', () => {
    const g = here({ me: { xp: 20, toLearn: ALL } })
    expect(g.refusedWhy(0, 'learn:cinder-slash-1')).toBe('level-below')
    expect(g.refusedWhy(0, 'learn:banked-coals-1')).toBe('level-below')
    g.play('0 learn:dark-flame-1')
    expect(g.refusedWhy(0, 'learn:hearth-unbound-1')).toBe('level-below')
    expect(g.refusedWhy(0, 'learn:banked-coals-1')).toBe('level-below')
    g.play('0 learn:cinder-slash-2', '0 learn:hearth-unbound-3')
    expect(g.player(0)).toMatchObject({ xp: 10, red: ['dark-flame', 'cinder-slash', 'hearth-unbound', ''] })
  })

  test('N-ABILITY-2 one ability of level 1 unlocks both of level 2', () => {
    const g = here({ me: { xp: 20, toLearn: ALL } })
    g.play('0 learn:leadership-1', '0 learn:second-dawn-2', '0 learn:banked-coals-3')
    expect(g.player(0).blue).toEqual(['leadership', 'second-dawn', 'banked-coals', ''])
  })

  test('N-ABILITY-2 a replaced token is out of the game and unlocks nothing', () => {
    const g = here({ me: { xp: 20, toLearn: ALL.slice(1), red: ['dark-flame', '', '', ''] } })
    g.lay({ players: { 0: { red: ['gaff-hook', '', '', ''] } } })
    expect(g.refusedWhy(0, 'learn:cinder-slash-1')).toBe('level-below')
  })

  test('N-ABILITY-3 a red token goes on any face, a blue one into a free slot or replaces another', () => {
    const g = here({ me: { xp: 9, toLearn: ['dark-flame', 'leadership'], blue: ['goat-hooks', '', '', ''] } })
    const slots = (id: string) => g.offered(0).filter((option) => option.startsWith(`learn:${id}-`))
    expect(slots('dark-flame')).toHaveLength(4)
    expect(slots('leadership')).toEqual(['learn:leadership-1', 'learn:leadership-2'])
    g.play('0 learn:leadership-1')
    expect(g.player(0).blue).toEqual(['leadership', '', '', ''])
    expect(g.state.box).toContain('goat-hooks')
  })

  test('N-ABILITY-1 also off turn, and nobody waits', () => {
    const g = onTurn({ players: { 1: { xp: 2 } } })
    expect(g.offered(1)).toContain('learn:flint-fist-1')
    g.play('1 learn:flint-fist-4')
    expect(g.player(1).red[3]).toBe('flint-fist')
    expect(g.asked).toEqual(['0 arrow'])
  })
})

describe('gear', () => {
  const shop = (off: number, me: object, row: object = {}) =>
    onTurn({
      step: { do: 'buyGear', seat: 0, off, from: 'istreka' },
      players: { 0: { coins: 0, ...me } },
      state: {
        gearRow: {
          red: ['gaff-hook', 'quarry-maul', ''],
          blue: ['goat-hooks', 'quilted-vest', 'quilted-vest'],
        },
        ...row,
      },
    })

  test('N-GEAR-1 one of the tokens shown is bought, or none', () => {
    const g = shop(0, { coins: 6 })
    expect(g.refusedWhy(0, 'gear:quarry-maul')).toBe('gear-price')
    expect(g.offered(0).filter((id) => id === 'gear:quilted-vest')).toHaveLength(0)
    g.play('0 gear:goat-hooks')
    expect(g.player(0)).toMatchObject({ coins: 1, blue: ['goat-hooks', '', '', ''] })
    expect(shop(0, { coins: 9 }).play('0 none').player(0)).toMatchObject({ coins: 9 })
  })

  test('N-GEAR-1 a discount never gives coins back', () => {
    const g = shop(6, { coins: 0 }).play('0 gear:goat-hooks')
    expect(g.player(0).coins).toBe(0)
  })

  test('N-GEAR-2 its slot is chosen before paying, and the choice can be taken back', () => {
    const g = shop(0, { coins: 9, red: ['dark-flame', '', '', ''] }).play('0 gear:gaff-hook', '0 none')
    expect(g.asked).toEqual(['0 buyGear'])
    g.play('0 gear:gaff-hook', '0 face:0')
    expect(g.player(0)).toMatchObject({ coins: 3, red: ['gaff-hook', '', '', ''] })
    expect(g.state.box).toContain('dark-flame')
  })

  test('N-GEAR-3 the gap is filled from the pile of its color; an empty pile leaves it', () => {
    const g = shop(0, { coins: 9 }, { gearPile: { red: ['eel-spear'], blue: [] } })
    g.play('0 gear:gaff-hook', '0 face:1')
    expect(g.state.gearRow.red).toEqual(['eel-spear', 'quarry-maul', ''])
    expect(g.state.gearPile.red).toEqual([])
    const empty = shop(0, { coins: 9 }, { gearPile: { red: [], blue: [] } })
    empty.play('0 gear:goat-hooks')
    expect(empty.state.gearRow.blue).toEqual(['', 'quilted-vest', 'quilted-vest'])
  })

  test('N-GEAR-3 of two equal tokens only one is taken', () => {
    const g = shop(0, { coins: 9 }, { gearPile: { red: [], blue: [] } })
    g.play('0 gear:quilted-vest')
    expect(g.state.gearRow.blue).toEqual(['goat-hooks', '', 'quilted-vest'])
  })

  test('N-ABILITY-4 a mana slot comes filled, and its mana leaves with it', () => {
    const row = { gearRow: { red: [], blue: ['shield-crystal', 'azure-coat', 'bounty-book'] } }
    const g = shop(0, { coins: 30, mana: 3, blue: ['azure-gloves', '', '', ''] }, row)
    g.play('0 gear:shield-crystal', '0 blue:1')
    expect(g.player(0).mana).toBe(4)
    const pair = shop(0, { coins: 30, mana: 3, blue: ['azure-gloves', '', '', ''] }, row)
    pair.play('0 gear:azure-coat', '0 blue:1')
    expect(pair.player(0).mana).toBe(4)
    const lost = shop(0, { coins: 30, mana: 5, blue: ['shield-crystal', '', '', ''] }, row)
    lost.play('0 gear:bounty-book', '0 blue:0')
    expect(lost.player(0).mana).toBe(4)
    const spare = shop(0, { coins: 30, mana: 2, blue: ['shield-crystal', '', '', ''] }, row)
    spare.play('0 gear:bounty-book', '0 blue:0')
    expect(spare.player(0).mana).toBe(2)
  })

  test('N-ABILITY-4 when a mana slot replaces another, the old one leaves first, and the new one comes filled', () => {
    const row = { gearRow: { red: [], blue: ['azure-coat', 'bounty-book', 'goat-hooks'] } }
    const swapped = (mana: number) =>
      shop(0, { coins: 30, mana, blue: ['azure-gloves', 'shield-crystal', '', ''] }, row).play(
        '0 gear:azure-coat',
        '0 blue:1',
      )
    expect(swapped(1).player(0)).toMatchObject({ mana: 2, blue: ['azure-gloves', 'azure-coat', '', ''] })
    expect(swapped(5).player(0).mana).toBe(5)
  })
})

import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../src/index.ts'
import { type Bot, noGoods } from '../src/state.ts'
import { scenario } from '../testing/index.ts'

const up = (id: string) => ({ id, up: true })
const MINE = [up('osk'), up('sister-moll'), up('tamsin'), null]
const THEIRS = [up('brindle'), up('quill'), null, null]

type Solo = ReturnType<typeof scenario>

/** A solo table with a known next card of the bot. */
function alone(card: string, spot: NonNullable<Parameters<typeof scenario>[0]> = {}): Solo {
  const players = { 0: { specialists: MINE, coins: 5, hearts: 5, ...spot.players?.[0] } }
  const g = scenario({ ...spot, seats: 1, players })
  g.lay({
    state: { box: ['old-ferrow', 'gran-pellow', 'dr-vetch'], bot: botWith(g, { specialists: THEIRS }) },
  })
  return nextCard(g, card)
}

/** The bot with some fields changed. */
function botWith(g: Solo, change: Partial<Bot>): Bot {
  const { bot } = g.state
  if (bot === null) throw new Error('no bot')
  return { ...bot, ...change }
}

function nextCard(g: Solo, ...deck: readonly string[]): Solo {
  const played = Object.keys(g.table.machine.values.solo).filter((id) => !deck.includes(id))
  return g.lay({ state: { bot: botWith(g, { deck: [...deck], played }) } })
}

/** The human rests a specialist, and the bot’s card follows. */
const rest = (g: Solo, id = 'osk') => g.play(`0 rest:${id}`, '0 either:1')

describe('alone', () => {
  it('N-SOLO-1 a card follows each turn, none follows a pass, and each season has a whole deck', () => {
    const g = rest(alone('S7'))
    expect(g.state.bot?.deck).toEqual([])
    expect(g.state.bot?.played).toContain('S7')
    expect(g.asked).toEqual(['0 turn'])
    rest(g, 'tamsin')
    // The deck was used up, so it is shuffled again, and one card of it is carried out.
    expect(g.state.bot?.deck.length).toBeLessThan(9)
    expect(g.state.bot?.deck.length).toBeGreaterThanOrEqual(7)
    g.passAll()
    expect(g.state.season).toBe(2)
    expect(g.state.bot).toMatchObject({ played: [], attacks: 0 })
    expect(g.state.bot?.deck).toHaveLength(9)
    expect(g.state.bot?.specialists.every((slot) => slot === null || slot.up)).toBe(true)
  })

  it('N-SOLO-2 the bot takes the token nearest to the hero, unseen', () => {
    // From (1,1) the token on A is one step away.
    const g = rest(alone('S1', { players: { 0: { space: 0 } } }))
    expect(g.state.searches[1]).toBe(false)
    expect(g.state.bot?.tokens).toBe(1)
    expect(g.state.searchPool).toHaveLength(18)
    expect(g.broken).toEqual([])
  })

  it('N-SOLO-2 if several are equally near, the human chooses; without a token nothing happens', () => {
    // Next to the Monument at (2,4) are D at (2,3) and E at (2,5).
    const g = rest(alone('S2'))
    expect(g.asked).toEqual(['0 botSearch'])
    expect(g.offered(0)).toEqual(['bot-search:12', 'bot-search:14'])
    g.play('0 bot-search:14')
    expect([g.state.searches[12], g.state.searches[14]]).toEqual([true, false])
    const none = alone('S1').lay({ state: { searches: Array.from({ length: 40 }, () => false) } })
    expect(rest(none).asked).toEqual(['0 turn'])
    expect(none.state.bot?.tokens).toBe(0)
  })

  it('N-SOLO-3 it recruits the leftmost of the row, face down, for free, without its action', () => {
    const g = alone('S3')
    const [first, second] = g.state.specialistRow
    rest(g)
    expect(g.state.bot?.specialists[2]).toEqual({ id: first, up: false })
    expect(g.state.specialistRow[0]).toBe(second)
    expect(g.state.specialistRow).toHaveLength(4)
    expect(g.broken).toEqual([])
  })

  it('N-SOLO-3 with four specialists, the human chooses who leaves', () => {
    const g = alone('S3')
    const { specialistPile, specialistRow } = g.state
    const more = specialistPile.slice(0, 2)
    const specialists = [...THEIRS.slice(0, 2), ...more.map(up)]
    g.lay({ state: { specialistPile: specialistPile.slice(2), bot: botWith(g, { specialists }) } })
    rest(g)
    expect(g.asked).toEqual(['0 botLeaves'])
    g.play(`0 leaves:${more[0]}`)
    expect(g.state.bot?.specialists[2]).toEqual({ id: specialistRow[0], up: false })
    expect(g.state.box).toContain(more[0])
  })

  it('N-SOLO-4 it defeats an enemy of the lowest level and takes its villagers by crystal, demon, tool, shell', () => {
    const g = alone('S4').lay({ state: { villagerRow: ['shell', 'tool', 'demon'] } })
    const { spaces } = g.table.machine.values
    const level = (n: number) => spaces.findIndex((space) => space.kind === 'enemy' && space.level === n)
    const enemies = g.state.enemies.map((n, i) =>
      spaces[i]?.kind === 'enemy' && [1, 2, 3, 4].some((l) => level(l) === i) ? 0 : n,
    )
    g.lay({ state: { enemies } })
    rest(g)
    // Level 5 is the lowest left: two villagers.
    expect(g.state.enemies[level(5)]).toBe(0)
    expect(g.state.bot?.kills).toEqual(['5'])
    expect(g.state.bot?.villagers).toEqual({ ...noGoods(), demon: 1, tool: 1 })
    expect(g.state.villagerRow).toEqual(['shell'])
    expect(g.player(0)).toMatchObject({ coins: 6, xp: 0 })
  })

  it('N-SOLO-4 it attacks once per season: then another card is drawn', () => {
    const g = rest(alone('S4'))
    expect(g.state.bot?.kills).toEqual(['1'])
    nextCard(g, 'S5', 'S7')
    for (let n = 0; n < 2 && g.state.bot?.deck.length === 2; n++) rest(g, n === 0 ? 'tamsin' : 'sister-moll')
    expect(g.state.bot?.kills).toEqual(['1'])
    const bare = alone('S4').lay({ state: { enemies: Array.from({ length: 40 }, () => 0) } })
    rest(bare)
    expect(bare.state.bot).toMatchObject({ attacks: 1, kills: [] })
  })

  it('N-SOLO-4 a row it empties is refilled before it takes the next villager', () => {
    const g = alone('S4').lay({ state: { villagerRow: ['shell'] } })
    const { spaces } = g.table.machine.values
    const enemies = g.state.enemies.map((n, i) => {
      const space = spaces[i]
      return space?.kind === 'enemy' && space.level < 8 ? 0 : n
    })
    g.lay({ state: { enemies, villagerSupply: { ...noGoods(), tool: 1, demon: 3 } } })
    rest(g)
    expect(g.state.bot?.villagers).toEqual({ ...noGoods(), shell: 1, demon: 2 })
    expect(g.state.villagerRow.toSorted()).toEqual(['demon', 'tool'])
  })

  it('N-SOLO-5 missing cards are skipped, discards and cards under the pile are taken', () => {
    const emptied = (seed: string) => {
      const g = alone('S6', { seed })
      const { quests, orders } = g.state
      const away = (pile: { down: string[]; discard: string[] }) => ({
        down: [],
        discard: [...pile.down, ...pile.discard],
      })
      const under = orders.down.map((id) => ({ id, seenBy: [0] }))
      const basic = away(quests.basic)
      const held = basic.discard.splice(1)
      const piles = { basic, artifact: away(quests.artifact), advanced: away(quests.advanced) }
      g.lay({ state: { quests: piles, orders: { down: [], under } } })
      g.lay({ players: { 0: { hand: [...g.player(0).hand, ...held] } } })
      return rest(g)
    }
    const seen = new Set<string>()
    for (let n = 0; n < 24; n++) {
      const g = emptied(`die ${n}`)
      const { orders = [], quests = [] } = g.state.bot ?? {}
      seen.add(`${orders.join('')} ${quests.map((id) => id[0]).join('')}`)
      expect(g.broken).toEqual([])
    }
    expect([...seen].toSorted()).toEqual([' AD', ' B', 'O1 '])
  })

  it('N-SOLO-5 its die takes an order or quest cards, unseen', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 24; n++) {
      const g = rest(alone('S6', { seed: `die ${n}` }))
      const rolled = g.table.machine.events.find(({ type }) => type === 'botRolled')
      const { orders = [], quests = [] } = g.state.bot ?? {}
      seen.add(`${JSON.stringify(rolled?.['die'])}: ${orders.length} ${quests.map((id) => id[0]).join('')}`)
      expect(g.broken).toEqual([])
    }
    expect([...seen].toSorted()).toEqual(['1: 1 ', '2: 1 ', '3: 0 BB', '4: 0 AD'])
  })

  it('N-SOLO-6 it exhausts its leftmost face-up specialist, or the human’s for the tax', () => {
    const g = rest(alone('S7'))
    expect(g.state.bot?.specialists.map((slot) => slot?.up)).toEqual([false, true, undefined, undefined])
    const h = alone('S9')
    rest(h, 'osk')
    // Resting Osk gives 1 coin; Sister Moll is the next from the left and gives 1 tax.
    expect(h.player(0).specialists.map((slot) => slot?.up)).toEqual([false, false, true, undefined])
    expect(h.player(0).coins).toBe(7)
    const log = ({ table: { machine } }: Solo, reader: number | null) =>
      machine.events.flatMap((event) => nowOrNever.say.event(machine, event, ['Ada'], reader) ?? [])
    expect(log(g, 0)).toContain('The bot exhausts its Brindle')
    expect(log(h, 0).slice(-3)).toEqual([
      'The bot draws a card: Exhaust one of yours',
      'The bot exhausts your Sister Moll and pays the tax',
      'You gain 1 coin (Sister Moll)',
    ])
    expect(log(h, null)).toContain("The bot exhausts Ada's Sister Moll and pays the tax")
  })

  it('N-SOLO-7 it has no score, and cannot win', () => {
    const { machine } = alone('S7').table
    expect(nowOrNever.play.rivals?.at(1, {})).toEqual(['bot'])
    expect(nowOrNever.play.rivals?.at(2, {})).toEqual([])
    expect(nowOrNever.play.rivals?.score(machine, 'bot')).toBeNull()
    expect(nowOrNever.play.rivals?.won(machine)).toEqual([])
  })

  it('N-SOLO-8 nothing else happens during a card: its questions are closed', () => {
    const g = rest(alone('S2', { players: { 0: { goods: { shell: 3 } } } }))
    expect(g.asked).toEqual(['0 botSearch'])
    expect(g.offered(0).filter((id) => id.startsWith('sell'))).toEqual([])
  })
})

// Every quest card and every location, once each and on both maps: costs are paid, gains arrive, and nothing is left
// over.
import { describe, expect, test } from 'vitest'
import { nameOf } from '../src/text/words/en.ts'
import { CARDS } from '../src/cards/index.ts'
import { PILES } from '../src/cards/records.ts'
import { atStop, housing, type PlayerSpot, type Scenario, town } from '../testing/index.ts'

const SIDES = ['above', 'under'] as const

/** Has plenty of everything a card may ask for, and wins any fight. */
const RICH: PlayerSpot = {
  hero: 'zeik',
  coins: 40,
  books: 9,
  xp: 9,
  hearts: 11,
  mana: 4,
  goods: { shell: 9, tool: 9, demon: 9, crystal: 9 },
  town: town({ 8: 'school', 12: 'inn', 13: 'library', 14: 'workshop', 15: 'garden-house' }),
  housing: housing({ 3: { shell: 9 } }),
  ordersDone: ['O1', 'O2'],
  kills: ['1', '2', '3', '4'],
  red: ['quarry-maul', 'quarry-maul', 'quarry-maul', 'quarry-maul'],
  blue: ['quilted-vest', 'quilted-vest', 'azure-coat', 'azure-coat'],
}

/** Picks the first option that does not decline, until the hero is at the stop again or the action is over. */
function settle(g: Scenario): void {
  for (let n = 0; n < 40 && g.asked.length > 0 && !g.asked.includes('0 stop'); n++) {
    const ask = g.table.askOf(0)
    const own = ask?.options.slice(0, ask.own) ?? []
    const chosen = own.find(({ manner }) => manner !== 'declines' && manner !== 'ends') ?? own[0]
    if (chosen === undefined) throw new Error('nothing to answer')
    g.play(`0 ${chosen.id}`)
  }
}

const quests = (g: Scenario): number =>
  PILES.reduce((n, pile) => n + g.state.quests[pile].down.length + g.state.quests[pile].discard.length, 0)

/** Resources that nothing else changes during a visit or quest. Coins are left out because they also buy gear. */
const STOCK = ['book', 'xp', 'shell', 'tool', 'demon', 'crystal'] as const

function stock(g: Scenario): number[] {
  const { books, xp, goods } = g.player(0)
  return [books, xp, goods.shell, goods.tool, goods.demon, goods.crystal]
}

const BASE = { values: { names: {} } }

const amount = (bag: object, what: string): number =>
  Number(Object.entries(bag).find(([key]) => key === what)?.[1] ?? 0)

const gains = (deeds: readonly { readonly verb: string }[], what: string): number =>
  deeds.filter(({ verb }) => verb === 'gain').reduce((sum, deed) => sum + amount(deed, what), 0)

describe.each(SIDES)('%s', (map) => {
  test.each(
    CARDS.quests.map(({ id, at, pay, do: deeds }) => ({ id, name: nameOf(BASE, id), at, pay, deeds })),
  )('N-QUEST-1 $id $name can be completed at its place', ({ id, at, pay, deeds }) => {
    const g = atStop(at, { hand: [id], options: { map }, me: RICH })
    const before = quests(g)
    const held = stock(g)
    g.play(`0 play:${id}`)
    settle(g)
    const p = g.player(0)
    expect(p.done).toEqual([id])
    const owed = STOCK.map((what, i) => (held[i] ?? 0) - amount(pay, what) + gains(deeds, what))
    expect(stock(g)).toEqual(owed)
    expect(g.asked).toEqual(['0 stop'])
    expect(quests(g) + p.hand.length).toBe(before)
    expect(g.state.turn).toMatchObject({
      fight: null,
      over: false,
      hero: { playing: '', questPlayed: true },
    })
  })

  test.each(CARDS.locations.map(({ id }) => ({ id, name: nameOf(BASE, id) })))(
    'N-VISIT-1 $name can be visited, which ends the action',
    ({ id }) => {
      const g = atStop(id, { hand: [], options: { map }, me: RICH }).play(`0 visit:${id}`)
      settle(g)
      expect(g.asked).toEqual([])
      expect(g.state.turn.over).toBe(false)
      expect(g.state.turn.hero?.visited).toBe(id)
    },
  )
})

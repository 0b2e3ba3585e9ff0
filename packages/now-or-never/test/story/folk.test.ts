// Villagers of the story: Glogo, who share places, and Thursday, who makes any good.
import { describe, expect, test } from 'vitest'
import { housedIn } from '../../src/rules/town.ts'
import { setOf } from '../../src/scoring.ts'
import { housing, type Scenario, town } from '../../testing/index.ts'
import { stopsAt, type StorySpot, storyIn, takes } from '../../testing/story.ts'

/** Two places in the top row and one in the second. */
const FULL = town({ 0: 'market-hall', 1: 'crystal-lab', 4: 'library' })

/** Lays out seat 0 with villagers; those of the story leave the supply. */
function with4(spot: StorySpot = {}): Scenario {
  const g = stopsAt('A', { chapter: '4', ...spot })
  const { players, villagerRow, villagerSupply } = g.state
  const mine = [players[0]?.waiting, ...(players[0]?.housing ?? [])]
  const held = mine.reduce((sum, people) => sum + (people?.['glogo'] ?? 0), 0)
  const inRow = villagerRow.filter((kind) => kind === 'glogo').length
  const glogo = 5 + 6 - storyIn(g).aside - held - inRow
  return g.lay({ state: { villagerSupply: { ...villagerSupply, glogo } } })
}

/** Glogo or places that do not add up. Other villagers are laid out without being taken from the pile. */
const lost = (g: Scenario) => g.broken.filter((broken) => /glogo|places/.test(broken))
const offers = (g: Scenario, kind: string) => g.offered(0).filter((option) => option.startsWith(`${kind}:`))

describe('N-STORY-34 Glogo', () => {
  test('five are in the pile and six set aside', () => {
    const { state } = stopsAt('A', { chapter: '4' })
    const inRow = state.villagerRow.filter((kind) => kind === 'glogo').length
    expect([(state.villagerSupply['glogo'] ?? 0) + inRow, state.slots?.story?.aside]).toEqual([5, 6])
    expect(stopsAt('A', { chapter: '3' }).state.villagerSupply['glogo']).toBeUndefined()
  })

  test('one is gained from the row like any villager, and one given from those set aside', () => {
    const g = with4({ state: { villagerRow: ['glogo', 'tool'] } }).run(0, [{ verb: 'gainVillagers', n: 1 }])
    expect(offers(g, 'take')).toEqual(['take:tool', 'take:glogo'])
    expect(g.play('0 take:glogo').player(0).waiting['glogo']).toBe(1)
    expect(lost(g)).toEqual([])
    const given = takes('4', 'I')
    expect([given.player(0).waiting['glogo'], storyIn(given).aside]).toEqual([1, 5])
    expect(given.broken).toEqual([])
  })

  test('when none are set aside, a shell and 3 coins replace one', () => {
    const g = takes('4', 'I', 'a', { story: { aside: 0 } })
    expect(g.player(0).waiting['glogo']).toBeUndefined()
    expect(g.table.events).toContainEqual(
      expect.objectContaining({ type: 'gained', gained: { shell: 1, coin: 3 } }),
    )
  })

  test('gaining one is gaining a villager', () => {
    const { values } = stopsAt('A', { chapter: '4' }).table.machine
    const answering = Object.values(values.lasting).find(
      ({ lies, on }) => lies === 'blue' && on.villagerGained !== undefined,
    )
    const id = answering?.id ?? ''
    const g = takes('4', 'I', 'a', { me: { blue: [id, '', '', ''] } })
    expect(g.table.events).toContainEqual(expect.objectContaining({ type: 'gained', from: id }))
  })

  test('two share a place, and a single one fills a place until another joins', () => {
    const me = { town: FULL, coins: 0 }
    const full = with4({
      me: { ...me, housing: housing({ 0: { shell: 1, glogo: 1 } }), waiting: { tool: 1, glogo: 1 } },
    })
    expect(offers(full, 'house')).toEqual(
      expect.arrayContaining(['house:glogo-0', 'house:glogo-1', 'house:tool-1']),
    )
    expect(offers(full, 'house')).not.toContain('house:tool-0')
    full.play('0 house:glogo-0')
    expect(full.player(0).housing[0]).toMatchObject({ shell: 1, glogo: 2 })
    expect(housedIn(full.player(0))).toBe(3)
    expect(offers(full, 'house')).toEqual(['house:tool-1'])
    expect(lost(full)).toEqual([])
  })

  test('one makes a shell in each production, the last included, and counts as a shell for the set', () => {
    const homes = housing({ 0: { glogo: 2, tool: 1 }, 1: { tool: 1 } })
    const g = with4({ step: { do: 'produce', seat: 0 }, me: { town: FULL, housing: homes } })
    expect(g.player(0).goods.shell).toBe(2)
    const last = with4({
      step: { do: 'produce', seat: 0 },
      me: { town: FULL, housing: homes },
      state: { season: 6 },
    })
    expect(last.player(0).final?.produced.shell).toBe(2)
    const { values } = g.table.machine
    expect(setOf(values, { shell: 0, tool: 1, demon: 1, crystal: 1, glogo: 1 })).toBe(4)
    expect(setOf(values, { shell: 1, tool: 1, demon: 1, crystal: 0, glogo: 1 })).toBe(3)
  })

  test('the bot takes one only when nobody else is left', () => {
    const taken = (row: string[]) => {
      const g = with4({ seats: 1, state: { villagerRow: row } })
      const { bot } = g.state
      if (bot === null) throw new Error('nobody plays against the bot')
      const attacks = Object.entries(g.table.machine.values.solo).find(([, card]) =>
        card.do.some(({ verb }) => verb === 'botAttack'),
      )
      const deck = [attacks?.[0] ?? '']
      const played = bot.deck.filter((card) => card !== deck[0])
      g.lay({ state: { bot: { ...bot, deck, played } } })
      const { machine } = g.table
      machine.load({ ...machine.position, stack: [{ do: 'botTurn', seat: 0 }] })
      return g.table.events
        .concat(machine.events)
        .flatMap(({ type, good }) => (type === 'botVillager' ? [good] : []))
    }
    expect(taken(['glogo', 'shell', 'tool'])[0]).not.toBe('glogo')
    expect(taken(['glogo', 'glogo'])[0]).toBe('glogo')
  })
})

describe('N-STORY-38 Thursday', () => {
  const housed: StorySpot = {
    chapter: '5',
    story: { taken: ['lab-monster'] },
    me: { town: FULL, housing: housing({ 0: { 'lab-monster': 1 } }) },
  }

  test('joins your villagers if you take him, which counts as gaining one', () => {
    const g = takes('5', 'A')
    expect(g.player(0).waiting['lab-monster']).toBe(1)
    expect(storyIn(g).taken).toEqual(['lab-monster'])
    expect(g.table.events).toContainEqual(expect.objectContaining({ type: 'villager', good: 'lab-monster' }))
    expect(g.broken).toEqual([])
  })

  test('before each production but the last, the owner names the good', () => {
    const over = { step: { do: 'endTurn', seat: 0 } as const }
    const passed = { 1: { passed: true } }
    const g = stopsAt('A', { ...housed, ...over, players: passed, me: { ...housed.me, passed: true } })
    expect(g.asked).toEqual(['0 story/names'])
    expect(offers(g, 'named')).toEqual(['named:shell', 'named:tool', 'named:demon', 'named:crystal'])
    expect(g.play('0 named:demon').player(0).goods.demon).toBe(1)
    expect(g.state.season).toBe(2)
    const last = stopsAt('A', {
      ...housed,
      ...over,
      players: passed,
      me: { ...housed.me, passed: true },
      state: { season: 6 },
    })
    expect(last.asked).toEqual([])
    expect(last.player(0).final?.produced).toMatchObject({ crystal: 1 })
  })

  test('nobody is asked while he is not housed', () => {
    const waiting: StorySpot = { ...housed, me: { waiting: { 'lab-monster': 1 }, passed: true } }
    const g = stopsAt('A', { ...waiting, step: { do: 'endTurn', seat: 0 }, players: { 1: { passed: true } } })
    expect(g.state.season).toBe(2)
  })

  test('in the final production he makes the good that gives the most with sales and cards together', () => {
    const made = (built: Readonly<Record<number, string>>) => {
      const g = stopsAt('A', {
        ...housed,
        step: { do: 'produce', seat: 0 },
        me: { town: town(built), housing: housing({ 0: { 'lab-monster': 1 } }) },
        state: { season: 6 },
      })
      return g.player(0).final?.produced
    }
    const goods = Object.values(made({ 0: 'library' }) ?? {})
    expect(goods.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(made({ 0: 'bottled-demons-lab' })).toMatchObject({ demon: 1, crystal: 0 })
    expect(made({ 0: 'crystal-lab', 1: 'workshop' })).toMatchObject({ crystal: 1, tool: 0 })
  })

  test('for the set of his row he stands for one missing good', () => {
    const { values } = stopsAt('A', housed).table.machine
    expect(setOf(values, { shell: 1, tool: 1, demon: 1, crystal: 0, 'lab-monster': 1 })).toBe(4)
    expect(setOf(values, { shell: 1, tool: 1, demon: 0, crystal: 0, 'lab-monster': 1 })).toBe(3)
  })
})

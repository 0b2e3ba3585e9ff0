// Searching by story: where, the scene, its choices and prices, and who sees what.
import { describe, expect, test } from 'vitest'
import { storyGame, reputationIn, stopsAt, storyIn } from '../../testing/story.ts'
import { begun, rolls, type Scenario } from '../../testing/index.ts'

const own = (g: Scenario, kind: string) => g.offered(0).filter((option) => option.startsWith(`${kind}:`))
const spaceOf = (g: Scenario) => g.player(0).space
const search = (g: Scenario) => g.play(`0 search:${spaceOf(g)}`)
const typesIn = (g: Scenario) => g.table.events.map(({ type }) => type)
const viewOf = (g: Scenario, seat: number | null) => storyGame.see.view(g.table.machine, seat)
const labels = (g: Scenario) =>
  (g.table.asks[0]?.options ?? [])
    .filter(({ kind }) => kind === 'choose')
    .map((option) => storyGame.say.label(g.table.machine, option, ['Ada', 'Ben']))

describe('N-STORY-7 a scene', () => {
  test('is told to all and asked about with its text, and the die of a search is not rolled', () => {
    const g = search(stopsAt('A'))
    const [scene] = g.table.events.filter(({ type }) => type === 'scene')
    expect(scene).toMatchObject({ seat: 0, event: 'c1-A', tale: 'c1-halia-A', space: spaceOf(g) })
    expect(storyGame.see.sees(scene ?? { type: '' }, 1)).toEqual(scene)
    expect(g.asked).toEqual(['0 story/choose'])
    expect(g.table.asks[0]).toMatchObject({ kind: 'story', tale: 'c1-halia-A' })
    expect(typesIn(g)).not.toContain('rolled')
  })

  test('is a wall: the search cannot simply be undone', () => {
    const g = stopsAt('A')
    g.play(`0 search:${spaceOf(g)}`)
    expect(g.table.machine.wall).toBe('reveal')
  })

  test('is your own event at one of your letters, and the shared one for everybody else', () => {
    expect(search(stopsAt('E')).table.asks[0]?.tale).toBe('c1-halia-E')
    const zeik = stopsAt('E', { me: { hero: 'zeik' }, players: { 1: { hero: 'halia' } } })
    expect(search(zeik).table.asks[0]?.tale).toBe('c1-zeik-E')
    expect(storyIn(zeik).scene?.event).toBe('c1-E')
  })
})

describe('N-STORY-8 where you may search', () => {
  test('at a letter with its token', () => {
    const g = stopsAt('A')
    expect(own(g, 'search')).toHaveLength(1)
    const empty = stopsAt('A', { state: { searches: g.state.searches.map(() => false) } })
    expect(own(empty, 'search')).toEqual([])
  })

  test('at your own mission token, but not at one of somebody else', () => {
    expect(own(stopsAt('monument', { story: { mission: [1, 0] } }), 'mission')).toEqual(['mission:monument'])
    expect(own(stopsAt('hermits-hut', { story: { mission: [1, 0] } }), 'mission')).toEqual([])
    const rival = { players: { 1: { hero: 'namal' } }, story: { mission: [0, 1] } }
    expect(own(stopsAt('monument', rival), 'mission')).toEqual([])
    expect(own(stopsAt('monument', { ...rival, story: { mission: [1, 1] } }), 'mission')).toEqual([
      'mission:monument',
    ])
  })

  test('a mission is searched instead of the visit', () => {
    const g = stopsAt('monument', { story: { mission: [1, 0] } }).play('0 mission:monument')
    expect(g.table.asks[0]?.tale).toBe('c1-halia-monument')
    expect(own(g, 'visit')).toEqual([])
  })

  test('only you see which letters are your own', () => {
    const g = stopsAt('A')
    expect(viewOf(g, 0)).toMatchObject({ modules: { story: { own: ['E', 'L', 'C'] } } })
    expect(viewOf(g, 1)).toMatchObject({ modules: { story: { own: ['D', 'I', 'H'] } } })
    expect(viewOf(g, null)).toMatchObject({ modules: { story: { own: [] } } })
  })
})

describe('N-STORY-3 choices', () => {
  test("a hero's own choice is offered to that hero, beside the common ones or in place of one", () => {
    expect(own(search(stopsAt('A')), 'choose')).toEqual(['choose:b'])
    expect(
      own(search(stopsAt('A', { me: { hero: 'zeik' }, players: { 1: { hero: 'halia' } } })), 'choose'),
    ).toEqual(['choose:b', 'choose:c'])
    const replaced = stopsAt('E', { me: { hero: 'zeik' }, players: { 1: { hero: 'halia' } } })
    expect(own(search(replaced), 'choose')).toEqual(['choose:a', 'choose:c', 'choose:d'])
  })

  test('N-STORY-4 a flag opens a choice, and nothing tells of it before', () => {
    const at = (flags: string[]) =>
      stopsAt('monument', { story: { mission: [1, 0], flags } }).play('0 mission:monument')
    expect(own(at([]), 'choose')).toEqual(['choose:a', 'choose:b'])
    expect(at([]).refusedWhy(0, 'choose:c')).toBeNull()
    expect(own(at(['c1-halia-rag']), 'choose')).toEqual(['choose:a', 'choose:b', 'choose:c'])
  })
})

describe('N-STORY-9 the price of a choice', () => {
  test('one you cannot pay is refused, and may be raised beside the question', () => {
    const g = search(stopsAt('A', { me: { goods: { shell: 1 } } }))
    expect(g.refusedWhy(0, 'choose:a')).toBe('scene-price')
    g.play('0 sell-all:1')
    expect(own(g, 'choose')).toEqual(['choose:a', 'choose:b'])
  })

  test('is paid on choosing and stays paid when the test fails', () => {
    const g = rolls(search(stopsAt('A', { me: { coins: 3, hearts: 1 } })), 2).play('0 choose:a')
    expect(g.player(0).coins).toBe(2)
    expect(g.state.turn.over).toBe(true)
  })
})

describe('N-STORY-19 what is hidden', () => {
  test('a label has the title, the price and the test, and alone also the rewards', () => {
    expect(labels(search(stopsAt('A', { me: { coins: 1 } })))).toEqual([
      'Offer it the salt from your bread (pay 1 coin, skill 5)',
      'Step over it as if you were weather (skill 6)',
    ])
    expect(labels(search(stopsAt('A', { seats: 1, me: { coins: 1 } })))[0]).toBe(
      'Offer it the salt from your bread (pay 1 coin, skill 5): gain 1 shell and 2 coins; gain 1 reputation; bonus: gain 1 experience',
    )
  })

  test('flags and tried scenes are in no view, and a reaction is named only after success', () => {
    const g = stopsAt('E', { story: { flags: ['c1-kept'], tried: [['c1-halia-E'], ['c1-B']] } })
    for (const seat of [0, 1, null]) {
      const text = JSON.stringify(viewOf(g, seat))
      expect(text).not.toMatch(/c1-kept|tried|flags|c1-halia-E|c1-B/)
    }
    rolls(search(g), 4).play('0 choose:a', '0 add:1')
    expect(g.table.events.flatMap(({ tale }) => tale ?? [])).toEqual(['c1-halia-E.a'])
  })

  test('everybody hears the opening, and only its hero what that hero knows', () => {
    const g = begun({ game: storyGame, options: { story: true } })
    expect(g.table.events.find(({ type }) => type === 'opening')?.tale).toBe('c1.opening')
    const knows = g.table.events.filter(({ type }) => type === 'knows')
    expect(new Set(knows.map(({ seat, tale }) => `${seat} ${tale}`))).toEqual(
      new Set(['0 c1.halia.knows', '1 c1.zeik.knows']),
    )
    const [first = { type: '' }] = knows.filter(({ seat }) => seat === 0)
    expect(storyGame.see.sees(first, 0)).toEqual(first)
    expect(storyGame.see.sees(first, 1)).toEqual({ type: 'knows', seat: 0 })
  })
})

test('N-STORY-23 all search tokens are alike: nothing is turned up, and Metal Hound takes one without its scene', () => {
  const g = stopsAt('A')
  expect(new Set(g.state.searchPool)).toEqual(new Set(['story-token']))
  g.run(0, [{ verb: 'takeSearchToken', where: 'any' }])
  const [letter] = g.offered(0)
  g.play(`0 ${letter}`)
  expect(g.player(0).tokens).toEqual(['story-token'])
  expect(typesIn(g)).not.toContain('scene')
  expect([reputationIn(g), storyIn(g).mission, storyIn(g).flags]).toEqual([0, [0, 0], []])
  expect(g.broken).toEqual([])
})

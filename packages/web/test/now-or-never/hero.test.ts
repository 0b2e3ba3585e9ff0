// The hero's board and the mat: abilities to learn, uses this season, and specialists of all players.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { onTurn, type Scenario, scenario } from '@lorehall/now-or-never/testing'
import { ENGLISH } from '../kit.ts'
import { seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutHero } = await import('../../src/games/now-or-never/board/hero/about.ts')
const { skillsOf } = await import('../../src/games/now-or-never/board/hero/hero-facts.ts')
const { layoutFor } = await import('../../src/games/now-or-never/board/hero/layout.ts')
const { thingsOf } = await import('../../src/games/now-or-never/board/hero/things.tsx')
const { wordsOf } = await import('../../src/games/now-or-never/board/hero/words.ts')
const { aboutPlayers } = await import('../../src/games/now-or-never/players/about.tsx')
const { Helpers } = await import('../../src/games/now-or-never/players/helpers.tsx')
const { artifactsOf, slotsOf } = await import('../../src/games/now-or-never/players/facts.ts')
const { playerOf } = await import('../../src/games/now-or-never/view.ts')

const AREA = { w: 1046, h: 444 }

const heroSays = (g: Scenario, at: string) => {
  const about = aboutHero(seen(g), at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}
const says = (g: Scenario, at: string) => {
  const about = aboutPlayers(seen(g), at, ENGLISH)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

describe('an ability', () => {
  it('says its level, its price and the level it needs first', () => {
    const g = scenario({ players: { 0: { xp: 3 } } })
    expect(heroSays(g, 'ability:cinder-slash')).toContain('A level 2 red ability.')
    expect(heroSays(g, 'ability:cinder-slash')).toContain(
      'You need a level 1 red ability on your board first.',
    )
    expect(heroSays(g, 'slot:dark-flame-1')).toContain('Costs 2 experience. You have 3.')
  })

  it('is unlocked by the level below, and is on the board once it is learned', () => {
    const g = scenario({ players: { 0: { xp: 9 } } }).play('0 learn:dark-flame-2')
    const skills = skillsOf(seen(g), 0)
    expect(skills.find(({ id }) => id === 'dark-flame')?.state).toBe('worn')
    expect(skills.find(({ id }) => id === 'cinder-slash')?.opened).toBe(true)
    expect(skills.find(({ id }) => id === 'hearth-unbound')?.opened).toBe(false)
    expect(heroSays(g, 'face:1')).toMatch(/^Face 2: Dark Flame\n3 damage/)
  })

  it('can be clicked wherever the rules allow it to be placed', () => {
    const g = scenario({ players: { 0: { xp: 9 } } })
    const update = seen(g)
    const player = playerOf(update, 0)
    if (player === undefined) throw new Error('nobody sits there')
    const shown = { update, seat: 0, player, skills: skillsOf(update, 0), layout: layoutFor(AREA) }
    const things = thingsOf(shown, wordsOf(ENGLISH)).map(({ at }) => at)
    const asked = update.ask?.options.filter(({ kind }) => kind === 'learn').map(({ at }) => at) ?? []
    expect(asked).toContain('slot:dark-flame-4')
    expect(asked.filter((at) => !things.includes(at))).toEqual([])
    expect(new Set(things).size).toBe(things.length)
  })
})

it('a power that works once per season says whether it was used', () => {
  const g = onTurn({ step: { do: 'turn', seat: 0 }, done: ['A05'], players: { 0: { hearts: 3, mana: 3 } } })
  expect(heroSays(g, 'power:A05')).toContain('Ready to use.')
  g.play('0 power:A05')
  expect(heroSays(g, 'power:A05')).toContain('Used this season')
  expect(artifactsOf(seen(g), 0)).toEqual([{ id: 'A05', use: 'A05', spent: true }])
})

it('two equal tokens have separate uses', () => {
  const g = onTurn({ wears: { blue: ['azure-gloves', 'azure-gloves'] } })
  expect(slotsOf(seen(g), 0).map(({ use }) => use)).toEqual(['azure-gloves', 'azure-gloves-2', '', ''])
})

describe('a specialist', () => {
  const table = () =>
    scenario({
      players: {
        0: { coins: 20, hearts: 2, specialists: [{ id: 'sister-moll', up: true }, null, null, null] },
        1: { specialists: [{ id: 'quill', up: true }, { id: 'osk', up: false }, null, null] },
      },
    })

  it('says what it does, what it costs and whose it is', () => {
    expect(says(table(), 'specialist:sister-moll')).toMatch(/Ready.*\nYours: 2 coins to use/)
    expect(says(table(), 'specialist:quill')).toContain("Brin's: 3 coins to use; Brin gains 1.")
    expect(says(table(), 'specialist:osk')).toContain('Used this season')
  })

  it('says that it was used this season', () => {
    const g = table().play('0 use:sister-moll')
    expect(says(g, 'specialist:sister-moll')).toContain('Used this season')
  })

  it('of another player shows its price, or that it was used', () => {
    const strip = renderToStaticMarkup(createElement(Helpers, { update: seen(table()), seat: 1 }))
    expect(strip).toMatch(/data-used="false"><span[^>]*>Quill: Heal for 3 coins</)
    expect(strip).toMatch(/data-used="true"><span[^>]*>Osk: used this season</)
  })
})

it('an arrow says how far it goes with my bonuses, or that it was used', () => {
  const g = onTurn({
    wears: { blue: ['snailskin-boots'] },
    players: { 0: { covered: [true, false, false] } },
  })
  expect(says(g, 'arrow:0')).toContain('Used this season')
  expect(says(g, 'arrow:1')).toContain('With your bonuses: 4 steps.')
})

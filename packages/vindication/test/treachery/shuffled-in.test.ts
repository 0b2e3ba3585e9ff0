// Treacherous cards in the decks, and what they count for.
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/cards/index.ts'
import { treachery as content } from '../../src/modules/treachery/content.ts'
import { changesOf } from '../../testing/changes.ts'
import { always, finished, paidAtEnd, type PlayerSpot, scenario } from '../../testing/scenario.ts'
import { acting, endTurn, near, type Rest } from './near.ts'

const options = { treachery: true }

describe('the cards', () => {
  test('V-TREACHERY-1 nine companions, three traits and three relics are shuffled in', () => {
    const counts = [0, 1, 2, 3, 4, 5].map((deck) => content.cards.filter((card) => card.deck === deck).length)
    expect(counts).toEqual([3, 3, 3, 0, 3, 3])
    const { players, decks } = scenario({ options }).state
    const lying = decks.map(({ down, open }) => down.length + open.length)
    expect(lying.reduce((n, x) => n + x, 0) + players.length).toBe(CARDS.length + 15)
    const plain = scenario().state
    expect(plain.slots).toBeNull()
  })

  test('V-TREACHERY-1 the initiatives of all companions are 1 to 69, each once', () => {
    const all = [...CARDS, ...content.cards].filter(({ initiative }) => initiative > 0)
    expect(all.map(({ initiative }) => initiative).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 69 }, (_, i) => i + 1),
    )
  })

  test('V-TREACHERY-1 nobody starts with one', () => {
    const traitors = new Set(content.cards.map(({ id }) => id))
    for (let i = 0; i < 60; i++) {
      const { players } = scenario({ seats: 5, options, seed: `start ${i}` }).state
      expect(
        players.flatMap((p) => p.party.map(({ card }) => card)).filter((id) => traitors.has(id)),
      ).toEqual([])
    }
  })

  const inn: Rest = { regions: { 1: 'inn' }, decks: { blue: { open: ['false-tongue'] } } }

  test('V-TREACHERY-2 a companion costs honor when it joins, never below 0', () => {
    const g = near({ knowledge: 2 }, [{}], inn).play('visit:1')
    expect(changesOf(g, 0, 'open')).toEqual({ honor: -2, 'has false-tongue': 1 })
    const poor = near({ knowledge: 2, honor: 1 }, [{}], inn).play('visit:1')
    expect(changesOf(poor, 0, 'open')).toMatchObject({ honor: -1 })
    const ready = near({ knowledge: 2, traits: ['preparation'] }, [{}], inn).play('visit:1')
    expect(changesOf(ready, 0, 'open')).toMatchObject({ honor: -1 })
  })

  test('V-TREACHERY-2 Grenn and Diligence react to it like any other card', () => {
    const g = near({ knowledge: 2, party: { grenn: 1 } }, [{}], { ...inn, active: ['grenn'] }).play('visit:1')
    expect(changesOf(g, 0, 'open')).toEqual({ 'has false-tongue': 1 })
    const tomb: Rest = { regions: { 1: 'tomb' }, decks: { traits: { open: ['greed'] } } }
    const trait = near({ wisdom: 2, traits: ['diligence'] }, [{}], tomb).play('visit:1', 'open')
    expect(trait.asked()).toEqual(['0 augment'])
  })

  test('V-TREACHERY-2 no honor is gained or lost when it leaves', () => {
    const g = near({ party: { 'false-tongue': 2 } })
    expect(changesOf(g, 0, 'recover:false-tongue')).toEqual({
      'has false-tongue': -1,
      'false-tongue': -2,
      influence: 2,
    })
    // Not even if a values file gives it positive honor.
    const values = { cards: { 'false-tongue': { honor: 3 } } }
    const printed = near({ party: { 'false-tongue': 2 } }, [{}], { values })
    expect(changesOf(printed, 0, 'recover:false-tongue')).not.toHaveProperty('honor')
    const fallen = near({ courage: 2, party: { 'seven-quills': 0 } }, [{}], {
      regions: { 1: 'maw' },
      values: { blackDie: always('death'), whiteDie: always('vision') },
      decks: { monsters: { open: ['mornak'] } },
    })
    expect(changesOf(fallen.play('visit:1'), 0, 'open')).toMatchObject({ honor: 5, 'has seven-quills': -1 })
  })

  test('V-TREACHERY-2 Gha-Kein removes none of them', () => {
    const g = acting('gha-kein', { party: { kuvot: 0 }, traits: ['greed'], relics: { 'mad-boots': 0 } })
    expect(g.play('use:gha-kein').offers()).toEqual(['trade:gha-kein', 'none'])
  })

  test('V-TREACHERY-2 they count for no mastery', () => {
    const ends = (mine: PlayerSpot, theirs: PlayerSpot) =>
      finished({ options, players: { 0: { party: {}, ...mine }, 1: { party: {}, ...theirs } } })
    const g = ends({ party: { kuvot: 0, vrix: 0 }, traits: ['greed'] }, { party: { adren: 0 } })
    expect(paidAtEnd(g, 0)).not.toHaveProperty('knowledge')
    expect(paidAtEnd(g, 0)).not.toHaveProperty('wisdom')
    expect(paidAtEnd(g, 1)).toMatchObject({ knowledge: 5 })
  })

  test('V-TREACHERY-2 they count for triggers, quests and monsters', () => {
    const g = finished({
      options,
      players: {
        0: {
          party: { kuvot: 0, feth: 0, toule: 0 },
          traits: ['greed'],
          relics: { 'mad-boots': 0 },
          monsters: ['butterfly-smasher', 'ogun', 'unspeakable', 'vish-ne', 'drogas'],
          quests: ['exoneration'],
        },
        1: { party: {} },
      },
    })
    expect(paidAtEnd(g, 0)).toMatchObject({
      'butterfly-smasher': 3,
      ogun: 2,
      unspeakable: 2,
      'vish-ne': 6,
      drogas: 7,
      'exoneration/1': 3,
    })
    const ending = near({ knowledge: 2, party: { kuvot: 0, feth: 0, toule: 0, zula: 0, strann: 0 } }, [{}], {
      ...inn,
      triggers: ['companions', 'vindication'],
    })
    expect(ending.play('visit:1', 'open').state.ending).toBe('companions')
  })
})

test('a table without the module contains nothing of it', () => {
  const g = endTurn(scenario({ players: { 0: { space: 13 }, 1: { space: 7 } } }))
  expect(g.state.slots).toBeNull()
  expect(Object.keys(g.player(0).sources)).not.toContain('treachery')
})

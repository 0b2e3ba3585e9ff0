// A module may bring factions with their Enemy boards; rules, values files and texts find them with those of the base.
import { type Json, readOptions } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import type { Module } from '../src/box/module.ts'
import { ENEMY_BOARDS } from '../src/cards/enemy.ts'
import { abilitiesOf } from '../src/cards/effect.ts'
import { abilityText } from '../src/client.ts'
import { heroesWith } from '../src/game.ts'
import { ENEMY_STEPS } from '../src/rules/solo/steps.ts'
import { enemyTurn } from '../testing/index.ts'
import { refused } from './refused.ts'

const board = ENEMY_BOARDS['orcs']
if (board === undefined) throw new Error('the Orcs have an Enemy board')
const spell = { id: 'shadow-play', does: [{ gain: { ore: 2 } }] }

/** Shades have one Building, and otherwise what the Orcs have. */
const shades: Module = {
  content: {
    id: 'shades',
    field: { type: 'boolean', title: 'Shades', description: 'Shades join.', default: false },
    factions: {
      shades: {
        buildings: [{ id: 'gloom', opens: 'a' }],
        units: { a: 'dusk', b: 'ulgha', c: 'skarn', sea: 'gorebarge', air: 'dragon' },
        abilities: abilitiesOf({ gloom: [{}, {}, {}] }),
      },
    },
    enemies: {
      shades: {
        ...board,
        heroes: { ...board.heroes, a: { ...board.heroes.a, spell } },
        ore: [2, 3, 3, 4, 4, 6],
        vp: [0, 0, 0, 0, 0, 7],
      },
    },
    enemySpells: { 'shadow-play': { id: 'shadow-play', kind: 'cast', copies: 0, mana: 3, vp: 1 } },
    names: { shades: 'Shades', gloom: 'Gloom', dusk: 'Dusk', 'shadow-play': 'Shadow Play' },
    abilityTexts: { gloom: ['It is dim.', 'It is dark.', 'It is black.'] },
  },
  text: {},
}

const game = heroesWith([shades], ENEMY_STEPS, [shades.content])
const options = readOptions(game, { shades: true })

test('H-SETUP-1 a faction of a module can be taken only at a table that uses it', () => {
  expect(Object.keys(game.values.read({}, options).factions)).toContain('shades')
  expect(Object.keys(game.values.read({}, readOptions(game, {})).factions)).not.toContain('shades')
})

test('H-SOLO-8 its Enemy board has its own spells and track, whose numbers a values file may change', () => {
  const paid = (values: Json) =>
    enemyTurn('e6', 'a', { game, options: { shades: true }, values, foe: { faction: 'shades', mana: 9 } })
  const g = paid({})
  expect([g.player(1).mana, g.player(1).ore, g.player(1).score]).toEqual([6, 2, 1])
  expect(paid({ spells: { 'shadow-play': { mana: 1 } } }).player(1).mana).toBe(8)
  const track = enemyTurn('e3', 'a', {
    game,
    options: { shades: true },
    foe: { faction: 'shades', ore: 9 },
    enemy: { track: 5 },
  })
  expect([track.player(1).ore, track.player(1).score]).toEqual([3, 7])
  // Without the module, a values file can't name them.
  expect(refused({ spells: { 'shadow-play': { mana: 1 } } })).toContain('/spells/shadow-play')
  expect(refused({ enemy: { tracks: { shades: {} } } })).toContain('/enemy/tracks/shades')
})

test('H-ABILITY-1 its abilities have their texts', () => {
  const values = game.values.read({}, options)
  expect(abilityText('gloom.2', values)).toBe('It is dark.')
  expect(abilityText('cathedral.1', values)).toMatch(/^Your Warriors/)
})

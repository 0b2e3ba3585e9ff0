// All that a table can show: what games should go through before they are trusted.
import type { Coverage, GameOptions } from '@lorehall/kernel'
import { optionKinds } from './choices.ts'
import { ENEMY_CARDS } from './values/enemy.ts'
import { FACTIONS } from './values/factions.ts'
import { COPIED, SPELLS } from './values/spells.ts'
import { TACTICS } from './values/tactics.ts'
import { TOKENS } from './values/tokens.ts'

export const coverageOf =
  (steps: object) =>
  (_options: GameOptions): Coverage => ({
    cards: [
      ...Object.values(FACTIONS).flatMap(({ buildings }) => buildings.map(({ id }) => id)),
      ...Object.values(FACTIONS).flatMap(({ abilities }) => abilities.map(({ id }) => id)),
      ...Object.keys(SPELLS),
      ...TACTICS,
      ...Object.keys(TOKENS),
      ...Object.keys(ENEMY_CARDS),
      ...Object.keys(COPIED),
    ],
    steps: Object.keys(steps),
    options: optionKinds(),
  })

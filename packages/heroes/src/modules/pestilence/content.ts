// The content of Pestilence. (H-PESTILENCE-1)
import { merged } from '@lorehall/grammar'
import type { Content } from '../../box/content.ts'
import { BIRDFOLK } from './cards/birdfolk.ts'
import { BIRDFOLK_ENEMY, BIRDFOLK_SPELLS } from './cards/enemies/birdfolk.ts'
import { MERFOLK_ENEMY, MERFOLK_SPELLS } from './cards/enemies/merfolk.ts'
import { MERFOLK } from './cards/merfolk.ts'
import { MARKERS } from './cards/markers.ts'
import { SPELLS } from './cards/spells.ts'
import { MORE_TOKENS, SHALLOW, TOKENS } from './cards/tokens.ts'
import { pestilenceForm } from './form.ts'
import { withSkyhold } from './map/skyhold.ts'
import { BIRDFOLK_ABILITIES_EN, BIRDFOLK_EN } from './text/birdfolk/en.ts'
import { MERFOLK_ABILITIES_EN, MERFOLK_EN } from './text/merfolk/en.ts'
import { FACTIONS_EN } from './text/lobby/en.ts'
import { SPELL_TEXTS_EN, SPELLS_EN } from './text/spells/en.ts'
import { TOKENS_EN } from './text/tokens/en.ts'
import { TUNED } from './values/tuned.ts'

export const pestilenceContent: Content = {
  ...pestilenceForm,
  adds: withSkyhold,
  factions: { birdfolk: BIRDFOLK, merfolk: MERFOLK },
  enemies: { birdfolk: BIRDFOLK_ENEMY, merfolk: MERFOLK_ENEMY },
  enemySpells: merged([BIRDFOLK_SPELLS, MERFOLK_SPELLS]),
  spells: SPELLS,
  markers: MARKERS,
  tokens: TOKENS,
  tuned: TUNED,
  moreTokens: MORE_TOKENS,
  shallow: SHALLOW,
  names: merged([TOKENS_EN, SPELLS_EN, FACTIONS_EN, BIRDFOLK_EN, MERFOLK_EN]),
  spellTexts: SPELL_TEXTS_EN,
  abilityTexts: merged([BIRDFOLK_ABILITIES_EN, MERFOLK_ABILITIES_EN]),
}

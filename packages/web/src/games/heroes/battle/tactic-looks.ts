// The color and sign of each Tactic. The color is that of the resource that pays for it.
import type { TacticId } from '@lorehall/heroes/client'
import { BATTLE_ICONS } from '../icons/battle-icons.ts'
import { ICONS } from '../icons/icons.ts'

export const TACTIC_COLOUR: Readonly<Record<TacticId, string>> = {
  'first-strike': '#3b6aa8',
  charge: '#3b6aa8',
  conscripts: '#347c44',
  'shield-wall': '#716e74',
  outflank: '#716e74',
  'fall-back': '#8a6a3c',
  'blood-oath': '#a12a22',
}

const SIGNS: Readonly<Record<TacticId, string>> = {
  'first-strike': BATTLE_ICONS['arrow-flights'],
  charge: BATTLE_ICONS['horse-head'],
  conscripts: BATTLE_ICONS['three-friends'],
  'shield-wall': BATTLE_ICONS.shield,
  outflank: BATTLE_ICONS.footprint,
  'fall-back': ICONS['walking-boot'],
  'blood-oath': ICONS['water-drop'],
}

export const tacticSign = (id: TacticId): string => SIGNS[id]

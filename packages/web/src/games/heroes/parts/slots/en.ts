// English: the purpose of each slot of the Action Bar.
import type { Slot } from '@lorehall/heroes/client'

const TEXT_EN: Readonly<Record<Slot, string>> = {
  recruit: 'Make one purchase: a Serf, two Serfs, a Warrior, or a Hero or Vessel whose Building you have.',
  build:
    'Build one thing: a Building, a Vessel, a Tower where you have a Serf, or the next level of your Capital.',
  research: 'Draw 3 Spell cards and keep as many as your Capital allows, or Scribe one you hold.',
  tax: 'Take the amount the Tax track shows for one resource. Then the track shifts.',
  'march-1': 'Move one army over land.',
  'march-2': 'Move one army over land.',
  sail: 'Move your Sea Vessel and the Units aboard.',
  fly: 'Move your Air Vessel and the Units aboard.',
  cast: 'Cast a Spell from your hand, or a Scribed Spell that is ready.',
}

export const SLOT_EN = {
  text: TEXT_EN,
  capital: 'A Capital action: others may follow, each with a Serf from their Courtyard.',
  command: 'A Command action: afterward, you may Muster one more with a Serf from your Courtyard.',
} as const

// English: what each slot of the Action Bar is for.
import type { Slot } from '@lorehall/heroes/face'

const TEXT_EN: Readonly<Record<Slot, string>> = {
  recruit: 'Recruit a Serf, two Serfs, a Warrior, or a Hero or Vessel whose Building stands.',
  build: 'Put up a Building, a Tower where a Serf stands, a Vessel, or raise the Capital.',
  research: 'Draw three Spell cards and keep what the Capital allows, or scribe one you hold.',
  tax: 'Take one resource as the Tax track shows it; then the track shifts.',
  'march-1': 'Move one army over land.',
  'march-2': 'Move one army over land.',
  sail: 'Move the Sea Vessel with those aboard.',
  fly: 'Move the Air Vessel with those aboard.',
  cast: 'Cast a Spell of your hand, or a Scribed Spell that is ready.',
}

export const SLOT_EN = {
  text: TEXT_EN,
  capital: 'A Capital action: the others may follow, each with a Serf of their Courtyard.',
  command: 'A Command action: with a Serf of your Courtyard you may muster one more.',
} as const

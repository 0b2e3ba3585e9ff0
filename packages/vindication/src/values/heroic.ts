// The honor on traits, relics and monsters: house values, weaker abilities pay more.
import { house, type Numbered } from './provenance.ts'

export const TRAIT_HONOR: Readonly<Record<string, Numbered<number>>> = {
  creativity: house(3),
  devotion: house(5),
  diligence: house(5),
  expertise: house(3),
  gallantry: house(5),
  humility: house(4),
  impunity: house(6),
  leadership: house(3),
  loyalty: house(6),
  patience: house(6),
  persistence: house(4),
  preparation: house(4),
  purpose: house(4),
  resilience: house(7),
  wanderlust: house(6),
  wonder: house(6),
}

export const RELIC_HONOR: Readonly<Record<string, Numbered<number>>> = {
  armguards: house(6),
  'altar-knife': house(3),
  'portal-stone': house(6),
  'dawn-seeker-signet': house(5),
  'orb-of-conundrums': house(2),
  mirror: house(3),
  'pendant-of-potency': house(5),
  glowberries: house(4),
  'scepter-of-blue-blazes': house(5),
  'scroll-of-the-high-born': house(4),
  'shield-of-dread': house(5),
  'taker-of-stars': house(8),
  'that-which-was-broken': house(5),
  'mask-of-the-invader': house(2),
  'tome-of-mastery': house(6),
  'pink-elixir': house(5),
}

export const MONSTER_HONOR: Readonly<Record<string, Numbered<number>>> = {
  'butterfly-smasher': house(5),
  custodian: house(6),
  'dro-zol': house(6),
  drogas: house(4),
  drurg: house(5),
  'purple-slime': house(6),
  'invigorated-dead': house(4),
  mornak: house(5),
  ogun: house(5),
  oya: house(4),
  sentinel: house(6),
  'fright-crawler': house(4),
  sula: house(3),
  'twin-voices': house(4),
  unspeakable: house(6),
  'vish-ne': house(5),
}

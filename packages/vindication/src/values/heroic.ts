// The honor on traits, relics and monsters. These are our own numbers: weaker abilities give more honor.
import { type CardNumbers, house } from './provenance.ts'

export const TRAIT_HONOR: Readonly<Record<string, CardNumbers>> = {
  creativity: { honor: house(3) },
  devotion: { honor: house(5) },
  diligence: { honor: house(5) },
  expertise: { honor: house(3) },
  gallantry: { honor: house(5) },
  humility: { honor: house(4) },
  impunity: { honor: house(6) },
  leadership: { honor: house(3) },
  loyalty: { honor: house(6) },
  patience: { honor: house(6) },
  persistence: { honor: house(4) },
  preparation: { honor: house(4) },
  purpose: { honor: house(4) },
  resilience: { honor: house(7) },
  wanderlust: { honor: house(6) },
  wonder: { honor: house(6) },
}

export const RELIC_HONOR: Readonly<Record<string, CardNumbers>> = {
  armguards: { honor: house(6) },
  'altar-knife': { honor: house(3) },
  'portal-stone': { honor: house(6) },
  'dawn-seeker-signet': { honor: house(5) },
  'orb-of-conundrums': { honor: house(2) },
  mirror: { honor: house(3) },
  'pendant-of-potency': { honor: house(5) },
  glowberries: { honor: house(4) },
  'scepter-of-blue-blazes': { honor: house(5) },
  'scroll-of-the-high-born': { honor: house(4) },
  'shield-of-dread': { honor: house(5) },
  'taker-of-stars': { honor: house(8) },
  'that-which-was-broken': { honor: house(5) },
  'mask-of-the-invader': { honor: house(2) },
  'tome-of-mastery': { honor: house(6) },
  'pink-elixir': { honor: house(5) },
}

export const MONSTER_HONOR: Readonly<Record<string, CardNumbers>> = {
  'butterfly-smasher': { honor: house(5) },
  custodian: { honor: house(6) },
  'dro-zol': { honor: house(6) },
  drogas: { honor: house(4) },
  drurg: { honor: house(5) },
  'purple-slime': { honor: house(6) },
  'invigorated-dead': { honor: house(4) },
  mornak: { honor: house(5) },
  ogun: { honor: house(5) },
  oya: { honor: house(4) },
  sentinel: { honor: house(6) },
  'fright-crawler': { honor: house(4) },
  sula: { honor: house(3) },
  'twin-voices': { honor: house(4) },
  unspeakable: { honor: house(6) },
  'vish-ne': { honor: house(5) },
}

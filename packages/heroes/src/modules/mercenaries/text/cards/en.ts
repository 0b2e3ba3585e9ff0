// The Mercenaries: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const MERCENARIES_EN: Readonly<Record<string, string>> = {
  'm-ravel': 'Ravel',
  'm-marrowby': 'Old Marrowby',
  'm-stonefoot': 'Stonefoot',
  'm-lira': 'Lira Two-Coins',
}

export const MERCENARIES_ABILITIES_EN: AbilityTexts = {
  'm-ravel': [
    'His army has 1 more Strength when it attacks.',
    'When his army wins a Battle, gain 2 resources of your choice.',
    'When his army wins a Battle you started, gain 1 point.',
  ],
  'm-marrowby': [
    'When he ends a March in a Forest, draw a Spell card.',
    'Combat Spells cost you 1 Mana less in his Battles.',
    'In Collection, gain 1 Mana if he is outside your Capital Region.',
  ],
  'm-stonefoot': [
    'In his Battles, enemy Towers add no Strength. Stonefoot can’t board Vessels.',
    'He has 2 more Strength when he defends.',
    'When his army wins a Battle, the loser takes 1 more Damage.',
  ],
  'm-lira': [
    'When she explores a token, gain 1 resource of your choice.',
    'If she marches alone, she may pass through Regions with enemy Units, but not with Towers or Capitals.',
    'Once per round, reveal a token in a Land Region next to her. It is not resolved.',
  ],
}

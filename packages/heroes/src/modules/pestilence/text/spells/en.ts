// The Spells of Pestilence: names and texts. A marker has the name of its Spell.

export const SPELLS_EN: Readonly<Record<string, string>> = {
  pestilence: 'Pestilence',
  'plague-rats': 'Plague Rats',
  'feather-fall': 'Feather Fall',
  'tidal-wave': 'Tidal Wave',
  'coral-bounty': 'Coral Bounty',
  sandstorm: 'Sandstorm',
  'harvest-moon': 'Harvest Moon',
  'pyramid-rite': 'Pyramid Rite',
  cleanse: 'Cleanse',
  'ancient-wings': 'Ancient Wings',
  sickness: 'Sickness',
  undertow: 'Undertow',
  gust: 'Gust',
  'last-stand': 'Last Stand',
  contagion: 'Contagion',
  absorb: 'Absorb',
}

export const SPELL_TEXTS_EN: Readonly<Record<string, string>> = {
  pestilence:
    'Choose a Land Region where an enemy has 3 or more Units. They lose 1 Unit there and 1 in an adjacent Land Region of your choice.',
  'plague-rats': 'Each other player loses 2 Food or a Serf outside their Capital Region, as they choose.',
  'feather-fall':
    'Up to 3 of your Units cross a Sea Region from one Shore to another Land Region on that coast. They explore or fight there.',
  'tidal-wave':
    'Choose a Sea Region. Each other player loses 1 Unit there, and 1 in every Land Region on its coast where they have 2 or more.',
  'coral-bounty': 'Gain 1 resource of your choice, and 1 more for each Sea Region you control, up to 3.',
  sandstorm:
    'Until the end of the next round, a March that enters this Land Region stops there, and nothing can fly in or out.',
  'harvest-moon': 'Gain 1 resource for each Resource Region where one of your Serfs works, up to 4.',
  'pyramid-rite': 'Gain 1 point for each other Continent on which you control a Region, up to 2.',
  cleanse:
    'Remove a face-up Entanglement, a Pirates token or any marker, and gain 1 resource of your choice.',
  'ancient-wings': 'Your Air Vessel flies with 2 more Speed, and the Central Sea costs it only 1.',
  sickness: 'The enemy army has 1 less Strength for each of its Units except Vessels, up to 4.',
  undertow: 'Enemy Vessels add no Strength.',
  gust: 'Send an enemy Serf or Warrior in this Battle to its Courtyard.',
  'last-stand': 'Your army has 2 more Strength, or 5 if its Natural Strength is at most half of the enemy’s.',
  contagion: 'The caster loses a Serf outside their Capital Region, or 1 Food if they have none there.',
  absorb: 'If the Spell costs 3 Mana or less, it has no effect and gives no points. You gain that much Mana.',
}

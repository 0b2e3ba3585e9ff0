// The Goblins: names, and the texts of their abilities.
import type { AbilityTexts } from '../../../../text/abilities/en.ts'

export const GOBLINS_EN: Readonly<Record<string, string>> = {
  grubba: 'Grubba Bolt',
  nibnob: 'Nib and Nob',
  tikk: 'Tikk Quickfuse',
  'paddle-crank': 'Paddle-Crank',
  fizzcopter: 'Fizzcopter',
  'twin-tank': 'Twin-Tank',
  'fizzwidget-foundry': 'Fizzwidget Foundry',
  'scrap-bazaar': 'Scrap Bazaar',
  'crank-wharf': 'Crank Wharf',
  'launch-ramp': 'Launch Ramp',
  overload: 'Overload',
  'full-capacity': 'Full Capacity',
  'long-fuse': 'Long Fuse',
}

export const GOBLINS_ABILITIES_EN: AbilityTexts = {
  'twin-tank': [
    'When you recruit Serfs, you may pay 1 more Food to place 1 more Serf in your Courtyard.',
    'You may have 6 Units in a Region instead of 5. Still only 5 may march together.',
    'At the end, score 1 point for every 3 Serfs you have in play.',
  ],
  'fizzwidget-foundry': [
    'Your army has 1 more Strength for each Serf in it after the first, up to 3.',
    'You may pay for Tactic cards with any resources.',
    'Your army has 1 more Strength for each Serf you sacrifice.',
  ],
  'scrap-bazaar': [
    'Once per round, exchange up to 2 of your resources one for one.',
    'Buildings cost 1 Ore less.',
    'Once per round, you may put your Action Token on a Capital slot with one of your Serfs. The Serf returns to your Courtyard.',
  ],
  'crank-wharf': [
    'Your Vessels cost 1 Food and 1 of their other resource less.',
    'When the Paddle-Crank docks outside your Capital Region, you may send a Serf there from your Courtyard.',
    'The Paddle-Crank has 1 more Speed and can carry 4 Units.',
  ],
  'launch-ramp': [
    'Once per Fly, the Fizzcopter may set down Units in a Land Region without enemies on its way, and fly on.',
    'The Fizzcopter has {air} more Speed.',
    'Once per round, give up a Serf aboard the Fizzcopter to destroy an enemy Serf or Warrior in its Region or one that borders it.',
  ],
  grubba: [
    'She has 1 more Strength with at least 2 Serfs in her army.',
    'If you sacrifice Units of her army for a Tactic card, the card costs 1 less.',
    'Each Serf in her army has 1 more Strength, up to 3 in total.',
  ],
  nibnob: [
    'When they end a March in a Resource Region, you may send a Serf there from your Courtyard.',
    'When you Muster, gain 1 Food.',
    'Once per round, place a Serf from your supply with them.',
  ],
  tikk: [
    'Up to 2 Serfs who march with him have Speed 4.',
    'When he is destroyed in a Battle, the enemy loses a Serf or Warrior of its choice there, and you gain 1 point.',
    'Once per round, pay 1 Ore: an enemy Tower next to him has 3 less Strength until the end of the round.',
  ],
}

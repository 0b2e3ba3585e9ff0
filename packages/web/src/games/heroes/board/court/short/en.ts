// English: short texts of the Buildings' abilities, one per level, for a single line.
import type { ShortTexts } from '../../../module-parts.ts'

export const SHORT_EN: Readonly<Record<string, ShortTexts>> = {
  // Humans
  cathedral: [
    'Warriors +1 Strength in Plains',
    'Recruit a Warrior or Hero: gain 1 Mana',
    '1 point per Plains Region, up to 4',
  ],
  'sea-dock': [
    'Galleon carries 3 Units',
    'After a Sail: attack next door',
    'Galleon and crew +1 Strength attacking',
  ],
  'skyward-spire': [
    'Fly to your own Units: gain 1 resource',
    'Airship +{air} Speed',
    'After a Fly, those aboard march 1',
  ],
  'harvest-hall': ['2 Serfs cost 2 Food', 'One Plains Region gives 1 more Food', 'Follow: gain 1 resource'],
  'muster-field': ['Warriors +1 Speed', 'Once per round: 1 Serf returns', '1 point per 4 Serfs in play'],
  // Orcs
  'blood-tent': [
    'Start a Battle: gain 1 Mana',
    '+1 Strength per enemy Serf',
    'Win: 1 point per fallen Warrior or Hero, up to 3',
  ],
  barracks: ['Warriors +1 Strength', 'Warriors cost 1 Food less', 'Recruit a second Warrior'],
  'war-forge': ['Tactics cost 1 less', 'Gain 1 Ore per Unit you lose, up to 2', 'Attacking: +2 Strength'],
  'dragon-roost': [
    'Enemy Serfs have no Strength against it',
    'Dragon +{air} Speed',
    'Once per round: 1 adjacent enemy falls',
  ],
  'slag-docks': [
    'After a Sail: take 1 resource from a coast',
    'Gorebarge +1 Speed',
    '1 point per Region abroad, up to 4',
  ],
  // Dwarves
  'shrine-of-the-fall': ['Build: gain 1 Mana', 'Defending: +2 Strength', '1 point per Tower'],
  'deep-forge': [
    'One Mountain Region gives 1 more Ore',
    'Buildings and levels cost less',
    'Warriors +1 Strength',
  ],
  'watch-stair': ['Towers cost 1 Ore less', 'Your Towers are adjacent', 'Towers yield 1 more'],
  'ironhull-slip': [
    'Ironhull away from home: gain 1 Ore',
    'Ironhull +2 Strength',
    'After a Sail: build a Tower there',
  ],
  'sky-anvil-works': [
    'Sky-Anvil builds Towers, 1 Ore less',
    'Sky-Anvil +{air} Speed',
    'Defending with it: +3 Strength',
  ],
  // Elves
  'shadow-guildhall': [
    'Attacking: forbid a Tactic',
    'Marches pass lone Serfs',
    'Once per round, 2 Mana: 1 enemy falls',
  ],
  moonwell: ['One Forest Region gives 1 more Mana', 'Spells cost 1 Mana less', '1 point per Scribed Spell'],
  'antler-court': [
    'Warriors +1 Strength in Forests',
    'First Spell by others: gain 1 Mana',
    'One more Spell, one more scribed',
  ],
  'ember-aerie': ['Phoenix lost: buy it back', 'Phoenix +{air} Speed', 'Phoenix lost: gain 4 Mana'],
  'moonsail-haven': [
    'After a Sail: draw a Spell',
    'Moonsail +1 Speed, crosses Central Sea',
    'Docked abroad: cast a Spell',
  ],
}

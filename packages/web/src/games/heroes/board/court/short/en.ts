// English: what each Building does, level by level, in the few words its line has room for.
export const SHORT_EN: Readonly<Record<string, readonly [string, string, string]>> = {
  // Humans
  cathedral: ['Warriors +1 in Plains', 'Warrior or Hero recruited: 1 Mana', '1 VP a Plains Region, up to 4'],
  'sea-dock': [
    'Galleon carries 3',
    'After a Sail: a Battle next door',
    'Galleon and crew +1 when they attack',
  ],
  'skyward-spire': [
    'Landing where you are: 1 resource',
    'Airship +{air} Speed',
    'After a flight the crew marches 1',
  ],
  'harvest-hall': ['2 Serfs cost 2 Food', 'One Plains Region: 1 more Food', 'Each Follow: 1 resource'],
  'muster-field': ['Warriors +1 Speed', 'Once a round a Serf comes back', '1 VP for every 4 Serfs in play'],
  // Orcs
  'blood-tent': ['Battle started: 1 Mana', '+1 for each enemy Serf', 'Won: 1 VP a Warrior or Hero, up to 3'],
  barracks: ['Warriors +1', 'Warriors cost 1 Food less', 'A second Warrior with each'],
  'war-forge': ['Tactics cost 1 less', 'Own Units lost: 1 Ore each, up to 2', 'Attacking: +2'],
  'dragon-roost': [
    'Enemy Serfs count 0 against it',
    'Dragon +{air} Speed',
    'Once a round: 1 enemy beside it falls',
  ],
  'slag-docks': ['After a Sail: take 1 from a coast', 'Gorebarge +1 Speed', '1 VP a Region abroad, up to 4'],
  // Dwarves
  'shrine-of-the-fall': ['Anything built: 1 Mana', 'Defending: +2', '1 VP for each Tower'],
  'deep-forge': ['One Mountain Region: 1 more Ore', 'Buildings and levels cost less', 'Warriors +1'],
  'watch-stair': ['Towers cost 1 Ore less', 'Your Towers are adjacent', 'Towers yield 1 more'],
  'ironhull-slip': ['Ironhull out: 1 Ore', 'Ironhull +2', 'After a Sail: build a Tower there'],
  'sky-anvil-works': [
    'Sky-Anvil builds Towers, 1 Ore less',
    'Sky-Anvil +{air} Speed',
    'Defending beside it: +3',
  ],
  // Elves
  'shadow-guildhall': [
    'Attacking: name a Tactic to forbid',
    'Marches pass lone Serfs',
    'Once a round, 2 Mana: 1 enemy falls',
  ],
  moonwell: ['One Forest Region: 1 more Mana', 'Spells cost 1 Mana less', '1 VP for each Scribed Spell'],
  'antler-court': [
    'Warriors +1 in Forests',
    'First Spell of others: 1 Mana',
    'One more Spell, one more scribed',
  ],
  'ember-aerie': ['Phoenix comes back for its price', 'Phoenix +{air} Speed', 'Phoenix lost: 4 Mana'],
  'moonsail-haven': [
    'After a Sail: draw a Spell',
    'Moonsail +1 Speed, no stop',
    'Docked abroad: cast a Spell',
  ],
}

// The names of the pieces.

export const NAMES_EN = {
  'story-token': 'Search token',
  'story-specialist': 'Tilda Cobb',
  'mystic-healer': 'Oriel, the Mystic Healer',
  'giant-boar': 'Button, the Giant Boar',
  'drill-tank-3': 'Light Drill Tank',
  'drill-tank-4': 'Heavy Drill Tank',
  'guild-tank': 'Guild Tank',
  'robot-y9': 'Robot Y9',
  glogo: 'Glogo villager',
  'gigaslug-1': 'Gigaslug',
  'gigaslug-2': 'Gigaslug',
  'rift-1': "Yesterday's Door",
  'rift-2': 'the Elsewhere',
  'rift-3': 'the Not-Yet',
  'lab-monster': 'Thursday, the Lab Monster',
  'minute-glass': 'Minute Glass',
  tempest: 'Anchor of the Tempest',
  purser: 'Purser',
  'tempest-deck': 'Deck',
  'mooring-ring': 'Mooring Ring',
}

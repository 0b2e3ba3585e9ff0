// English words of where one stands.
export const STAND_EN = {
  'stand.by.points': 'Ties go to whoever has the most resources.',
  'stand.after': 'The round in which one of the four ends is reached is finished, and one more is played.',
  'stand.of': '{n} of {of}',
  'stand.fallen': '{n} of {of} fallen',
  'stand.warriors': '1 point for each Warrior in play',
  'stand.heroes': '2 points for each Hero in play',
  'stand.vessels': '2 points for each Vessel in play',
  'stand.buildings': '1 point for each Building',
  'stand.towers': 'Land Regions between each Tower and your Capital',
  'stand.capital': 'The level of your Capital',
  'stand.scribed': '1 point for each Scribed Spell',
  'stand.regions': '1 point for each Region you control, your Capital left out',
  'stand.villages': '2 points for each Village you control',
  'stand.abilities': 'What your Buildings and Heroes count at the end',
} as const

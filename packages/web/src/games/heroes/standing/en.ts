// English words of where one stands.
export const STAND_EN = {
  'stand.by.points': 'Ties go to whoever has the most resources.',
  'stand.after': 'The round in which one of the four ends is reached is finished, and one more is played.',
  'stand.of': '{n} of {of}',
  'stand.fallen': '{n} of {of} fallen',
  'stand.warriors': '{n} {n:point|points} for each Warrior in play',
  'stand.heroes': '{n} {n:point|points} for each Hero in play',
  'stand.vessels': '{n} {n:point|points} for each Vessel in play',
  'stand.buildings': '{n} {n:point|points} for each Building',
  'stand.towers': '{n} {n:point|points} for each Land Region between a Tower and your Capital',
  'stand.capital': 'The level of your Capital',
  'stand.scribed': '{n} {n:point|points} for each Scribed Spell',
  'stand.regions': '{n} {n:point|points} for each Region you control, your Capital left out',
  'stand.villages': '{n} {n:point|points} for each Village you control',
  'stand.abilities': 'What your Buildings and Heroes count at the end',
} as const

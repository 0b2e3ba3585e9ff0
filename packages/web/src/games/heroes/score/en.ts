// English text of “Where I stand”.
export const STAND_EN = {
  'stand.by.points': 'Ties go to the player with the most resources.',
  'stand.after': 'When one of these is reached, finish the round and play one more.',
  'stand.of': '{n} of {of}',
  'stand.fallen': '{n} of {of} fallen',
  'stand.warriors': '{n} {n:point|points} per Warrior in play',
  'stand.heroes': '{n} {n:point|points} per Hero in play',
  'stand.vessels': '{n} {n:point|points} per Vessel in play',
  'stand.buildings': '{n} {n:point|points} per Building',
  'stand.towers': '{n} {n:point|points} per Region of distance from your Capital',
  'stand.capital': 'The level of your Capital',
  'stand.scribed': '{n} {n:point|points} per Scribed Spell',
  'stand.regions': '{n} {n:point|points} per Region you control, except your Capital Region',
  'stand.villages': '{n} {n:point|points} per Village you control',
  'stand.abilities': 'Points from your Buildings and Heroes at the end',
} as const

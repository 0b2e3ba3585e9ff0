// English text of the scenes of a moment.
export const MOMENT_EN = {
  'moment.in': 'in {place}',
  'moment.tower': 'A Tower',
  'moment.tower.text':
    'It defends with Strength {strength}, gives {yield} more in Collection and scores at the end.',
  'moment.level': 'Capital {level}',
  'moment.level.text':
    'Now {level} {level:Tower|Towers}, {level} Spell {level:card|cards} and {level} Scribed {level:Spell|Spells}, and new abilities.',
} as const

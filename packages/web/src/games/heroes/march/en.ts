// English text of a March: the tray of Units, and the tags on the Regions they can reach.
export const MARCH_EN = {
  'march.tray': 'Who goes',
  'march.only': 'Only {name}',
  'march.everyone': 'Everyone',
  'march.leave': 'Leave it behind',
  'march.bring': 'Take it along',
  'march.in': '{name}, goes. {does}',
  'march.out': '{name}, stays. {does}',
  'march.aboard': '{name}, aboard',
  'march.ally': '{name}, an ally’s',
  'march.tag.battle': '{own}:{enemy}',
  'march.tag.battle.more': '{own}:{enemy}?',
  'march.tag.stops': 'march ends',
  'march.tag.toll': 'pay {n} Food',
} as const

// English texts that only some tables need: long texts, several picks, open offers, sides, rivals.
export const FURTHER_EN = {
  'tale.title': 'The story',
  'tale.coming': 'Turning the page…',
  'tale.failed': 'This page couldn’t be loaded: {why}',
  'tale.again': 'Try again',
  'tale.read': 'Read what happened',

  'several.none': 'None chosen yet',
  'several.chosen': '{n} chosen',
  'several.owed': '{said}, {n} more to choose',

  'standings.together': 'Together',
  'end.won.side': '{names} win together',
  'end.won.ours': 'Your side wins',
  'end.won.rival': '{name} wins',
  'words.over.nobody': 'The game is over. No one won.',
  'rival.note': 'Plays without a seat',

  'aside.own': 'You can act now',
  'aside.others': 'Others may act',
  'aside.others.title': 'Who wants to do something?',
  'aside.others.lead': 'Pass the device to that player, then take it back. Nobody else has to wait.',
  'aside.hand': 'Pass to {name}',
  'aside.back': 'Pass it back',
} as const

// English words of what only some tables have: long texts, several picks, standing offers, sides, rivals,
// campaigns.
export const FURTHER_EN = {
  'tale.title': 'The story',
  'tale.coming': 'The page is being turned…',
  'tale.failed': 'This page could not be fetched: {why}',
  'tale.again': 'Try again',
  'tale.read': 'Read what happened',

  'several.none': 'None chosen yet',
  'several.chosen': '{n} chosen',
  'several.owed': '{said}, {n} more',

  'standings.together': 'Together',
  'end.won.side': '{names} win together',
  'end.won.ours': 'Your side wins',
  'end.won.rival': '{name} has won',
  'words.over.nobody': 'The game is over. Nobody won.',
  'rival.note': 'Plays without a seat',

  'campaign.on': 'Play on',
  'campaign.on.why': 'A new table that begins with what this one left',
  'campaign.save': 'Save the campaign',
  'campaign.save.why': 'This table and those it went on from, as one file',

  'aside.own': 'Meanwhile you may',
  'aside.others': 'Others may act',
  'aside.others.title': 'Who would like to do something?',
  'aside.others.lead': 'Nobody waits for it. The table is handed over, and comes back.',
  'aside.hand': 'Hand it to {name}',
  'aside.back': 'Hand it back',
} as const

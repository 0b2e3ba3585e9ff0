// English texts about the options of a table, and about the lessons on its expansions.
export const OPTIONS_EN = {
  'options.all': 'All',
  'options.as': '{title}: {value}',
  'options.without': 'Without: {title}',
  'options.here': 'In this game',
  'learn.about': 'Learn {name}',
}

// English texts around the rules; the rules themselves come from docs/rules.
export const RULES_EN = {
  'rules.loading': 'Opening the book…',
  'rules.contents': 'Contents',
  'rules.search': 'Search the rules',
  'rules.search.hint': 'Search the rules',
  'rules.found.one': '1 rule',
  'rules.found.many': '{n} rules',
  'rules.found.none': 'No matches.',
  'rules.clear': 'Show all rules',
  'rules.sources': 'Show sources',
  'rules.source': 'Source',
  'rules.ruling': 'Ruling',
  'rules.link': 'Link to rule {id}',
  'rules.beside': 'Nearby rules',
  'rules.before': 'Previous',
  'rules.after': 'Next',
  'rules.all': 'All rules (new tab)',
} as const

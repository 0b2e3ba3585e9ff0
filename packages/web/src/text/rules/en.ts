// English words around the rules; the rules themselves come from docs/rules.
export const RULES_EN = {
  'rules.contents': 'Contents',
  'rules.search': 'Search the rules',
  'rules.search.hint': 'A word, or V-MOVE-3',
  'rules.found.one': 'One rule',
  'rules.found.many': '{n} rules',
  'rules.found.none': 'No rule says that.',
  'rules.clear': 'Show all rules',
  'rules.source': 'Source',
  'rules.ruling': 'Ruling',
  'rules.link': 'Link to rule {id}',
} as const

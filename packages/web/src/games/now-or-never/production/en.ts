// English text of a production.
export const PRODUCTION_EN = {
  'production.title': 'Season {n} is over: production',
  'production.last': 'The final production',
  'production.row': '{row}: {n} {n:villager|villagers}',
  'production.row.0': 'Top row',
  'production.row.1': 'Second row',
  'production.row.2': 'Third row',
  'production.row.3': 'Bottom row',
  'production.tokens': '{n} search {n:token|tokens}',
  'production.none': 'Nothing',
  'production.sold': 'Sold for {n} {n:coin|coins}',
} as const

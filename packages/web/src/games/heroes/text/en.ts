// English text of Heroes' table.
export const TABLE_EN = {
  'map.name': 'World',
  'court.name': 'Your board',

  'resource.ore': 'Ore',
  'resource.mana': 'Mana',
  'resource.food': 'Food',

  /** For example "Forest I-6, Aldermark". */
  'region.land': '{name}, {continent}',

  'unit.serf': '{n} {n:Serf|Serfs}',
  'unit.warrior': '{n} {n:Warrior|Warriors}',
  'unit.band': '{n} hired {n:Unit|Units}',
  'unit.aboard': '{vessel} with {list} aboard',
  'unit.tower': 'a Tower',
  'unit.capital': 'the Capital, level {level}',

  'slot.free': 'free',
  'slot.token': 'used',
  'slot.serf': 'a Serf is here',
  'slot.shut': 'used; its Serf is back',
  'slot.captive': 'a captive is here',

  'turned.ready': 'ready',
  'turned.preparing': 'preparing',
  'turned.exhausted': 'exhausted',
} as const

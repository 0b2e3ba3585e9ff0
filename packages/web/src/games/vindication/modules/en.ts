// English words of the Jewelcrafter and of Treachery at the table.
export const MODULES_EN = {
  'crystals.n': 'Crystals: {n}',
  'crystals.all': 'Crystals',
  'crystals.used': '{name}, used this turn',
  'crystals.text':
    'Dug in Crystal Mines. The Jewelcrafter takes them: for blocks off a companion, for honor, or for a crystal infused with an attribute.',
  'crystals.supply': 'Crystals nobody has: {n}',
  'crystals.own': 'Your crystals: {n}',
  'crystals.of': 'Crystals of {name}: {n}',
  'crystals.holds': 'Held by {name}',
  'crystals.free': 'Nobody has had it made yet',
  'crystals.one': 'Infused crystal',
  'crystals.yours': 'It is yours',
  'black.all': 'Black blocks',
  'black.text':
    'Treacherous cards put them on companions, relics, traits and regions. What lies under one does nothing; anyone may lift it in their turn for 1 conviction.',
  'black.none': 'None lies on anything.',
  'black.list': 'They lie on {list}.',
  'black.left': 'Black blocks left: {n}.',
  'black.card': 'Black block',
  'black.on': 'a black block lies on it',
  'black.on.it': 'A black block lies on it',
  'black.on.card':
    'A black block lies on this card: it does nothing until somebody lifts the block for 1 conviction.',
  'black.on.region':
    'A black block lies on this region: it is neither visited, taken nor scored until somebody lifts the block for 1 conviction.',
  'black.seat': 'Choose {name}',
  'black.seat.short': 'Choose',
} as const

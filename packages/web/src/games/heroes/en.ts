// English words of Heroes' card in the hall.
export const HEROES_EN = {
  name: 'Heroes of Land, Air & Sea',
  lead: 'Four peoples on four continents: put up your city, send serfs to work and heroes to war, cross the sea and the sky, and be the one whose name is remembered.',
  owner: 'Heroes of Land, Air & Sea belongs to Gamelyn Games.',
  picture: 'A ship and an airship before a city on a cliff, seen from the sea at dawn.',
  seating: 'Turns go round in this order; who begins is drawn by chance.',
} as const

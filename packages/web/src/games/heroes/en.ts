// English text of Heroes' card in the hall.
export const HEROES_EN = {
  name: 'Heroes of Land, Air & Sea',
  lead: 'Four peoples on four continents: build your city, send serfs to work and heroes to war, cross the sea and the sky, and make a name that is remembered.',
  owner: 'Heroes of Land, Air & Sea belongs to Gamelyn Games.',
  picture: 'A ship and an airship before a city on a cliff, seen from the sea at dawn.',
  seating: 'Turns go in this order. The first player is chosen at random.',
} as const

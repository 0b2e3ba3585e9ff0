// English words of Now or Never's card in the hall.
export const NOW_OR_NEVER_EN = {
  name: 'Now or Never',
  lead: 'Twenty years after the meteor you come home to ruins. Walk the wild land, fight what lives in it, and rebuild your village house by house before the sixth season ends.',
  owner: 'Now or Never belongs to Red Raven Games.',
  picture: 'A wanderer with a lantern looks down on a small village under a hill with a fallen star in it.',
  seating: 'Turns go round in this order; who begins is drawn by chance.',
} as const

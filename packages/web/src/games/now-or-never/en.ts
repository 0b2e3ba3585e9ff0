// English text of Now or Never's card in the hall.
export const NOW_OR_NEVER_EN = {
  name: 'Now or Never',
  lead: 'Twenty years after the meteor, you come home to ruins. Explore the wilds, fight what lives there, and rebuild your village house by house before the sixth season ends.',
  owner: 'Now or Never belongs to Red Raven Games.',
  picture: 'A wanderer with a lantern looks down on a small village below a hill where a star has fallen.',
  seating: 'Turns go in this order. A random player goes first.',
} as const

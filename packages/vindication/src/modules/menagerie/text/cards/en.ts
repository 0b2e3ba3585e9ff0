// Names and texts of the pets and their region, in our own words.
import type { CardText, Otherwise } from '../../../../box/content.ts'

export const PETS_EN: Readonly<Record<string, CardText>> = {
  brokk: {
    name: 'Brokk, Defender of the Order',
    text: 'His master cannot be killed.',
  },
  claude: {
    name: 'Claude',
    text: 'While his master is active, your empowered draws cost no conviction.',
  },
  'gremlin-gang': {
    name: 'Dryad Gremlin Gang',
    article: true,
    text: 'While their master is active, once: put 1 block from influence on one of your relics that has room for it.',
  },
  ghak: {
    name: 'Ghak, Minion of the Brotherhood',
    text: 'While his master is active, once: move a trigger token {shift} spaces up or down the honor track.',
  },
  'jaike-zoba': {
    name: 'Jaike and Zoba',
    text: 'Gain 1 honor each time another player walks through your space.',
  },
  kajek: {
    name: 'Kajek, Ageless and Esteemed',
    text: 'While his master is active, no other player gains honor.',
  },
  ketena: {
    name: 'Ketena, the Ancient',
    text: 'While her master is active, you may visit regions 1 step farther away.',
  },
  ostrah: {
    name: 'Ostrah, First of the Order',
    text: 'You need no block to activate his master.',
  },
  shonah: {
    name: 'Shonah, the Gilded Claw',
    text: 'While her master is active, once: augment 1 potential to influence.',
  },
  slyrk: {
    name: 'Slyrk, Grand-Daddy of the Marsh',
    text: 'While his master is active, proficiency tiles cost you 1 less.',
  },
  twerbs: {
    name: 'Twerbs, the Jittery',
    text: 'While his master is active, once: use 1 conviction to draw a secret quest and keep it.',
  },
  'vak-kk': {
    name: "Vak'kk, Warden of the Coast",
    text: 'While his master is active, you may step along the coast from one numbered space to the next.',
  },
  vosh: {
    name: 'Vosh, Matriarch of the Tusk',
    text: 'Once per turn, her active master gives 1 more of an attribute it gives.',
  },
  'yi-qua': {
    name: "Yi'Qua, of Mighty Wind and Cloud",
    text: 'While his master is active, once: put the top card of one of the six decks on top of its face-up card.',
  },
  zea: {
    name: 'Zea, Guardian of the Noble Mind',
    text: 'While her master is active, once: augment 1 influence to conviction.',
  },
}

export const REGIONS_EN: Readonly<Record<string, CardText>> = {
  menagerie: {
    name: 'Menagerie',
    text: 'Pay {price} inspiration, {price} knowledge and {price} strength: take a pet from the market, or the top one of the deck unseen. It goes with one of your companions, its master.',
  },
}

export const OTHERWISE_EN: Otherwise = {
  empoweredDraws: {
    claude: 'He does nothing in this edition, which has no empowered draws.',
  },
}

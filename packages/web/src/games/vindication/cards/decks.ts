// The look of each deck: its color, its icon, the arms of its cards.
import type { Arms } from '../../../table-ui/cards/blazon.ts'
import { ICONS } from '../icons/icons.ts'
import { TABLE_EN } from '../text/en.ts'
import type { FaceDeck } from '@lorehall/vindication/client'
import { modulesInPlay } from '../in-play.ts'

export interface DeckLook {
  /** The name of its kind of card. */
  readonly sort: string
  readonly colour: string
  readonly sign: string
  readonly arms: Arms
}

const deck = (name: FaceDeck, colour: string, sign: string, arms: Arms): DeckLook => ({
  sort: TABLE_EN[`card.deck.${name}`],
  colour,
  sign,
  arms,
})

const companions = (name: 'yellow' | 'blue' | 'red', colour: string, arms: Omit<Arms, 'outline'>) =>
  deck(name, colour, ICONS['three-friends'], { outline: 'heater', ...arms })

/** A deck has the color of the attribute that buys its cards. Quests and end triggers have colors of their own. */
export const DECK_LOOK: Readonly<Record<FaceDeck, DeckLook>> = {
  yellow: companions('yellow', 'var(--inspiration)', {
    field: '#d3a224',
    partners: ['#b07f12', '#8a4a1c', '#efd489', '#7a5a14', '#c4622b'],
    metal: true,
  }),
  blue: companions('blue', 'var(--knowledge)', {
    field: '#2f639f',
    partners: ['#234a7b', '#17344f', '#4a86c5', '#3f5f8d', '#2c8294'],
  }),
  red: companions('red', 'var(--strength)', {
    field: '#a4342c',
    partners: ['#7c2420', '#5a1d22', '#c2553f', '#6d2f3d', '#93501f'],
  }),
  monsters: deck('monsters', 'var(--courage)', ICONS['spiked-dragon-head'], {
    outline: 'spiked',
    field: '#a9591f',
    partners: ['#7d3f14', '#3c2a20', '#c97b34', '#5d2a1b', '#8a6a1f'],
  }),
  traits: deck('traits', 'var(--wisdom)', ICONS['ribbon-medal'], {
    outline: 'roundel',
    field: '#35733f',
    partners: ['#26562f', '#1d4238', '#57935a', '#5f7a2d', '#2f6d64'],
  }),
  relics: deck('relics', 'var(--vision)', ICONS['emerald-necklace'], {
    outline: 'cartouche',
    field: '#6c4394',
    partners: ['#513073', '#372253', '#8b62b4', '#7b3a7a', '#404789'],
  }),
  quests: deck('quests', 'var(--card-quest)', ICONS['scroll-unfurled'], {
    outline: 'lozenge',
    field: '#7a2733',
    partners: ['#5b1b26', '#431622', '#96404a', '#6b2f1e', '#54213f'],
  }),
  triggers: deck('triggers', 'var(--card-iron)', ICONS.hourglass, {
    outline: 'hexagon',
    field: '#4c4a4d',
    partners: ['#37353a', '#2a2a31', '#67656a', '#4f4438', '#39454f'],
  }),
}

const isBoardDeck = (deck: string): deck is FaceDeck => deck in DECK_LOOK

/** A deck of the board, or of a module. */
export const deckLook = (deck: string): DeckLook =>
  isBoardDeck(deck) ? DECK_LOOK[deck] : (modulesInPlay().decks[deck] ?? DECK_LOOK.triggers)

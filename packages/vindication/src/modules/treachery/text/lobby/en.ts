// The expansion in the lobby.

export const FIELD_EN = {
  title: 'Treachery',
  description:
    'Adds 15 cards to the decks: companions, traits and relics that harm players near you, often at the cost of honor.',
}

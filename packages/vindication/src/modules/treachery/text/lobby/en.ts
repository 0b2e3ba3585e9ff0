// What the lobby says of the expansion.

export const FIELD_EN = {
  title: 'Treachery',
  description:
    'Expansion of 15 cards among the others: companions, traits and relics that act on players near you, at the price of honor.',
}

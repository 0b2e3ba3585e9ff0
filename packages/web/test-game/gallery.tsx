// The toy's gallery: its four cards.
import type { Gallery, Piece } from '../src/games/game.ts'
import { CardFrame } from '../src/table-ui/cards/card-frame.tsx'
import { CARDS, lookOf } from './cards.ts'
import { CARDS_EN } from './en.ts'

export const GALLERY: Gallery = {
  sections: [
    { id: 'spells', name: 'Spells', colour: 'var(--seat-1)' },
    { id: 'treasure', name: 'Treasure', colour: 'var(--seat-0)' },
  ],
  pieces: CARDS.map((id): Piece => {
    const { name, text } = CARDS_EN[id]
    return {
      id,
      section: id === 'gem' ? 'treasure' : 'spells',
      name,
      text: `${name} ${text}`,
      provenance: [],
    }
  }),
  filters: [
    {
      id: 'when',
      name: 'When',
      choices: [
        { id: 'turn', name: 'In my turn', fits: (id) => id === 'bolt' || id === 'boon' },
        { id: 'answer', name: 'In answer', fits: (id) => id === 'counter' },
      ],
    },
  ],
  Face: ({ piece, small }) => {
    const look = lookOf(piece.id)
    return look === undefined ? null : (
      <CardFrame look={look} form={small ? 'stub' : 'portrait'} sources={!small} quiet />
    )
  },
}

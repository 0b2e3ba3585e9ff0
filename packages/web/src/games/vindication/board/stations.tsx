// The six stations around the island: a sphere, its tiles, its deck and the open card.
import { ATTRIBUTES, DECKS } from '@lorehall/vindication/face'
import { masteryOf } from '../cards/faces.ts'
import type { DeckView, GameView } from '../view.ts'
import { Deck } from './deck.tsx'
import type { Layout } from './layout.ts'
import { NoCard, OpenCard } from './open-card.tsx'
import { Sphere } from './sphere.tsx'

interface StationsProps {
  readonly view: GameView
  readonly layout: Layout
  readonly names: readonly string[]
}

export function Stations({ view, layout, names }: StationsProps) {
  const who = names.join('\n')
  return ATTRIBUTES.map((attribute, i) => {
    const station = layout.stations[i]
    const deck = view.decks[i]
    if (station === undefined || deck === undefined) return null
    return (
      <g key={attribute}>
        <Sphere
          station={station}
          attribute={attribute}
          blocks={view.players.map(({ spheres }) => spheres[i] ?? 0).join(',')}
          names={who}
          tiles={view.tiles[i] ?? 0}
          mastery={masteryOf(i)}
        />
        <Deck station={station} attribute={attribute} deck={DECKS[i] ?? 'yellow'} down={deck.down} />
        <Open station={station} attribute={attribute} deck={deck} />
      </g>
    )
  })
}

interface OpenProps {
  readonly station: Layout['stations'][number]
  readonly attribute: (typeof ATTRIBUTES)[number]
  readonly deck: DeckView
}

function Open({ station, attribute, deck }: OpenProps) {
  const card = deck.open.at(-1)
  if (card === undefined) return <NoCard station={station} />
  return <OpenCard station={station} attribute={attribute} card={card} others={deck.open.length - 1} />
}

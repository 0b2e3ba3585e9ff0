// The six stations around the island: a sphere, its tiles, its deck and the open card.
import { type AttributeName, ATTRIBUTES, type DeckName, DECKS } from '@lorehall/vindication/face'
import { memo } from 'react'
import { BoardCard, NoCard, seenName } from '../../../table/stage/board-card.tsx'
import { BoardDeck } from '../../../table/stage/board-deck.tsx'
import { ATTRIBUTE_SIGN } from '../cards/attribute.tsx'
import { DECK_LOOK } from '../cards/decks.ts'
import { masteryOf } from '../cards/faces.ts'
import { lookOf } from '../cards/looks.ts'
import { useWords } from '../text/own.ts'
import type { DeckView, GameView } from '../view.ts'
import type { Layout, Station } from './layout.ts'
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
    const name = DECKS[i]
    if (station === undefined || deck === undefined || name === undefined) return null
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
        <Deck station={station} attribute={attribute} deck={name} down={deck.down} />
        <Open station={station} deck={deck} />
      </g>
    )
  })
}

interface DeckProps {
  readonly station: Station
  readonly attribute: AttributeName
  readonly deck: DeckName
  readonly down: number
}

const Deck = memo(function Deck({ station, attribute, deck, down }: DeckProps) {
  const { t } = useWords()
  return (
    <BoardDeck
      at={`deck:${deck}`}
      name={t('board.deck', { name: t(`board.deck.${deck}`), n: down })}
      box={station.deck}
      colour={DECK_LOOK[deck].colour}
      sign={ATTRIBUTE_SIGN[attribute]}
      down={down}
    />
  )
})

function Open({ station, deck }: { readonly station: Station; readonly deck: DeckView }) {
  const { t, say } = useWords()
  const look = lookOf(deck.open.at(-1) ?? '')
  if (look === undefined) return <NoCard box={station.card} />
  const under = deck.open.length - 1
  const spoken = { name: seenName(look, say), honor: look.right?.text ?? 0 }
  const name = under === 0 ? t('board.open', spoken) : t('board.open.more', { ...spoken, n: under })
  return <BoardCard box={station.card} look={look} under={under} name={name} />
}

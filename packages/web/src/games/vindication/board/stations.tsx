// The six stations around the island: a sphere, the race for its mastery, its deck and the face-up card.
import { type AttributeName, ATTRIBUTES, type DeckName, DECKS } from '@lorehall/vindication/client'
import { memo } from 'react'
import type { Box } from '../../../table-ui/stage/board.ts'
import { BoardCard, NoCard, seenName } from '../../../table-ui/stage/board-card.tsx'
import { BoardDeck } from '../../../table-ui/stage/board-deck.tsx'
import { ATTRIBUTE_SIGN } from '../cards/attribute.tsx'
import { DECK_LOOK } from '../cards/decks.ts'
import { lookOf } from '../cards/looks.ts'
import { masteries } from '../score/masteries.ts'
import { useWords } from '../text/own.ts'
import type { DeckView, GameView } from '../view.ts'
import type { Layout, Station } from './layout.ts'
import { Race, written } from './race.tsx'
import { Sphere } from './sphere.tsx'
import css from './stations.module.css'

interface StationsProps {
  readonly view: GameView
  readonly layout: Layout
  readonly names: readonly string[]
}

export function Stations({ view, layout, names }: StationsProps) {
  const { players } = view
  const races = masteries(players)
  const who = names.join('\n')
  const { letters } = layout
  return ATTRIBUTES.map((attribute, i) => {
    const station = layout.stations[i]
    const deck = view.decks[i]
    const name = DECKS[i]
    const race = races[i]
    if (station === undefined || deck === undefined || name === undefined || race === undefined) return null
    return (
      <g key={attribute} style={{ ['--of' as string]: `var(--${attribute})` }}>
        {station.plate === null ? null : <Plate box={station.plate} />}
        <Sphere
          station={station}
          letters={letters}
          attribute={attribute}
          blocks={players.map(({ spheres }) => spheres[i] ?? 0).join(',')}
          names={who}
          tiles={view.tiles[i] ?? 0}
        />
        <Race
          box={station.race}
          letters={letters}
          whole={layout.kind === 'broad'}
          attribute={attribute}
          worth={race.worth}
          runners={written(race.runners)}
          leader={race.leader}
          own={view.seat}
          names={who}
        />
        <Deck station={station} letters={letters} attribute={attribute} deck={name} down={deck.down} />
        <Open station={station} letters={letters} deck={deck} />
      </g>
    )
  })
}

/** The plate under a narrow station. */
const Plate = memo(function Plate({ box: { x, y, w, h } }: { readonly box: Box }) {
  return <rect x={x} y={y} width={w} height={h} rx="14" className={css['plate']} aria-hidden="true" />
})

interface DeckProps {
  readonly station: Station
  readonly letters: number
  readonly attribute: AttributeName
  readonly deck: DeckName
  readonly down: number
}

const Deck = memo(function Deck({ station, letters, attribute, deck, down }: DeckProps) {
  const { t } = useWords()
  return (
    <BoardDeck
      at={`deck:${deck}`}
      name={t('board.deck', { name: t(`board.deck.${deck}`), n: down })}
      box={station.deck}
      colour={DECK_LOOK[deck].colour}
      sign={ATTRIBUTE_SIGN[attribute]}
      down={down}
      letters={letters}
    />
  )
})

interface OpenProps {
  readonly station: Station
  readonly letters: number
  readonly deck: DeckView
}

const Open = memo(function Open({ station, letters, deck }: OpenProps) {
  const { t, say } = useWords()
  const look = lookOf(deck.open.at(-1) ?? '')
  if (look === undefined) return <NoCard box={station.card} />
  const under = deck.open.length - 1
  const spoken = { name: seenName(look, station.card, letters, say), honor: look.right?.text ?? 0 }
  const name = under === 0 ? t('board.open', spoken) : t('board.open.more', { ...spoken, n: under })
  return <BoardCard box={station.card} letters={letters} look={look} under={under} name={name} />
})

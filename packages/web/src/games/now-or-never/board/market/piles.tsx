// The three quest piles, each with its face-up discards, and the number of search tokens left.
import { PILES } from '@lorehall/now-or-never/client'
import { useMemo } from 'react'
import { BoardDeck } from '../../../../table-ui/stage/board-deck.tsx'
import { PILE_LOOK } from '../../cards/kinds.ts'
import type { GameView } from '../../view.ts'
import { gridIn, type MarketLayout, under } from './layout.ts'
import { Panel } from './pieces.tsx'
import { useWords } from './words.ts'
import css from './market.module.css'

interface PilesProps {
  readonly view: GameView
  readonly layout: MarketLayout
}

/** Height to width of a deck: low enough that its icon and its number are side by side. */
const FLAT = 0.48

export function Piles({ view, layout: { piles: box, words } }: PilesProps) {
  const { t } = useWords()
  const tokens = view.searches.filter((lies) => lies).length
  const places = useMemo(() => {
    const area = under(box, words)
    const decks = gridIn({ ...area, h: area.h - words * 1.4 }, PILES.length, PILES.length, 8)
    return decks.map((deck) => {
      const h = Math.min(deck.h, deck.w * FLAT)
      return { ...deck, y: deck.y + (deck.h - h) / 2, h }
    })
  }, [box, words])
  return (
    <Panel box={box} words={words} name={t('market.piles')} note={t('market.tokens', { n: tokens })}>
      {PILES.map((pile, i) => {
        const place = places[i]
        const { down = 0, discard = [] } = view.quests[i] ?? {}
        if (place === undefined) return null
        const { colour, sign } = PILE_LOOK[pile]
        return (
          <g key={pile}>
            <BoardDeck
              at={`pile:${pile}`}
              name={t('market.pile', { name: t(`market.pile.${pile}`), n: down, away: discard.length })}
              box={place}
              colour={colour}
              sign={sign}
              down={down}
              letters={words}
            />
            <text
              x={place.x + place.w / 2}
              y={place.y + place.h + words * 1.05}
              className={css['label']}
              aria-hidden="true"
            >
              {t(`market.pile.${pile}`)}
            </text>
          </g>
        )
      })}
    </Panel>
  )
}

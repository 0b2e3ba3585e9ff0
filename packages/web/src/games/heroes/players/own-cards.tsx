// A player's Spell cards: face up for their owner, face down for everyone else.
import { memo } from 'react'
import { CardBack } from '../../../table-ui/cards/card-back.tsx'
import { CardThing } from '../../../table-ui/cards/card-thing.tsx'
import { Hand } from '../../../table-ui/cards/hand.tsx'
import { KIND } from '../cards/kinds.ts'
import { lookOf } from '../cards/looks.ts'
import type { PlayerView } from '../view.ts'
import { useWords } from './words.ts'

const BACK = { sort: KIND.cast.sort, sign: KIND.cast.sign, colour: KIND.cast.colour } as const

export const OwnCards = memo(function OwnCards({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const { hand, cards } = player
  const groups = [
    {
      name: t('own.spells'),
      cards:
        hand === null
          ? Array.from({ length: cards }, (_, i) => <CardBack key={i} of={BACK} />)
          : hand.flatMap((id) => {
              const look = lookOf(id)
              return look === undefined ? [] : [<CardThing key={id} look={look} form="stub" />]
            }),
    },
  ]
  return <Hand groups={groups} none={cards === 0 ? t('own.none') : null} />
})

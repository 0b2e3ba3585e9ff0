// A player's cards: specialists, usable completed quests, quests in hand, orders.
import type { Update } from '@lorehall/host'
import { CardBack } from '../../../table-ui/cards/card-back.tsx'
import { Hand } from '../../../table-ui/cards/hand.tsx'
import { ICONS } from '../icons/icons.ts'
import type { PlayerView } from '../view.ts'
import { askedFor } from './asked-for.ts'
import { artifactsOf } from './facts.ts'
import { Stub } from './stub.tsx'
import { useWords } from './words.ts'

interface OwnCardsProps {
  readonly update: Update
  readonly seat: number
  readonly player: PlayerView
}

/** The back of another player's quest. */
const BACK = { sort: 'Quest', sign: ICONS['scroll-unfurled'], colour: '#4d6b58' } as const

export function OwnCards({ update, seat, player }: OwnCardsProps) {
  const { t } = useWords()
  const { hand, handBacks } = player
  const backs = Object.values(handBacks).reduce((all, n) => all + n, 0)
  const groups = [
    {
      name: t('player.specialists'),
      cards: player.specialists.flatMap((slot, i) =>
        slot === null
          ? []
          : [
              <Stub
                key={slot.id}
                id={slot.id}
                at={askedFor(update, [`specialist:${slot.id}`, `slot:${i}`])}
                used={!slot.up}
              />,
            ],
      ),
    },
    {
      name: t('own.artifacts'),
      cards: artifactsOf(update, seat).map(({ id, use, spent }) => (
        <Stub key={id} id={id} at={`power:${use}`} used={spent} />
      )),
    },
    {
      name: t('player.quests'),
      cards:
        hand === null
          ? Array.from({ length: backs }, (_, i) => <CardBack key={i} of={BACK} />)
          : hand.map((id) => <Stub key={id} id={id} at={`quest:${id}`} />),
    },
    {
      name: t('player.orders'),
      cards: player.orders.map((id) => <Stub key={id} id={id} at={`order:${id}`} />),
    },
  ]
  const none = groups.every(({ cards }) => cards.length === 0) ? t('own.none') : null
  return <Hand groups={groups} none={none} named />
}

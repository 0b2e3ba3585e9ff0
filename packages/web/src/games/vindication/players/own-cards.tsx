// Your own cards: the party, relics, traits, monsters, and the quest.
import type { Update } from '@lorehall/host'
import { CardBack } from '../../../table-ui/cards/card-back.tsx'
import { Hand } from '../../../table-ui/cards/hand.tsx'
import { TableCard } from '../cards/table-card.tsx'
import { DECK_LOOK } from '../cards/decks.ts'
import { marksOf } from '../cards/marks.ts'
import { modulesInPlay } from '../in-play.ts'
import { useWords } from '../text/own.ts'
import { type PlayerView, viewOf } from '../view.ts'

export function OwnCards({ update, player }: { readonly update: Update; readonly player: PlayerView }) {
  const words = useWords()
  const { t } = words
  const view = viewOf(update)
  const { seat, party, relics, monsters, quests } = player
  const mine = view.turn.seat === seat
  const active = (id: string) => mine && view.turn.active.includes(id)
  const spent = (id: string) => mine && view.turn.spent.includes(id)
  const marks = marksOf(update, words)
  const { staying, piles } = modulesInPlay()
  const borrowed = mine ? view.turn.borrowed : []
  const traits = [...player.traits, ...borrowed]
  const stay = (by: string) =>
    staying(by, seat, view).map((id) => {
      const state = { marks: marks(id), active: active(by), spent: player.used.includes(id) }
      return <TableCard key={id} id={id} form="stub" {...state} />
    })
  const groups = [
    {
      name: t('player.party'),
      cards: [
        ...party.flatMap(({ card: id, blocks }) => {
          const state = { seat, blocks, active: active(id), spent: spent(id), marks: marks(id) }
          return [<TableCard key={id} id={id} form="stub" {...state} />, ...stay(id)]
        }),
        ...stay(''),
      ],
    },
    {
      name: t('player.relics'),
      cards: relics.map(({ card: id, charges }) => (
        <TableCard
          key={id}
          id={id}
          charges={charges}
          seat={seat}
          form="stub"
          spent={spent(id)}
          marks={marks(id)}
        />
      )),
    },
    {
      name: t('player.traits'),
      cards: traits.map((id) => (
        <TableCard key={id} id={id} form="stub" active={borrowed.includes(id)} marks={marks(id)} />
      )),
    },
    {
      name: t('player.monsters'),
      cards: monsters.map((id) => <TableCard key={id} id={id} form="stub" marks={marks(id)} />),
    },
    ...piles(seat, view).map(({ name, cards }) => ({
      name: words.say(name),
      cards: cards.map((id) => <TableCard key={id} id={id} form="stub" spent={player.used.includes(id)} />),
    })),
  ]
  // Face up for their owner, face down for everyone else.
  const secret =
    typeof quests === 'number'
      ? Array.from({ length: quests }, (_, i) => <CardBack key={i} of={DECK_LOOK.quests} />)
      : quests.map((id) => <TableCard key={id} id={id} form="stub" />)
  const none = groups.every(({ cards }) => cards.length === 0) ? t('player.none') : null
  return <Hand groups={[...groups, { name: t('player.quest'), cards: secret }]} none={none} />
}

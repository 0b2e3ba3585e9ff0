// The cards before me: party, relics, traits, monsters, and the quest.
import { CardBack } from '../../../table/cards/card-back.tsx'
import { Hand } from '../../../table/cards/hand.tsx'
import { TableCard } from '../cards/card.tsx'
import { DECK_LOOK } from '../cards/decks.ts'
import { isMarked } from '../modules/seen.ts'
import { useWords } from '../text/own.ts'
import type { GameView, PlayerView } from '../view.ts'

export function OwnCards({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  const { seat, party, relics, monsters, quests } = player
  const mine = view.turn.seat === seat
  const active = (id: string) => mine && view.turn.active.includes(id)
  const spent = (id: string) => mine && view.turn.spent.includes(id)
  const marked = (id: string) => isMarked(view, id)
  const borrowed = mine ? view.turn.borrowed : []
  const traits = [...player.traits, ...borrowed]
  const groups = [
    {
      name: t('player.party'),
      cards: party.map(({ card: id, blocks }) => {
        const state = { seat, blocks, active: active(id), spent: spent(id), marked: marked(id) }
        return <TableCard key={id} id={id} form="stub" {...state} />
      }),
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
          marked={marked(id)}
        />
      )),
    },
    {
      name: t('player.traits'),
      cards: traits.map((id) => (
        <TableCard key={id} id={id} form="stub" active={borrowed.includes(id)} marked={marked(id)} />
      )),
    },
    {
      name: t('player.monsters'),
      cards: monsters.map((id) => <TableCard key={id} id={id} form="stub" />),
    },
  ]
  // Face up for the eyes they belong to, backs for everyone else.
  const secret =
    typeof quests === 'number'
      ? Array.from({ length: quests }, (_, i) => <CardBack key={i} of={DECK_LOOK.quests} />)
      : quests.map((id) => <TableCard key={id} id={id} form="stub" />)
  const none = groups.every(({ cards }) => cards.length === 0) ? t('player.none') : null
  return <Hand groups={[...groups, { name: t('player.quest'), cards: secret }]} none={none} />
}

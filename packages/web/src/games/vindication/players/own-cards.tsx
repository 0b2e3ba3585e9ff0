// The cards before me: party with its pets, relics, traits, monsters, and the quest.
import { CardBack } from '../../../table/cards/card-back.tsx'
import { Hand } from '../../../table/cards/hand.tsx'
import { TableCard } from '../cards/table-card.tsx'
import { DECK_LOOK } from '../cards/decks.ts'
import { tokenAt } from '../modules/favor.ts'
import { lootOf } from '../modules/loot.ts'
import { petsWith } from '../modules/pets.ts'
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
  const favor = (id: string) => tokenAt(view, `card:${id}`)
  const borrowed = mine ? view.turn.borrowed : []
  const traits = [...player.traits, ...borrowed]
  const pets = (master: string) =>
    petsWith(view, seat, master).map((id) => {
      const state = { master, active: active(master), spent: player.used.includes(id) }
      return <TableCard key={id} id={id} form="stub" {...state} />
    })
  const groups = [
    {
      name: t('player.party'),
      cards: [
        ...party.flatMap(({ card: id, blocks }) => {
          const state = {
            seat,
            blocks,
            active: active(id),
            spent: spent(id),
            marked: marked(id),
            favor: favor(id),
          }
          return [<TableCard key={id} id={id} form="stub" {...state} />, ...pets(id)]
        }),
        ...pets(''),
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
          marked={marked(id)}
          favor={favor(id)}
        />
      )),
    },
    {
      name: t('player.traits'),
      cards: traits.map((id) => (
        <TableCard
          key={id}
          id={id}
          form="stub"
          active={borrowed.includes(id)}
          marked={marked(id)}
          favor={favor(id)}
        />
      )),
    },
    {
      name: t('player.monsters'),
      cards: monsters.map((id) => <TableCard key={id} id={id} form="stub" favor={favor(id)} />),
    },
    {
      name: t('myths.loot'),
      cards: lootOf(view, seat).map((id) => (
        <TableCard key={id} id={id} form="stub" spent={player.used.includes(id)} />
      )),
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

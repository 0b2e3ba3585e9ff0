// The cards before me: party, relics, traits, monsters, and the quest.
import type { FaceDeck } from '@lorehall/vindication/face'
import type { ReactNode } from 'react'
import { useWords } from '../../../text/language.ts'
import { CardBack } from '../cards/card-back.tsx'
import { CardThing } from '../cards/card-thing.tsx'
import type { GameView, PlayerView } from '../view.ts'
import style from './own-cards.module.css'

export function OwnCards({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  const { seat } = player
  const mine = view.turn.seat === seat
  const active = (id: string) => mine && view.turn.active.includes(id)
  const spent = (id: string) => mine && view.turn.spent.includes(id)
  const borrowed = mine ? view.turn.borrowed : []
  const cards = player.party.length + player.relics.length + player.traits.length + player.monsters.length
  return (
    <div className={style['cards']}>
      <Group name={t('player.party')} empty={player.party.length === 0}>
        {player.party.map(({ card, blocks }) => (
          <CardThing
            key={card}
            id={card}
            blocks={blocks}
            seat={seat}
            size="small"
            active={active(card)}
            spent={spent(card)}
          />
        ))}
      </Group>
      <Group name={t('player.relics')} empty={player.relics.length === 0}>
        {player.relics.map(({ card, charges }) => (
          <CardThing key={card} id={card} charges={charges} seat={seat} size="small" spent={spent(card)} />
        ))}
      </Group>
      <Group name={t('player.traits')} empty={player.traits.length + borrowed.length === 0}>
        {[...player.traits, ...borrowed].map((card) => (
          <CardThing key={card} id={card} size="small" active={borrowed.includes(card)} />
        ))}
      </Group>
      <Group name={t('player.monsters')} empty={player.monsters.length === 0}>
        {player.monsters.map((card) => (
          <CardThing key={card} id={card} size="small" />
        ))}
      </Group>
      {cards === 0 && <p className={style['none']}>{t('player.none')}</p>}
      <Quests quests={player.quests} />
    </div>
  )
}

function Group({
  name,
  empty,
  children,
}: {
  readonly name: string
  readonly empty: boolean
  readonly children: ReactNode
}) {
  if (empty) return null
  return (
    <section className={style['group']} aria-label={name}>
      <h3>{name}</h3>
      <div className={style['fan']}>{children}</div>
    </section>
  )
}

/** Face up for the eyes they belong to, backs for everyone else. */
function Quests({
  quests,
  deck = 'quests',
}: {
  readonly quests: readonly string[] | number
  readonly deck?: FaceDeck
}) {
  const { t } = useWords()
  const none = quests === 0 || (typeof quests !== 'number' && quests.length === 0)
  return (
    <Group name={t('player.quest')} empty={none}>
      {typeof quests === 'number'
        ? Array.from({ length: quests }, (_, i) => <CardBack key={i} deck={deck} />)
        : quests.map((id) => <CardThing key={id} id={id} size="small" />)}
    </Group>
  )
}

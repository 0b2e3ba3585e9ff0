// The cards before me: party, relics, traits, monsters, and the quest.
import type { FaceDeck } from '@lorehall/vindication/face'
import type { CSSProperties, ReactNode } from 'react'
import { sideways } from '../../../table/sideways.ts'
import { useWords } from '../text/own.ts'
import { CardBack } from '../cards/card-back.tsx'
import { CardThing } from '../cards/card-thing.tsx'
import { isMarked } from '../modules/seen.ts'
import { stepIn } from '../cards/fan.ts'
import type { GameView, PlayerView } from '../view.ts'
import { questCount } from './player-facts.ts'
import style from './own-cards.module.css'

export function OwnCards({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  const { seat } = player
  const mine = view.turn.seat === seat
  const active = (id: string) => mine && view.turn.active.includes(id)
  const spent = (id: string) => mine && view.turn.spent.includes(id)
  const marked = (id: string) => isMarked(view, id)
  const borrowed = mine ? view.turn.borrowed : []
  const traits = [...player.traits, ...borrowed]
  const quests = questCount(player.quests)
  const counts = [player.party, player.relics, traits, player.monsters].map(({ length }) => length)
  const groups = [...counts, quests].filter((n) => n > 0)
  const all = groups.reduce((sum, n) => sum + n, 0)
  const fanned: CSSProperties & Record<'--step', string> = { '--step': stepIn('100cqw', all, groups.length) }
  return (
    <div className={style['cards']} onWheel={sideways}>
      <div className={style['row']} style={fanned}>
        <Group name={t('player.party')} n={player.party.length}>
          {player.party.map(({ card, blocks }) => (
            <CardThing
              key={card}
              id={card}
              blocks={blocks}
              seat={seat}
              size="small"
              active={active(card)}
              spent={spent(card)}
              marked={marked(card)}
            />
          ))}
        </Group>
        <Group name={t('player.relics')} n={player.relics.length}>
          {player.relics.map(({ card, charges }) => (
            <CardThing
              key={card}
              id={card}
              charges={charges}
              seat={seat}
              size="small"
              spent={spent(card)}
              marked={marked(card)}
            />
          ))}
        </Group>
        <Group name={t('player.traits')} n={traits.length}>
          {traits.map((card) => (
            <CardThing
              key={card}
              id={card}
              size="small"
              active={borrowed.includes(card)}
              marked={marked(card)}
            />
          ))}
        </Group>
        <Group name={t('player.monsters')} n={player.monsters.length}>
          {player.monsters.map((card) => (
            <CardThing key={card} id={card} size="small" />
          ))}
        </Group>
        {all === quests && <p className={style['none']}>{t('player.none')}</p>}
        <Quests quests={player.quests} n={quests} />
      </div>
    </div>
  )
}

function Group({
  name,
  n,
  children,
}: {
  readonly name: string
  /** How many cards. */
  readonly n: number
  readonly children: ReactNode
}) {
  if (n === 0) return null
  const size: CSSProperties & Record<'--n', number> = { '--n': n }
  return (
    <section className={style['group']} aria-label={name} style={size}>
      <h3>{name}</h3>
      <div className={style['fan']}>{children}</div>
    </section>
  )
}

/** Face up for the eyes they belong to, backs for everyone else. */
function Quests({
  quests,
  n,
  deck = 'quests',
}: {
  readonly quests: readonly string[] | number
  readonly n: number
  readonly deck?: FaceDeck
}) {
  const { t } = useWords()
  return (
    <Group name={t('player.quest')} n={n}>
      {typeof quests === 'number'
        ? Array.from({ length: quests }, (_, i) => <CardBack key={i} deck={deck} />)
        : quests.map((id) => <CardThing key={id} id={id} size="small" />)}
    </Group>
  )
}

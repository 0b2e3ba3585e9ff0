// What the table screen shows of a game of the toy.
import type { Update } from '@lorehall/host'
import { RuleLink } from '../src/table/choices.tsx'
import type { GameParts } from '../src/table/parts.ts'
import { filled } from '../src/text/language.ts'
import { Board } from './board.tsx'
import { cardNamed, CardFace } from './cards.tsx'
import { CARDS_EN, NAMES_EN } from './en.ts'
import { Other, otherSeats, Own } from './players.tsx'
import { useWords, wordsOf } from './text.ts'
import style from './toy.module.css'
import { viewOf } from './view.ts'

function Status({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const { round, turn } = viewOf(update)
  const mine = turn === update.eyes
  return (
    <p className={style['status']} role="status">
      <span>{filled(say(NAMES_EN.round), { n: round })}</span>
      <span>
        {update.over
          ? t('table.over')
          : mine
            ? t('table.turn.mine')
            : t('table.turn.other', { name: say(update.seats[turn]?.name ?? '') })}
      </span>
      {update.crossed && <span title={t('table.crossed.why')}>{t('table.crossed')}</span>}
    </p>
  )
}

function Checklist({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { actions, turn } = viewOf(update)
  return turn === update.eyes && !update.over ? <p>{t('toy.actions', { n: actions })}</p> : null
}

export const PARTS: GameParts = {
  names: NAMES_EN,
  prepare: () => undefined,
  Board,
  Own,
  Other,
  Checklist,
  turnDone: (update) => viewOf(update).actions === 0,
  Status,
  myTurn: (update) => {
    const { turn, round } = viewOf(update)
    return update.eyes !== null && turn === update.eyes && !update.over ? round : null
  },
  news: async () => [],
  begins: ({ type }) => (type === 'round' ? 'round' : null),
  thing: (update, at, words) => {
    const { t, say } = wordsOf(words)
    const card = cardNamed(at.replace('card:', ''))
    if (card !== undefined)
      return { title: say(CARDS_EN[card].name), text: say(CARDS_EN[card].text), lines: [] }
    if (at === 'goods') return { title: t('toy.goods'), text: '', lines: [] }
    const { die } = viewOf(update)
    if (at === 'die')
      return {
        title: t('toy.die'),
        text: die === 0 ? t('toy.die.none') : t('toy.die.shows', { n: die }),
        lines: [],
      }
    const seat = Number(at.replace('seat:', ''))
    return { title: say(update.seats[seat]?.name ?? ''), text: '', lines: [] }
  },
  showsItself: () => false,
  About: ({ line }) => (
    <div>
      <p>{line.text}</p>
      {line.rule !== null && <RuleLink rule={line.rule} />}
    </div>
  ),
  Offered: () => null,
  offered: () => 0,
  lieOpen: () => false,
  dice: () => [],
  outcome: () => '',
  drawn: () => null,
  Card: ({ id }) => <CardFace id={id} />,
  others: otherSeats,
}

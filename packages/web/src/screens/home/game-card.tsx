// A game on the home page: its picture, what it is about, and links to play, learn and read.
import type { TableSummary } from '@lorehall/host'
import { FIRST_STRENGTH, type StrengthId, strengthOf, strengths } from '@lorehall/host/strengths'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Picture } from '../../components/frame-picture.tsx'
import type { HallGame } from '../../games/game.ts'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../text/language.ts'
import { FIRST as FIRST_LESSON, lessonAddress } from '../learn/lesson-address.ts'
import { beginTable, botsAtOnce, playNow } from './begin.ts'
import { factsOf } from './facts.ts'
import style from './game-card.module.css'
import { tellTrouble, useKept } from './kept.ts'
import { stateOf } from './table-list.tsx'

/** The last played unfinished table of this game, most likely the one the player came back for. */
function useUnderWay(game: string): TableSummary | undefined {
  return useKept(({ tables, going }) =>
    tables?.find(
      (table) =>
        table.game === game && !table.over && table.trouble === undefined && !going.includes(table.id),
    ),
  )
}

interface Begin {
  readonly busy: boolean
  readonly play: (against: StrengthId) => void
  readonly learn: () => void
}

/** Creates a table with me and some bots and opens it, or opens the lesson. */
function useBegin(game: HallGame): Begin {
  const { t } = useWords()
  const name = useSettings((settings) => settings.name)
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const play = async (against: StrengthId) => {
    setBusy(true)
    try {
      const me = name.trim() === '' ? t('home.you') : name.trim()
      go(`/table/${await beginTable({ game: game.id, seats: playNow(me, game, against) })}`)
    } catch (error) {
      setBusy(false)
      tellTrouble(error)
    }
  }
  return {
    busy,
    play: (against) => void play(against),
    learn: () => go(lessonAddress(game.id, FIRST_LESSON)),
  }
}

/** Buttons for the bot strengths that "Play now" doesn't use. */
function Against({ begin: { busy, play } }: { readonly begin: Begin }) {
  const { t, say } = useWords()
  return (
    <p className={style.against}>
      <span>{t('home.against')}</span>
      {strengths
        .filter(({ id }) => id !== FIRST_STRENGTH)
        .map(({ id, name, help }) => (
          <button
            key={id}
            type="button"
            disabled={busy}
            aria-label={t('home.against.one', { strength: say(name) })}
            title={say(help)}
            onClick={() => play(id)}
          >
            {say(name)}
          </button>
        ))}
    </p>
  )
}

function Doors({ game, alone }: GameCardProps) {
  const words = useWords()
  const { t, say } = words
  const underWay = useUnderWay(game.id)
  const begin = useBegin(game)
  const { busy } = begin
  const bots = botsAtOnce(game)
  const strength = say(strengthOf(FIRST_STRENGTH).name).toLowerCase()
  const against =
    `home.play.${underWay === undefined ? 'help' : 'another'}.${bots === 0 ? 'alone' : 'bots'}` as const
  return (
    <div className={style.doors}>
      {underWay !== undefined && (
        <Link href={`/table/${underWay.id}`} className={style.play} data-do="continue">
          <span>{t('home.continue')}</span>
          <small>{stateOf(underWay, words).join(' · ')}</small>
        </Link>
      )}
      <div className={style.now}>
        <button
          type="button"
          className={underWay === undefined ? style.play : `${style.door} ${style.second}`}
          disabled={busy}
          onClick={() => begin.play(FIRST_STRENGTH)}
        >
          <span>{t(busy ? 'home.play.busy' : 'home.play')}</span>
          <small>{t(against, { n: bots, strength })}</small>
        </button>
        {bots > 0 && <Against begin={begin} />}
      </div>
      <button
        type="button"
        className={`${style.door} ${style.second}`}
        disabled={busy}
        onClick={begin.learn}
        data-do="learn"
      >
        <span>{t('home.learn')}</span>
        <small>{t('home.learn.help')}</small>
      </button>
      <Link
        href={alone ? '/together' : `/together/new/${game.id}`}
        className={`${style.door} ${style.second}`}
      >
        <span>{t('home.together')}</span>
        <small>{t('home.together.help')}</small>
      </Link>
      <div className={style.further}>
        <Link href={`/new/${game.id}`} className={style.door}>
          {t('home.new')}
        </Link>
        {game.lessons !== undefined && (
          <Link href={`/learn/${game.id}`} className={style.door}>
            {t('home.lessons')}
          </Link>
        )}
        <Link href={`/rules/${game.id}`} className={style.door}>
          {t('home.rules')}
        </Link>
        <Link href={`/gallery/${game.id}`} className={style.door}>
          {t('home.gallery')}
        </Link>
      </div>
    </div>
  )
}

interface GameCardProps {
  readonly game: HallGame
  /** Whether this is the only game, which fills the page. */
  readonly alone: boolean
}

export function GameCard({ game, alone }: GameCardProps) {
  const words = useWords()
  const { t, say } = words
  const Name = alone ? 'h1' : 'h2'
  return (
    <article className={style.game} data-alone={alone} aria-labelledby={`game-${game.id}`}>
      <Picture game={game} className={style.picture} />
      <div className={style.words}>
        <Name id={`game-${game.id}`} className={style.title}>
          {say(game.name)}
        </Name>
        <p className={style.lead}>{say(game.lead)}</p>
        <ul className={style.facts}>
          {factsOf(game, words).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {alone && <li>{t('home.bots')}</li>}
        </ul>
        <Doors game={game} alone={alone} />
      </div>
    </article>
  )
}

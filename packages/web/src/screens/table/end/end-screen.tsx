// The end of a game: the winner, where every point came from, the course of the game, and what to do next.
import '../../../text/of-end.ts'
import type { Update } from '@lorehall/host'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../../components/icon.tsx'
import { TableFile } from '../../../components/table-file.tsx'
import { host } from '../../../host/client.ts'
import { useSession } from '../../../state/session/store.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useSettings } from '../../../state/settings.ts'
import { Dialog } from '../../../table-ui/dialog.tsx'
import { useMoments } from '../../../table-ui/history.ts'
import { ScoreChart, ScoreTable } from '../../../table-ui/score-chart.tsx'
import { capital, namesOf } from '../../../table-ui/names.ts'
import { scoringRivals } from '../../../table-ui/parties.ts'
import { partsOf } from '../../../table-ui/parts.ts'
import { begun } from '../../../table-ui/rounds.ts'
import { useWords } from '../../../text/language.ts'
import { Sheet } from '../../campaign/sheet.tsx'
import { useCampaign } from '../../campaign/use-campaign.ts'
import { ScoreSheet } from '../score-sheet.tsx'
import { useExtras } from '../extras.ts'
import { ByBots } from './by-bots.tsx'
import { Campaign } from './campaign.tsx'
import { opensAtOnce } from './opens-at-once.ts'
import { rematch } from './rematch.ts'
import { Winners } from './winners.tsx'
import style from './end-screen.module.css'
import { LAUREL } from '../../../icons/laurel.ts'

export default function EndScreen({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const [open, setOpen] = useState(() => opensAtOnce(update, useSettings.getState()))
  const extras = useExtras()
  const Ways = extras?.Deeds ?? Deeds
  const look = () => setOpen(false)
  const Closing = partsOf(update.game)?.score.Closing
  if (!open) {
    // A player who is typing in the chat keeps the focus.
    const writes = document.activeElement?.matches('input, textarea') === true
    return (
      <button
        type="button"
        className={style['scores']}
        onClick={() => setOpen(true)}
        data-do="scores"
        autoFocus={!writes}
      >
        <Icon path={LAUREL} />
        {t('end.scores')}
      </button>
    )
  }
  return (
    <Dialog title={t('end.title')} onClose={look} wide>
      <div className={style['end']} data-do="end-screen">
        <Winners update={update} />
        {Closing !== undefined && <Closing update={update} />}
        <Ways update={update} onLook={look} />
        <SoFar update={update} />
        <h3>{t('end.breakdown', { points: say(namesOf(update.game).points) })}</h3>
        <ScoreSheet update={update} />
        <ByBots update={update} />
        <Course update={update} />
      </div>
    </Dialog>
  )
}

/** The sheet of the campaign that this table belongs to. */
function SoFar({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const port = useSession((session) => session.port)
  const sheet = useCampaign(update, port)?.sheet ?? null
  if (sheet === null) return null
  return (
    <>
      <h3>{t('campaign.sheet')}</h3>
      <Sheet sheet={sheet} />
    </>
  )
}

function Deeds({ update, onLook }: { readonly update: Update; readonly onLook: () => void }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const again = () =>
    rematch(update)
      .then((table) => go(`/table/${table}`))
      .catch(tellTrouble)
  return (
    <>
      <div className={style['deeds']}>
        <Campaign update={update} port={host} to="/new" />
        <button
          type="button"
          data-first={update.leaves ? undefined : true}
          title={t('end.rematch.why')}
          onClick={() => void again()}
          data-do="rematch"
        >
          {t('end.rematch')}
        </button>
        <Link href={`/replay/${update.table}`} data-do="replay">
          {t('end.replay')}
        </Link>
        <Link href={`/replay/${update.table}?page=review`} data-do="review-game">
          {t('end.review')}
        </Link>
        <Link href={`/replay/${update.table}?page=puzzles`} data-do="puzzles">
          {t('end.puzzles')}
        </Link>
        <TableFile port={host} table={update.table} />
        <button type="button" onClick={onLook} data-do="look">
          {t('end.look')}
        </button>
        <Link href="/" data-do="home">
          {t('end.home')}
        </Link>
      </div>
      <p className={style['kept']}>{t('end.kept')}</p>
    </>
  )
}

function Course({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const port = useSession((session) => session.port)
  const log = useSession((session) => session.log)
  const moments = useMoments(update.table, port)
  const rounds = begun(log, 'round', partsOf(update.game)?.turns)
  const rivals = scoringRivals(update).map(({ name }) => name)
  return (
    <>
      <h3>{t('end.chart', { points: capital(say(namesOf(update.game).points)) })}</h3>
      <p className={style['note']}>{t('end.chart.note')}</p>
      {moments === null || moments.length === 0 ? (
        <p className={style['note']}>{t('end.chart.waiting')}</p>
      ) : (
        <>
          <ScoreChart
            moments={moments}
            seats={update.seats}
            rivals={rivals}
            names={namesOf(update.game)}
            length={update.seq}
            rounds={rounds}
          />
          <ScoreTable
            moments={moments}
            seats={update.seats}
            rivals={rivals}
            length={update.seq}
            rounds={rounds}
          />
        </>
      )}
    </>
  )
}

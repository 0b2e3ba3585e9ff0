// Who stands where, and where every point comes from.
import type { Update } from '@lorehall/host'
import { Dialog } from '../../table/dialog.tsx'
import { namesOf } from '../../table/names.ts'
import { useWords } from '../../text/language.ts'
import { ScoreSheet } from './score-sheet.tsx'
import style from './windows.module.css'

interface StandingsProps {
  readonly update: Update
  readonly onClose: () => void
}

export function Standings({ update, onClose }: StandingsProps) {
  const { t, say } = useWords()
  return (
    <Dialog title={t('standings.title')} onClose={onClose} wide>
      <p className={style['note']}>{say(namesOf(update.game).standing)}</p>
      <ScoreSheet update={update} />
    </Dialog>
  )
}

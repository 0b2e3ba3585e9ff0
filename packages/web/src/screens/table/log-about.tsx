// Where a line of the log comes from, in a window: the card or the place, and the rule.
import type { LogLine, Update } from '@lorehall/host'
import { CardFrame } from '../../table/cards/card-frame.tsx'
import { RuleLink } from '../../table/choices.tsx'
import { Dialog } from '../../table/dialog.tsx'
import type { GameParts } from '../../table/parts.ts'
import { Tale } from '../../table/tale.tsx'
import { useWords } from '../../text/language.ts'
import style from './log-about.module.css'

interface LogAboutProps {
  readonly update: Update
  readonly parts: GameParts
  readonly line: LogLine
  readonly onClose: () => void
}

export default function LogAbout({ update, parts, line, onClose }: LogAboutProps) {
  const words = useWords()
  const { t, say } = words
  const { card, place } = parts.cause(update, line, words)
  const look = card === null ? undefined : parts.card(card)
  return (
    <Dialog title={t('about.title')} onClose={onClose} alone>
      <div className={style['about']}>
        <p className={style['line']}>{say(line.text)}</p>
        {look !== undefined && <CardFrame look={look} form="portrait" />}
        {place !== null && (
          <div className={style['place']}>
            <h3>{place.title}</h3>
            <p>{place.text}</p>
          </div>
        )}
        {line.rule !== null && <RuleLink rule={line.rule} />}
        {look === undefined && place === null && line.rule === null && <p>{t('about.none')}</p>}
        {line.tale !== null && <Tale reader={update} name={line.tale} />}
      </div>
    </Dialog>
  )
}

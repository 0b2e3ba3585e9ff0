// The choice of whom each seat continues.
import '../../text/of-campaign.ts'
import type { Campaign } from '@lorehall/host'
import type { Lines } from '@lorehall/kernel'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../text/language.ts'
import style from './lines-field.module.css'

interface LinesFieldProps {
  readonly campaign: Campaign
  /** The names of the lines of a game without a sheet: those of the earlier table's seats. */
  readonly names: readonly string[]
  readonly lines: Lines
  readonly onLine: (place: number, line: string | null) => void
  readonly children?: ReactNode
}

export function LinesField({ campaign, names, lines, onLine, children }: LinesFieldProps) {
  const { lines: all, sheet } = campaign
  const { t, say } = useWords()
  const nameOf = (line: string) =>
    sheet?.columns.find((column) => column.line === line)?.name ?? names[all.indexOf(line)] ?? line
  return (
    <fieldset className={style['lines']}>
      <legend>{t('campaign.lines')}</legend>
      <p className={parts.help}>{t('campaign.lines.help')}</p>
      {lines.map((line, place) => (
        <label key={place}>
          <SeatMark seat={place} size={18} /> {t('new.seat', { n: place + 1 })}
          <select
            className={parts.input}
            value={line ?? ''}
            onChange={({ target }) => onLine(place, target.value === '' ? null : target.value)}
          >
            {all.map((one) => (
              <option key={one} value={one}>
                {say(nameOf(one))}
              </option>
            ))}
            <option value="">{t('campaign.lines.new')}</option>
          </select>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

// The sheet of a campaign: a column for each line, a row for each chapter, then the sums.
import '../../text/of-campaign.ts'
import type { CampaignSheet, SheetRow } from '@lorehall/kernel'
import { useWords } from '../../text/language.ts'
import style from './sheet.module.css'

export function Sheet({ sheet }: { readonly sheet: CampaignSheet }) {
  const { t, say } = useWords()
  const { columns, chapters, sums, notes } = sheet
  return (
    <section className={style['sheet']} aria-label={t('campaign.sheet')} data-part="campaign-sheet">
      <div className={style['scroll']} tabIndex={0} role="group" aria-label={t('campaign.sheet')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('campaign.chapter')}</th>
              {columns.map(({ line, name, away }) => (
                <th key={line} scope="col" data-away={away}>
                  {say(name)}
                  {away && <span className="unseen"> ({t('campaign.away')})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chapters.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </tbody>
          <tfoot>
            {sums.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </tfoot>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note}>{say(note)}</p>
      ))}
    </section>
  )
}

function Row({ row: { title, cells } }: { readonly row: SheetRow }) {
  const { say } = useWords()
  return (
    <tr>
      <th scope="row">{say(title)}</th>
      {cells.map((cell, n) => (
        <td key={n}>{cell === '' ? '–' : say(cell)}</td>
      ))}
    </tr>
  )
}

// For tables that carry something over: buttons to start the next chapter, and to save all chapters in one file.
import type { Update } from '@lorehall/host'
import { Link } from 'wouter'
import type { TablePort } from '../../../host/table-port.ts'
import { saveFile } from '../../../host/table-file.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'

interface CampaignProps {
  readonly update: Update
  /** The host of the tables. */
  readonly port: Pick<TablePort, 'request'>
  /** The address of the page for a new table. */
  readonly to: string
}

export function Campaign({ update: { table, game, leaves }, port, to }: CampaignProps) {
  const { t } = useWords()
  if (!leaves) return null
  const save = () =>
    port
      .request('export', { table, campaign: true })
      .then(({ name, text }) => saveFile(name, text))
      .catch(tellTrouble)
  return (
    <>
      <Link href={`${to}/${game}?after=${table}`} data-first title={t('campaign.on.why')} data-do="play-on">
        {t('campaign.on')}
      </Link>
      <button
        type="button"
        title={t('campaign.save.why')}
        onClick={() => void save()}
        data-do="save-campaign"
      >
        {t('campaign.save')}
      </button>
    </>
  )
}

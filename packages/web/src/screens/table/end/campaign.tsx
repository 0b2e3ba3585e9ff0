// What a table leaves, another may begin with: on to the next chapter, or all of them in one file.
import type { Update } from '@lorehall/host'
import { Link } from 'wouter'
import type { TablePort } from '../../../host/table-port.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'
import { saveFile } from '../../home/files.ts'

interface CampaignProps {
  readonly update: Update
  /** Where the tables are kept. */
  readonly port: Pick<TablePort, 'request'>
  /** Where a new one is set. */
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

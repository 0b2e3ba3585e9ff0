// For tables of a campaign or a story: the next chapter, the journal, and all chapters in one file.
import type { Update } from '@lorehall/host'
import { Link } from 'wouter'
import type { TablePort } from '../../../host/table-port.ts'
import { saveFile } from '../../../host/table-file.ts'
import { useCampaign } from '../../campaign/use-campaign.ts'
import { journalOf } from '../../journal/address.ts'
import { useSession } from '../../../state/session/store.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'

interface CampaignProps {
  readonly update: Update
  /** The host of the tables. */
  readonly port: Pick<TablePort, 'request' | 'shared'>
  /** The address of the page for a new table. */
  readonly to: string
  /** Somebody has made the next table. */
  readonly goesOn?: boolean
}

export function Campaign({ update: { table, game, leaves }, port, to, goesOn = false }: CampaignProps) {
  const { t } = useWords()
  const campaign = useCampaign({ table, leaves }, port)
  const reads = useSession(({ log }) => log.some(({ tale }) => tale !== null))
  const save = () =>
    port
      .request('export', { table, campaign: true })
      .then(({ name, text }) => saveFile(name, text))
      .catch(tellTrouble)
  const journal = reads && (
    <Link href={journalOf(port, table)} title={t('campaign.journal.why')} data-do="journal">
      {t('campaign.journal')}
    </Link>
  )
  if (!leaves) return journal
  return (
    <>
      {campaign?.next !== null && (
        <Link
          href={`${to}/${game}?after=${table}`}
          data-first={goesOn ? undefined : true}
          title={t('campaign.on.why')}
          data-do="play-on"
        >
          {t('campaign.on')}
        </Link>
      )}
      {journal}
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

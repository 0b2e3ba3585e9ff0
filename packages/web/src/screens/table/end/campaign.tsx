// What a table leaves, another may begin with: on to the next chapter, or all of them in one file.
import type { Update } from '@lorehall/host'
import { Link } from 'wouter'
import { host } from '../../../host/client.ts'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'
import { saveFile } from '../../home/files.ts'

export function Campaign({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { table, game, leaves } = update
  if (!leaves) return null
  const save = () =>
    host
      .request('export', { table, campaign: true })
      .then(({ name, text }) => saveFile(name, text))
      .catch(tellTrouble)
  return (
    <>
      <Link href={`/new/${game}?after=${table}`} data-first title={t('campaign.on.why')} data-do="play-on">
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

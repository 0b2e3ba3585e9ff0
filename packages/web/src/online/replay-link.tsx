// The button that copies the link to the replay of a finished online game. Anyone with the link can watch.
import '../text/of-company.ts'
import { useState } from 'react'
import { useWords } from '../text/language.ts'
import { copyText } from './copy.ts'
import { useInvitation } from './invitation.ts'

export function ReplayLink({ table }: { readonly table: string }) {
  const { t } = useWords()
  const [copied, setCopied] = useState<boolean | null>(null)
  const link = `${useInvitation(table).link}/replay`
  return (
    <>
      <button
        type="button"
        title={t('company.end.link.why')}
        onClick={() => void copyText(link).then(setCopied)}
        data-do="replay-link"
      >
        {t(copied === true ? 'company.end.link.copied' : 'company.end.link')}
      </button>
      <span role="status" className="unseen">
        {copied === true && t('company.end.link.copied')}
      </span>
      {copied === false && (
        <input
          aria-label={t('company.end.link.failed')}
          title={t('company.end.link.failed')}
          value={link}
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

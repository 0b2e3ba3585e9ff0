// The link and the code of a running table.
import { useState } from 'react'
import { copyText } from '../../../online/copy.ts'
import { useInvitation } from '../../../online/invitation.ts'
import type { Lobby } from '../../../state/company.ts'
import { useWords } from '../../../text/language.ts'
import windows from '../windows.module.css'
import style from './people.module.css'

export function Share({ lobby }: { readonly lobby: Lobby }) {
  const { t } = useWords()
  const [copied, setCopied] = useState<'online.copied' | 'online.copy.failed' | null>(null)
  const { link } = useInvitation(lobby.table)
  const copy = async () => setCopied((await copyText(link)) ? 'online.copied' : 'online.copy.failed')
  return (
    <div className={style['share']}>
      <p>
        <span className="unseen">{t('room.code')}: </span>
        <code className={style['code']} translate="no">
          {lobby.code.slice(0, 3)} {lobby.code.slice(3)}
        </code>
        <small>{t('company.share.watch')}</small>
      </p>
      <button type="button" className={windows['second']} onClick={() => void copy()} data-do="copy-link">
        {t('room.copy')}
      </button>
      <span role="status">{copied !== null && t(copied)}</span>
    </div>
  )
}

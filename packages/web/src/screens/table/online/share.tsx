// The link and the code of a table under way.
import { useState } from 'react'
import { copyText } from '../../../online/copy.ts'
import type { Room } from '../../../state/company.ts'
import { useWords } from '../../../text/language.ts'
import windows from '../windows.module.css'
import style from './people.module.css'

export function Share({ room }: { readonly room: Room }) {
  const { t } = useWords()
  const [copied, setCopied] = useState<'online.copied' | 'online.copy.failed' | null>(null)
  const link = `${location.origin}/t/${room.table}`
  const copy = async () => setCopied((await copyText(link)) ? 'online.copied' : 'online.copy.failed')
  return (
    <div className={style['share']}>
      <p>
        <span className="unseen">{t('room.code')}: </span>
        <code className={style['code']} translate="no">
          {room.code.slice(0, 3)} {room.code.slice(3)}
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

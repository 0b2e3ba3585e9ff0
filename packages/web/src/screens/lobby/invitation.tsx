// The invitation: a code in large letters, and the link.
import { useId, useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { copyText } from '../../online/copy.ts'
import { useInvitation } from '../../online/invitation.ts'
import type { Lobby } from '../../online/lobby.ts'
import { useWords } from '../../text/language.ts'
import style from './invitation.module.css'

interface InvitationProps {
  readonly lobby: Lobby
  readonly game: string
}

export function Invitation({ lobby, game }: InvitationProps) {
  const { t } = useWords()
  const id = useId()
  const [copied, setCopied] = useState<'online.copied' | 'online.copy.failed' | null>(null)
  const { link, others, reach } = useInvitation(lobby.table)
  const copy = async () => setCopied((await copyText(link)) ? 'online.copied' : 'online.copy.failed')
  // Canceling the share dialog rejects the promise; that is no error.
  const share = () =>
    void navigator.share({ url: link, text: t('room.share.text', { game }) }).catch(() => undefined)
  return (
    <section className={style.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={style.title}>
        {t('room.invite')}
      </h2>
      <p className={style.code}>
        <span className="unseen">{t('room.code')}: </span>
        <span aria-hidden="true" translate="no">
          {lobby.code.slice(0, 3)} {lobby.code.slice(3)}
        </span>
        <span className="unseen" translate="no">
          {lobby.code.split('').join(' ')}
        </span>
      </p>
      <p className={style.help}>{t('room.code.help')}</p>
      <label htmlFor={id} className="unseen">
        {t('room.link')}
      </label>
      <input
        id={id}
        className={style.link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={style.ways}>
        <button type="button" className={`${parts.primary} ${style.copy}`} onClick={() => void copy()}>
          {t('room.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className={style.share} onClick={share}>
            {t('room.share')}
          </button>
        )}
      </div>
      <p role="status" className={style.help}>
        {copied !== null && t(copied)}
      </p>
      {reach === 'here' && <p className={style.help}>{t('room.local')}</p>}
      {reach === 'network' && (
        <p className={style.help}>
          {t('room.network')}{' '}
          {others.length > 0 && (
            <>
              {t('room.network.others')} <span translate="no">{others.join(' ')}</span>
            </>
          )}
        </p>
      )}
    </section>
  )
}

// The invitation: a code in large letters, and the link.
import { useId, useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { copyText } from '../../online/copy.ts'
import type { Room } from '../../online/room.ts'
import { useWords } from '../../text/language.ts'
import style from './invitation.module.css'

const HERE_ONLY = /^(?:localhost|127\.|\[::1\])/

interface InvitationProps {
  readonly room: Room
  readonly game: string
}

export function Invitation({ room, game }: InvitationProps) {
  const { t } = useWords()
  const id = useId()
  const [copied, setCopied] = useState<'online.copied' | 'online.copy.failed' | null>(null)
  const link = `${location.origin}/t/${room.table}`
  const copy = async () => setCopied((await copyText(link)) ? 'online.copied' : 'online.copy.failed')
  // Given up half-way, sharing is no trouble.
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
          {room.code.slice(0, 3)} {room.code.slice(3)}
        </span>
        <span className="unseen" translate="no">
          {room.code.split('').join(' ')}
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
      {HERE_ONLY.test(location.hostname) && <p className={style.help}>{t('room.local')}</p>}
    </section>
  )
}

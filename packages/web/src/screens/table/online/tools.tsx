// What the bar above an online table has more: the people, and the chat with what is unread.
import { Icon } from '../../../components/icon.tsx'
import { useUnread } from '../../../online/company.ts'
import { useCompany } from '../../../state/company.ts'
import { useWords } from '../../../text/language.ts'
import { useChatOpen, usePanels } from '../panels.ts'
import { useNarrow } from '../use-narrow.ts'
import bar from '../top-bar.module.css'
import style from './company.module.css'

export function Tools() {
  const { t } = useWords()
  const narrow = useNarrow()
  const { window: opened, toggle, showChat } = usePanels()
  const seats = useCompany(({ room }) => room?.seats.length ?? 0)
  const chat = useChatOpen(seats)
  const watchers = useCompany(({ room }) => room?.watchers ?? 0)
  const unread = useUnread()
  return (
    <>
      {!narrow && (
        <button
          type="button"
          className={bar['button']}
          aria-pressed={chat}
          data-tip={t('company.chat')}
          onClick={() => showChat(!chat)}
          data-do="chat-toggle"
        >
          <Icon name="conversation" size="1.25rem" label={t('company.chat')} />
          <span className={bar['name']} aria-hidden>
            {t('company.chat')}
          </span>
          {!chat && <Unread n={unread} />}
        </button>
      )}
      <button
        type="button"
        className={bar['button']}
        aria-pressed={opened === 'people'}
        data-tip={t('company.open')}
        onClick={() => toggle('people')}
        data-do="people"
      >
        <Icon name="tabletop-players" size="1.35rem" label={t('company.open')} />
        <span className={bar['name']} aria-hidden>
          {t('company.open.short')}
        </span>
        {watchers > 0 && (
          <span className={style['watchers']}>
            <Icon name="third-eye" />
            <span aria-hidden>{watchers}</span>
            <span className="unseen">
              {watchers === 1 ? t('company.watchers.one') : t('company.watchers.many', { n: watchers })}
            </span>
          </span>
        )}
      </button>
    </>
  )
}

function Unread({ n }: { readonly n: number }) {
  const { t } = useWords()
  if (n === 0) return null
  return (
    <>
      <b className={style['unread']} aria-hidden>
        {n}
      </b>
      <span className="unseen">{t('company.chat.unread', { n })}</span>
    </>
  )
}

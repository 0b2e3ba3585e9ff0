// The one address of an online table: the lobby until it begins, then the table.
import '../../text/of-hall.ts'
import { lazy, useEffect } from 'react'
import { Link } from 'wouter'
import { Frame } from '../../components/frame.tsx'
import parts from '../../components/frame-parts.module.css'
import type { HostTrouble } from '../../host/trouble.ts'
import { learnWhoIAm } from '../../online/identity.ts'
import { Lost } from '../../online/lost.tsx'
import { isGone, useLobby } from '../../online/lobby.ts'
import { wake } from '../../online/wake.ts'
import { useWords } from '../../text/language.ts'
import { sentenceOf } from '../home/trouble.ts'
import { Gathering } from './gathering.tsx'
import style from './lobby.module.css'

const OnlineTable = lazy(() => import('../table/online-table.tsx'))

function Missing({ trouble }: { readonly trouble: HostTrouble }) {
  const { t, say } = useWords()
  return (
    <div className={style.missing}>
      <title>{`${t('room.missing')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('room.missing')}</h1>
      <p className={parts.lead} role="alert">
        {say(sentenceOf(trouble))}
      </p>
      <div className={style.ways}>
        <Link href="/together" className={parts.primary}>
          {t('room.missing.back')}
        </Link>
        <Link href="/" className={parts.button}>
          {t('online.alone')}
        </Link>
      </div>
    </div>
  )
}

export default function LobbyScreen({ id }: { readonly id: string }) {
  const { t } = useWords()
  useEffect(() => {
    wake()
    void learnWhoIAm()
  }, [])
  const { lobby, trouble } = useLobby(id)
  // A lobby that was loaded stays while the server is out of reach, unless the table is gone.
  if (trouble !== null && (lobby === null || isGone(trouble))) {
    return (
      <Frame>
        <Missing trouble={trouble} />
      </Frame>
    )
  }
  if (lobby === null) {
    return (
      <Frame>
        <p role="status" className={style.loading}>
          {t('room.loading')}
        </p>
      </Frame>
    )
  }
  if (lobby.stage === 'gathering') {
    return (
      <Frame>
        <Gathering lobby={lobby} />
        <Lost />
      </Frame>
    )
  }
  return <OnlineTable lobby={lobby} />
}

// The data on this device: how much there is, whether it is persistent, and buttons to export, import and delete it.
import { useCallback, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import parts from '../../components/frame-parts.module.css'
import { Sure } from '../../components/frame-sure.tsx'
import { host } from '../../host/client.ts'
import { useNotices } from '../../state/notices.ts'
import { useSettings } from '../../state/settings.ts'
import { EN } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { FileButton } from '../home/file-button.tsx'
import { exportEverything, importFile } from '../home/files.ts'
import { loadKept, tellTrouble, useKept } from '../home/kept.ts'
import style from './settings.module.css'

interface Keeping {
  readonly used: number
  readonly quota: number
  readonly safe: boolean
}

function sizeOf(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let size = bytes
  let i = 0
  for (; size >= 1000 && i < units.length - 1; i++) size /= 1000
  return `${size < 10 && i > 0 ? size.toFixed(1) : Math.round(size)} ${units[i]}`
}

/** Null if the browser does not say: on a plain http page, or in an old browser. */
async function lookAround(): Promise<Keeping | null> {
  if (!('storage' in navigator)) return null
  try {
    const [{ usage = 0, quota = 0 }, safe] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ])
    return { used: usage, quota, safe }
  } catch {
    return null
  }
}

function Promised({ keeping, onAsked }: { readonly keeping: Keeping; readonly onAsked: () => void }) {
  const { t } = useWords()
  const [refused, setRefused] = useState(false)
  const ask = async () => {
    setRefused(!(await navigator.storage.persist()))
    onAsked()
  }
  if (keeping.safe) return <p>{t('prefs.storage.safe')}</p>
  return (
    <>
      <p role="status">{t(refused ? 'prefs.storage.refused' : 'prefs.storage.unsafe')}</p>
      <button type="button" className={parts.button} onClick={() => void ask().catch(tellTrouble)}>
        {t('prefs.storage.ask')}
      </button>
    </>
  )
}

async function deleteEverything(): Promise<void> {
  try {
    const { tables } = await host.request('tables', {})
    for (const { id } of tables) await host.request('remove', { table: id })
    localStorage.clear()
    useSettings.setState(useSettings.getInitialState())
    await loadKept()
    navigate('/')
    useNotices.getState().tell({ kind: 'news', text: EN['prefs.delete.done'] })
  } catch (error) {
    tellTrouble(error)
    await loadKept()
  }
}

export function Storage() {
  const { t } = useWords()
  const count = useKept((state) => state.tables?.length ?? 0)
  const [keeping, setKeeping] = useState<Keeping | null>(null)
  const look = useCallback(() => void lookAround().then(setKeeping), [])
  useEffect(() => {
    look()
    void loadKept()
  }, [look])
  const kept = count === 0 ? 'none' : count === 1 ? 'one' : 'many'
  return (
    <div className={style.storage}>
      <p>
        {t(`prefs.storage.tables.${kept}`, { n: count })}{' '}
        {keeping === null
          ? t('prefs.storage.unknown')
          : t('prefs.storage.used', { used: sizeOf(keeping.used), quota: sizeOf(keeping.quota) })}
      </p>
      {keeping === null ? <p>{t('prefs.storage.plain')}</p> : <Promised keeping={keeping} onAsked={look} />}
      <div className={style.buttons}>
        <button type="button" className={parts.button} onClick={() => void exportEverything()}>
          {t('home.export')}
        </button>
        <FileButton
          label={t('home.import')}
          className={parts.button}
          onFile={(file) => void importFile(file)}
        />
        <Sure
          label={t('prefs.delete')}
          question={t('prefs.delete.sure')}
          no={t('prefs.delete.no')}
          yes={t('prefs.delete.yes')}
          onYes={() => void deleteEverything()}
        />
      </div>
    </div>
  )
}

// Sounds are off by default. They are offered once per device, when there is no other tip.
import { useEffect } from 'react'
import { useSettings } from '../../../state/settings.ts'
import { useWords } from '../../../text/language.ts'
import { Tip } from './tip.tsx'
import style from './tip.module.css'

export function SoundOffer({ game }: { readonly game: string }) {
  const { t } = useWords()
  const { sound, soundOffered, set } = useSettings()
  const open = !sound && !soundOffered
  // It counts as offered once it was shown, even if another tip replaces it.
  useEffect(() => (open ? () => useSettings.getState().set({ soundOffered: true }) : undefined), [open])
  if (!open) return null
  return (
    <Tip game={game} label={t('sound.label')} title={t('sound.title')} words={t('sound.words')}>
      <button
        type="button"
        className={style['main']}
        data-do="sound-on"
        onClick={() => set({ sound: true, soundOffered: true })}
      >
        {t('sound.on')}
      </button>
      <button
        type="button"
        className={style['aside']}
        data-do="sound-off"
        onClick={() => set({ soundOffered: true })}
      >
        {t('sound.off')}
      </button>
    </Tip>
  )
}

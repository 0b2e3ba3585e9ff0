// Sounds are off until wanted. They are offered once on a device, when nothing else is to be said.
import { useEffect } from 'react'
import { useSettings } from '../../../state/settings.ts'
import { useWords } from '../../../text/language.ts'
import { Slip } from './slip.tsx'
import style from './slip.module.css'

export function SoundOffer({ game }: { readonly game: string }) {
  const { t } = useWords()
  const { sound, soundOffered, set } = useSettings()
  const open = !sound && !soundOffered
  // Seen once, it has been offered, whatever takes its place.
  useEffect(() => (open ? () => useSettings.getState().set({ soundOffered: true }) : undefined), [open])
  if (!open) return null
  return (
    <Slip game={game} label={t('sound.label')} title={t('sound.title')} words={t('sound.words')}>
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
    </Slip>
  )
}

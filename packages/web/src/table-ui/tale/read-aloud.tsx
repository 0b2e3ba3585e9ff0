// The buttons of a long text: read aloud and how fast, brisk reading, and the size of the text.
import '../../text/of-further.ts'
import { useEffect } from 'react'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../text/language.ts'
import { canSpeak, hush, RATES, speak, useSpeech } from './speech.ts'
import style from './read-aloud.module.css'

interface ReadAloudProps {
  readonly text: string
  /** Begins by itself, unless the player has turned that off. */
  readonly byItself?: boolean
}

/** Stops when the text leaves the screen, for instance with the answer. */
export function ReadAloud({ text, byItself = false }: ReadAloudProps) {
  const { t } = useWords()
  const { voice, voiceRate, set } = useSettings()
  const speaking = useSpeech((speech) => speech.text === text)
  const begins = voice ?? byItself
  useEffect(() => {
    if (begins && text !== '') speak(text, useSettings.getState().voiceRate)
    return hush
  }, [begins, text])
  if (!canSpeak()) return <span className={style['none']}>{t('tale.voice.none')}</span>
  const faster = () => {
    const rate = RATES.find((one) => one > voiceRate) ?? RATES[0]
    set({ voiceRate: rate })
    if (speaking) speak(text, rate)
  }
  return (
    <>
      <button
        type="button"
        className={style['button']}
        aria-pressed={speaking}
        onClick={() => (speaking ? hush() : speak(text, voiceRate))}
        data-do="read-aloud"
      >
        {t(speaking ? 'tale.voice.stop' : 'tale.voice')}
      </button>
      {speaking && (
        <button type="button" className={style['button']} onClick={faster} data-do="voice-rate">
          {t('tale.voice.rate', { n: voiceRate })}
        </button>
      )}
    </>
  )
}

/** The smallest and the largest step. */
const SIZES = { least: -1, most: 4 }

export const sizeOf = (step: number): number => Math.min(SIZES.most, Math.max(SIZES.least, step))

export function resizeTales(by: number): void {
  const { taleSize, set } = useSettings.getState()
  set({ taleSize: sizeOf(taleSize + by) })
}

export function TextSize() {
  const { t } = useWords()
  const taleSize = useSettings((settings) => settings.taleSize)
  return (
    <span className={style['pair']}>
      <button
        type="button"
        className={style['button']}
        title={t('tale.smaller')}
        disabled={taleSize <= SIZES.least}
        onClick={() => resizeTales(-1)}
        data-do="smaller"
      >
        <span aria-hidden>A−</span>
        <span className="unseen">{t('tale.smaller')}</span>
      </button>
      <button
        type="button"
        className={style['button']}
        title={t('tale.larger')}
        disabled={taleSize >= SIZES.most}
        onClick={() => resizeTales(1)}
        data-do="larger"
      >
        <span aria-hidden>A+</span>
        <span className="unseen">{t('tale.larger')}</span>
      </button>
    </span>
  )
}

/** Switches brisk reading for this device. */
export function Brisk({ brisk }: { readonly brisk: boolean }) {
  const { t } = useWords()
  const set = useSettings((settings) => settings.set)
  return (
    <button
      type="button"
      className={style['button']}
      aria-pressed={brisk}
      title={t('tale.brisk.help')}
      onClick={() => set({ brisk: !brisk })}
      data-do="brisk"
    >
      {t('tale.brisk')}
    </button>
  )
}

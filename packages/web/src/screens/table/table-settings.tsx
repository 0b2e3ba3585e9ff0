// How the table behaves for me: what happens without asking, and how it is shown.
import type { Update } from '@lorehall/host'
import { useRoute } from 'wouter'
import {
  Choice,
  GuardSwitch,
  SoundSwitch,
  SpeedChoice,
  StillSwitch,
  ThemeChoice,
} from '../../components/preferences.tsx'
import { choose } from '../../state/asking.ts'
import { Dialog } from '../../table/dialog.tsx'
import { EN, type TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { usePanels } from './panels.ts'
import style from './windows.module.css'

interface TableSettingsProps {
  readonly update: Update
  readonly onClose: () => void
}

const CHOICES = ['always', 'ask', 'never'] as const
/** An answer of its own for "always": there, "never" would mean the same as being asked. */
const ownWord = (effect: string) => `choices.${effect}.always`
const isKey = (key: string): key is TextKey => key in EN

export function TableSettings({ update, onClose }: TableSettingsProps) {
  const { t, say } = useWords()
  const [local] = useRoute('/table/:id')
  const effects = Object.entries(update.choices)
  const label = (effect: string) => {
    const key = `choices.${effect}`
    return isKey(key) ? t(key) : say(effect)
  }
  const choicesOf = (effect: string) =>
    isKey(ownWord(effect)) ? CHOICES.filter((one) => one !== 'never') : CHOICES
  const word = (effect: string, choice: (typeof CHOICES)[number]) => {
    const own = ownWord(effect)
    return choice === 'always' && isKey(own) ? t(own) : t(`choice.${choice}`)
  }
  return (
    <Dialog title={t('settings.table')} onClose={onClose}>
      <div className={style['prefs']}>
        <SpeedChoice />
        <ThemeChoice />
        <StillSwitch />
        <SoundSwitch />
        <GuardSwitch />
      </div>
      {local && !update.over && (
        <button type="button" className={style['second']} onClick={() => usePanels.getState().open('invite')}>
          {t('invite.title')}
        </button>
      )}
      {update.eyes !== null && effects.length > 0 && (
        <>
          <h3 className={style['part']}>{t('choices.title')}</h3>
          <p className={style['note']}>{t('choices.note')}</p>
          <div className={style['prefs']}>
            {effects.map(([effect, choice]) => (
              <Choice
                key={effect}
                title={label(effect)}
                value={choice}
                of={choicesOf(effect).map((value) => ({ value, label: word(effect, value) }))}
                onChoose={(one) => void choose(effect, one)}
              />
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}

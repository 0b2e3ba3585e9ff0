// How the table behaves for me: what happens without asking, and how it is shown.
import type { Update } from '@lorehall/host'
import type { ReactNode } from 'react'
import { useRoute } from 'wouter'
import { choose } from '../../state/session.ts'
import { useSettings } from '../../state/settings.ts'
import { Dialog } from '../../table/dialog.tsx'
import { EN, type TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { Segments, Switch } from './controls.tsx'
import { usePanels } from './panels.ts'
import style from './windows.module.css'

interface TableSettingsProps {
  readonly update: Update
  readonly onClose: () => void
}

const SPEEDS = [1, 2, 3, 0] as const
const THEMES = ['device', 'dark', 'light'] as const
const CHOICES = ['always', 'ask', 'never'] as const
/** An answer of its own for "always": there, "never" would mean the same as being asked. */
const ownWord = (effect: string) => `choices.${effect}.always`
const isKey = (key: string): key is TextKey => key in EN

export function TableSettings({ update, onClose }: TableSettingsProps) {
  const { t, say } = useWords()
  const settings = useSettings()
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
      <Line name={t('settings.speed')}>
        <Segments
          name={t('settings.speed')}
          values={SPEEDS}
          value={settings.speed}
          label={(speed) => t(`settings.speed.${speed}`)}
          onChange={(speed) => settings.set({ speed })}
        />
      </Line>
      <Line name={t('settings.theme')}>
        <Segments
          name={t('settings.theme')}
          values={THEMES}
          value={settings.theme}
          label={(theme) => t(`settings.theme.${theme}`)}
          onChange={(theme) => settings.set({ theme })}
        />
      </Line>
      <Switch name={t('settings.guard')} on={settings.guard} onChange={(guard) => settings.set({ guard })} />
      <Switch name={t('settings.sound')} on={settings.sound} onChange={(sound) => settings.set({ sound })} />
      <Switch
        name={t('settings.still')}
        on={settings.reducedMotion}
        onChange={(reducedMotion) => settings.set({ reducedMotion })}
      />
      {local && !update.over && (
        <button type="button" className={style['second']} onClick={() => usePanels.getState().open('invite')}>
          {t('invite.title')}
        </button>
      )}
      {update.eyes !== null && effects.length > 0 && (
        <>
          <h3 className={style['part']}>{t('choices.title')}</h3>
          <p className={style['note']}>{t('choices.note')}</p>
          {effects.map(([effect, choice]) => (
            <Line key={effect} name={label(effect)}>
              <Segments
                name={label(effect)}
                values={choicesOf(effect)}
                value={choice}
                label={(one) => word(effect, one)}
                onChange={(one) => void choose(effect, one)}
              />
            </Line>
          ))}
        </>
      )}
    </Dialog>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={style['line']}>
      <span aria-hidden>{name}</span>
      {children}
    </div>
  )
}

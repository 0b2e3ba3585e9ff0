// The controls for the player's preferences, shared by the settings page and the table.
import { useId } from 'react'
import { type Settings, useSettings } from '../state/settings.ts'
import { useWords } from '../text/language.ts'
import parts from './frame-parts.module.css'
import style from './preferences.module.css'

interface ChoiceProps<T extends string | number> {
  readonly title: string
  readonly value: T
  readonly of: readonly { readonly value: T; readonly label: string }[]
  readonly onChoose: (value: T) => void
}

/** A few options side by side, one of them selected. */
export function Choice<T extends string | number>({ title, value, of, onChoose }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={style.choice}>
      <legend>{title}</legend>
      <div className={style.ways}>
        {of.map((one) => (
          <label key={one.value} className={style.way}>
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              onChange={() => onChoose(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly title: string
  readonly help: string
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
}

export function Switch({ title, help, on, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className={style.switch}>
      <label htmlFor={id}>{title}</label>
      <p id={`${id}-help`} className={parts.help}>
        {help}
      </p>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-describedby={`${id}-help`}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </div>
  )
}

const SPEEDS = [1, 2, 3, 0] as const satisfies readonly Settings['speed'][]
const THEMES = ['device', 'dark', 'light'] as const satisfies readonly Settings['theme'][]

export function SpeedChoice() {
  const { t } = useWords()
  const { speed, set } = useSettings()
  return (
    <Choice
      title={t('prefs.speed')}
      value={speed}
      of={SPEEDS.map((value) => ({ value, label: t(`prefs.speed.${value}`) }))}
      onChoose={(value) => set({ speed: value })}
    />
  )
}

export function ThemeChoice() {
  const { t } = useWords()
  const { theme, set } = useSettings()
  return (
    <Choice
      title={t('prefs.theme')}
      value={theme}
      of={THEMES.map((value) => ({ value, label: t(`prefs.theme.${value}`) }))}
      onChoose={(value) => set({ theme: value })}
    />
  )
}

export function StillSwitch() {
  const { t } = useWords()
  const { reducedMotion, set } = useSettings()
  return (
    <Switch
      title={t('prefs.still')}
      help={t('prefs.still.help')}
      on={reducedMotion}
      onSwitch={(on) => set({ reducedMotion: on })}
    />
  )
}

export function SoundSwitch() {
  const { t } = useWords()
  const { sound, set } = useSettings()
  return (
    <Switch
      title={t('prefs.sound')}
      help={t('prefs.sound.help')}
      on={sound}
      onSwitch={(on) => set({ sound: on, soundOffered: true })}
    />
  )
}

export function AdviceSwitch() {
  const { t } = useWords()
  const { advice, set } = useSettings()
  return (
    <Switch
      title={t('prefs.advice')}
      help={t('prefs.advice.help')}
      on={advice}
      onSwitch={(on) => set({ advice: on })}
    />
  )
}

export function GuardSwitch() {
  const { t } = useWords()
  const { guard, set } = useSettings()
  return (
    <Switch
      title={t('prefs.guard')}
      help={t('prefs.guard.help')}
      on={guard}
      onSwitch={(on) => set({ guard: on })}
    />
  )
}

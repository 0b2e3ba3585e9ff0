// What a player prefers, and what is kept on this device.
import { type ReactNode, useId } from 'react'
import parts from '../../components/frame-parts.module.css'
import { type Settings as Preferences, useSettings } from '../../state/settings.ts'
import { useWords } from '../../text/language.ts'
import { Online } from './online.tsx'
import style from './settings.module.css'
import { Storage } from './storage.tsx'

interface GroupProps {
  readonly title: string
  /** For an address that leads here. */
  readonly id?: string
  readonly children: ReactNode
}

function Group({ title, id, children }: GroupProps) {
  return (
    <section id={id} className={parts.panel}>
      <h2 className={parts.heading}>{title}</h2>
      <div className={style.group}>{children}</div>
    </section>
  )
}

interface ChoiceProps<T extends string | number> {
  readonly title: string
  readonly value: T
  readonly of: readonly { readonly value: T; readonly label: string }[]
  readonly onChoose: (value: T) => void
}

/** A few words side by side, one of them chosen. */
function Choice<T extends string | number>({ title, value, of, onChoose }: ChoiceProps<T>) {
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

function Switch({ title, help, on, onSwitch }: SwitchProps) {
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

const SPEEDS = [1, 2, 3, 0] as const satisfies readonly Preferences['speed'][]

export default function Settings() {
  const { t } = useWords()
  const { name, theme, language, speed, reducedMotion, sound, bell, guard, textView, set } = useSettings()
  const nameId = useId()
  return (
    <div>
      <title>{`${t('prefs.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('prefs.title')}</h1>
      <p className={parts.lead}>{t('prefs.lead')}</p>
      <div className={style.groups}>
        <div className={style.column}>
          <Group title={t('prefs.you')}>
            <div className={style.field}>
              <label htmlFor={nameId}>{t('prefs.name')}</label>
              <input
                id={nameId}
                className={parts.input}
                value={name}
                maxLength={24}
                autoComplete="nickname"
                placeholder={t('home.you')}
                aria-describedby={`${nameId}-help`}
                onChange={(event) => set({ name: event.target.value })}
              />
              <p id={`${nameId}-help`} className={parts.help}>
                {t('prefs.name.help')}
              </p>
            </div>
          </Group>
          <Group title={t('prefs.look')}>
            <Choice
              title={t('prefs.theme')}
              value={theme}
              of={[
                { value: 'device', label: t('prefs.theme.device') },
                { value: 'dark', label: t('prefs.theme.dark') },
                { value: 'light', label: t('prefs.theme.light') },
              ]}
              onChoose={(value) => set({ theme: value })}
            />
            <Choice
              title={t('prefs.language')}
              value={language}
              of={[
                { value: 'en', label: t('prefs.language.en') },
                { value: 'pseudo', label: t('prefs.language.pseudo') },
              ]}
              onChoose={(value) => set({ language: value })}
            />
          </Group>
          <Group title={t('prefs.motion')}>
            <Choice
              title={t('prefs.speed')}
              value={speed}
              of={SPEEDS.map((value) => ({ value, label: t(`prefs.speed.${value}`) }))}
              onChoose={(value) => set({ speed: value })}
            />
            <Switch
              title={t('prefs.still')}
              help={t('prefs.still.help')}
              on={reducedMotion}
              onSwitch={(on) => set({ reducedMotion: on })}
            />
            <Switch
              title={t('prefs.sound')}
              help={t('prefs.sound.help')}
              on={sound}
              onSwitch={(on) => set({ sound: on })}
            />
          </Group>
        </div>
        <div className={style.column}>
          <Group title={t('prefs.play')}>
            <Switch
              title={t('prefs.guard')}
              help={t('prefs.guard.help')}
              on={guard}
              onSwitch={(on) => set({ guard: on })}
            />
            <Switch
              title={t('prefs.words')}
              help={t('prefs.words.help')}
              on={textView}
              onSwitch={(on) => set({ textView: on })}
            />
          </Group>
          <Group id="online" title={t('prefs.online')}>
            <Switch
              title={t('prefs.bell')}
              help={t('prefs.bell.help')}
              on={bell}
              onSwitch={(on) => set({ bell: on })}
            />
            <Online />
          </Group>
          <Group title={t('prefs.storage')}>
            <Storage />
          </Group>
        </div>
      </div>
    </div>
  )
}

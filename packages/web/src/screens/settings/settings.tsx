// The settings page: a player's preferences, and the data on this device.
import '../../text/of-hall.ts'
import { type ReactNode, useId } from 'react'
import parts from '../../components/frame-parts.module.css'
import {
  Choice,
  GuardSwitch,
  AdviceSwitch,
  SoundSwitch,
  SpeedChoice,
  StillSwitch,
  Switch,
  ThemeChoice,
} from '../../components/preferences.tsx'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../text/language.ts'
import { Online } from './online.tsx'
import style from './settings.module.css'
import { Storage } from './storage.tsx'

interface GroupProps {
  readonly title: string
  /** For links to this group. */
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

export default function Settings() {
  const { t } = useWords()
  const { name, language, bell, textView, set } = useSettings()
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
            <ThemeChoice />
            <details className={style.fold}>
              <summary>{t('new.advanced')}</summary>
              <Choice
                title={t('prefs.language')}
                value={language}
                of={[
                  { value: 'en', label: t('prefs.language.en') },
                  { value: 'pseudo', label: t('prefs.language.pseudo') },
                ]}
                onChoose={(value) => set({ language: value })}
              />
            </details>
          </Group>
          <Group title={t('prefs.motion')}>
            <SpeedChoice />
            <StillSwitch />
            <SoundSwitch />
          </Group>
        </div>
        <div className={style.column}>
          <Group title={t('prefs.play')}>
            <GuardSwitch />
            <AdviceSwitch />
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

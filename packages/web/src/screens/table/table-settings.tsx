// The settings at a table: what happens without asking, and how the table is shown.
import '../../text/of-prefs.ts'
import type { Update } from '@lorehall/host'
import { useRoute } from 'wouter'
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
import { TableFile } from '../../components/table-file.tsx'
import { host } from '../../host/client.ts'
import { choose } from '../../state/asking.ts'
import { agreeHere, useAgreedHere } from '../../state/chances-here.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { namesOf } from '../../table-ui/names.ts'
import { useWords } from '../../text/language.ts'
import { usePanels } from './panels.ts'
import style from './windows.module.css'

interface TableSettingsProps {
  readonly update: Update
  readonly onClose: () => void
}

const CHOICES = ['always', 'ask', 'never'] as const
type Value = (typeof CHOICES)[number]

export function TableSettings({ update, onClose }: TableSettingsProps) {
  const { t, say } = useWords()
  const [local] = useRoute('/table/:id')
  const agreed = useAgreedHere(update.table)
  const effects = Object.entries(update.choices)
  const { choices: named } = namesOf(update.game)
  const valuesOf = (effect: string) => {
    const { always, never } = named[effect] ?? {}
    const own = { always, ask: undefined, never }
    const isMeant = (one: Value) =>
      !(one === 'never' && always !== undefined) && !(one === 'always' && never !== undefined)
    return CHOICES.filter(isMeant).map((value) => {
      const label = own[value]
      return { value, label: label === undefined ? t(`choice.${value}`) : say(label) }
    })
  }
  /** A value that is not offered means the same as "ask". */
  const shownOf = (effect: string, choice: Value): Value =>
    valuesOf(effect).some(({ value }) => value === choice) ? choice : 'ask'
  return (
    <Dialog title={t('settings.table')} onClose={onClose}>
      <div className={style['prefs']}>
        <SpeedChoice />
        <ThemeChoice />
        <StillSwitch />
        <SoundSwitch />
        <GuardSwitch />
        <AdviceSwitch />
        {local && !update.over && (
          <Switch
            title={t('prefs.chances')}
            help={t('prefs.chances.help')}
            on={agreed}
            onSwitch={(on) => agreeHere(update.table, on)}
          />
        )}
      </div>
      {local && (
        <div className={style['ways']}>
          {!update.over && (
            <button
              type="button"
              className={style['second']}
              onClick={() => usePanels.getState().open('invite')}
            >
              {t('invite.title')}
            </button>
          )}
          <TableFile port={host} table={update.table} className={style['second']} both />
        </div>
      )}
      {update.eyes !== null && effects.length > 0 && (
        <>
          <h3 className={style['part']}>{t('choices.title')}</h3>
          <p className={style['note']}>{t('choices.note')}</p>
          <div className={style['prefs']}>
            {effects.map(([effect, choice]) => (
              <Choice
                key={effect}
                title={say(named[effect]?.title ?? effect)}
                value={shownOf(effect, choice)}
                of={valuesOf(effect)}
                onChoose={(one) => choose(effect, one)}
              />
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}

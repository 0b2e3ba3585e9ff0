// The table on a phone: the board first, the question below it, everything else in sheets.
import type { Update } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../../components/icon.tsx'
import type { GameParts } from '../../table/parts.ts'
import type { TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { LogPanel } from './log-panel.tsx'
import { Middle } from './middle.tsx'
import { type SheetName, usePanels } from './panels.ts'
import { PromptBar } from './prompt-bar.tsx'
import room from '../../table/room.module.css'
import style from './table.module.css'

const SHEETS: readonly { readonly name: SheetName; readonly key: TextKey; readonly icon: IconName }[] = [
  { name: 'me', key: 'sheet.me', icon: 'cowled' },
  { name: 'others', key: 'sheet.others', icon: 'three-friends' },
  { name: 'log', key: 'sheet.log', icon: 'quill-ink' },
]

/** How many things to touch wait in each sheet: they stay laid out while the sheet is closed. */
function useLitIn(update: Update): Readonly<Record<SheetName, number>> {
  const [lit, setLit] = useState({ me: 0, others: 0, log: 0 })
  useEffect(() => {
    const timer = setTimeout(() => {
      const count = (name: SheetName) =>
        document.querySelectorAll(`[data-sheet="${name}"] [data-lit="true"]:not([data-quiet="true"])`).length
      setLit({ me: count('me'), others: count('others'), log: 0 })
    }, 60)
    return () => clearTimeout(timer)
  }, [update])
  return lit
}

export function Handheld({ update, parts }: { readonly update: Update; readonly parts: GameParts }) {
  const { t } = useWords()
  const { sheet, toggleSheet } = usePanels()
  const lit = useLitIn(update)
  return (
    <div className={style['handheld']}>
      <Middle update={update} parts={parts} />
      <div className={`${room['sheet']} ${style['sheet']}`} data-sheet="me" hidden={sheet !== 'me'}>
        <parts.Own update={update} />
      </div>
      <div className={`${room['sheet']} ${style['sheet']}`} data-sheet="others" hidden={sheet !== 'others'}>
        {parts.others(update).map((seat) => (
          <parts.Other key={seat} update={update} seat={seat} />
        ))}
      </div>
      <div className={`${room['sheet']} ${style['sheet']}`} data-sheet="log" hidden={sheet !== 'log'}>
        {sheet === 'log' && <LogPanel update={update} parts={parts} />}
      </div>
      <div className={style['prompt']}>
        <PromptBar update={update} parts={parts} />
      </div>
      <nav className={style['tabs']} aria-label={t('sheet.tabs')}>
        {SHEETS.map(({ name, key, icon }) => (
          <button key={name} type="button" aria-expanded={sheet === name} onClick={() => toggleSheet(name)}>
            <Icon name={icon} size="1.4rem" />
            <span>{t(key)}</span>
            {lit[name] > 0 && <b aria-hidden>{lit[name]}</b>}
            {lit[name] > 0 && <span className="unseen">{t('sheet.lit', { n: lit[name] })}</span>}
          </button>
        ))}
      </nav>
    </div>
  )
}

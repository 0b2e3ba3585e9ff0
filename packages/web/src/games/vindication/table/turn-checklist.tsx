// What the turn still holds: activate, move, visit or rest; bonus actions beside. A click on one
// lists what can be done there, and what cannot and why.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { useState } from 'react'
import { Icon, type IconName } from '../../../components/icon.tsx'
import { ChoiceMenu } from '../../../table/choice-menu.tsx'
import { useWords } from '../../../text/language.ts'
import { playerOf, speedOf } from '../players/player-facts.ts'
import { TURN_PART } from '../turn-parts.ts'
import { viewOf } from '../view.ts'
import style from './turn-checklist.module.css'

type Part = 'activate' | 'move' | 'visit' | 'bonus'

const ICON: Readonly<Record<Part, IconName>> = {
  activate: 'three-friends',
  move: 'walking-boot',
  visit: 'camping-tent',
  bonus: 'round-star',
}

/** The kind of an option or a reason: the word before the colon of its id. */
const kindOf = (id: string) => id.split(':')[0] ?? id
const isOf = (part: Part) => (thing: WireOption | WireReason) => {
  const kind = kindOf(thing.id)
  return kind !== 'end' && (TURN_PART[kind] ?? 'bonus') === part
}

export function TurnChecklist({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { turn } = viewOf(update)
  const [open, setOpen] = useState<{ readonly part: Part; readonly x: number; readonly y: number } | null>(
    null,
  )
  if (update.eyes === null || turn.seat !== update.eyes || update.over) return null
  const player = playerOf(update, update.eyes)
  const parts: readonly { readonly part: Part; readonly done: boolean; readonly note?: string }[] = [
    { part: 'activate', done: turn.activated },
    {
      part: 'move',
      done: turn.move !== 'open' && turn.move !== 'walking',
      ...(turn.walked > 0 && player !== undefined
        ? { note: t('turn.steps', { n: turn.walked, of: speedOf(player) }) }
        : {}),
    },
    { part: 'visit', done: turn.visitSpent },
  ]
  const options = update.ask?.options ?? []
  const bonus = options.filter(isOf('bonus')).length
  const show = (part: Part) => (event: { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect()
    setOpen({ part, x: box.left + box.width / 2, y: box.top })
  }
  const listed = open === null ? [] : options.filter(isOf(open.part))
  const denied = open === null ? [] : update.reasons.filter(isOf(open.part))
  return (
    <ul className={style['checklist']} aria-label={t('turn.checklist')}>
      {parts.map(({ part, done, note }) => (
        <li key={part}>
          <button type="button" className={style['part']} data-done={done} onClick={show(part)}>
            <Icon name={done ? 'check-mark' : ICON[part]} />
            <span>{t(`turn.${part}`)}</span>
            {note !== undefined && <small>{note}</small>}
            <span className="unseen">{t(done ? 'turn.done' : 'turn.open')}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={style['part']} data-bonus onClick={show('bonus')}>
          <span className="unseen">{t('turn.bonus.n', { n: bonus })}</span>
          <Icon name={ICON.bonus} />
          <span aria-hidden>{t('turn.bonus')}</span>
          <b aria-hidden>{bonus}</b>
        </button>
      </li>
      {open !== null && listed.length + denied.length > 0 && (
        <ChoiceMenu
          name={t(`turn.${open.part}`)}
          options={listed}
          reasons={denied}
          x={open.x}
          y={open.y}
          onClose={() => setOpen(null)}
        />
      )}
    </ul>
  )
}

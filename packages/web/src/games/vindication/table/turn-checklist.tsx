// What the turn still holds: activate, move, visit or rest; bonus actions beside. A click on one
// lists what can be done there, and what cannot and why.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { memo, useState } from 'react'
import { Icon, type IconName } from '../../../components/icon.tsx'
import { ChoiceMenu } from '../../../table/choice-menu.tsx'
import { useWords } from '../text/own.ts'
import { playerOf, speedOf } from '../players/player-facts.ts'
import { TURN_PART } from '../turn-parts.ts'
import { viewOf } from '../view.ts'
import { bonusOptions } from './bonus.ts'
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

interface Opened {
  readonly part: Part
  readonly x: number
  readonly y: number
}

export const TurnChecklist = memo(function TurnChecklist({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { turn } = viewOf(update)
  const [open, setOpen] = useState<Opened | null>(null)
  if (update.eyes === null || update.over) return null
  const bonus = bonusOptions(update)
  // Inside an action its answers need the room; what may be done beside it stays.
  const inside = update.ask !== null && update.ask.kind !== 'turn'
  const beside = bonus.home.length + bonus.lost.length > 0
  // It comes and goes at every other touch, and is only put out of sight.
  const away = turn.seat !== update.eyes || (inside && !beside)
  const show = (part: Part) => (event: { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect()
    setOpen({ part, x: box.left + box.width / 2, y: box.top })
  }
  return (
    <ul
      className={style['checklist']}
      aria-label={t('turn.checklist')}
      data-inside={inside && beside}
      hidden={away}
    >
      <Parts update={update} away={inside} onShow={show} />
      <li>
        <button type="button" className={style['part']} data-bonus onClick={show('bonus')}>
          <span className="unseen">{t('turn.bonus.n', { n: bonus.useful.length })}</span>
          <Icon name={ICON.bonus} />
          <span aria-hidden>{t(inside && bonus.home.length > 0 ? 'turn.recover' : 'turn.bonus')}</span>
          {bonus.useful.length > 0 && <b aria-hidden>{bonus.useful.length}</b>}
        </button>
      </li>
      {open !== null && !away && <Listed update={update} open={open} onClose={() => setOpen(null)} />}
    </ul>
  )
})

interface PartsProps {
  readonly update: Update
  readonly away: boolean
  readonly onShow: (part: Part) => (event: { currentTarget: HTMLElement }) => void
}

function Parts({ update, away, onShow }: PartsProps) {
  const { t } = useWords()
  const { turn } = viewOf(update)
  const player = playerOf(update, turn.seat)
  // A move may be split: it is not done while a step is offered.
  const steps = update.ask?.options.some(({ kind }) => kind === 'move') === true
  const parts: readonly { readonly part: Part; readonly done: boolean; readonly note?: string }[] = [
    { part: 'activate', done: turn.activated },
    {
      part: 'move',
      done: !steps && turn.move !== 'open' && turn.move !== 'walking',
      ...(turn.walked > 0 && player !== undefined
        ? { note: t('turn.steps', { n: turn.walked, of: speedOf(player) }) }
        : {}),
    },
    { part: 'visit', done: turn.visitSpent },
  ]
  return parts.map(({ part, done, note }) => (
    <li key={part} hidden={away}>
      <button type="button" className={style['part']} data-done={done} onClick={onShow(part)}>
        <Icon name={done ? 'check-mark' : ICON[part]} />
        <span>{t(`turn.${part}`)}</span>
        {note !== undefined && <small>{note}</small>}
        <span className="unseen">{t(done ? 'turn.done' : 'turn.open')}</span>
      </button>
    </li>
  ))
}

interface ListedProps {
  readonly update: Update
  readonly open: Opened
  readonly onClose: () => void
}

/** What a part of the turn offers now. */
function Listed({ update, open, onClose }: ListedProps) {
  const { t } = useWords()
  const { useful, home, lost } = bonusOptions(update)
  const options =
    open.part === 'bonus'
      ? [...useful, ...home, ...lost]
      : (update.ask?.options.filter(isOf(open.part)) ?? [])
  const reasons = update.reasons.filter(isOf(open.part))
  const headings = new Map([
    [home[0]?.id ?? '', t('turn.home')],
    [lost[0]?.id ?? '', t('turn.lost')],
  ])
  if (options.length + reasons.length === 0) return null
  return (
    <ChoiceMenu
      name={t(`turn.${open.part}`)}
      options={options}
      reasons={reasons}
      x={open.x}
      y={open.y}
      onClose={onClose}
      headings={headings}
    />
  )
}

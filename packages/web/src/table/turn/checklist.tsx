// What the turn still holds, part by part, and beside it what may be done at any time. A click on one
// lists what can be done there, and what cannot and why.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { memo, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import { ChoiceMenu } from '../choice-menu.tsx'
import type { GameParts } from '../parts.ts'
import style from './checklist.module.css'

interface Listing {
  readonly id: string
  readonly name: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly reasons: readonly WireReason[]
}

export interface TurnPart extends Listing {
  readonly done: boolean
  /** How far it is. */
  readonly note?: string
  readonly options: readonly WireOption[]
}

export interface Beside extends Listing {
  /** What its button says to those who do not see it. */
  readonly says: string
  /** How much of it is of use. */
  readonly count: number
  /** In the order of its list, some under a heading. */
  readonly groups: readonly { readonly heading: string | null; readonly options: readonly WireOption[] }[]
}

export interface Checklist {
  readonly parts: readonly TurnPart[]
  /** What may be done at any time; null where there is no such thing. */
  readonly beside: Beside | null
  /** Put out of sight, all of it or only the parts: inside an action its answers need the room. */
  readonly away: 'nothing' | 'parts' | 'all'
}

interface Opened {
  readonly id: string
  readonly x: number
  readonly y: number
}

interface TurnChecklistProps {
  readonly update: Update
  readonly parts: GameParts
}

export const TurnChecklist = memo(function TurnChecklist({ update, parts }: TurnChecklistProps) {
  const words = useWords()
  const { t } = words
  const [open, setOpen] = useState<Opened | null>(null)
  const list = update.eyes === null || update.over ? null : parts.checklist(update, words)
  if (list === null) return null
  const { beside, away } = list
  const show = (id: string) => (event: { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect()
    setOpen({ id, x: box.left + box.width / 2, y: box.top })
  }
  return (
    <ul
      className={style['checklist']}
      aria-label={t('turn.checklist')}
      data-inside={away === 'parts'}
      // It comes and goes at every other touch, and is only put out of sight.
      hidden={away === 'all'}
    >
      {list.parts.map(({ id, name, sign, done, note }) => (
        <li key={id} hidden={away !== 'nothing'}>
          <button type="button" className={style['part']} data-done={done} onClick={show(id)}>
            {done ? <Icon name="check-mark" /> : <Icon path={sign} />}
            <span>{name}</span>
            {note !== undefined && <small>{note}</small>}
            <span className="unseen">{t(done ? 'turn.done' : 'turn.open')}</span>
          </button>
        </li>
      ))}
      {beside !== null && (
        <li>
          <button type="button" className={style['part']} data-bonus onClick={show(beside.id)}>
            <span className="unseen">{beside.says}</span>
            <Icon path={beside.sign} />
            <span aria-hidden>{beside.name}</span>
            {beside.count > 0 && <b aria-hidden>{beside.count}</b>}
          </button>
        </li>
      )}
      {open !== null && away !== 'all' && <Listed list={list} open={open} onClose={() => setOpen(null)} />}
    </ul>
  )
})

interface ListedProps {
  readonly list: Checklist
  readonly open: Opened
  readonly onClose: () => void
}

/** What a part of the turn offers now. */
function Listed({ list: { parts, beside }, open, onClose }: ListedProps) {
  const part = parts.find(({ id }) => id === open.id)
  const listing = part ?? beside
  if (listing === null) return null
  const { name, reasons } = listing
  const groups = 'groups' in listing ? listing.groups : [{ heading: null, options: listing.options }]
  const options = groups.flatMap((group) => group.options)
  const headings = new Map(
    groups.flatMap(({ heading, options: [first] }) =>
      heading === null || first === undefined ? [] : [[first.id, heading] as const],
    ),
  )
  if (options.length + reasons.length === 0) return null
  return (
    <ChoiceMenu
      name={name}
      options={options}
      reasons={reasons}
      x={open.x}
      y={open.y}
      onClose={onClose}
      headings={headings}
    />
  )
}

// The cards in front of a player, by group, in the largest form that fits.
import { type CSSProperties, type ReactNode, useContext, useMemo, useRef } from 'react'
import { useWords } from '../../text/language.ts'
import { PlaceOf } from '../drawn.ts'
import { WholeDoor } from '../players/whole-door.ts'
import { type Size, useSize } from '../use-size.ts'
import { type Fan, fanIn } from './fan.ts'
import { StubArea } from './stub-area.ts'
import style from './hand.module.css'

export interface CardGroup {
  readonly name: string
  readonly cards: readonly ReactNode[]
}

interface HandProps {
  /** Groups without cards are left out. */
  readonly groups: readonly CardGroup[]
  /** A text before the groups, for a player without the usual cards; null: no text. */
  readonly none: string | null
  /** The cards are known by their names: many of them become tabs in two rows. */
  readonly named?: boolean
}

/** A sheet can scroll: every card shows its text. */
const OPEN: Size = { width: Infinity, height: Infinity }

export function Hand({ groups, none, named = false }: HandProps) {
  const open = useContext(PlaceOf) === 'me'
  const filled = groups.filter(({ cards }) => cards.length > 0)
  return open ? (
    <OpenHand groups={filled} none={none} />
  ) : (
    <FannedHand groups={filled} none={none} named={named} />
  )
}

function OpenHand({ groups, none }: HandProps) {
  return (
    <div className={style['open']}>
      {none !== null && <p className={style['none']}>{none}</p>}
      <StubArea value={OPEN}>
        {groups.map((group) => (
          <Group key={group.name} {...group} labelled />
        ))}
      </StubArea>
    </div>
  )
}

function FannedHand({ groups, none, named = false }: HandProps) {
  const row = useRef<HTMLDivElement>(null)
  const area = useSize(row)
  const all = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const fan = area === null ? null : fanIn(area, all, groups.length, named)
  return (
    <div ref={row} className={style['row']} data-as={fan?.as}>
      {fan !== null && area !== null && <Laid groups={groups} none={none} fan={fan} height={area.height} />}
    </div>
  )
}

interface LaidProps extends HandProps {
  readonly fan: Fan
  readonly height: number
}

function Laid({ groups, none, fan: { as, labels, width, step }, height }: LaidProps) {
  const area = useMemo(() => (as === 'words' ? { width, height } : null), [as, width, height])
  if (as === 'counts') return groups.map((group) => <Counted key={group.name} {...group} />)
  const lengths: CSSProperties & Record<'--stub-width' | '--step', string> = {
    '--stub-width': `${width}px`,
    '--step': `${step}px`,
  }
  return (
    <div
      className={style[as === 'tabs' ? 'tabs' : 'laid']}
      style={lengths}
      data-labels={labels}
      data-over={step < width}
    >
      {none !== null && labels && <p className={style['none']}>{none}</p>}
      <StubArea value={area}>
        {groups.map((group) => (
          <Group key={group.name} {...group} labelled={labels} />
        ))}
      </StubArea>
    </div>
  )
}

function Group({ name, cards, labelled }: CardGroup & { readonly labelled: boolean }) {
  return (
    <section className={style['group']} aria-label={name}>
      {labelled && <h3>{name}</h3>}
      <div className={style['fan']}>{cards}</div>
    </section>
  )
}

/** The number of cards in a group; a click shows everything the player has. */
function Counted({ name, cards }: CardGroup) {
  const { t } = useWords()
  const open = useContext(WholeDoor)
  const n = cards.length
  return (
    <button
      type="button"
      className={style['counted']}
      onClick={open}
      aria-label={t('hand.count', { name, n })}
    >
      <span aria-hidden>{name}</span>
      <b aria-hidden>{n}</b>
    </button>
  )
}

// The cards before a player, group by group, in the form there is room for.
import { type CSSProperties, type ReactNode, useContext, useMemo, useRef } from 'react'
import { useWords } from '../../text/language.ts'
import { PlaceOf } from '../drawn.ts'
import { WholeDoor } from '../players/whole-door.ts'
import { type Size, useSize } from '../use-size.ts'
import { type Fan, fanIn } from './fan.ts'
import { StubRoom } from './stub-room.ts'
import style from './hand.module.css'

export interface CardGroup {
  readonly name: string
  readonly cards: readonly ReactNode[]
}

interface HandProps {
  /** Those without a card are left out. */
  readonly groups: readonly CardGroup[]
  /** Said before the last group, where it is the only one. */
  readonly none: string | null
}

/** In a sheet there is room below: every card has its words. */
const OPEN: Size = { width: Infinity, height: Infinity }

export function Hand({ groups, none }: HandProps) {
  const open = useContext(PlaceOf) === 'me'
  const filled = groups.filter(({ cards }) => cards.length > 0)
  return open ? <OpenHand groups={filled} none={none} /> : <FannedHand groups={filled} none={none} />
}

function OpenHand({ groups, none }: HandProps) {
  return (
    <div className={style['open']}>
      {none !== null && <p className={style['none']}>{none}</p>}
      <StubRoom value={OPEN}>
        {groups.map((group) => (
          <Group key={group.name} {...group} labelled />
        ))}
      </StubRoom>
    </div>
  )
}

function FannedHand({ groups, none }: HandProps) {
  const row = useRef<HTMLDivElement>(null)
  const room = useSize(row)
  const all = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const fan = room === null ? null : fanIn(room, all, groups.length)
  return (
    <div ref={row} className={style['row']} data-as={fan?.as}>
      {fan !== null && room !== null && <Laid groups={groups} none={none} fan={fan} height={room.height} />}
    </div>
  )
}

interface LaidProps extends HandProps {
  readonly fan: Fan
  readonly height: number
}

function Laid({ groups, none, fan: { as, labels, width, step }, height }: LaidProps) {
  const room = useMemo(() => (as === 'words' ? { width, height } : null), [as, width, height])
  if (as === 'counts') return groups.map((group) => <Counted key={group.name} {...group} />)
  const lengths: CSSProperties & Record<'--stub-width' | '--step', string> = {
    '--stub-width': `${width}px`,
    '--step': `${step}px`,
  }
  return (
    <div className={style['laid']} style={lengths} data-labels={labels} data-over={step < width}>
      {none !== null && labels && <p className={style['none']}>{none}</p>}
      <StubRoom value={room}>
        {groups.map((group) => (
          <Group key={group.name} {...group} labelled={labels} />
        ))}
      </StubRoom>
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

/** How many there are; a touch lays them all out. */
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

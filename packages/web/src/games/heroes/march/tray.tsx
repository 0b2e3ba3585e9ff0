// The tray in the row of the question: the Units that could march. Those that go are ticked; a click leaves one behind or
// takes it along.
import { isHero, type Squad, unitName } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { useEffect, useRef, useState } from 'react'
import { answer } from '../../../state/asking.ts'
import { drawn } from '../../../table-ui/drawn.ts'
import { openMenu, pick } from '../../../table-ui/picking.ts'
import { nameOf, shortName } from '../cards/names.ts'
import { valuesOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import { Figure } from './figure.tsx'
import { marchOf } from './march.ts'
import { type Clicked, clickedOn, everyone, onlyOne, type Place, placesIn } from './places.ts'
import { type MarchWords, useWords } from './words.ts'
import style from './tray.module.css'

export function MarchTray({ update }: { readonly update: Update }) {
  const words = useWords()
  const tray = useRef<HTMLDivElement>(null)
  // It is fetched when it is first shown: a lesson looks for its Units again.
  useEffect(() => (tray.current === null ? undefined : drawn.put('tray', 'table', tray.current)), [])
  const [clicked, setClicked] = useState<Clicked>({})
  const march = marchOf(update)
  if (march === null) return null
  return (
    <div ref={tray} className={style['tray']} role="group" aria-label={words.t('march.tray')} data-do="tray">
      {placesIn(update, march.squads, clicked).map((place) => (
        <Unit
          key={place.key}
          update={update}
          seat={march.army.seat}
          place={place}
          words={words}
          onChange={() => setClicked(clickedOn(place.squad, clicked, place.i))}
        />
      ))}
      <Shortcut update={update} squads={march.squads} words={words} />
    </div>
  )
}

interface ShortcutProps {
  readonly update: Update
  readonly squads: readonly Squad[]
  readonly words: MarchWords
}

/** With fewer Units than this, clicking them one by one is as fast. */
const MANY = 4

/** Leaves all behind but one of the weakest, or takes everybody along again. */
function Shortcut({ update, squads, words: { t, say } }: ShortcutProps) {
  const going = squads.reduce((sum, squad) => sum + squad.going, 0)
  const kept = squads.find(
    (squad) => squad.going > 0 && !isHero(squad.group.unit) && squad.group.ally === null,
  )
  const fewer = kept === undefined || going < MANY ? null : onlyOne(update, squads, kept)
  const back = everyone(update)
  const isBack = going === 1 && back.length >= MANY - 1
  const picks = isBack ? back : fewer
  if (picks === null || kept === undefined) return null
  return (
    <button type="button" className={style['shortcut']} data-do="fewer" onClick={() => answer(...picks)}>
      {isBack ? t('march.everyone') : t('march.only', { name: `1 ${say(unitName(kept.group.unit))}` })}
    </button>
  )
}

interface UnitProps {
  readonly update: Update
  /** The seat that marches. */
  readonly seat: number
  readonly place: Place
  readonly words: MarchWords
  /** Called before the Unit is left behind or taken along. */
  readonly onChange: () => void
}

/** The faction of the seat that marches, or of the ally who owns the Unit. */
const factionOf = ({ update, seat, place: { squad } }: UnitProps): string =>
  playerOf(update, squad.group.ally ?? seat)?.faction ?? ''

function calledBy(props: UnitProps, named = nameOf): string {
  const { unit } = props.place.squad.group
  if (unit === 'serf' || unit === 'warrior') return unitName(unit)
  return named(valuesOf(props.update).factions[factionOf(props)]?.units[unit] ?? '')
}

function Unit(props: UnitProps) {
  const { seat, place, words } = props
  const { t, say } = words
  const { squad, goes, n, option, reason } = place
  const { unit, vessel, ally } = squad.group
  const called = say(calledBy(props))
  const name =
    ally !== null
      ? t('march.ally', { name: called })
      : vessel === null
        ? called
        : t('march.aboard', { name: called })
  // An option that takes a tick back has the label of the tick.
  const undone = t(goes ? 'march.leave' : 'march.bring')
  const does = option?.kind === 'untick' ? undone : say(option?.label ?? reason?.why ?? '')
  const change = () => {
    if (option !== null) {
      props.onChange()
      pick(option)
    } else if (reason !== null) openMenu({ reason: reason.id })
  }
  return (
    <button
      type="button"
      className={style['unit']}
      data-goes={goes}
      data-option={option?.id}
      data-reason={option === null ? reason?.id : undefined}
      aria-label={t(goes ? 'march.in' : 'march.out', { name: n > 1 ? `${n} × ${name}` : name, does })}
      onClick={change}
    >
      <Figure
        unit={unit}
        short={say(calledBy(props, shortName))}
        faction={factionOf(props)}
        seat={ally ?? seat}
      />
      {n > 1 && <b aria-hidden>{n}</b>}
    </button>
  )
}

// One side of a Battle: its Units, and its Strength adding up line by line.
import { EVERY_UNIT, isHero, type Unit, unitOf } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { Icon } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Tick } from '../../../table-ui/tick.tsx'
import { UnitIcon } from '../figures/unit-icon.tsx'
import { valuesOf } from '../facts.ts'
import { ICONS } from '../icons/icons.ts'
import { playerOf } from '../view.ts'
import { isNatural, lineSaid, type SideView, unitCalled } from './lines.ts'
import { useWords } from './words.ts'
import { modulesInPlay, valuesInPlay } from '../cards/box.ts'
import { nameOf, shortName } from '../cards/names.ts'
import { Panels } from '../../../table-ui/panels.tsx'
import style from './battle.module.css'
import { whoIs } from '../players/who.ts'

interface SideProps {
  readonly update: Update
  readonly side: SideView
  readonly attacks: boolean
  /** Units it lost in this Battle, and Units that joined it. */
  readonly fallen: readonly Unit[]
}

/** The delay between two lines, in milliseconds. */
const PACE = 160

export function Side({ update, side, attacks, fallen }: SideProps) {
  const words = useWords()
  const { t, say } = words
  const { seat, natural, lines, total } = side
  const player = playerOf(update, seat)
  const faction = valuesOf(update).factions[player?.faction ?? '']
  const own = update.eyes === seat
  const does = t(`battle.${attacks ? 'attacks' : 'defends'}${own ? '.you' : ''}`)
  const printed = lines.filter(({ what }) => isNatural(what))
  const more = lines.filter(({ what }) => !isNatural(what))
  const colour = { ['--seat' as string]: `var(--seat-${seat})` }
  return (
    <section className={style['side']} style={colour} data-seat={seat}>
      <header className={style['head']}>
        <SeatMark seat={seat} size={18} />
        <h2>{say(nameOf(player?.faction ?? ''))}</h2>
        <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
        <span>{own ? does : `${say(whoIs(update, seat))} ${does}`}</span>
        <b className={style['sum']} title={t('battle.total', { n: total })}>
          <Tick n={total} />
        </b>
      </header>
      <Allies update={update} seats={side.allies} />
      <ul className={style['army']}>
        {printed.map(({ what, n }) => (
          <li key={what} title={lineSaid(what, faction, words)}>
            <Piece
              what={what}
              n={n}
              unit={valuesOf(update).units}
              of={{ faction: player?.faction ?? '', seat }}
            />
          </li>
        ))}
      </ul>
      <ol className={style['lines']}>
        <li>
          <span>{t('battle.natural')}</span>
          <b>{natural}</b>
        </li>
        {more.map(({ what, n }, i) => (
          <li key={what} style={{ animationDelay: `${i * PACE}ms` }}>
            <span>{lineSaid(what, faction, words)}</span>
            <b>{n > 0 ? `+${n}` : n}</b>
          </li>
        ))}
      </ol>
      {side.lying.length > 0 && (
        <p className={style['told']}>
          {t('battle.lying', {
            list: side.lying.map(({ piece }) => lineSaid(unitOf(piece), faction, words)).join(', '),
          })}
        </p>
      )}
      {fallen.length > 0 && (
        <p className={style['told']} data-lost>
          {t('battle.lost', { list: fallen.map((unit) => unitCalled(unit, faction, say)).join(', ') })}
        </p>
      )}
    </section>
  )
}

interface AlliesProps {
  readonly update: Update
  readonly seats: readonly number[]
}

/** The allies whose pieces fight on this side. Its leader decides for them. */
function Allies({ update, seats }: AlliesProps) {
  const { t, say } = useWords()
  if (seats.length === 0) return null
  return (
    <p className={style['allies']}>
      {t('battle.allies')}
      {seats.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} size={14} />
          {say(whoIs(update, seat))}
          <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
        </span>
      ))}
    </p>
  )
}

type Units = ReturnType<typeof valuesOf>['units']

interface PieceProps {
  readonly what: string
  readonly n: number
  readonly unit: Units
  readonly of: { readonly faction: string; readonly seat: number }
}

/** A kind of piece with its number and total Strength; a Hero by face and name. */
function Piece({ what, n, unit, of: { faction, seat } }: PieceProps) {
  const { say } = useWords()
  const heroes = valuesInPlay().factions[faction]?.units
  const kind = EVERY_UNIT.find((one) => one === what)
  const many = kind === undefined ? 1 : Math.round(n / Math.max(1, unit[kind].strength))
  return (
    <span className={style['piece']}>
      {kind === undefined ? (
        <span className={style['disc']}>
          <Icon path={what === 'tower' ? ICONS.watchtower : ICONS.castle} size="20px" />
        </span>
      ) : (
        <UnitIcon unit={kind} faction={faction} seat={seat} size="34px" />
      )}
      {kind !== undefined && isHero(kind) && <span>{say(shortName(heroes?.[kind] ?? ''))}</span>}
      {many > 1 && <i>×{many}</i>}
      <b>{n}</b>
    </span>
  )
}

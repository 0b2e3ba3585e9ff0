// The power board: potential, influence and conviction, block by block.
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Tick } from '../../../table-ui/tick.tsx'
import { useThing } from '../../../table-ui/thing.ts'
import { useWords } from '../text/own.ts'
import { Blocks } from '../../../table-ui/blocks.tsx'
import { ICONS } from '../icons/icons.ts'
import { type Mark, type Marked, sameMarked } from '../../../table-ui/module-parts.ts'
import { modulesInPlay } from '../in-play.ts'
import type { PlayerView } from '../view.ts'
import lying from '../../../table-ui/thing.module.css'
import style from './power-board.module.css'

export const LEVELS = ['potential', 'influence', 'conviction'] as const
type Level = (typeof LEVELS)[number]

export const LEVEL_SIGN: Readonly<Record<Level, string>> = {
  potential: ICONS['crossed-chains'],
  influence: ICONS.cubes,
  conviction: ICONS['flying-flag'],
}

interface PowerBoardProps {
  readonly player: PlayerView
  /** It is the viewing player's own board, which can be used to rest. */
  readonly mine: boolean
  /** The modules' part of the view. */
  readonly modules: Marked['modules']
}

export const PowerBoard = memo(function PowerBoard({ player, mine, modules }: PowerBoardProps) {
  const words = useWords()
  const { t } = words
  const { seat } = player
  const marks = (level: Level) =>
    modulesInPlay().marksAt(`power:${level}`, { modules, names: [], seat }, words)
  return (
    <section className={style['power']} aria-label={t('player.power')}>
      {LEVELS.map((level) => (
        <LevelOf key={level} level={level} n={player[level]} seat={seat} marks={marks(level)} />
      ))}
      {mine && <Rest />}
    </section>
  )
})

const ON_MAT = { x: 0, y: 0, letters: 0 }

const LevelOf = memo(function LevelOf({
  level,
  n,
  seat,
  marks,
}: {
  readonly level: Level
  readonly n: number
  readonly seat: number
  /** Tokens of modules on it. */
  readonly marks: readonly Mark[]
}) {
  const { t } = useWords()
  const name = t(`player.${level}`)
  const called = t('player.level', { name, n })
  const thing = useThing(`power:${level}`, [called, ...marks.map(({ said }) => said)].join('. '))
  return (
    <div {...thing} className={`${lying['thing']} ${style['level']}`} data-level={level}>
      <span className={style['label']} aria-hidden>
        {name}
      </span>{' '}
      <span className={style['count']} aria-hidden>
        <Icon path={LEVEL_SIGN[level]} size="16px" />
        <b>
          <Tick n={n} />
        </b>
      </span>
      <span className={style['blocks']}>
        <Blocks n={n} seat={seat} size={9} />
      </span>
      {marks.map(({ id, draw }) => (
        <span key={id} className={style['mark']}>
          {draw?.(ON_MAT)}
        </span>
      ))}
    </div>
  )
}, sameMarked)

/** Resting refers to the whole board; this corner is its click area. */
function Rest() {
  const { t } = useWords()
  const thing = useThing('power', t('player.rest.name'))
  return (
    <div {...thing} className={`${lying['thing']} ${style['rest']}`}>
      <Icon path={ICONS.campfire} size="20px" />
      <span className={style['label']} aria-hidden>
        {t('player.rest')}
      </span>
    </div>
  )
}

// The battle board: seven rings of spheres, each with its reward and the block on it.
import type { Update } from '@lorehall/host'
import { ATTRIBUTES, championOf } from '@lorehall/vindication/client'
import { memo } from 'react'
import type { Board, Box, Point } from '../../../../../table-ui/stage/board.ts'
import { BoardThing } from '../../../../../table-ui/stage/board-thing.tsx'
import { Halo } from '../../../../../table-ui/stage/halo.tsx'
import { linesIn } from '../../../../../table-ui/stage/lines.ts'
import { SeatShape } from '../../../../../table-ui/stage/seat-shape.tsx'
import { Sheet } from '../../../../../table-ui/stage/sheet.tsx'
import { Sign } from '../../../../../table-ui/stage/sign.tsx'
import { Stage } from '../../../../../table-ui/stage/stage.tsx'
import { nextThing } from '../../../../../table-ui/stage/nearest.ts'
import { placed } from '../../../../../table-ui/stage/placed.ts'
import { nameOf } from '../../../../../table-ui/players/seats.ts'
import stage from '../../../../../table-ui/stage/stage.module.css'
import { rectOf } from '../../../../../table-ui/stage/rect.ts'
import { ATTRIBUTE_SIGN } from '../../../cards/attribute.tsx'
import { faceOf, shortName } from '../../../cards/card-texts.ts'
import { ICONS } from '../../../icons/icons.ts'
import { useWords } from '../own.ts'
import { viewOf } from '../../../view.ts'
import { ART } from '../art.ts'
import { type BattleSphere, mythsIn } from '../seen.ts'
import { wideIn } from '../../../board/letters.ts'
import land from '../../../board/island.module.css'
import { type BattleLayout, layoutFor, leaders } from './layout.ts'
import { rewardNamed, type RewardName, rewardWords, ringName, sphereWords } from './words.ts'
import css from './battle.module.css'
import { LAUREL } from '../../../../../icons/laurel.ts'

const BOARD: Board<BattleLayout> = {
  id: 'battle',
  shapeFor: layoutFor,
  walk: nextThing,
  steps: (picks) => picks.length,
}

export function Battle({ update }: { readonly update: Update }) {
  const { t } = useWords()
  return (
    <Stage
      board={BOARD}
      update={update}
      name={t('myths.board')}
      keys={t('myths.keys')}
      className={css['battle']}
    >
      {({ shape }) => <Picture update={update} layout={shape} />}
    </Stage>
  )
}

interface PictureProps {
  readonly update: Update
  readonly layout: BattleLayout
}

const RINGS = [0, 1, 2, 3, 4, 5, 6]

function Picture({ update, layout }: PictureProps) {
  const { words: size, rings } = layout
  const { spheres } = mythsIn(viewOf(update)) ?? { spheres: [] }
  return (
    <>
      <Sheet lasting>
        <rect width={layout.w} height={layout.h} className={css['ground']} />
      </Sheet>
      <Sheet>
        <g style={{ ['--words' as string]: `${size}px` }}>
          <Head update={update} layout={layout} />
          {RINGS.map((ring) => {
            const box = rings[ring]
            return box === undefined ? null : (
              <Ring
                key={ring}
                update={update}
                ring={ring}
                box={box}
                size={size}
                spheres={spheres.flatMap((sphere, n) => (sphere.ring === ring ? [{ ...sphere, n }] : []))}
              />
            )
          })}
        </g>
      </Sheet>
    </>
  )
}

/** Ronak, the progress of the fight, and each player's champion. */
function Head({ update, layout: { head, words: size, kind } }: PictureProps) {
  const own = useWords()
  const { t, say } = own
  const view = viewOf(update)
  const myths = mythsIn(view)
  if (myths === null) return null
  const { phase, blocks, spheres } = myths
  const filled = spheres.filter(({ seat }) => seat !== null).length
  const state =
    phase === 'fight'
      ? t('myths.fight', { n: filled, of: spheres.length })
      : t('myths.asleep', { n: blocks.length })
  const scale = Math.min(head.h / (kind === 'broad' ? 220 : 90), head.w / 260, 1.1)
  const foot =
    kind === 'broad'
      ? { x: head.x + head.w / 2, y: head.y + 62 * scale }
      : { x: head.x + 70 * scale, y: head.y + 52 * scale }
  const left = kind === 'broad' ? head.x + 10 : head.x + 150 * scale
  const top = kind === 'broad' ? head.y + 104 * scale : head.y + size * 1.4
  const step = (kind === 'broad' ? 1.5 : 1.3) * size
  const { columns, rows } = leaders(view.players.length, head.y + head.h - top, step)
  const wide = (head.x + head.w - left) / columns
  const lines = view.players.map(({ seat, party }) => {
    const face = faceOf(championOf(party.map(({ card }) => card)))
    const champion = face === undefined ? t('myths.champion.none') : say(shortName(face))
    // In narrow layouts only the seat's mark names the player.
    return columns > 1 ? champion : t('myths.champion', { name: say(nameOf(update, seat)), champion })
  })
  return (
    <>
      <BoardThing at="battle" name={state} entry>
        <Halo box={head} round={10} />
        <rect {...rectOf(head, 10)} className={`${css['panel']} ${stage['touch']}`} />
        <g style={{ ['--roof' as string]: ART['ronak']?.colours.roof }} aria-hidden="true">
          {(ART['ronak']?.emblem ?? []).map(([wash, d], i) => (
            <path key={i} d={placed(d, foot, scale * 1.15)} className={land[wash]} />
          ))}
        </g>
        <text x={left} y={top} className={css['title']}>
          {state}
        </text>
      </BoardThing>
      {/* Not read out: the players' panels list the companions. */}
      <g aria-hidden="true">
        {lines.map((line, seat) => (
          <Champion
            key={seat}
            seat={seat}
            x={left + wide * Math.floor(seat / rows)}
            y={top + step * ((seat % rows) + 1)}
            line={line}
            narrowed={wideIn(line, size) > wide - MARK ? wide - MARK : null}
          />
        ))}
      </g>
    </>
  )
}

/** Space for the player's mark before the text, and the margin after it. */
const MARK = 26

interface ChampionProps extends Point {
  readonly seat: number
  readonly line: string
  /** Text that is too wide for its column is condensed until it fits. */
  readonly narrowed: number | null
}

function Champion({ seat, x, y, line, narrowed }: ChampionProps) {
  const fitted = narrowed === null ? {} : { textLength: narrowed, lengthAdjust: 'spacingAndGlyphs' }
  return (
    <>
      <SeatShape seat={seat} size={6} x={x + 7} y={y - 4} />
      <text x={x + 20} y={y} className={css['line']} {...fitted}>
        {line}
      </text>
    </>
  )
}

interface RingProps {
  readonly update: Update
  readonly ring: number
  readonly box: Box
  readonly size: number
  readonly spheres: readonly (BattleSphere & { readonly n: number })[]
}

function Ring({ update, ring, box, size, spheres }: RingProps) {
  const own = useWords()
  const { t, say } = own
  const name = ATTRIBUTES[ring]
  const sign = name === undefined ? ICONS['flying-flag'] : ATTRIBUTE_SIGN[name]
  const head = size * 2.5
  const each = (box.h - head - 2) / Math.max(1, spheres.length)
  return (
    <g
      role="group"
      aria-label={ringName(ring, own)}
      style={{ ['--ring' as string]: name === undefined ? 'var(--brass)' : `var(--${name})` }}
    >
      <rect {...rectOf(box, 10)} className={css['panel']} />
      <Sign
        path={sign}
        x={box.x + size * 1.2}
        y={box.y + head * 0.4}
        size={size * 1.35}
        className={css['ringSign']}
      />
      <text x={box.x + size * 2.2} y={box.y + head * 0.4 + size * 0.38} className={css['title']}>
        {ringName(ring, own)}
      </text>
      {spheres.map((sphere, i) => {
        const sense = sphereWords(sphere, own)
        const called =
          sphere.seat === null
            ? sense
            : t('myths.taken', { sphere: sense, name: say(nameOf(update, sphere.seat)) })
        return (
          <SphereAt
            key={sphere.n}
            n={sphere.n}
            name={called}
            reward={rewardNamed(sphere.reward)}
            text={rewardWords(sphere.reward, own)}
            short={t(`myths.short.${rewardNamed(sphere.reward)}`)}
            seat={sphere.seat}
            size={size}
            x={box.x + 10}
            y={box.y + head + i * each}
            w={box.w - 20}
            h={each - 12}
          />
        )
      })}
    </g>
  )
}

const REWARD_SIGN: Readonly<Record<RewardName, string>> = {
  home: ICONS['three-friends'],
  unlock: ICONS['sun'],
  resolve: ICONS['flying-flag'],
  teleport: ICONS['magic-gate'],
  pick: ICONS['chest'],
  clone: ICONS['round-star'],
  honor: LAUREL,
}

interface SphereAtProps extends Box {
  readonly n: number
  readonly name: string
  readonly reward: RewardName
  readonly text: string
  /** Shown if there is no space for the whole text. */
  readonly short: string
  readonly seat: number | null
  readonly size: number
}

const SphereAt = memo(function SphereAt({
  n,
  name,
  reward,
  text,
  short,
  seat,
  size,
  x,
  y,
  w,
  h,
}: SphereAtProps) {
  const radius = Math.min(h / 2 - 2, 24)
  const [cx, cy] = [x + radius + 4, y + h / 2]
  const area = w - 2 * radius - 16
  const whole = linesIn(text, area, size, Math.max(1, Math.floor(h / (size * 1.15))))
  const lines = whole.length > 0 ? whole : [short]
  return (
    <BoardThing at={`battle:${n}`} name={whole.length > 0 ? name : `${short}. ${name}`}>
      <Halo box={{ x, y, w, h }} round={8} />
      <rect
        {...rectOf({ x, y, w, h }, 8)}
        className={`${css['sphere']} ${stage['touch']}`}
        data-taken={seat !== null}
      />
      <circle cx={cx} cy={cy} r={radius} className={css['orb']} />
      {seat === null ? (
        <Sign path={REWARD_SIGN[reward]} x={cx} y={cy} size={radius * 1.15} className={css['rewardSign']} />
      ) : (
        <SeatShape seat={seat} size={radius * 0.72} x={cx} y={cy} />
      )}
      {lines.map((line, i) => (
        <text
          key={i}
          x={x + 2 * radius + 12}
          y={cy + size * (0.34 + (i - (lines.length - 1) / 2) * 1.15)}
          className={css['line']}
          data-taken={seat !== null}
        >
          {`${line} `}
        </text>
      ))}
    </BoardThing>
  )
})

/** The closed wing: the progress of the fight, or of waking Ronak. */
export function BattleGlance({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const myths = mythsIn(viewOf(update))
  if (myths === null) return null
  const { phase, blocks, spheres } = myths
  const filled = spheres.filter(({ seat }) => seat !== null).length
  return phase === 'fight'
    ? t('myths.glance', { n: filled, of: spheres.length })
    : t('myths.glance', { n: 6 - blocks.length, of: 6 })
}

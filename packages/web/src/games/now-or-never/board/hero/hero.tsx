// One's own hero: what lies in its slots, and what can be learnt.
import type { Update } from '@lorehall/host'
import { useMemo } from 'react'
import type { Board } from '../../../../table/stage/board.ts'
import { useOwnSeat } from '../../../../table/players/seats.ts'
import { Sheet } from '../../../../table/stage/sheet.tsx'
import { Stage } from '../../../../table/stage/stage.tsx'
import { ahead } from '../../../../table/stage/walk.ts'
import { drawn } from '../../../../table/drawn.ts'
import { playerOf } from '../../view.ts'
import { skillsOf } from './hero-facts.ts'
import style from './hero.module.css'
import { type HeroLayout, layoutFor } from './layout.ts'
import { Pick } from './pick.tsx'
import { Picture } from './picture.tsx'
import { Things } from './things.tsx'
import { useWords } from './words.ts'

/** By where things stand on the screen: the board has three shapes. */
function walk(at: string, key: string): string | null {
  const middle = (name: string) => {
    const box = drawn.elementOf(name, 'board')?.getBoundingClientRect()
    return box === undefined ? [] : [{ at: name, x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  }
  const all = drawn.in('board').flatMap(middle)
  const from = all.find((one) => one.at === at)
  return from === undefined ? null : ahead(from, key, all, 0.3)
}

const BOARD: Board<HeroLayout> = {
  id: 'hero',
  shapeFor: layoutFor,
  walk,
  steps: (picks) => picks.length,
}

export function Hero({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const seat = useOwnSeat(update)
  const player = playerOf(update, seat)
  const skills = useMemo(() => skillsOf(update, seat), [update, seat])
  if (player === undefined) return null
  return (
    <Stage
      board={BOARD}
      update={update}
      name={t('hero.name')}
      keys={t('hero.keys')}
      className={style['board']}
    >
      {({ shape }) =>
        player.hero === '' ? (
          <Pick update={update} layout={shape} />
        ) : (
          <>
            <Sheet>
              <Picture update={update} seat={seat} player={player} skills={skills} layout={shape} />
            </Sheet>
            <Sheet>
              <Things update={update} seat={seat} player={player} skills={skills} layout={shape} />
            </Sheet>
          </>
        )
      }
    </Stage>
  )
}

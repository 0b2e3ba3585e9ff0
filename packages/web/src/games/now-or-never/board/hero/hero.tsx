// The board of the player's own hero: the contents of its slots, and the abilities to learn.
import type { Update } from '@lorehall/host'
import { useMemo } from 'react'
import type { Board } from '../../../../table-ui/stage/board.ts'
import { useOwnSeat } from '../../../../table-ui/players/seats.ts'
import { Sheet } from '../../../../table-ui/stage/sheet.tsx'
import { Stage } from '../../../../table-ui/stage/stage.tsx'
import { ahead } from '../../../../table-ui/stage/walk.ts'
import { drawn } from '../../../../table-ui/drawn.ts'
import { playerOf } from '../../view.ts'
import { skillsOf } from './hero-facts.ts'
import style from './hero.module.css'
import { type HeroLayout, layoutFor } from './layout.ts'
import { Pick } from './pick.tsx'
import { Picture } from './picture.tsx'
import { Things } from './things.tsx'
import { useWords } from './words.ts'

/** By positions on the screen, because the board has three layouts. */
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

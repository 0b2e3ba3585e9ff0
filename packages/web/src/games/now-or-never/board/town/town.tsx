// The player's own town, and the unbuilt tiles next to it.
import type { Update } from '@lorehall/host'
import { GOODS } from '@lorehall/now-or-never/client'
import { useMemo } from 'react'
import type { Board } from '../../../../table-ui/stage/board.ts'
import { nameOf as seatName, useOwnSeat } from '../../../../table-ui/players/seats.ts'
import { Sheet } from '../../../../table-ui/stage/sheet.tsx'
import { Stage } from '../../../../table-ui/stage/stage.tsx'
import { nextIn } from './keys.ts'
import { layoutFor, type TownLayout } from './layout.ts'
import { Picture } from './picture.tsx'
import { Things } from './things.tsx'
import { townOf } from './town-facts.ts'
import style from './town.module.css'
import { useWords } from './words.ts'

export function Town({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const seat = useOwnSeat(update)
  const town = useMemo(() => townOf(update, seat), [update, seat])
  const tiles = town?.tiles.map((tile) => tile?.id ?? '').join(' ') ?? ''
  const waiting = GOODS.filter((good) => (town?.waiting[good] ?? 0) > 0).join(' ')
  const board = useMemo<Board<TownLayout>>(
    () => ({
      id: 'town',
      shapeFor: layoutFor,
      walk: nextIn(
        tiles.split(' '),
        GOODS.filter((good) => waiting.includes(good)),
      ),
      steps: (picks) => picks.length,
    }),
    [tiles, waiting],
  )
  if (town === null) return null
  const owner = update.eyes === null ? { owner: seatName(update, seat) } : {}
  return (
    <Stage
      board={board}
      update={update}
      name={t('town.name')}
      keys={t('town.keys')}
      className={style['town']}
    >
      {({ shape }) => (
        <>
          <Sheet>
            <Picture town={town} layout={shape} {...owner} />
          </Sheet>
          <Sheet>
            <Things town={town} layout={shape} />
          </Sheet>
        </>
      )}
    </Stage>
  )
}

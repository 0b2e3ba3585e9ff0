// The choice of a hero: all four of them.
import type { Update } from '@lorehall/host'
import { saying } from '@lorehall/now-or-never/client'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { Sheet } from '../../../../table-ui/stage/sheet.tsx'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { nameOf as seatName } from '../../../../table-ui/players/seats.ts'
import { valuesOf } from '../../facts.ts'
import { portraitOf } from '../../pieces/portraits.ts'
import { viewOf } from '../../view.ts'
import { BoardHighlight } from '../light.tsx'
import { Cell } from './cell.tsx'
import { nameOf } from '../../cards/names.ts'
import style from './hero.module.css'
import type { HeroLayout } from './layout.ts'
import { useWords } from './words.ts'

/** Two by two if there is no space for four side by side. */
function boxesIn({ w, h, kind }: HeroLayout, n: number): Box[] {
  const columns = kind === 'tall' ? 2 : 4
  const [wide, high] = [(w - 8) / columns, (h - 8) / Math.ceil(n / columns)]
  return Array.from({ length: n }, (_, i) => ({
    x: 8 + (i % columns) * wide,
    y: 8 + Math.floor(i / columns) * high,
    w: wide - 8,
    h: high - 8,
  }))
}

interface PickProps {
  readonly update: Update
  readonly layout: HeroLayout
}

export function Pick({ update, layout }: PickProps) {
  const { t, say } = useWords()
  const values = valuesOf(update)
  const { players } = viewOf(update)
  const heroes = Object.entries(values.heroes)
  const boxes = boxesIn(layout, heroes.length)
  return (
    <>
      <Sheet>
        <g style={{ ['--words' as string]: `${layout.words}px` }}>
          <rect width={layout.w} height={layout.h} className={style['leather']} />
          {heroes.map(([id, { hearts, mana, arrows, ability }], i) => {
            const box = boxes[i]
            if (box === undefined) return null
            const seat = players.findIndex(({ hero }) => hero === id)
            const art = { x: box.x + 6, y: box.y + 6, width: box.w - 12, height: box.h * 0.5 }
            const facts = t('hero.stats', { hearts, mana, arrows: arrows.join(' ') })
            const does = `${say(nameOf(ability.id))}: ${say(saying(values, ability.id).join(' '))}`
            const taken = seat === -1 ? '' : ` (${t('hero.taken', { name: seatName(update, seat) })})`
            const lower = { ...box, y: box.y + box.h * 0.5 + 8, h: box.h * 0.5 - 8 }
            return (
              <g key={id}>
                <Cell box={box} tone="plain" title="" letters={layout.words} spent={seat !== -1} />
                <image href={portraitOf(id)} {...art} preserveAspectRatio="xMidYMin slice" />
                <Cell
                  box={lower}
                  tone="plain"
                  title={`${say(nameOf(id))}${taken}`}
                  text={`${facts}. ${does}`}
                  letters={layout.words}
                />
              </g>
            )
          })}
        </g>
      </Sheet>
      <Sheet>
        {heroes.map(([id], i) => {
          const box = boxes[i]
          return box === undefined ? null : (
            <BoardThing key={id} at={`hero:${id}`} name={say(nameOf(id))} entry={i === 0}>
              <BoardHighlight box={box} />
            </BoardThing>
          )
        })}
      </Sheet>
    </>
  )
}

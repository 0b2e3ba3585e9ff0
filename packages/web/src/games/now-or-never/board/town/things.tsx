// The click areas of a town: places, rows, tiles, and the waiting villagers.
import { memo } from 'react'
import { type Good, GOODS, rowName, TOWN_COLUMNS, townRowOf } from '@lorehall/now-or-never/client'
import { capital } from '../../../../table-ui/names.ts'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { BoardHighlight } from '../light.tsx'
import { Villager } from '../../pieces/chip.tsx'
import type { TownLayout } from './layout.ts'
import type { TownFacts } from './town-facts.ts'
import { nameOf } from '../../cards/names.ts'
import style from './town.module.css'
import { useWords } from './words.ts'

interface ThingsProps {
  readonly town: TownFacts
  readonly layout: TownLayout
}

export function Things({ town, layout }: ThingsProps) {
  const { t, say } = useWords()
  return (
    <>
      {layout.places.map((box, space) => {
        const id = town.places[space]?.id ?? ''
        const row = capital(say(rowName(townRowOf(space))))
        const where = { row, n: (space % TOWN_COLUMNS) + 1 }
        const name = id === '' ? t('town.place.free', where) : `${say(nameOf(id))}, ${t('town.place', where)}`
        return (
          <BoardThing key={space} at={`town:${space}`} name={name} entry={space === 12}>
            <BoardHighlight box={box} />
          </BoardThing>
        )
      })}
      {layout.rows.map((box, row) => {
        const { built = 0, housed = 0, beds = 0 } = town.rows[row] ?? {}
        return (
          <BoardThing
            key={row}
            at={`row:${row}`}
            name={t('town.row.says', { name: capital(say(rowName(row))), built, housed, room: beds })}
          >
            <BoardHighlight box={box} />
          </BoardThing>
        )
      })}
      {layout.tiles.map((box, slot) => {
        const tile = town.tiles[slot] ?? null
        if (tile === null) return null
        return (
          <BoardThing
            key={tile.id}
            at={`tile:${tile.id}`}
            name={t('town.tile', { name: say(nameOf(tile.id)), n: tile.price })}
          >
            <BoardHighlight box={box} />
          </BoardThing>
        )
      })}
      <Waiting waiting={town.waiting} layout={layout} />
    </>
  )
}

interface WaitingProps {
  readonly waiting: Readonly<Record<Good, number>>
  readonly layout: TownLayout
}

/** On a real table, they wait below the town; here they are next to its name. */
const Waiting = memo(function Waiting({ waiting, layout }: WaitingProps) {
  const { t } = useWords()
  const some = GOODS.filter((good) => waiting[good] > 0)
  const { x, y } = layout.heads.town
  const from = x + 110
  return some.map((good, i) => {
    const box = { x: from + i * 46, y: y - 19, w: 42, h: 28 }
    return (
      <BoardThing key={good} at={`waiting:${good}`} name={t(`town.villagers.${good}`, { n: waiting[good] })}>
        <Villager good={good} x={box.x + 14} y={box.y + 14} size={26} />
        <text x={box.x + 29} y={y} className={style['waits']}>
          {waiting[good]}
        </text>
        <BoardHighlight box={box} />
      </BoardThing>
    )
  })
})

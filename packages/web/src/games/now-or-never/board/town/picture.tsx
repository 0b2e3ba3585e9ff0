// The drawing of a town and its tiles. Highlights are drawn above it.
import { rectOf } from '../../../../table-ui/stage/rect.ts'
import { memo } from 'react'
import { Head } from './head.tsx'
import type { TownLayout } from './layout.ts'
import { Place } from './place.tsx'
import { Row } from './row.tsx'
import { Tile } from './tile.tsx'
import type { PlaceFacts, TownFacts } from './town-facts.ts'
import { nameOf } from '../../cards/names.ts'
import style from './town.module.css'
import { useWords } from './words.ts'

interface PictureProps {
  readonly town: TownFacts
  readonly layout: TownLayout
  /** The owner's name; undefined: it is the player's own town. */
  readonly owner?: string
}

/** The total price if a tile is taken, otherwise the extra cost of the place. */
const priceOf = ({ price, extra }: PlaceFacts) =>
  price === null ? (extra > 0 ? `+${extra}` : '') : String(price)

export const Picture = memo(function Picture({ town, layout, owner }: PictureProps) {
  const { t, say } = useWords()
  const { names, words, heads, places, tiles, rows } = layout
  const sizes = { ['--names' as string]: `${names}px`, ['--words' as string]: `${words}px` }
  return (
    <g style={sizes}>
      <rect width={layout.w} height={layout.h} className={style['green']} />
      <Head
        {...heads.town}
        title={owner === undefined ? t('town.head') : t('town.head.of', { name: owner })}
        note=""
        width={0}
      />
      <Head
        {...heads.tiles}
        title={t(owner === undefined ? 'town.grid' : 'town.grid.of')}
        note={noteOf(town, t, say)}
        width={layout.w - heads.tiles.x}
      />
      {places.map((box, space) => {
        const place = town.places[space]
        if (place === undefined) return null
        const { id, gain, dear, worth, building } = place
        return building === null ? (
          <Place key={space} box={box} gain={gain} price={priceOf(place)} dear={dear} letters={words} />
        ) : (
          <Tile
            key={space}
            id={id}
            of={building}
            name={say(nameOf(id))}
            box={box}
            letters={names}
            worth={worth === null ? null : t('town.row.vp', { n: worth })}
          />
        )
      })}
      {rows.map((box, row) => {
        const facts = town.rows[row]
        return facts === undefined ? null : <Row key={row} box={box} {...facts} />
      })}
      {tiles.map((box, slot) => {
        const tile = town.tiles[slot] ?? null
        if (tile === null) return <rect key={slot} {...rectOf(box, 6)} className={style['gone']} />
        const { id, building, price, dear, taken } = tile
        return (
          <Tile
            key={slot}
            id={id}
            of={building}
            name={say(nameOf(id))}
            box={box}
            letters={names}
            price={price}
            dear={dear}
            taken={taken}
          />
        )
      })}
    </g>
  )
})

type Words = ReturnType<typeof useWords>

function noteOf({ taken, first }: TownFacts, t: Words['t'], say: Words['say']): string {
  if (taken !== '') return t('town.grid.taken', { name: say(nameOf(taken)) })
  return t(first ? 'town.grid.first' : 'town.grid.next')
}

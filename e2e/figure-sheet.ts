// A page with every figure of Heroes at 48 and 24 pixels, on land by daylight and by candlelight, in color and in gray.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawn, markUpon, MARGIN, symbolsIn } from '../packages/web/src/games/heroes/figures/symbols.ts'

const HEROES = join(import.meta.dirname, '../packages/web/src/games/heroes')

export interface SheetFigure {
  /** For example "humans". */
  readonly set: string
  readonly id: string
  /** The picture, and the size of its box. */
  readonly picture: string
  readonly wide: number
  readonly high: number
}

/** The color of a seat, as in tokens.css. */
const SEAT = '#56b4e9'

function figuresIn(file: string): readonly SheetFigure[] {
  const name = basename(file).replace(/(?:-later|-faces)?\.svg$/, '')
  return [...symbolsIn(readFileSync(join(HEROES, file), 'utf8'))].map(([named, drawing]) => ({
    // The base file has the figures of all four factions, as "humans-serf".
    set: name === 'base' ? named.slice(0, named.indexOf('-')) : name,
    id: name === 'base' ? named.slice(named.indexOf('-') + 1) : named,
    picture: `data:image/svg+xml,${encodeURIComponent(drawn(drawing, { seat: SEAT, on: markUpon(1) }))}`,
    wide: drawing.wide,
    high: drawing.high,
  }))
}

const FACES = ['face-a', 'face-b', 'face-c', 'm1', 'm2', 'm3', 'm4']

const ORDER = ['serf', 'warrior', 'hero', 'sea', 'air', 'capital-1', 'capital-2', 'capital-3', ...FACES]

/** All figures, by set. */
export const figures: readonly SheetFigure[] = globSync('{,modules/*/}figures/*.svg', { cwd: HEROES })
  .toSorted()
  .flatMap(figuresIn)
  .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id))

/** A drawing in which its box is this high; what reaches beyond the box is drawn, too. */
function shown({ picture, wide, high }: SheetFigure, height: number): string {
  const scale = height / high
  const [w, h, by] = [wide * scale, high * scale, MARGIN * scale]
  const size = `width:${w + 2 * by}px;height:${h + 2 * by}px;margin:${-by}px`
  return `<span style="width:${w + 10}px;height:${h + 8}px"><img src="${picture}" style="${size}" alt=""></span>`
}

const LOOKS = [
  { name: 'Daylight', land: '#c2ac58', gray: false },
  { name: 'Candlelight', land: '#5a5228', gray: false },
  { name: 'Daylight, gray', land: '#c2ac58', gray: true },
  { name: 'Candlelight, gray', land: '#5a5228', gray: true },
]

const STYLE = `
  body { margin: 16px; background: #fbf3e0; font: 13px sans-serif; color: #1d1206 }
  section { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  div { padding: 8px 12px; border-radius: 8px }
  p { display: flex; flex-wrap: wrap; align-items: end; margin: 6px 0 }
  h2 { margin: 0; font-size: 13px; color: #fff8e6 }
  span { display: inline-grid; place-items: center }
`

/** Buildings are drawn larger than figures at the same distance. */
const heightOf = ({ id }: SheetFigure, height: number) => (id.startsWith('capital') ? height * 1.5 : height)

export function sheet(): string {
  const sets = [...new Set(figures.map(({ set }) => set))]
  const rows = sets.map((set) => {
    const own = figures.filter((figure) => figure.set === set)
    const at = (height: number) => own.map((figure) => shown(figure, heightOf(figure, height))).join('')
    return `<p title="${set}">${at(48)}</p><p>${at(24)}</p>`
  })
  const looks = LOOKS.map(
    ({ name, land, gray }) =>
      `<div style="background:${land};${gray ? 'filter:grayscale(1)' : ''}"><h2>${name}</h2>${rows.join('')}</div>`,
  )
  return `<!doctype html><title>Figures of Heroes</title><style>${STYLE}</style><section>${looks.join('')}</section>`
}

// The modules' panels on a player's side and their layers on a board, drawn where the base places them.
import type { Update } from '@lorehall/host'
import type { Layer, Panel } from './module-parts.ts'
import type { Shape } from './stage/board.ts'

interface PanelsProps {
  readonly of: readonly Panel[]
  readonly update: Update
  readonly seat: number
}

export function Panels({ of, update, seat }: PanelsProps) {
  return of.map((Panel, i) => <Panel key={i} update={update} seat={seat} />)
}

interface LayersProps<S extends Shape> {
  readonly of: readonly Layer<S>[]
  readonly update: Update
  readonly shape: S
}

export function BoardLayers<S extends Shape>({ of, update, shape }: LayersProps<S>) {
  return of.map((Layer, i) => <Layer key={i} update={update} shape={shape} />)
}

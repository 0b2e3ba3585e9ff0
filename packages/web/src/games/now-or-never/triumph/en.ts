// English text of the scenes of triumph.
export const TRIUMPH_EN = {
  'triumph.won': '{name} defeated',
  'triumph.row': '{name} complete',
  'triumph.points': '+{n} {n:point|points}',
} as const

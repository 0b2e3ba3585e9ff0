// The Continents and Sea Regions that only the side with six Continents has.
export const MAP_EN = {
  tessaly: 'Tessaly',
  ombria: 'Ombria',
  'centre-w': 'Western Central Sea',
  'centre-e': 'Eastern Central Sea',
  n1: 'Western North Sea',
  n2: 'Eastern North Sea',
  s1: 'Western South Sea',
  s2: 'Eastern South Sea',
  'gap-n1': 'Western North Strait',
  'gap-n2': 'Eastern North Strait',
  'gap-m': 'Middle Strait',
  'gap-s1': 'Western South Strait',
  'gap-s2': 'Eastern South Strait',
}

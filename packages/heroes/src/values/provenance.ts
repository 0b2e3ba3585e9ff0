// The source of each number. Numbers of our own (`house`) are never presented as printed.

export type Provenance = 'printed' | 'public' | 'derived' | 'house'

/** By the path of a number in the values file, or of an object around it. Numbers that are not listed are our own. */
const FROM: Readonly<Record<string, Provenance>> = {
  start: 'printed',
  cap: 'printed',
  tokens: 'printed',
  regionLimit: 'printed',
  capacity: 'printed',
  units: 'public',
  'units/serf/count': 'printed',
  'units/serf/vp': 'derived',
  'units/warrior/count': 'printed',
  'units/warrior/price': 'printed',
  'units/a/count': 'printed',
  'units/a/price': 'printed',
  'units/a/speed': 'printed',
  'units/b/count': 'printed',
  'units/c/count': 'printed',
  'units/sea/count': 'printed',
  'units/air/count': 'printed',
  pair: 'printed',
  'building/price': 'printed',
  'building/vp': 'public',
  'tower/count': 'printed',
  'tower/orePerRegion': 'printed',
  'tower/yield': 'printed',
  'tower/strength': 'public',
  'capital/1/price': 'printed',
  tax: 'printed',
  conjure: 'printed',
  scribedVp: 'public',
  regionVp: 'printed',
  battleVp: 'public',
  destroyedVp: 'public',
  'tactics/first-strike/cost': 'public',
  'tactics/first-strike/strength': 'public',
  'tactics/first-strike/vp': 'public',
  'tactics/charge/cost': 'public',
  'tactics/charge/vp': 'public',
}

/** The source of a number by its path, such as `spells/rage/mana`. */
export function provenanceOf(path: string): Provenance {
  const named = FROM[path]
  const cut = path.lastIndexOf('/')
  return named ?? (cut < 0 ? 'house' : provenanceOf(path.slice(0, cut)))
}

// The source of each number. Numbers of our own (`house`) are never presented as printed.
import { FROM_CARDS, type Provenance, sourceIn } from './card-provenance.ts'

/** By the path of a number in the values file, or of an object around it. Numbers that are not listed are our own. */
const FROM: Readonly<Record<string, Provenance>> = {
  ...FROM_CARDS,
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
  'hires/m1/price': 'public',
  'hires/m2/price': 'public',
  'hires/m3/price': 'public',
  'hires/m4/price': 'public',
}

/** The source of a number by its path, such as `spells/rage/mana`. */
export const provenanceOf = (path: string): Provenance => sourceIn(FROM, path)

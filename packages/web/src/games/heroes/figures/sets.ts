// The sets of drawings, fetched when their first figure is shown: Heroes, Vessels and higher Capitals of a faction only
// when there are any, the faces of its Heroes where they can be recruited.
import { useEffect } from 'react'
import { create } from 'zustand'
import { modulesInPlay } from '../cards/box.ts'
import type { Fetch } from '../module-parts.ts'
import { symbolsIn, type Symbols } from './symbols.ts'

/**
 * The figures that a game begins with are one file for all four factions, which compresses better than four. The rest
 * of each faction comes later.
 */
const FILES: Readonly<Record<string, Fetch>> = {
  base: () => import('./base.svg?raw'),
  'humans-later': () => import('./humans-later.svg?raw'),
  'orcs-later': () => import('./orcs-later.svg?raw'),
  'dwarves-later': () => import('./dwarves-later.svg?raw'),
  'elves-later': () => import('./elves-later.svg?raw'),
  'humans-faces': () => import('./humans-faces.svg?raw'),
  'orcs-faces': () => import('./orcs-faces.svg?raw'),
  'dwarves-faces': () => import('./dwarves-faces.svg?raw'),
  'elves-faces': () => import('./elves-faces.svg?raw'),
  things: () => import('./things.svg?raw'),
}

const useSets = create<Readonly<Record<string, Symbols>>>()(() => ({}))

const fetched = new Map<string, Promise<void>>()

async function fetchSet(name: string, file: Fetch): Promise<void> {
  try {
    const symbols = symbolsIn((await file()).default)
    useSets.setState({ [name]: symbols })
  } catch (error) {
    // The next figure of this set tries again.
    fetched.delete(name)
    throw error
  }
}

/** A module's file: the figures of a faction, the faces of its Heroes or of Heroes for hire, or a token. */
function fileOfModule(name: string): Fetch | undefined {
  const { factions, tokens, hired } = modulesInPlay()
  if (name === 'hired') return hired
  return factions[name]?.figures ?? factions[name.replace('-faces', '')]?.faces ?? tokens[name]
}

/** Undefined until the set is here. */
export function useSet(name: string): Symbols | undefined {
  useEffect(() => {
    const file = FILES[name] ?? fileOfModule(name)
    if (file === undefined || fetched.has(name)) return
    const coming = fetchSet(name, file)
    fetched.set(name, coming)
  }, [name])
  return useSets((sets) => sets[name])
}

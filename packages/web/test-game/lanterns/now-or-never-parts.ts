// The parts of a Now or Never table, with lanterns.
import { partsWith } from '../../src/games/now-or-never/parts/parts.ts'
import { bring } from '../../src/games/now-or-never/module-parts.ts'
import { lanternParts } from './parts.tsx'

export const parts = partsWith(bring([lanternParts('map', 'lamp')]))

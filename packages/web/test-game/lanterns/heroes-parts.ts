// The parts of a Heroes table, with lanterns.
import { partsWith } from '../../src/games/heroes/parts/parts.ts'
import { bring } from '../../src/table-ui/module-parts.ts'
import { lanternParts } from './parts.tsx'

export const parts = partsWith(bring([lanternParts('world', 'lamp')]))

// The parts of a Vindication table, with lanterns.
import { partsWith } from '../../src/games/vindication/parts/parts.ts'
import { bring } from '../../src/games/vindication/module-parts.ts'
import { lanternParts } from './parts.tsx'

export const parts = partsWith(bring([lanternParts('shared', 'lantern')]))

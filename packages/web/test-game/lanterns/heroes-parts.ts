// What lanterns bring to the page of a table.
import { partsWith } from '../../src/games/heroes/table/parts.ts'
import { bring } from '../../src/table/module-parts.ts'
import { lanternParts } from './parts.tsx'

export const parts = partsWith(bring([lanternParts('world', 'lamp')]))

// What lanterns bring to the page of a table.
import { partsWith } from '../../src/games/vindication/table/parts.ts'
import { bring } from '../../src/games/vindication/module-parts.ts'
import { lanternParts } from './parts.tsx'

export const parts = partsWith(bring([lanternParts('shared', 'lantern')]))

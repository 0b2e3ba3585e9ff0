// The parts of a Heroes table, with lanterns.
import { partsWith } from '../../src/games/heroes/parts/parts.ts'
import { lanterns } from '@lorehall/heroes/testing'
import { know } from '../../src/games/heroes/facts.ts'
import { bring } from '../../src/games/heroes/module-parts.ts'
import { lanternParts } from './parts.tsx'

know(lanterns)
export const parts = partsWith(bring([lanternParts('world', 'lamp')]))

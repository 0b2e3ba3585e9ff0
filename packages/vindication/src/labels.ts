// The labels of the modules' amounts, by module, for the form of numbers. One of the lists that name modules.
import { AMOUNTS_EN as GUILDS_EN } from './modules/guilds/text/numbers/en.ts'
import { AMOUNTS_EN as JEWELCRAFTER_EN } from './modules/jewelcrafter/text/numbers/en.ts'
import { AMOUNTS_EN as MENAGERIE_EN } from './modules/menagerie/text/numbers/en.ts'
import { AMOUNTS_EN as MYTHS_EN } from './modules/myths/text/numbers/en.ts'
import { AMOUNTS_EN as RUINS_EN } from './modules/temple-ruins/text/numbers/en.ts'
import { AMOUNTS_EN as WELL_EN } from './modules/well-of-wishes/text/numbers/en.ts'

export const AMOUNTS_EN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  guilds: GUILDS_EN,
  jewelcrafter: JEWELCRAFTER_EN,
  menagerie: MENAGERIE_EN,
  myths: MYTHS_EN,
  'temple-ruins': RUINS_EN,
  'well-of-wishes': WELL_EN,
}

// The texts of a table, loaded with it. Texts that are seldom needed there have their own files: company
// (of-company.ts), preferences (of-prefs.ts), the text view (of-text-view.ts), what covers the table (of-end.ts), its
// windows (of-windows.ts), rules (of-rules.ts), others' turns (of-narration.ts), lessons (of-lesson.ts), the sources of
// numbers (of-sources.ts), and what only some tables have (of-further.ts).
import { CARD_EN } from './card/en.ts'
import { learn } from './en.ts'
import { TABLE_EN as AT_TABLE_EN } from './table/en.ts'
import { TIP_EN } from './tip/en.ts'

export const TABLE_EN = { ...AT_TABLE_EN, ...CARD_EN, ...TIP_EN }

learn(TABLE_EN)

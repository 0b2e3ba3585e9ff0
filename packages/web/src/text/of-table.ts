// The words of a table. Imported where one is shown, so that they come with it; what is seldom needed there
// comes by itself: company (of-company.ts), preferences (of-prefs.ts), the table in words (of-words.ts),
// what comes over it (of-end.ts), its windows (of-windows.ts), rules (of-rules.ts).
import { CARD_EN } from './card/en.ts'
import { learn } from './en.ts'
import { FURTHER_EN } from './further/en.ts'
import { LESSON_EN } from './lesson/en.ts'
import { TABLE_EN as AT_TABLE_EN } from './table/en.ts'

export const TABLE_EN = { ...AT_TABLE_EN, ...CARD_EN, ...FURTHER_EN, ...LESSON_EN }

learn(TABLE_EN)

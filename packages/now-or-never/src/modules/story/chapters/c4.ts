// Chapter 4. Loaded only for a table that plays it.
import record from '../cards/c4.json' with { type: 'json' }
import { C4_TITLES } from '../text/titles/c4/en.ts'
import { readChapter } from './read.ts'

export const c4 = readChapter(record, C4_TITLES)

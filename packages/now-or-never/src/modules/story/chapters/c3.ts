// Chapter 3. Loaded only for a table that plays it.
import record from '../cards/c3.json' with { type: 'json' }
import { C3_TITLES } from '../text/titles/c3/en.ts'
import { readChapter } from './read.ts'

export const c3 = readChapter(record, C3_TITLES)

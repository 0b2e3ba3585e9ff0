// Chapter 2. Loaded only for a table that plays it.
import record from '../cards/c2.json' with { type: 'json' }
import { C2_TITLES } from '../text/titles/c2/en.ts'
import { readChapter } from './read.ts'

export const c2 = readChapter(record, C2_TITLES)

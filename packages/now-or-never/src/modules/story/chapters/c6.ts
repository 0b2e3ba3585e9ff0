// Chapter 6. Loaded only for a table that plays it.
import record from '../cards/c6.json' with { type: 'json' }
import { C6_TITLES } from '../text/titles/c6/en.ts'
import { readChapter } from './read.ts'

export const c6 = readChapter(record, C6_TITLES)

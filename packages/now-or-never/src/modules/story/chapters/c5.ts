// Chapter 5. Loaded only for a table that plays it.
import record from '../cards/c5.json' with { type: 'json' }
import { C5_TITLES } from '../text/titles/c5/en.ts'
import { readChapter } from './read.ts'

export const c5 = readChapter(record, C5_TITLES)

// Chapter 1. Loaded only for a table that plays it.
import record from '../cards/c1.json' with { type: 'json' }
import { C1_TITLES } from '../text/titles/c1/en.ts'
import { readChapter } from './read.ts'

export const c1 = readChapter(record, C1_TITLES)

// A chapter that a table can play: its checked record and its titles.
import { type ChapterRecord, chapterRecord } from '../cards/chapter.ts'
import type { Titles } from '../text/titles/titles.ts'

export interface Chapter {
  readonly record: ChapterRecord
  readonly titles: Titles
}

export function readChapter(record: unknown, titles: Titles): Chapter {
  if (!chapterRecord(record, [])) throw new Error('a check refuses or agrees')
  return { record, titles }
}

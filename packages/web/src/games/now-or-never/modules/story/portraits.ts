// The portraits of the story's heroes and the pictures of its chapters.
import chapter1 from './art/chapter-1.svg?no-inline'
import chapter2 from './art/chapter-2.svg?no-inline'
import chapter3 from './art/chapter-3.svg?no-inline'
import chapter4 from './art/chapter-4.svg?no-inline'
import chapter5 from './art/chapter-5.svg?no-inline'
import chapter6 from './art/chapter-6.svg?no-inline'
import halia from './art/halia.svg?no-inline'
import marklun from './art/marklun.svg?no-inline'
import namal from './art/namal.svg?no-inline'
import zeik from './art/zeik.svg?no-inline'

const PORTRAITS: Readonly<Record<string, string>> = { halia, zeik, marklun, namal }

const PICTURES: Readonly<Record<string, string>> = {
  1: chapter1,
  2: chapter2,
  3: chapter3,
  4: chapter4,
  5: chapter5,
  6: chapter6,
}

export const portraitOf = (hero: string): string => PORTRAITS[hero] ?? ''

export const pictureOf = (chapter: string): string => PICTURES[chapter] ?? ''

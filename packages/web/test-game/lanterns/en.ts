// English texts of the lanterns module.
import { withTexts } from '../../src/text/language.ts'

export const LANTERNS_EN = {
  'lanterns.all': 'Lanterns',
  'lanterns.text': 'Everybody hides a light.',
  'lanterns.own': 'Your light: {n}.',
  'lanterns.board': 'Your lantern',
} as const

export const { wordsOf, useWords } = withTexts(LANTERNS_EN)

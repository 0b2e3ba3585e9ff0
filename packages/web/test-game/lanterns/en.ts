// English words of lanterns on the page.
import { withTexts } from '../../src/text/language.ts'

export const { wordsOf, useWords } = withTexts({
  'lanterns.all': 'Lanterns',
  'lanterns.text': 'Everybody hides a light.',
  'lanterns.own': 'Your light: {n}.',
  'lanterns.board': 'Your lantern',
})

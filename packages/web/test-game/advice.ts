// The one piece of advice the toy has.
import type { AdviceFor } from '../src/table/lesson/advice.ts'
import { ADVICE_EN } from './en.ts'

export const adviceFor: AdviceFor = ({ ask }) =>
  ask?.options.some(({ id }) => id === 'relic') === true ? [{ id: 'relic', ...ADVICE_EN.relic }] : []

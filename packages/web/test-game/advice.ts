// The toy's only hint.
import type { AdviceFor } from '../src/table-ui/lesson/advice.ts'
import { ADVICE_EN } from './en.ts'

export const adviceFor: AdviceFor = ({ ask }) =>
  ask?.options.some(({ id }) => id === 'relic') === true ? [{ id: 'relic', ...ADVICE_EN.relic }] : []

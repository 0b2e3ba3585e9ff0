// The one hint of the toy.
import type { HintsFor } from '../src/table/lesson/hint.ts'
import { HINTS_EN } from './en.ts'

export const hintsFor: HintsFor = ({ ask }) =>
  ask?.options.some(({ id }) => id === 'relic') === true ? [{ id: 'relic', ...HINTS_EN.relic }] : []

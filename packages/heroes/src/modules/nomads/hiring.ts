// The hire card of the Nomads. (H-NOMAD-2)
import type { T } from '../../rules/step.ts'
import { HIRED } from '../../values/words.ts'

/** Whether Nomads wander at this table; otherwise they are for hire. */
export const wanders = ({ options }: Pick<T, 'options'>): boolean => options['nomadsWander'] === true

/** One card for the table. */
export function layCard(t: T): void {
  const laid = t.state.forHire ?? []
  t.state.forHire = HIRED.filter((unit) => unit === 'band' || laid.includes(unit))
}

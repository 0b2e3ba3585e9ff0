// A question that offers one way to augment is a yes-or-no question.
import type { Ask } from '@lorehall/kernel'

/** The only way to augment that the question offers; null if it is another question, or there are several ways. */
export function soleAugment({ prompt, options }: Ask): string | null {
  const [first, second] = options.filter(({ kind }) => kind === 'augment')
  return prompt === 'augment' && first !== undefined && second === undefined ? first.name : null
}

// The texts of the Well of Wishes, except those of its tokens and region.
import { amount } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at, ATTRIBUTES } from '../../../state.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, why } from '../../../text/telling/en.ts'
import { cardName, list } from '../../../text/words/en.ts'
import { well } from '../state.ts'
import { type Wish, WISHES } from '../tokens.ts'

function given(f: F, { gives, amount: name }: Wish): string {
  return `${amount(f, 'well-of-wishes', name)} ${gives === 'honor' ? gives : ATTRIBUTES[gives]}`
}

function wished(f: F, id: string): string {
  const found = WISHES.find((one) => one.id === id)
  return found === undefined ? cardName(f, id) : given(f, found)
}

export const text: ModuleText = {
  prompts: { 'well-of-wishes/wish': 'what do you wish for?' },
  options: { wish: (f, { name }) => `Wish for ${wished(f, name)}` },
  events: {
    wished: (e) => `${does(e, 'wishes')} for ${wished(e.f, e.word('card'))}${why(e)}`,
    wishShown: (e) => `New wish in the well: ${wished(e.f, e.word('card'))}`,
  },
  said: { wish: 'wished' },
  rules: { wished: 'V-WELL-1', wishShown: 'V-WELL-3' },
  sources: { wishes: 'Wishes' },
  table: (f) => [`Wishes in the well: ${list(well(f).showing.map((n) => given(f, at(WISHES, n))))}.`],
}

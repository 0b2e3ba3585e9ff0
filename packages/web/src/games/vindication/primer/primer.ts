// A turn of Vindication in one minute, and the icons of the game.
import type { PrimerFor, Sign } from '../../game.ts'
import { ATTRIBUTE_SIGN } from '../cards/attribute.tsx'
import { ICONS } from '../icons/icons.ts'
import { otherwiseAt, ownOtherwiseAt, saidAt, termsIn } from '../otherwise.ts'
import { PRIMER_EN, PRIMER_OTHERWISE_EN } from './en.ts'
import { LAUREL } from '../../../icons/laurel.ts'

const { signs: words, here, ...turn } = PRIMER_EN

const ATTRIBUTES = ['inspiration', 'knowledge', 'strength', 'courage', 'wisdom', 'vision'] as const

const SIGNS: readonly Sign[] = [
  { sign: ICONS['crossed-chains'], ...words.potential },
  { sign: ICONS.cubes, ...words.influence },
  { sign: ICONS['flying-flag'], ...words.conviction },
  ...ATTRIBUTES.map((name) => ({ sign: ATTRIBUTE_SIGN[name], colour: `var(--${name})`, ...words[name] })),
  { sign: LAUREL, ...words.honor },
  { sign: ICONS['three-friends'], ...words.companions },
  { sign: ICONS['ribbon-medal'], ...words.proficiency },
  { sign: ICONS.hexes, ...words.regions },
  { sign: ICONS.hourglass, ...words.triggers },
  { sign: ICONS['scroll-unfurled'], ...words.quest },
  { sign: ICONS['walking-boot'], ...words.speed },
]

export const primerFor: PrimerFor = (shown) => {
  const otherwise = otherwiseAt(shown)
  const others = saidAt(PRIMER_OTHERWISE_EN, otherwise)
  // Help says next to each expansion which of its variants are used.
  const terms = termsIn(ownOtherwiseAt(shown))
  const told = <Part extends { readonly name: string; readonly text: string }>(part: Part): Part => ({
    ...part,
    text: others[part.name] ?? part.text,
  })
  return {
    ...turn,
    steps: turn.steps.map(told),
    more: [...turn.more.map(told), ...(terms.length === 0 ? [] : [{ name: here, text: terms.join(' ') }])],
    signs: SIGNS.map(told),
  }
}

// Tokens for the goods and other gains on cards.
import { count, type Counted, type Deed } from '@lorehall/now-or-never/client'
import type { TokenLook } from '../../../table-ui/token.tsx'
import { COLOUR, SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import { VILLAGER_EN } from './words/en.ts'

const token = (what: Counted, colour: string): TokenLook => ({
  name: count(1, what).slice(2),
  sign: SIGN[what],
  colour,
})

const TOKEN: Readonly<Record<Counted, TokenLook>> = {
  shell: token('shell', COLOUR.shell),
  tool: token('tool', COLOUR.tool),
  demon: token('demon', COLOUR.demon),
  crystal: token('crystal', COLOUR.crystal),
  heart: token('heart', '#dc8a80'),
  mana: token('mana', '#7fb2df'),
  coin: token('coin', '#e2c064'),
  xp: token('xp', '#d9c98a'),
  book: token('book', '#c2a878'),
}

const VILLAGER: TokenLook = { name: VILLAGER_EN, sign: ICONS['three-friends'], colour: '#d9b98f' }

/** Coins and hearts come in large numbers, so only the text names them. */
const DRAWN = ['shell', 'tool', 'demon', 'crystal', 'book', 'xp', 'mana'] as const

/** More of them would hide the picture. */
const MOST = 4

function given(deed: Deed): TokenLook[] {
  if (deed.verb === 'gainVillagers') return Array.from({ length: deed.n }, () => VILLAGER)
  if (deed.verb !== 'gain') return []
  return DRAWN.flatMap((what) => Array.from({ length: deed[what] ?? 0 }, () => TOKEN[what]))
}

/** The lasting gains of these deeds. */
export function tokensOf(deeds: readonly Deed[]): readonly TokenLook[] {
  const all = deeds.flatMap(given)
  return all.length > MOST ? [] : all
}

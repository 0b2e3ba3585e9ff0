// Every option Myths & Wonders offers a player.
import { named, type Option } from '@lorehall/kernel'
import { choiceMaker } from '../../choice-maker.ts'
import { DECKS, RELICS } from '../../state.ts'
import { boardFor, REWARDS } from './values/boards.ts'

const make = choiceMaker()

/** One for each sphere of the larger board, by its number on either. */
make.kind('contribute')
export const CONTRIBUTE: readonly Option[] = boardFor(5).map((_, n) =>
  named('contribute', String(n), `battle:${n}`, n),
)
export const ROLL = make.word('roll', 'battle', 'plain')
export const PREPARE = make.numbers('prepare', 3)
export const CLONE = REWARDS.map((reward, n) => make.named('clone', reward, '', n))
export const LOOT = make.cards('loot')
export const TOKEN = make.word('token', 'tokens', 'leads')

export const SWAP_OUT = make.cards('swap-out')
export const SWAP_IN = make.cards('swap-in')
export const SWAP_TOP = make.word('swap-top', `deck:${DECKS[RELICS]}`)
export const TILE_OUT = make.attributes('tile-out')
export const TILE_IN = make.attributes('tile-in')

export const KINDS: ReadonlySet<string> = new Set(make.kinds())

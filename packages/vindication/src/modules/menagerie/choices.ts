// Every option the Menagerie and its pets offer.
import { choiceMaker } from '../../choice-maker.ts'
import { DECKS } from '../../state.ts'

const make = choiceMaker()

export const SPARE = make.attributes('spare')
export const ADOPT = make.cards('adopt')
export const ADOPT_TOP = make.word('adopt-top', 'deck:pets')
export const MASTER = make.cards('master')
export const MOVE_PET = make.cards('move-pet', () => 'quiet')
export const MORE = make.attributes('more')
export const TOKEN_UP = make.tokens('token-up')
export const TOKEN_DOWN = make.tokens('token-down')
export const DRAW_QUEST = make.word('draw-quest')
export const UNVEIL = DECKS.map((name, i) => make.named('unveil', name, `deck:${name}`, i))

export const PET_KINDS: ReadonlySet<string> = new Set(make.kinds())

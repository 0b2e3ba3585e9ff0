// Uses of pets that the base vocabulary does not cover. (V-PETS-14, 19, 22)
import type { Option } from '@lorehall/kernel'
import { EMPOWER, KEEP } from '../../../choices.ts'
import { player } from '../../../rules/counters.ts'
import { againstEmpowering, askForDraw, deckOf, drawTop, empowers, payForDraw } from '../../../rules/draw.ts'
import { drawableDecks } from '../../../rules/look.ts'
import { amount } from '../../../rules/lookup.ts'
import { dealQuests, keepQuest } from '../../../rules/quests.ts'
import type { F } from '../../../rules/step.ts'
import { at, attributeOf, DECKS } from '../../../state.ts'
import { DRAW_QUEST, TOKEN_DOWN, TOKEN_UP, UNVEIL } from '../choices.ts'
import { NO_DECK_LEFT, NO_QUEST_LEFT, NO_TOKEN_TO_MOVE } from '../reasons.ts'
import { LOOKED_AT } from './market.ts'
import type { StepOf, T } from '../state.ts'

const yes = () => true

/** Where a token may be: above the lowest disc. */
const mayLie = (f: F, space: number) => space > Math.min(...f.state.players.map(({ honor }) => honor))

export const verbs = {
  'menagerie/shiftToken': {
    against: (f: F) => (f.state.tokens.length > 0 ? null : NO_TOKEN_TO_MOVE),
    would: yes,
    run: (t: T, seat: number, id: string) => t.push({ do: 'menagerie/token', seat, from: id }),
  },
  'menagerie/drawQuest': {
    against: (f: F) => (f.state.questStack.length > 0 ? null : NO_QUEST_LEFT),
    would: yes,
    run: (t: T, seat: number, id: string) => t.push({ do: 'menagerie/quest', seat, from: id }),
  },
  'menagerie/unveil': {
    against: (f: F) => (drawableDecks(f).length > 0 ? null : NO_DECK_LEFT),
    would: yes,
    run: (t: T, seat: number, id: string) => t.push({ do: 'menagerie/unveil', seat, from: id }),
  },
}

/** Moves a token up or down the honor track. Players already past it don't take it. (V-PETS-14) */
export function token(t: T, { seat, from }: StepOf<'menagerie/token'>, answer: Option | undefined): void {
  const { tokens } = t.state
  const n = amount(t, 'menagerie', 'shift')
  if (answer === undefined) {
    if (tokens.length === 0) return
    t.askOpen(seat, 'pick', 'menagerie/token', from)
    for (const space of new Set(tokens)) {
      t.offer(TOKEN_UP(String(space)))
      if (mayLie(t, space - n)) t.offer(TOKEN_DOWN(String(space)))
    }
    return
  }
  const to = answer.n + (answer.kind === 'token-up' ? n : -n)
  tokens[tokens.indexOf(answer.n)] = to
  tokens.sort((a, b) => a - b)
  t.emit({ type: 'tokenMoved', seat, token: answer.n, to, from })
}

/** Keeps the top quest, or one of three with an empowered draw. (V-PETS-19) */
export function quest(t: T, { seat, from }: StepOf<'menagerie/quest'>, answer: Option | undefined): void {
  const better = empowers(t) && againstEmpowering(t, seat) === null
  if (answer === undefined && t.state.questStack.length > 1 && better) {
    t.askOpen(seat, 'pick', 'menagerie/quest', from)
    t.offer(DRAW_QUEST)
    t.offer(EMPOWER)
  } else if (answer === EMPOWER) {
    t.push({ do: 'menagerie/questPaid', seat, from })
    askForDraw(t, seat)
  } else {
    t.push({ do: 'menagerie/keep', seat, from })
    turnUp(t, seat, 1, from)
  }
}

/** Paid for before anything is seen. */
export function questPaid(t: T, { seat, from }: StepOf<'menagerie/questPaid'>): void {
  t.push({ do: 'menagerie/keep', seat, from })
  payForDraw(t, seat)
  turnUp(t, seat, LOOKED_AT, from)
}

function turnUp(t: T, seat: number, n: number, from: string): void {
  dealQuests(t, seat, n)
  t.emit({ type: 'questsDrawn', seat, n: player(t, seat).dealt.length, from })
}

/** One must be kept. A single quest is kept without a question. */
export function keep(t: T, { seat, from }: StepOf<'menagerie/keep'>, answer: Option | undefined): void {
  const { dealt } = player(t, seat)
  const [only] = dealt
  if (answer === undefined && dealt.length > 1) {
    t.askOpen(seat, 'pick', 'keepQuest', from)
    for (const id of dealt) t.offer(KEEP(id))
    return
  }
  const kept = answer?.name ?? only
  if (kept !== undefined) keepQuest(t, seat, kept, from)
}

/** The older open card stays beneath it. (V-DRAW-4, V-PETS-22) */
export function unveil(t: T, { seat, from }: StepOf<'menagerie/unveil'>, answer: Option | undefined): void {
  if (answer === undefined) {
    const decks = drawableDecks(t)
    if (decks.length === 0) return
    t.askOpen(seat, 'pick', 'menagerie/unveil', from)
    for (const deck of decks) t.offer(at(UNVEIL, deck))
    return
  }
  const deck = attributeOf(answer.n)
  const pile = deckOf(t, deck)
  t.reveal()
  const shown = drawTop(t, pile)
  pile.open.push(shown)
  t.emit({ type: 'flipped', deck: DECKS[deck], card: shown, from })
}

// The checklist of a turn: a Capital or Command action with a token; also abilities, boarding and leaving.
import { isCapitalSlot, SLOTS } from '@lorehall/heroes/client'
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { endsTurn } from '../../../table-ui/manner.ts'
import type { Beside, Checklist, TurnPart } from '../../../table-ui/turn/checklist.ts'
import { ICONS } from '../icons/icons.ts'
import { playerOf, viewOf } from '../view.ts'
import type { TurnWords } from './words/own.ts'

type Thing = WireOption | WireReason

const CAPITAL = new Set<string>(SLOTS.filter(isCapitalSlot).map((slot) => `slot:${slot}`))
const COMMAND = new Set<string>(SLOTS.filter((slot) => !isCapitalSlot(slot)).map((slot) => `slot:${slot}`))

function part(
  update: Update,
  id: 'capital' | 'command',
  slots: ReadonlySet<string>,
  { t }: TurnWords,
): TurnPart {
  const isOf = ({ id: one }: Thing) => slots.has(one)
  const bar = playerOf(update, viewOf(update).turn.seat)?.bar
  const free = SLOTS.filter((slot) => slots.has(`slot:${slot}`) && bar?.[slot] === 'free').length
  return {
    id,
    name: t(`turn.${id}`),
    sign: id === 'capital' ? ICONS.castle : ICONS['walking-boot'],
    note: t('turn.left', { n: free }),
    done: viewOf(update).turn.slot !== '',
    options: update.ask?.options.filter(isOf) ?? [],
    reasons: update.reasons.filter(isOf),
  }
}

function besideOf(update: Update): Beside {
  const options = update.ask?.options.filter((option) => option.kind !== 'slot' && !endsTurn(option)) ?? []
  return { groups: [{ heading: null, options }], reasons: [] }
}

export function checklist(update: Update, words: TurnWords): Checklist {
  const { ask } = update
  const elsewhere = viewOf(update).turn.seat !== update.eyes
  const inside = ask !== null && ask.kind !== 'turn'
  return {
    parts: [part(update, 'capital', CAPITAL, words), part(update, 'command', COMMAND, words)],
    beside: besideOf(update),
    inside: elsewhere || inside,
  }
}

/** The action is taken, and only ending the turn is left. */
export const turnDone = ({ ask }: Update): boolean => ask?.options.some(endsTurn) === true

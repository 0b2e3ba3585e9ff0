// What the turn holds: a Capital action or a Command action with one's token; beside it what abilities allow, and who boards.
import { isCapitalSlot, SLOTS } from '@lorehall/heroes/face'
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { endsTurn, isQuiet } from '../../../table/manner.ts'
import type { Beside, Checklist, TurnPart } from '../../../table/turn/checklist.ts'
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
    note: t('turn.left', { n: free, of: slots.size }),
    done: viewOf(update).turn.slot !== '',
    options: update.ask?.options.filter(isOf) ?? [],
    reasons: update.reasons.filter(isOf),
  }
}

function besideOf(update: Update, { t }: TurnWords): Beside {
  const options = update.ask?.options.filter((option) => option.kind !== 'slot' && !endsTurn(option)) ?? []
  const useful = options.filter((option) => !isQuiet(option))
  return {
    id: 'beside',
    name: t('turn.beside'),
    says: t('turn.beside.n', { n: useful.length }),
    sign: ICONS['star-swirl'],
    count: useful.length,
    groups: [{ heading: null, options }],
    reasons: [],
  }
}

export function checklist(update: Update, words: TurnWords): Checklist {
  const { ask } = update
  const beside = besideOf(update, words)
  const elsewhere = viewOf(update).turn.seat !== update.eyes
  const inside = ask !== null && ask.kind !== 'turn'
  return {
    parts: [part(update, 'capital', CAPITAL, words), part(update, 'command', COMMAND, words)],
    beside,
    away: elsewhere || inside ? 'all' : 'nothing',
  }
}

/** The action is taken, and only the end of the turn is left. */
export const turnDone = ({ ask }: Update): boolean => ask?.options.some(endsTurn) === true

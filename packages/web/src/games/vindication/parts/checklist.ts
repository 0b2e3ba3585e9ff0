// The parts of the turn that are left: activate, move, visit or rest; and the bonus actions.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import type { Checklist, TurnPart } from '../../../table-ui/turn/checklist.ts'
import { ICONS } from '../icons/icons.ts'
import { modulesInPlay } from '../in-play.ts'
import type { OwnWords } from '../text/own.ts'
import { type TurnPart as Part, turnPartOf } from '../turn-parts.ts'
import { viewOf } from '../view.ts'
import { bonusOptions } from './bonus.ts'

const SIGN = {
  activate: ICONS['three-friends'],
  move: ICONS['walking-boot'],
  visit: ICONS['camping-tent'],
  rest: ICONS['campfire'],
} as const

const BASE: readonly Part[] = ['activate', 'move', 'visit', 'rest']

/** Refusals, keyed by the part they belong to. */
type Reasons = Partial<Record<string, readonly WireReason[]>>

/** The kind of an option or a reason: the word before the colon of its id. */
const kindOf = (id: string) => id.split(':')[0] ?? id
const partOf = ({ id }: WireOption | WireReason): string => {
  const kind = kindOf(id)
  return kind === 'end' ? kind : (turnPartOf(kind) ?? 'bonus')
}

function parts(update: Update, reasons: Reasons, { t, say }: OwnWords): TurnPart[] {
  const { turn } = viewOf(update)
  // A move may be split: it isn't done while a step is offered.
  const steps = update.ask?.options.some(({ kind }) => kind === 'move') === true
  const options = Object.groupBy(update.ask?.options ?? [], partOf)
  const listed = (id: string) => ({ id, options: options[id] ?? [], reasons: reasons[id] ?? [] })
  const part = (id: Part, done: boolean): TurnPart => ({
    ...listed(id),
    name: t(`turn.${id}`),
    sign: SIGN[id],
    done,
  })
  const { turn: brought } = modulesInPlay()
  /** A part that a module adds, or a base part in a turn that a module replaces. */
  const named = ({ id, done }: { readonly id: string; readonly done: boolean }): TurnPart => {
    const own = brought.parts[id]
    if (own !== undefined) return { ...listed(id), name: say(own.name), sign: own.sign, done }
    return part(BASE.find((base) => base === id) ?? 'activate', done)
  }
  const instead = brought.instead(update)
  if (instead !== null) return instead.map(named)
  const rest = part('rest', false)
  const visit = part('visit', false)
  // After the visit, only control of the region may be left.
  const takes = visit.options.length > 0 ? { name: t('turn.control') } : { done: true }
  // A fourth action takes the space, so visit and rest share a button.
  const also = brought.also(update)
  const together = also.length > 0
  const either = {
    ...visit,
    name: t('turn.visit.done'),
    replaces: together ? [t('turn.visit.done')] : [visit.name, rest.name],
    options: [...visit.options, ...rest.options],
    reasons: [...visit.reasons, ...rest.reasons],
  }
  return [
    part('activate', turn.activated),
    part('move', !steps && turn.move !== 'open' && turn.move !== 'walking'),
    // Resting takes the place of the visit.
    turn.visitSpent ? { ...either, ...takes } : together ? either : visit,
    ...(turn.visitSpent || together ? [] : [rest]),
    ...also.map(named).map((one) => (one.options.length > 0 ? { ...one, done: false } : one)),
  ]
}

export function checklist(update: Update, words: OwnWords): Checklist {
  const { t } = words
  const { useful, home, lost } = bonusOptions(update)
  const inside = update.ask !== null && update.ask.kind !== 'turn'
  const elsewhere = viewOf(update).turn.seat !== update.eyes
  const reasons = Object.groupBy(update.reasons, partOf)
  return {
    parts: parts(update, reasons, words),
    beside: {
      groups: [
        { heading: null, options: useful },
        { heading: t('turn.home'), options: home },
        { heading: t('turn.lost'), options: lost },
      ],
      reasons: reasons['bonus'] ?? [],
    },
    inside: elsewhere || inside,
  }
}

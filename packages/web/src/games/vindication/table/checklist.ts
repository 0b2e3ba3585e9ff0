// What the turn still holds: activate, move, visit or rest; bonus actions beside.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import type { Checklist, TurnPart } from '../../../table/turn/checklist.ts'
import { ICONS } from '../icons/icons.ts'
import { playerOf, speedOf } from '../players/player-facts.ts'
import type { OwnWords } from '../text/own.ts'
import { TURN_PART } from '../turn-parts.ts'
import { viewOf } from '../view.ts'
import { bonusOptions } from './bonus.ts'

const SIGN = {
  activate: ICONS['three-friends'],
  move: ICONS['walking-boot'],
  visit: ICONS['camping-tent'],
  rest: ICONS['campfire'],
} as const

type Part = keyof typeof SIGN

/** The kind of an option or a reason: the word before the colon of its id. */
const kindOf = (id: string) => id.split(':')[0] ?? id
const isOf = (part: Part | 'bonus') => (thing: WireOption | WireReason) => {
  const kind = kindOf(thing.id)
  return kind !== 'end' && (TURN_PART[kind] ?? 'bonus') === part
}

function parts(update: Update, { t }: OwnWords): TurnPart[] {
  const { turn } = viewOf(update)
  const player = playerOf(update, turn.seat)
  // A move may be split: it is not done while a step is offered.
  const steps = update.ask?.options.some(({ kind }) => kind === 'move') === true
  const part = (id: Part, done: boolean): TurnPart => ({
    id,
    name: t(`turn.${id}`),
    sign: SIGN[id],
    done,
    options: update.ask?.options.filter(isOf(id)) ?? [],
    reasons: update.reasons.filter(isOf(id)),
  })
  const walked =
    turn.walked > 0 && player !== undefined
      ? { note: t('turn.steps', { n: turn.walked, of: speedOf(player) }) }
      : {}
  return [
    part('activate', turn.activated),
    { ...part('move', !steps && turn.move !== 'open' && turn.move !== 'walking'), ...walked },
    // Resting takes the place of the visit.
    turn.visitSpent ? { ...part('visit', true), name: t('turn.visit.done') } : part('visit', false),
    ...(turn.visitSpent ? [] : [part('rest', false)]),
  ]
}

export function checklist(update: Update, words: OwnWords): Checklist {
  const { t } = words
  const { useful, home, lost } = bonusOptions(update)
  const inside = update.ask !== null && update.ask.kind !== 'turn'
  // Inside an action what may be done beside it stays.
  const beside = home.length + lost.length > 0
  const elsewhere = viewOf(update).turn.seat !== update.eyes
  return {
    parts: parts(update, words),
    beside: {
      id: 'bonus',
      name: t(inside && home.length > 0 ? 'turn.recover' : 'turn.bonus'),
      says: t('turn.bonus.n', { n: useful.length }),
      sign: ICONS['round-star'],
      count: useful.length,
      groups: [
        { heading: null, options: useful },
        { heading: t('turn.home'), options: home },
        { heading: t('turn.lost'), options: lost },
      ],
      reasons: update.reasons.filter(isOf('bonus')),
    },
    away: elsewhere || (inside && !beside) ? 'all' : inside ? 'parts' : 'nothing',
  }
}

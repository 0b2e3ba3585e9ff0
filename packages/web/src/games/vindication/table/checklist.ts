// What the turn still holds: activate, move, visit or rest; bonus actions beside.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import type { Checklist, TurnPart } from '../../../table/turn/checklist.ts'
import { ICONS } from '../icons/icons.ts'
import { guildsIn } from '../modules/seen.ts'
import { playerOf, speedOf } from '../players/player-facts.ts'
import { mythsIn } from '../modules/seen.ts'
import type { OwnWords } from '../text/own.ts'
import { TURN_PART } from '../turn-parts.ts'
import { viewOf } from '../view.ts'
import { bonusOptions } from './bonus.ts'

const SIGN = {
  activate: ICONS['three-friends'],
  move: ICONS['walking-boot'],
  visit: ICONS['camping-tent'],
  rest: ICONS['campfire'],
  favor: ICONS['triangle-target'],
  contribute: ICONS['spiked-dragon-head'],
  roll: ICONS.fist,
} as const

type Part = keyof typeof SIGN

/** What cannot be done, by the part it belongs to. */
type Reasons = Partial<Record<string, readonly WireReason[]>>

/** The kind of an option or a reason: the word before the colon of its id. */
const kindOf = (id: string) => id.split(':')[0] ?? id
const partOf = ({ id }: WireOption | WireReason): Part | 'bonus' | 'end' => {
  const kind = kindOf(id)
  return kind === 'end' ? kind : (TURN_PART[kind] ?? 'bonus')
}

function parts(update: Update, reasons: Reasons, { t }: OwnWords): TurnPart[] {
  const { turn } = viewOf(update)
  const player = playerOf(update, turn.seat)
  // A move may be split: it is not done while a step is offered.
  const steps = update.ask?.options.some(({ kind }) => kind === 'move') === true
  const options = Object.groupBy(update.ask?.options ?? [], partOf)
  const part = (id: Part, done: boolean): TurnPart => ({
    id,
    name: t(`turn.${id}`),
    sign: SIGN[id],
    done,
    options: options[id] ?? [],
    reasons: reasons[id] ?? [],
  })
  const walked =
    turn.walked > 0 && player !== undefined
      ? { note: t('turn.steps', { n: turn.walked, of: speedOf(player) }) }
      : {}
  // A turn against Ronak has parts of its own.
  if (mythsIn(viewOf(update))?.phase === 'fight') {
    const used = player?.used ?? []
    return [
      part('activate', turn.activated || used.includes('myths/contributed') || used.includes('myths/rolled')),
      part('contribute', used.includes('myths/contributed') || used.includes('myths/rolled')),
      part('roll', used.includes('myths/rolled')),
    ]
  }
  // Once visited, control of the region is all that may be left of it.
  const visited = part('visit', true)
  const takes = visited.options.length > 0 ? { done: false, name: t('turn.control') } : {}
  // A fourth action needs the room: then both are one.
  const together = guildsIn(viewOf(update)) !== null
  const rest = part('rest', false)
  const visit = part('visit', false)
  const either = {
    ...visit,
    name: t('turn.visit.done'),
    options: [...visit.options, ...rest.options],
    reasons: [...visit.reasons, ...rest.reasons],
  }
  return [
    part('activate', turn.activated),
    { ...part('move', !steps && turn.move !== 'open' && turn.move !== 'walking'), ...walked },
    // Resting takes the place of the visit.
    turn.visitSpent ? { ...visited, name: t('turn.visit.done'), ...takes } : together ? either : visit,
    ...(turn.visitSpent || together ? [] : [rest]),
    ...favorPart(update, part),
  ]
}

/** The fourth action, where guilds are played with; lending to the monument goes with it. */
function favorPart(update: Update, part: (id: Part, done: boolean) => TurnPart): TurnPart[] {
  const view = viewOf(update)
  if (guildsIn(view) === null) return []
  const laid = playerOf(update, view.turn.seat)?.used.includes('favor') === true
  const favor = part('favor', laid)
  return [favor.options.length > 0 ? { ...favor, done: false } : favor]
}

export function checklist(update: Update, words: OwnWords): Checklist {
  const { t } = words
  const { useful, home, lost } = bonusOptions(update)
  const inside = update.ask !== null && update.ask.kind !== 'turn'
  // Inside an action what may be done beside it stays.
  const beside = home.length + lost.length > 0
  const elsewhere = viewOf(update).turn.seat !== update.eyes
  const reasons = Object.groupBy(update.reasons, partOf)
  return {
    parts: parts(update, reasons, words),
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
      reasons: reasons.bonus ?? [],
    },
    away: elsewhere || (inside && !beside) ? 'all' : inside ? 'parts' : 'nothing',
  }
}

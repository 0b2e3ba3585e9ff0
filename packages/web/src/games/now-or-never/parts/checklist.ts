// The checklist of a turn: one action of the hero or a specialist, and once-per-season uses; inside a hero action, the
// steps left; and the actions that are possible at any time.
import { usesOf } from '@lorehall/now-or-never/client'
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { isQuiet } from '../../../table-ui/manner.ts'
import type { Beside, Checklist, TurnPart } from '../../../table-ui/turn/checklist.ts'
import { factsOf } from '../facts.ts'
import { ICONS } from '../icons/icons.ts'
import { playerOf, viewOf } from '../view.ts'
import type { TurnWords } from './words/own.ts'
import { nameOf } from '../cards/names.ts'

const kindOf = (id: string) => id.split(':')[0] ?? id

const SPECIALIST = new Set(['use', 'recruit', 'rest'])

const isHero = ({ id }: WireOption | WireReason): boolean => kindOf(id) === 'go'
const isSpecialist = ({ id }: WireOption | WireReason): boolean => SPECIALIST.has(kindOf(id))

interface Held {
  readonly id: string
  readonly name: string
  readonly sign: string
  readonly note?: string
}

/** A part of the turn with its options. */
function part(update: Update, held: Held, isOf: (thing: WireOption | WireReason) => boolean): TurnPart {
  return {
    ...held,
    done: viewOf(update).turn.acted,
    options: update.ask?.options.filter(isOf) ?? [],
    reasons: update.reasons.filter(isOf),
  }
}

function heroPart(update: Update, { t }: TurnWords): TurnPart {
  const covered = playerOf(update, viewOf(update).turn.seat)?.covered ?? []
  const note = t('turn.hero.left', { n: covered.filter((one) => !one).length, of: covered.length })
  return part(update, { id: 'hero', name: t('turn.hero'), sign: ICONS['walking-boot'], note }, isHero)
}

function specialistPart(update: Update, { t }: TurnWords): TurnPart {
  const slots = playerOf(update, viewOf(update).turn.seat)?.specialists ?? []
  const note = t('turn.specialist.left', { n: slots.filter((slot) => slot?.up === true).length })
  return part(
    update,
    { id: 'specialist', name: t('turn.specialist'), sign: ICONS['three-friends'], note },
    isSpecialist,
  )
}

/** Uses that expire with the season. (N-USE) */
function seasonUses(update: Update): ReadonlySet<string> {
  const { seat } = viewOf(update).turn
  const uses = playerOf(update, seat) === undefined ? [] : usesOf(factsOf(update), seat)
  return new Set(uses.flatMap(({ key, use }) => (use.limit === 'season' ? [`power:${key}`] : [])))
}

/** Named if there is only one, so that a player who passes knows what they give up. */
function powerPart(update: Update, { t, say }: TurnWords): TurnPart[] {
  const season = seasonUses(update)
  const isOf = ({ id }: WireOption | WireReason) => season.has(id)
  const options = update.ask?.options.filter(isOf) ?? []
  const [first] = options
  if (first === undefined) return []
  const key = first.id.slice('power:'.length).replace(/-\d$/, '')
  const name = options.length === 1 ? say(nameOf(key)) : t('turn.season', { n: options.length })
  return [{ ...part(update, { id: 'power', name, sign: ICONS['round-star'] }, isOf), done: false }]
}

/** The steps of a walk. The board shows where they lead; here they are a list. */
function walkPart(update: Update, { t }: TurnWords): TurnPart {
  const left = viewOf(update).turn.hero?.left ?? 0
  const note = left > 0 ? t('turn.walk.left', { n: left }) : t('turn.walk.hearts')
  const isOf = ({ id }: WireOption | WireReason) => kindOf(id) === 'move'
  const held = { id: 'walk', name: t('turn.walk'), sign: ICONS['walking-boot'], note }
  return { ...part(update, held, isOf), done: false }
}

const TOWN = new Set(['house', 'rehouse'])

/** The actions that are possible at any time, by place. */
function besideOf(update: Update, { t }: TurnWords): Beside {
  const season = seasonUses(update)
  const turn = update.ask?.kind === 'turn'
  // On the player's own turn, once-per-season uses are a part of the turn.
  const extras = update.ask?.options.filter(({ extra, id }) => extra && !(turn && season.has(id))) ?? []
  const of = (isOf: (option: WireOption) => boolean) => extras.filter(isOf)
  const isMarket = (option: WireOption) => isQuiet(option) && !TOWN.has(option.kind)
  const useful = of((option) => !isQuiet(option) && option.kind !== 'learn' && !TOWN.has(option.kind))
  const learn = of(({ kind }) => kind === 'learn')
  const town = of(({ kind }) => TOWN.has(kind))
  const beside = new Set(extras.map(({ kind }) => kind))
  return {
    groups: [
      { heading: null, options: useful },
      { heading: t('turn.beside.town'), options: town },
      { heading: t('turn.beside.learn'), options: learn },
      { heading: t('turn.beside.market'), options: of(isMarket) },
    ],
    reasons: update.reasons.filter(({ id }) => beside.has(kindOf(id)) || BESIDE.has(kindOf(id))),
  }
}

/** Kinds of actions whose refusals are always shown, because players expect them to be possible. */
const BESIDE = new Set(['market', 'order', 'refill', 'learn'])

export function checklist(update: Update, words: TurnWords): Checklist {
  const { ask } = update
  const elsewhere = viewOf(update).turn.seat !== update.eyes
  const inside = ask !== null && ask.kind !== 'turn' && ask.kind !== 'path'
  return {
    parts:
      ask?.kind === 'path'
        ? [walkPart(update, words)]
        : [heroPart(update, words), specialistPart(update, words), ...powerPart(update, words)],
    beside: besideOf(update, words),
    inside: elsewhere || inside,
  }
}

/** The action was taken, and only ending the turn is left. */
export const turnDone = ({ ask }: Update): boolean => ask?.options.some(({ kind }) => kind === 'end') === true

// Vindication's dice: their faces, the dice an event rolled, and their outcome.
import { ATTRIBUTES } from '@lorehall/vindication/client'
import type { Update } from '@lorehall/host'
import type { GameEvent, Json } from '@lorehall/kernel'
import type { Die, DieFace } from '../../../table-ui/parts.ts'
import type { OwnWords } from '../text/own.ts'
import { ATTRIBUTE_SIGN } from '../cards/attribute.tsx'
import { faceOf, shortName } from '../cards/card-texts.ts'
import { ICONS } from '../icons/icons.ts'

const WHITE: readonly DieFace[] = ATTRIBUTES.map((name) => ({
  sign: ATTRIBUTE_SIGN[name],
  colour: `var(--${name})`,
}))
const BLACK: readonly DieFace[] = [
  { sign: ICONS['night-sleep'], colour: 'var(--knowledge)' },
  { sign: ICONS.shield, colour: 'var(--card-2)' },
  { sign: ICONS['skull-crossed-bones'], colour: 'var(--danger)' },
]

const FIELDS = [
  ['white', false],
  ['secondWhite', false],
  ['black', true],
  ['secondBlack', true],
] as const

export function dice(event: GameEvent): readonly Die[] {
  if (event.type !== 'rolled') return []
  return FIELDS.flatMap(([field, black]) => {
    const up = event[field]
    return typeof up === 'number' ? [{ dark: black, up, faces: black ? BLACK : WHITE }] : []
  })
}

const LOSSES = { died: 'dice.died', saved: 'dice.saved', tired: 'dice.tired' } as const
/** Threats by face of a black die, before its effect happens. */
const THREATS = ['dice.fatigue', 'dice.unharmed', 'dice.death'] as const

const isLoss = (type: string): type is keyof typeof LOSSES => type in LOSSES

/** The effect of the dice on the champion. */
function loss(events: readonly GameEvent[], { t, say }: OwnWords): string[] {
  const called = (id: Json | undefined) => {
    const face = typeof id === 'string' ? faceOf(id) : undefined
    return face === undefined ? '' : say(shortName(face))
  }
  for (const { type, card } of events) if (isLoss(type)) return [t(LOSSES[type], { name: called(card) })]
  const champion = events.find(({ type }) => type === 'fought' || type === 'attacked')?.['champion']
  const black = events.find((event) => event.type === 'rolled' && typeof event['black'] === 'number')
  // If two black dice were rolled, the player still has to choose one.
  if (champion === undefined || black === undefined || black['secondBlack'] !== undefined) return []
  const threat = THREATS[Number(black['black'])]
  return threat === undefined ? [] : [t(threat, { name: called(champion) })]
}

/** The outcome of the dice in a few words: "Dawn falls · 1 courage". */
export function outcome({ events }: Pick<Update, 'events'>, words: OwnWords): string {
  const rolled = events.filter(({ type }) => type === 'rolled')
  const gains = events.filter(
    ({ type, seat, from }) =>
      type === 'gained' && rolled.some((roll) => roll.seat === seat && roll.from === from),
  )
  const gained = gains.flatMap(({ n, attribute }) => {
    const name = ATTRIBUTES[Number(attribute)]
    return name === undefined
      ? []
      : [words.t('dice.gains', { n: Number(n), attribute: words.t(`attribute.${name}`) })]
  })
  return [...loss(events, words), ...gained].join(' · ')
}

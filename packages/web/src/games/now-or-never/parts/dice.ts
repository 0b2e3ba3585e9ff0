// The four-sided die: which events rolled it, and the result.
import type { Update } from '@lorehall/host'
import type { GameEvent, Json } from '@lorehall/kernel'
import type { Die, DieFace } from '../../../table-ui/parts.ts'
import { foeBeaten } from '../triumph/triumphs.ts'
import { viewOf } from '../view.ts'
import type { TurnWords } from './words/own.ts'
import { nameOf } from '../cards/names.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4].map((n) => ({ text: String(n), colour: '#241a0e' }))

const ROLLS = new Set(['rolled', 'botRolled'])

/** None during a fight or at its win: these scenes show the die themselves. */
export function dice({ type, die }: GameEvent, update: Update): readonly Die[] {
  if (!ROLLS.has(type) || typeof die !== 'number') return []
  if (viewOf(update).turn.fight !== null || foeBeaten(update) !== null) return []
  return [{ dark: type === 'botRolled', faces: FACES, up: die - 1 }]
}

const called = (id: Json | undefined): string => (typeof id === 'string' ? nameOf(id) : '')

/** The effect of the die in one event. */
function said(event: GameEvent, { t, say }: TurnWords): string {
  const { type, n } = event
  if (type === 'struck') return t('dice.damage', { n: Number(event['dealt']) })
  if (type === 'fightWon') return t('dice.won', { name: say(called(event['foe'])) })
  if (type === 'fightLost') return t('dice.fell', { name: say(called(event['foe'])) })
  if (type === 'hurt') return t('dice.hearts', { n: Number(n) })
  return type === 'found' ? say(called(event['token'])) : ''
}

/** The result in a few words: "3 damage · Rustback defeated". The end of a fight leaves out hearts. */
export function outcome({ events }: Pick<Update, 'events'>, words: TurnWords): string {
  const from = events.findIndex(({ type }) => ROLLS.has(type))
  const fought = events.some(({ type }) => type === 'struck')
  const after = events.slice(from + 1).filter(({ type }) => !(fought && type === 'hurt'))
  return after
    .map((event) => said(event, words))
    .filter((text) => text !== '')
    .join(' · ')
}

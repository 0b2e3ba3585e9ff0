// The die of four faces, which events have thrown it, and what came of it.
import { nameOf } from '@lorehall/now-or-never/face'
import type { Update } from '@lorehall/host'
import type { GameEvent, Json } from '@lorehall/kernel'
import type { Die, DieFace } from '../../../table/parts.ts'
import { viewOf } from '../view.ts'
import type { TurnWords } from './words/own.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4].map((n) => ({ text: String(n), colour: '#241a0e' }))

const ROLLS = new Set(['rolled', 'botRolled'])

/** A fight that goes on shows its die itself. */
export function dice({ type, die }: GameEvent, update: Update): readonly Die[] {
  if (!ROLLS.has(type) || typeof die !== 'number' || viewOf(update).turn.fight !== null) return []
  return [{ dark: type === 'botRolled', faces: FACES, up: die - 1 }]
}

const called = (id: Json | undefined): string => (typeof id === 'string' ? nameOf(id) : '')

/** What one event says of what the die did. */
function said(event: GameEvent, { t, say }: TurnWords): string {
  const { type, n } = event
  if (type === 'struck') return t('dice.damage', { n: Number(event['dealt']) })
  if (type === 'fightWon') return t('dice.won', { name: say(called(event['foe'])) })
  if (type === 'fightLost') return t('dice.fell', { name: say(called(event['foe'])) })
  if (type === 'hurt') return t('dice.hearts', { n: Number(n) })
  return type === 'found' ? say(called(event['token'])) : ''
}

/** What came of it, in a few words: "3 damage · Rustback falls". Of a fight's end no hearts are counted. */
export function outcome({ events }: Pick<Update, 'events'>, words: TurnWords): string {
  const from = events.findIndex(({ type }) => ROLLS.has(type))
  const fought = events.some(({ type }) => type === 'struck')
  const after = events.slice(from + 1).filter(({ type }) => !(fought && type === 'hurt'))
  return after
    .map((event) => said(event, words))
    .filter((text) => text !== '')
    .join(' · ')
}

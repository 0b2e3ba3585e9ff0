// What of a step touches me. The game says it; how is fetched when the first table is told.
import { create } from 'zustand'
import type { GameParts, Touch, Touches } from '../parts.ts'
import type { Words } from '../../text/language.ts'
import type { Step } from './steps.ts'

const NOTHING: Touches = () => []

const useTouches = create<{ readonly by: Touches }>()(() => ({ by: NOTHING }))

export async function fetchTouches(parts: Pick<GameParts, 'touches'>): Promise<void> {
  const by = await parts.touches()
  useTouches.setState({ by })
}

type Between = Pick<Step, 'before' | 'update'>

export const touchesNow = ({ before, update }: Between, words: Words): readonly Touch[] =>
  update.eyes === null ? [] : useTouches.getState().by(before, update, words)

export function useTouchesOf(words: Words): (step: Between) => readonly Touch[] {
  const by = useTouches((touches) => touches.by)
  return ({ before, update }) => (update.eyes === null ? [] : by(before, update, words))
}

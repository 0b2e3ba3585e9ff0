// How a step affects the player. The game decides; its code is fetched when others begin to play.
import { create } from 'zustand'
import type { TellingParts, Touch, Touches } from '../parts.ts'
import type { Words } from '../../text/language.ts'
import type { Step } from './steps.ts'

type Teller = Pick<TellingParts, 'touches'>

const NOTHING: Touches = () => []

const useTouches = create<{ readonly of: Teller | null; readonly by: Touches }>()(() => ({
  of: null,
  by: NOTHING,
}))

export async function fetchTouches(telling: Teller): Promise<void> {
  if (useTouches.getState().of === telling) return
  const by = await telling.touches()
  useTouches.setState({ of: telling, by })
}

type Between = Pick<Step, 'before' | 'update'>

const between = (by: Touches, { before, update }: Between, words: Words) =>
  update.eyes === null ? [] : by(before, update, words)

export const touchesNow = (step: Between, words: Words): readonly Touch[] =>
  between(useTouches.getState().by, step, words)

export function useTouchesOf(words: Words): (step: Between) => readonly Touch[] {
  const by = useTouches((touches) => touches.by)
  return (step) => between(by, step, words)
}

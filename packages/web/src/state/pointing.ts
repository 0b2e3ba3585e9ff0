// How this person points: with a mouse, a finger or the keyboard. The last pointer that was pressed decides;
// before any, the device does. Tab means the keyboard: letter keys are shortcuts, which mouse users press as well.
import { create } from 'zustand'
import type { Pointing } from '../text/pointing.ts'

const byDevice = (): Pointing =>
  (globalThis.matchMedia?.('(pointer: coarse)').matches ?? false) ? 'finger' : 'mouse'

export const usePointing = create<{ readonly by: Pointing }>()(() => ({ by: byDevice() }))

const set = (by: Pointing) => {
  if (usePointing.getState().by !== by) usePointing.setState({ by })
}

const page = globalThis.document
page?.addEventListener(
  'pointerdown',
  ({ pointerType }) => set(pointerType === 'mouse' ? 'mouse' : 'finger'),
  true,
)
page?.addEventListener('keydown', ({ key }) => key === 'Tab' && set('keys'), true)

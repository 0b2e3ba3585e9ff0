// What a player prefers, kept on this device.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Language } from '../text/language.ts'

export interface Settings {
  readonly name: string
  /** `device`: the one the device itself is set to. */
  readonly theme: 'device' | 'dark' | 'light'
  readonly language: Language
  /** How fast what happens is shown; 0: at once. */
  readonly speed: 0 | 1 | 2 | 3
  readonly reducedMotion: boolean
  readonly sound: boolean
  /** They were offered, and answered. */
  readonly soundOffered: boolean
  /** Rings when an online table begins to wait for me. */
  readonly bell: boolean
  /** Asks once more before an answer that cannot be taken back. */
  readonly guard: boolean
  /** Says something beside decisions that are met for the first time. */
  readonly advice: boolean
  /** The table in words instead of a board. */
  readonly textView: boolean
  /** What was folded away at the table by hand: the rail beside it, and one's own things below it. */
  readonly railFolded: boolean
  readonly matFolded: boolean
}

interface SettingsState extends Settings {
  readonly set: (change: Partial<Settings>) => void
}

const prefers = (query: string) => globalThis.matchMedia?.(query).matches ?? false

export const useSettings = create<SettingsState>()(
  persist(
    (set) => ({
      name: '',
      theme: 'device',
      language: 'en',
      speed: 2,
      reducedMotion: prefers('(prefers-reduced-motion: reduce)'),
      sound: false,
      soundOffered: false,
      bell: false,
      guard: false,
      advice: true,
      textView: false,
      railFolded: false,
      matFolded: false,
      set: (change) => set(change),
    }),
    { name: 'lorehall-settings' },
  ),
)

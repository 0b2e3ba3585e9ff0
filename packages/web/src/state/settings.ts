// The player's preferences, stored on this device.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { acrossTabs } from './across-tabs.ts'
import type { Language } from '../text/language.ts'

export interface Settings {
  readonly name: string
  /** `device`: the theme the device is set to. */
  readonly theme: 'device' | 'dark' | 'light'
  readonly language: Language
  /** How fast updates are shown; 0: without pauses. */
  readonly speed: 0 | 1 | 2 | 3
  readonly reducedMotion: boolean
  readonly sound: boolean
  /** Sound was offered, and the player replied. */
  readonly soundOffered: boolean
  /** Plays a sound when an online table starts waiting for me. */
  readonly bell: boolean
  /** Asks for confirmation before an answer that can't be undone. */
  readonly guard: boolean
  /** Shows hints at decisions that the player meets for the first time. */
  readonly advice: boolean
  /** Shows only the first sentence of long texts; null: as the table says. */
  readonly brisk: boolean | null
  /** Long texts are spoken when they are shown; null: as the table says. */
  readonly voice: boolean | null
  /** How fast they are spoken. */
  readonly voiceRate: number
  /** The size of long texts, in steps from the usual one. */
  readonly taleSize: number
  /** Shows the table as text instead of a board. */
  readonly textView: boolean
  /** Folded by the player: the rail beside the board, and their own things below it. */
  readonly railFolded: boolean
  readonly matFolded: boolean
}

interface SettingsState extends Settings {
  readonly set: (change: Partial<Settings>) => void
}

const prefers = (query: string) => globalThis.matchMedia?.(query).matches ?? false

export const useSettings = acrossTabs(
  create<SettingsState>()(
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
        brisk: null,
        voice: null,
        voiceRate: 1,
        taleSize: 0,
        textView: false,
        railFolded: false,
        matFolded: false,
        set: (change) => set(change),
      }),
      { name: 'lorehall-settings' },
    ),
  ),
)

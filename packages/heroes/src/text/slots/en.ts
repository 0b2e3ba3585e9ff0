// Slots of the Action Bar by name.
import type { Slot } from '../../values/words.ts'

const SLOTS_EN: Readonly<Record<Slot, string>> = {
  recruit: 'Recruit',
  build: 'Build',
  research: 'Research',
  tax: 'Tax',
  'march-1': 'March',
  'march-2': 'March 2',
  sail: 'Sail',
  fly: 'Fly',
  cast: 'Cast',
}

const isSlot = (name: string): name is Slot => name in SLOTS_EN

export const slotName = (name: string): string => (isSlot(name) ? SLOTS_EN[name] : name)

// Whether a finger is to be told now that it can hold a thing.
import { create } from 'zustand'

export const useHoldTold = create<{ readonly due: boolean }>()(() => ({ due: false }))

// The view of a game of the toy, as the toy itself types it.
import type { ToyView } from '@lorehall/kernel/testing'
import { viewsOf } from '../src/table/view.ts'

export const viewOf = viewsOf<ToyView>()

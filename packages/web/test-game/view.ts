// The toy's view, with the toy's own type.
import type { ToyView } from '@lorehall/kernel/testing'
import { viewsOf } from '../src/table-ui/view.ts'

export const viewOf = viewsOf<ToyView>()

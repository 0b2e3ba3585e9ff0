// The layers of Pestilence under the pieces: Shallow Water, and Skyhold above it.
import type { Layer } from '../../../../table-ui/module-parts.ts'
import type { Shape } from '../../../../table-ui/stage/board.ts'
import { Shallow } from './shallow.tsx'
import { Sky } from './sky.tsx'

export const Under: Layer<Shape> = (props) => (
  <>
    <Shallow {...props} />
    <Sky {...props} />
  </>
)

// Black blocks where they lie; what draws them is fetched where one lies.
import { later } from '../../../table/later.tsx'

const drawn = () => import('./black-block-drawn.tsx')

export const BlackBlock = later(async () => (await drawn()).BlackBlock)
export const BlackBlockAt = later(async () => (await drawn()).BlackBlockAt)

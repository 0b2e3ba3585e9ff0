// The favor of guilds where it lies; what draws it is fetched where guilds are played with.
import { later } from '../../../table/later.tsx'

const drawn = () => import('./favor-token-drawn.tsx')

export const FavorToken = later(async () => (await drawn()).FavorToken)
export const FavorOver = later(async () => (await drawn()).FavorOver)
export const FavorAt = later(async () => (await drawn()).FavorAt)
export const FortifiedAt = later(async () => (await drawn()).FortifiedAt)

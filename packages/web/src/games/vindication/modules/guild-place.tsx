// Where the guild of a player lies; what draws it is fetched where guilds are played with.
import { later } from '../../../table/later.tsx'
import type { GameView, PlayerView } from '../view.ts'
import { guildsIn } from './seen.ts'

const drawn = () => import('./guild.tsx')

const GUILD = {
  own: later(async () => (await drawn()).OwnGuild),
  row: later(async () => (await drawn()).GuildRow),
  wall: later(async () => (await drawn()).GuildWall),
}

interface GuildPlaceProps {
  /** On my mat, beside another player, or in that player's window. */
  readonly as: keyof typeof GUILD
  readonly view: GameView
  readonly player: PlayerView
}

export function GuildPlace({ as, view, player }: GuildPlaceProps) {
  const Guild = GUILD[as]
  const guilds = guildsIn(view)
  return guilds === null ? null : <Guild guilds={guilds} player={player} />
}

// The boards of a game, on the stage. Most games have one.
import type { Update } from '@lorehall/host'
import { lazy } from 'react'
import type { GameParts } from './parts.ts'

const SeveralBoards = lazy(() =>
  import('./several-boards.tsx').then((several) => ({ default: several.SeveralBoards })),
)

export interface BoardsProps {
  readonly update: Update
  readonly parts: GameParts
}

/** Fetched as the boards are: who shows them says so meanwhile. */
export function Boards({ update, parts }: BoardsProps) {
  const [first, ...more] = parts.boards
  return more.length === 0 ? <first.Board update={update} /> : <SeveralBoards update={update} parts={parts} />
}

// The boards of a game on the stage: one alone, or several to switch between.
import type { Update } from '@lorehall/host'
import type { GameParts } from './parts.ts'
import { SeveralBoards } from './several-boards.tsx'

interface BoardsProps {
  readonly update: Update
  readonly parts: GameParts
}

export function Boards({ update, parts: { boards } }: BoardsProps) {
  const [first, ...more] = boards.all
  const there = more.filter((board) => board.there?.(update) ?? true)
  return there.length === 0 ? (
    <first.Board update={update} />
  ) : (
    <SeveralBoards update={update} boards={[first, ...there]} />
  )
}

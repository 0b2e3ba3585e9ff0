// The peer: boardgame.io's reducer on tic-tac-toe, its own smallest example, measured in the same run.
import { createRequire } from 'node:module'
import { isRecord } from '@lorehall/kernel'
import { warmUp, worked } from './worked.ts'

/** The parts of `boardgame.io/internal` that are used here. */
interface Peer {
  CreateGameReducer(setup: { game: unknown }): (state: unknown, action: unknown) => unknown
  InitializeGame(setup: { game: unknown; numPlayers: number }): unknown
}

interface Cells {
  cells: (string | null)[]
}

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: (): Cells => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: Cells; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
      return undefined
    },
  },
}

const MOVES_A_GAME = 9

export function measurePeer(ms: number): { name: string; movesPerSecond: number } | null {
  const peer = loadPeer()
  if (peer === null) return null
  const reduce = peer.CreateGameReducer({ game: ticTacToe })
  const begin = peer.InitializeGame({ game: ticTacToe, numPlayers: 2 })
  const playFor = (ms: number) => {
    let moves = 0
    const started = worked()
    while (worked() - started < ms) {
      let state = begin
      for (let cell = 0; cell < MOVES_A_GAME; cell++) state = reduce(state, clickCell(cell))
      checkFull(state)
      moves += MOVES_A_GAME
    }
    return (moves * 1000) / (worked() - started)
  }
  warmUp(() => playFor(ms / 5))
  return { name: 'boardgame.io 0.50.2, tic-tac-toe', movesPerSecond: Math.round(playFor(ms)) }
}

function clickCell(cell: number) {
  const playerID = String(cell % 2)
  return { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID, credentials: undefined } }
}

/** Checks that the peer played our moves; refusing them would be very fast. */
function checkFull(state: unknown): void {
  const G = isRecord(state) ? state['G'] : null
  const cells: unknown = isRecord(G) ? G['cells'] : null
  if (!Array.isArray(cells) || cells.includes(null)) throw new Error('the peer did not play the moves')
}

function loadPeer(): Peer | null {
  try {
    const require = createRequire(import.meta.url)
    const found: unknown = require('boardgame.io/internal')
    return isPeer(found) ? found : null
  } catch {
    return null
  }
}

function isPeer(found: unknown): found is Peer {
  return (
    isRecord(found) &&
    typeof found['CreateGameReducer'] === 'function' &&
    typeof found['InitializeGame'] === 'function'
  )
}

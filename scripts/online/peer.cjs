// The peer: boardgame.io's own server with its smallest example. We compare its start time and its memory.
const { Server, Origins } = require('boardgame.io/server')

const game = { name: 'tic-tac-toe', setup: () => ({ cells: [] }), moves: {} }

// It logs a line for each request and start; nobody reads these here.
console.log = () => {}
void Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]))

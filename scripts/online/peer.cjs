// The peer: boardgame.io's own server with its smallest example, for its start and its memory.
const { Server, Origins } = require('boardgame.io/server')

const game = { name: 'tic-tac-toe', setup: () => ({ cells: [] }), moves: {} }

// It has a line for each request and start that nobody here reads.
console.log = () => {}
void Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]))

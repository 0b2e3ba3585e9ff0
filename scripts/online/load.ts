// Many people at many tables over live connections, answering at a steady pace. Measures the time from one player's
// answer to the other players' pages. Runs in its own process, so that the server has a core to itself; prints one JSON
// object.
import { setTimeout as pause } from 'node:timers/promises'
import { type ProcessorTime, processorTime } from './built-server.ts'
import { type Delays, delaysOf, paced, quantile } from './paced.ts'
import { type Hearing, introduced, type Round, seatRound } from './rounds.ts'

const [port = '', server = '', tablesWanted = '250', rate = '250', seconds = '20'] = process.argv.slice(2)
const SEATS = 4
const target = { port: Number(port), from: null }

export interface LoadNumbers {
  readonly sockets: number
  readonly tables: number
  readonly answers: number
  readonly answersPerSecond: number
  readonly refused: number
  /** From sending an answer until another player's page shows it. */
  readonly delays: Delays
  /** Bytes per update. */
  readonly bytes: { readonly median: number; readonly mean: number; readonly p99: number }
  /** Total CPU time of the server per answer. */
  readonly processor: ProcessorTime
}

const delays: number[] = []
const sizes: number[] = []
let answers = 0
let refused = 0
let counting = false

const hear: Hearing = ({ sent }, place, { news, ok, size }) => {
  if (ok === false) refused++
  if (!news || !counting) return
  sizes.push(size)
  if (sent !== null && place !== sent.place && place.entries === sent.entries) {
    delays.push(performance.now() - sent.at)
  }
}

function answer(round: Round | undefined): void {
  if (round?.answer(answers) === true && counting) answers++
}

async function roundOf(n: number): Promise<Round> {
  const names = Array.from({ length: SEATS }, (_, i) => `P${n} ${i}`)
  return seatRound(await Promise.all(names.map((name) => introduced(target, name))), hear)
}

const rounds: Round[] = []
for (let n = 0; n < Number(tablesWanted); n++) rounds.push(await roundOf(n))
await pause(1000)
let before = processorTime(server)
const begin = () => {
  counting = true
  before = processorTime(server)
}
const lasted = await paced(Number(rate), Number(seconds), (n) => answer(rounds[n % rounds.length]), begin)
await pause(500)
const after = processorTime(server)
const numbers: LoadNumbers = {
  sockets: rounds.length * SEATS,
  tables: rounds.length,
  answers,
  answersPerSecond: answers / lasted,
  refused,
  delays: delaysOf(delays),
  bytes: {
    median: quantile(sizes, 0.5),
    mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    p99: quantile(sizes, 0.99),
  },
  processor: { own: (after.own - before.own) / answers, system: (after.system - before.system) / answers },
}
for (const { places } of rounds) for (const { socket } of places) socket.terminate()
console.log(JSON.stringify(numbers))

// 50 normal players, in their own process: node players.ts PORT. Each message starts one leg of 2,000 answers. The
// delay of an answer is the time from sending it until the server confirms it.
import { setTimeout as pause } from 'node:timers/promises'
import { type Delays, delaysOf, pacedUntil } from '../paced.ts'
import { type Hearing, introduced, type Round, seatRound } from '../rounds.ts'

export interface LegNumbers {
  readonly delays: Delays
  /** Answers that were refused. */
  readonly refused: number
  /** Answers without a reply within 5 s, and pages that the server closed. */
  readonly lost: number
}

const [port = ''] = process.argv.slice(2)
const TABLES = 25
const SEATS = 2
/** Answers per second, at all tables together. */
const PER_SECOND = 125
const ENOUGH = 2000
const WARM_UP_SECONDS = 2
const MOST_SECONDS = 60
const PATIENCE_MS = 5000

let answers = 0
let refused = 0
let delays: number[] = []
const waiting = new Set<Round>()

const hear: Hearing = (round, place, { ok }) => {
  const { sent } = round
  if (ok === null || sent?.place !== place || !waiting.delete(round)) return
  delays.push(performance.now() - sent.at)
  if (ok) return
  refused++
  // The question is still open, so it can be answered again.
  place.ask ??= sent.ask
}

function answer(round: Round | undefined): void {
  if (round !== undefined && round.answer(answers)) {
    answers++
    waiting.add(round)
  }
}

/** Each player has their own address, as at home. */
const player = (n: number) => introduced({ port: Number(port), from: `127.1.1.${n + 1}` }, `Player ${n + 1}`)

const rounds: Round[] = []
for (let n = 0; n < TABLES; n++) {
  const players = await Promise.all(Array.from({ length: SEATS }, (_, i) => player(n * SEATS + i)))
  rounds.push(await seatRound(players, hear))
}

async function leg(): Promise<LegNumbers> {
  const next = (n: number) => answer(rounds[n % rounds.length])
  await pacedUntil(PER_SECOND, WARM_UP_SECONDS, next, () => false)
  delays = []
  refused = 0
  await pacedUntil(PER_SECOND, MOST_SECONDS, next, () => delays.length >= ENOUGH)
  const until = performance.now() + PATIENCE_MS
  while (waiting.size > 0 && performance.now() < until) await pause(10)
  const gone = rounds
    .flatMap(({ places }) => places)
    .filter(({ socket }) => socket.readyState !== socket.OPEN)
  const late = [...waiting].map(({ sent }) => performance.now() - (sent?.at ?? 0))
  return { delays: delaysOf([...delays, ...late]), refused, lost: gone.length + late.length }
}

process.on('disconnect', () => process.exit())
process.on('SIGINT', () => process.exit())
process.on('message', () => void leg().then((numbers) => process.send?.(numbers)))
process.send?.('ready')

// A moment worth a short scene: a token turned over, a Tower built, a Capital raised, or what a module adds.
import type { LogLine, Update } from '@lorehall/host'
import { modulesInPlay } from '../cards/box.ts'
import { valuesOf } from '../facts.ts'
import type { ModuleMoment } from '../module-parts.ts'
import { viewOf } from '../view.ts'
import { idOf } from '../world.ts'

export interface Moment {
  readonly kind: 'explore' | 'tower' | 'level' | 'own'
  /** The id of the token; empty for anything else. */
  readonly token: string
  /** Of a module's moment. */
  readonly own?: ModuleMoment | undefined
  readonly seat: number
  /** The Region it happened in, as things on the table are named; null: the log line names none. */
  readonly at: string | null
  /** Its consequences, in lines of the log. */
  readonly lines: readonly LogLine[]
}

const KINDS: Readonly<Record<string, Moment['kind']>> = {
  explored: 'explore',
  tower: 'tower',
  upgraded: 'level',
}

/** The last moment in the log of an update, with the lines it caused. */
function happened({ log, fresh, events }: Update): Moment | null {
  const ownOf = (one: LogLine) => modulesInPlay().moments.find(({ is }) => is(one, events))
  const isMoment = (one: LogLine) => one.seat !== null && (one.type in KINDS || ownOf(one) !== undefined)
  const i = fresh ? -1 : log.findLastIndex(isMoment)
  const line = log[i]
  if (line === undefined || line.seat === null) return null
  const kind = KINDS[line.type] ?? 'own'
  const token = kind === 'explore' ? (line.from ?? '') : ''
  const caused = log
    .slice(i + 1)
    .filter(({ from, seat }) => kind === 'explore' && from === token && seat === line.seat)
  return {
    kind,
    token,
    own: ownOf(line),
    seat: line.seat,
    at: line.at,
    lines: kind === 'explore' ? caused : [line],
  }
}

/** Where the army that moves is: after a reload, the log of its move is gone. */
function whereOf(update: Update): string | null {
  const { move } = viewOf(update)
  return move === null ? null : `region:${idOf(move.at)}`
}

/** The token that asks the viewing player something that is not about the map. */
function asking(update: Update): Moment | null {
  const { ask, eyes } = update
  const token = ask?.from ?? ''
  if (ask === null || ask.aside || ask.seat !== eyes || !(token in valuesOf(update).explorationTokens))
    return null
  if (ask.options.some(({ at }) => at.startsWith('region:'))) return null
  const now = happened(update)
  return {
    kind: 'explore',
    token,
    seat: ask.seat,
    at: now?.token === token ? now.at : whereOf(update),
    lines: [],
  }
}

/** `held`: the question is about it, so it stays while the question is asked. */
export function momentOf(update: Update): { readonly moment: Moment; readonly held: boolean } | null {
  const asked = asking(update)
  if (asked !== null) return { moment: asked, held: true }
  const now = happened(update)
  return now === null ? null : { moment: now, held: false }
}

// JSON as the wire carries it, for online tables.
import type { OnlineTakes } from '@lorehall/protocol'

export type WireJson = Exclude<OnlineTakes<'create'>['values'], undefined>

/** Everything JSON.parse returns is JSON. The host validates the content. */
export const isWireJson = (parsed: unknown): parsed is WireJson => parsed !== undefined

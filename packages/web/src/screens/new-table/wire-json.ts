// JSON as it crosses the wire, where the table is an online one.
import type { OnlineTakes } from '@lorehall/protocol'

export type WireJson = Exclude<OnlineTakes<'create'>['values'], undefined>

/** What was parsed from JSON is JSON: whoever reads it says what is wrong with it. */
export const isWireJson = (parsed: unknown): parsed is WireJson => parsed !== undefined

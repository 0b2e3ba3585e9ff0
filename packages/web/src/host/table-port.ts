// What a table screen asks of whoever runs its table: the worker beside it, or a server.
import type { Op, Requests, Trouble, Update } from '@lorehall/host'

export type TableOp = Extract<
  Op,
  'watch' | 'leave' | 'hints' | 'answer' | 'undo' | 'redo' | 'choose' | 'replay' | 'history' | 'export'
>

/** What a port says of itself, while nobody had asked. */
export type PortNotice = 'storage-forbidden' | 'host-died'

export interface TablePort {
  /** One device for everyone at the table: the page chooses whose eyes it looks with. */
  readonly shared: boolean
  request<O extends TableOp>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  onUpdate(hear: (update: Update) => void): () => void
  /** A table stopped by itself. */
  onTrouble(hear: (trouble: Trouble) => void): () => void
  onNotice(hear: (notice: PortNotice) => void): () => void
}

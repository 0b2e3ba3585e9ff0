// What a table screen asks of whoever runs its table: the worker beside it, or a server.
import type { Answer, Op, Requests, Trouble, Update } from '@lorehall/host'

export type TableOp = Extract<
  Op,
  | 'watch'
  | 'leave'
  | 'hints'
  | 'tale'
  | 'answer'
  | 'undo'
  | 'redo'
  | 'choose'
  | 'replay'
  | 'history'
  | 'export'
>

/** What a port says of itself, while nobody had asked. */
export type PortNotice = 'storage-forbidden' | 'host-died'

export interface TablePort {
  /** One device for everyone at the table: the page chooses whose eyes it looks with. */
  readonly shared: boolean
  request<O extends TableOp>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  /** What an answer would show; only where whoever runs the table is so near that it costs nothing to ask. */
  readonly foresee?: (answer: Answer) => Promise<Update>
  onUpdate(hear: (update: Update) => void): () => void
  /** A table stopped by itself. */
  onTrouble(hear: (trouble: Trouble) => void): () => void
  onNotice(hear: (notice: PortNotice) => void): () => void
}

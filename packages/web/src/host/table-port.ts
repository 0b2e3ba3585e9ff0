// The port of a table screen to its host: the local worker or a server.
import type { Answer, Op, Requests, Trouble, Update } from '@lorehall/host'

export type TableOp = Extract<
  Op,
  | 'watch'
  | 'leave'
  | 'hints'
  | 'counsel'
  | 'ahead'
  | 'review'
  | 'tale'
  | 'answer'
  | 'undo'
  | 'redo'
  | 'choose'
  | 'hurry'
  | 'replay'
  | 'history'
  | 'chances'
  | 'campaign'
  | 'export'
>

/** Messages a port sends on its own. */
export type PortNotice =
  | 'storage-forbidden'
  | 'storage-cleared'
  | 'host-died'
  /** This device is slow, so bots that plan think half as long, a quarter or an eighth. */
  | 'thinks-half'
  | 'thinks-quarter'
  | 'thinks-eighth'

export interface TablePort {
  /** Everyone at the table uses one device, so the page chooses which seat it looks from. */
  readonly shared: boolean
  request<O extends TableOp>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  /** The update an answer would lead to. Only a local host has it, because there asking is cheap. */
  readonly foresee?: (answer: Answer) => Promise<Update>
  onUpdate(hear: (update: Update) => void): () => void
  /** The table stopped: a bot's entry could not be stored. */
  onTrouble(hear: (trouble: Trouble) => void): () => void
  onNotice(hear: (notice: PortNotice) => void): () => void
}

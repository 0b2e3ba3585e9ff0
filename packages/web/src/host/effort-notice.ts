// Tells the page once that this device thinks less than others, but only when a strong bot plays: an easy one misjudges
// its turns however long it thinks.
import type { StrengthId } from '@lorehall/host/strengths'
import type { PortNotice } from './table-port.ts'

const EASY: StrengthId = 'easy'

function noticeOf(effort: number): PortNotice | null {
  if (effort > 0.5) return null
  return effort > 0.25 ? 'thinks-half' : effort > 0.125 ? 'thinks-quarter' : 'thinks-eighth'
}

export class EffortNotice {
  private readonly tell: (notice: PortNotice) => void
  /** Null: this device is fast or not yet known. */
  private notice: PortNotice | null = null
  private strong = false
  private told = false

  constructor(tell: (notice: PortNotice) => void) {
    this.tell = tell
  }

  /** A worker has started and knows how much thinking this device can afford. Idle workers end, so others may follow. */
  known(effort: number): void {
    this.notice = noticeOf(effort)
    this.tellIfDue()
  }

  /** A bot begins to think. */
  thinks(bot: string): void {
    this.strong ||= bot !== EASY
    this.tellIfDue()
  }

  private tellIfDue(): void {
    if (!this.strong || this.notice === null || this.told) return
    this.told = true
    this.tell(this.notice)
  }
}

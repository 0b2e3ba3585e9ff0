// When to tell somebody that holding a thing says what it is: after the first touch of a finger that
// did something, as a reading that would have been worth it. Who holds one knows it already.

export class HoldLesson {
  private finger = false
  /** The question that was there when a finger touched what shines. */
  private touched: number | null = null

  /** @param lit the question a lit thing is touched for; null: nothing is */
  down(finger: boolean, lit: number | null): void {
    this.finger = finger
    this.touched = finger ? lit : null
  }

  up(): void {
    this.finger = false
  }

  /** A menu has opened: was the thing held? A tap opens one when the finger has left. */
  held(): boolean {
    this.touched = null
    return this.finger
  }

  /** Something is asked: did it come of the touch? */
  due(ask: number): boolean {
    return this.touched !== null && ask !== this.touched
  }
}

// Runs work after a frame is on the screen.

/** Requests a frame now, even if nothing has changed yet. */
export function askForFrame(): void {
  requestAnimationFrame(() => undefined)
}

/** Runs in the first task after the frame that shows the current changes. */
export function afterDrawn(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** Runs after the parts around the board are drawn as well. For work that nobody waits for. */
export function afterAll(act: () => void): void {
  afterDrawn(() => afterDrawn(act))
}

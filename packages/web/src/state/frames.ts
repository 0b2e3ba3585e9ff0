// When a frame is on the screen.

/** The next frame comes as soon as it can, whether or not there is something new to draw yet. */
export function askForFrame(): void {
  requestAnimationFrame(() => undefined)
}

/** In the first task after the frame that shows what was changed now. */
export function afterDrawn(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** When what follows the board is drawn, too: for what nobody waits for. */
export function afterAll(act: () => void): void {
  afterDrawn(() => afterDrawn(act))
}

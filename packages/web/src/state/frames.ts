// When a frame is on the screen.

/** In the first task after the frame that shows what was changed now. */
export function afterDrawn(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

// Makes text from outside safe to print to a terminal.

/** Characters that control a terminal or the direction of text, except line feed and tab. */
const STEERS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** The text with such characters escaped as JSON does it, so that they are visible and have no effect. */
export function visible(text: string): string {
  return text.replaceAll(STEERS, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

// Text from elsewhere, on its way to a terminal.

/** What steers a terminal or turns the direction of letters, all but the end of a line and a tab. */
const STEERS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** The same with such characters written out, as JSON writes them: they are seen and do nothing. */
export function visible(text: string): string {
  return text.replaceAll(STEERS, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

// A set of drawings: an SVG file of symbols. In a symbol, `--seat` is the color of its owner, and `--on` the color of
// marks upon it.

export interface Drawing {
  /** The box that the figure stands in, with its feet on the lower edge. Weapons and crests may reach beyond it. */
  readonly wide: number
  readonly high: number
  readonly body: string
}

export type Symbols = ReadonlyMap<string, Drawing>

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)">(.*?)<\/symbol>/gs

export function symbolsIn(file: string): Symbols {
  return new Map(
    [...file.matchAll(SYMBOL)].map(([, id = '', wide, high, body = '']) => [
      id,
      { wide: Number(wide), high: Number(high), body: body.replaceAll(/\s*\n\s*/g, '') },
    ]),
  )
}

/** How far a drawing may reach beyond its box on each side. */
export const MARGIN = 5

export interface Colours {
  readonly seat: string
  readonly on: string
}

/** The symbol as an SVG file of its own. One ink line closes every shape, so that it stands out on any ground. */
export function drawn({ wide, high, body }: Drawing, { seat, on }: Colours): string {
  const box = [-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" style="--seat:${seat};--on:${on}" stroke="#1d1206" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`
}

/** The color of a mark upon a seat's color: paper, but ink upon yellow, which is too light for paper. */
export const markUpon = (look: number): string => (look === 5 ? '#1d1206' : '#fbf1d9')

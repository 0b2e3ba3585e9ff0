// The charge on a card's arms: an SVG file of its own. The fragment of its URL (`#or`) selects one of three tinctures.

const ARGENT = '#ece5d3'
const OR = '#e0b548'
const SABLE = '#2a2320'
const PALE = '#f3dc9a'

export type Tincture = 'argent' | 'or' | 'sable'

/** The width of its outline, which extends beyond the grid of the icon set. */
const LINE = 34
export const GRID = 512 + LINE

export function charge(path: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-LINE / 2} ${-LINE / 2} ${GRID} ${GRID}">`,
    `<style>path{fill:${ARGENT};stroke:${SABLE}}`,
    `#or:target~path{fill:${OR}}#sable:target~path{fill:${SABLE};stroke:${PALE}}</style>`,
    '<g id="or"/><g id="sable"/>',
    `<path d="${path}" stroke-width="${LINE}" stroke-linejoin="round" paint-order="stroke"/></svg>\n`,
  ].join('')
}

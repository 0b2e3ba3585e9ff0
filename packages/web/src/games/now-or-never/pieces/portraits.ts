// The heroes' portraits as image URLs, for the mat, the boards and fights.
import { pictures } from '../../../components/picture.ts'
import { type Paint, PORTRAIT } from '../board/hero/portrait-art.ts'

/** Shared colors; a hero's own colors override them. */
const SHARED: Readonly<Record<Paint, string>> = {
  back: '#8a5a1c',
  cloth: '#5a4632',
  trim: '#c9a25a',
  skin: '#e3b48c',
  hair: '#7a3b20',
  ink: '#241a0e',
  glow: '#ffd97a',
  metal: '#8f959c',
}

const OWN: Readonly<Record<string, Partial<Record<Paint, string>>>> = {
  halia: { back: '#b06a10', cloth: '#6b2f24', hair: '#b4481f', trim: '#e0b45c' },
  zeik: { back: '#4f6a4a', cloth: '#6d6455', hair: '#b9b2a4', trim: '#55604a', skin: '#c98f66' },
  marklun: { back: '#35618a', cloth: '#26405c', hair: '#2f2420', trim: '#7fa3c4', skin: '#a9744c' },
  namal: { back: '#6d5a86', cloth: '#4a4456', metal: '#a7adb5', trim: '#b98b3c', glow: '#9fe0ee' },
}

export const heroColour = (hero: string): string => OWN[hero]?.back ?? SHARED.back

function drawing(hero: string): string {
  const paints = { ...SHARED, ...OWN[hero] }
  const strokes = PORTRAIT[hero]?.map(([paint, d]) => `<path d="${d}" fill="${paints[paint]}"/>`) ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -56 96 104" width="192" height="208"><path d="M-48-56H48V48H-48Z" fill="${paints.back}"/><g stroke="${paints.ink}" stroke-width="1.6" stroke-linejoin="round">${strokes.join('')}</g></svg>`
}

/** The URL of a portrait. */
export const portraitOf = pictures(drawing, (hero) => hero)

// The grain of old paper, drawn once as a small image. A filter would be computed again whenever the board moves.
const SIZE = 128
let made: string | undefined

/** The pattern; use it as `fill: url(#id)`. */
export function Grain({ id }: { readonly id: string }) {
  made ??= draw()
  return (
    <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <image href={made} width={SIZE} height={SIZE} />
    </pattern>
  )
}

function draw(): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const paper = canvas.getContext('2d')
  if (paper === null) return ''
  const picture = paper.createImageData(SIZE, SIZE)
  let seed = 7
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let i = 0; i < picture.data.length; i += 4) {
    const light = chance() > 0.5
    picture.data[i] = light ? 255 : 40
    picture.data[i + 1] = light ? 235 : 24
    picture.data[i + 2] = light ? 200 : 8
    picture.data[i + 3] = chance() ** 3 * 46
  }
  paper.putImageData(picture, 0, 0)
  // Fibers.
  paper.strokeStyle = 'rgb(50 30 10 / 7%)'
  for (let i = 0; i < 26; i++) {
    const x = chance() * SIZE
    const y = chance() * SIZE
    paper.beginPath()
    paper.moveTo(x, y)
    paper.lineTo(x + chance() * 22 - 11, y + chance() * 10 - 5)
    paper.stroke()
  }
  return canvas.toDataURL()
}

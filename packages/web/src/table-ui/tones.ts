// Building blocks of sounds: tones and filtered noise, synthesized on the fly.

let context: AudioContext | null = null

/** Browsers allow sound only after a click or tap; by the time this is called, there was one. */
function ears(): AudioContext {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}

interface Tone {
  readonly hz: number
  /** Seconds from now, and how long. */
  readonly at?: number
  readonly long?: number
  readonly loud?: number
  readonly wave?: OscillatorType
  /** Where the tone glides to. */
  readonly to?: number
}

function fade(audio: AudioContext, start: number, long: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(audio.destination)
  return gain
}

export function tone({ hz, at = 0, long = 0.25, loud = 0.08, wave = 'sine', to = hz }: Tone): void {
  const audio = ears()
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  voice.type = wave
  voice.frequency.setValueAtTime(hz, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + long)
  voice.connect(fade(audio, start, long, loud))
  voice.start(start)
  voice.stop(start + long)
}

/** A breath of filtered noise: wood, paper, dice. */
export function noise(hz: number, at: number, long: number, loud: number): void {
  const audio = ears()
  const start = audio.currentTime + at
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hz
  source.connect(filter).connect(fade(audio, start, long, loud))
  source.start(start)
}

export const chord = (hz: readonly number[], apart: number, long: number) =>
  hz.forEach((one, i) => tone({ hz: one, at: i * apart, long, loud: 0.06, wave: 'triangle' }))

/** A small bell: it is my turn again. */
export const bell = () => chord([880, 1175], 0.12, 0.5)

/** A piece put down. */
export const knock = () => {
  noise(420, 0, 0.07, 0.35)
  tone({ hz: 150, long: 0.08, loud: 0.12, to: 90 })
}
/** A card turned. */
export const paper = () => noise(2600, 0, 0.16, 0.16)
export const dice = () => [0, 0.07, 0.13, 0.21, 0.32].forEach((at, i) => noise(1500 - i * 160, at, 0.05, 0.4))
/** Something great begins. */
export const gong = () => {
  tone({ hz: 98, long: 1.8, loud: 0.16 })
  tone({ hz: 147, long: 1.4, loud: 0.07 })
}

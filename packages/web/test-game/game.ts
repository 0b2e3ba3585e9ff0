// The toy for browser tests, with so many rounds that no game ends before its test.
import { isRecord, type Json, type WholeGame } from '@lorehall/kernel'
import { toyGame, type ToyState, type ToyValues } from '@lorehall/kernel/testing'

const LONG = { rounds: 40, relics: 99 }

const lengthened = (file: Json): Json => (isRecord(file) ? { ...LONG, ...file } : file)

export const toy: WholeGame<ToyState, ToyValues> = {
  ...toyGame,
  values: {
    ...toyGame.values,
    read: (file, options) => toyGame.values.read(lengthened(file), options),
  },
}

// Small values as short text: entries, lists of seats, deadlines.
import type { Entry, Json, Seat } from '@lorehall/kernel'
import type { Spent } from '../storage.ts'

const readObject: (text: string) => Entry = JSON.parse

/** An answer is stored as it is. Other entries, and answers that look like JSON, are stored as JSON. */
export function writeEntry(entry: Entry): string {
  return typeof entry === 'string' && !/^["{]/.test(entry) ? entry : JSON.stringify(entry)
}

export function readEntry(text: string): Entry {
  const first = text[0]
  return first === '{' || first === '"' ? readObject(text) : text
}

export function writeSeats(seats: readonly Seat[]): string {
  return seats.join(',')
}

export function readSeats(text: string): Seat[] {
  return text === '' ? [] : text.split(',').map(Number)
}

/** A dash means null, because an empty text is an empty list. */
export function writeTimes(times: readonly (number | null)[]): string {
  return times.map((time) => time ?? '-').join(',')
}

export function readTimes(text: string): (number | null)[] {
  return text === '' ? [] : text.split(',').map((time) => (time === '-' ? null : Number(time)))
}

export function writeSpent(spent: readonly Spent[]): string {
  return spent.map(({ seat, end, answers }) => `${seat}/${end ?? '-'}/${answers}`).join(',')
}

export function readSpent(text: string): Spent[] {
  if (text === '') return []
  return text.split(',').map((one) => {
    const [seat, end, answers] = one.split('/')
    return { seat: Number(seat), end: end === '-' ? null : Number(end), answers: Number(answers) }
  })
}

export const readJson: (text: string) => Json = JSON.parse

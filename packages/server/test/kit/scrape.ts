// Reads the metrics of a server.
import { send } from '../carrier.ts'

export async function scrape(port: number): Promise<string> {
  const { status, body } = await send(port, '/metrics')
  if (status !== 200) throw new Error(`/metrics replied ${status}: ${body.toString()}`)
  return body.toString()
}

/** By name with labels: the value. */
export function numbersIn(text: string): Map<string, number> {
  return new Map(
    Array.from(text.matchAll(/^([^#\s]\S*) (\S+)$/gm), ([, name = '', value = '']) => [name, Number(value)]),
  )
}

/** By name: its type, e.g. `counter`. */
export function typesIn(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type = '']) => [name, type]),
  )
}

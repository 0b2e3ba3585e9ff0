// Reads and writes the user's files. Every error is one sentence.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundled } from '@lorehall/host'
import {
  type Game,
  type GameOptions,
  type Json,
  Refusal,
  type RefusalCode,
  type TableRecord,
} from '@lorehall/kernel'
import { scanJson } from './json-places.ts'
import { readTableRecord } from './record-shape.ts'

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'access is denied',
}

function cause(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CAUSES[code] ?? String(error)
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new Refusal('bad-request', `cannot read '${file}': ${cause(error)}`)
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Refusal('bad-request', `cannot write '${file}': ${cause(error)}`)
  }
}

/** Makes the folder if it isn't there. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Refusal('bad-request', `cannot make the folder '${folder}': ${cause(error)}`)
  }
}

const parseJson: (text: string) => Json = JSON.parse

function parse(
  file: string,
  text: string,
  code: RefusalCode,
): { json: Json; line: (pointer: string) => number } {
  const scanned = scanJson(text)
  if (!scanned.ok) {
    const { line, column } = scanned.place
    throw new Refusal(code, `${file}, line ${line}, column ${column}: this is not JSON: ${scanned.expected}`)
  }
  const json = parseJson(text)
  return { json, line: (pointer) => scanned.placeOf(pointer).line }
}

/** All records in a file: one, or a bundle of several. */
export function readRecordsFile(file: string): TableRecord[] {
  const { json } = parse(file, readText(file), 'bad-record')
  try {
    return (bundled(json) ?? [json]).map(readTableRecord)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, `${file}: ${error.message}`)
    throw error
  }
}

/** Returns the file's values if the game accepts them; otherwise the refusal names the line. */
export function readValuesFile(game: Game, file: string, options: GameOptions): Json {
  const { json, line } = parse(file, readText(file), 'bad-values')
  try {
    game.values.read(json, options)
    return json
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const pointer = /^(?:\/[^/:\s]*)*/.exec(error.message)?.[0] ?? ''
    throw new Refusal('bad-values', `${file}, line ${line(pointer)}: ${error.message}`)
  }
}

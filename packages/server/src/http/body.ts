// The bodies of HTTP requests: only JSON. A body arrives as text and is parsed when its sender is known.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Denied } from '../denied.ts'
import { readSent } from '../sent-json.ts'

/** Parses the body; undefined if there is none. */
export type ReadBody = (request: FastifyRequest) => unknown

/** Accepts only JSON, because a form on another site can send anything else. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

/** The body as it was sent. */
function textOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : ''
}

/** The number of characters of the body. */
export function sizeOf(request: FastifyRequest): number {
  return textOf(request).length
}

/** @param usual the most characters of a body outside of its strings, if the body is longer than that */
export function bodyReader(usual: number): ReadBody {
  return (request) => {
    const text = textOf(request)
    if (text.length === 0) return undefined
    if (text.length > usual && !isMostlyText(text, usual)) {
      throw new Denied('too-large', 'Only a request with a record may be this large.')
    }
    const sent = readSent(text)
    if (sent === undefined) throw new Denied('bad-request', 'The body is not JSON.')
    return sent.value
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Whether JSON has at most `most` characters outside of its strings. Nested lists take a hundred times as much time and
 * memory to parse as a string of their length.
 */
function isMostlyText(json: string, most: number): boolean {
  let outside = 0
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const letter = json.charCodeAt(i)
    if (letter === BACKSLASH) i++
    else if (letter === QUOTE) inText = !inText
    else if (!inText && ++outside > most) return false
  }
  return true
}

// What is sent over HTTP: JSON and nothing else. It comes as text, and is read once it is known who sent it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Denied } from '../denied.ts'
import { readSent } from '../sent-json.ts'

/** Reads what was sent; undefined: nothing was. */
export type ReadBody = (request: FastifyRequest) => unknown

/** Forms of other sites can send text and forms, but not JSON. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

/** As it was sent. */
function textOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : ''
}

/** Characters of what was sent. */
export function sizeOf(request: FastifyRequest): number {
  return textOf(request).length
}

/** @param usual characters; what is larger may be so by its texts alone */
export function bodyReader(usual: number): ReadBody {
  return (request) => {
    const text = textOf(request)
    if (text.length === 0) return undefined
    if (text.length > usual && !isMostlyText(text, usual)) {
      throw new Denied('too-large', 'Nothing but the text of a record may be as large as this.')
    }
    const sent = readSent(text)
    if (sent === undefined) throw new Denied('bad-request', 'What was sent is not JSON.')
    return sent.value
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Whether a JSON has at most so many characters outside of its texts. Lists in lists take a hundred times as long
 * to read as a text of their length, and as much more room.
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

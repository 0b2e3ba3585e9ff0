// Splits a stream of bytes into lines. A line that is too long is reported and skipped, so it takes no memory.

/** More than any honest request needs. */
export const LONGEST_LINE = 1 << 20

const NEWLINE = 10

/** Yields each line as text, or null for one that was too long. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    length += part.length
    if (length <= LONGEST_LINE) parts.push(part)
    else parts = []
  }
  const finish = () => {
    const line = length > LONGEST_LINE ? null : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end))
      start = end + 1
      yield finish()
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield finish()
}

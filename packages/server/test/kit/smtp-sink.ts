// A mail server on loopback that keeps the mails it is given, for tests. It speaks as much SMTP as they need.
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** By lower-case name, each on one line. */
  readonly headers: ReadonlyMap<string, string>
  /** The plain text, and the HTML. */
  readonly text: string
  readonly html: string
}

export class SmtpSink {
  readonly mails: ReceivedMail[] = []
  /** By address: the reply to a recipient that is refused. */
  readonly refused = new Map<string, string>()
  /** Every command it got. */
  readonly commands: string[] = []
  /** The most mails that were on their way at the same time. */
  mostAtOnce = 0
  readonly url: string
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private underway = 0
  private readonly waiting = new Set<() => void>()

  private constructor(server: Server, port: number) {
    this.server = server
    this.url = `smtp://127.0.0.1:${port}`
    server.on('connection', (socket) => void this.serve(socket))
  }

  static async open(): Promise<SmtpSink> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('the sink has no port')
    return new SmtpSink(server, bound.port)
  }

  /** Resolves to mail number `n`, counted from 0. */
  mail(n: number): Promise<ReceivedMail> {
    return new Promise((resolve) => {
      const look = () => {
        const mail = this.mails[n]
        if (mail === undefined) return
        this.waiting.delete(look)
        resolve(mail)
      }
      this.waiting.add(look)
      look()
    })
  }

  private async serve(socket: Socket): Promise<void> {
    this.sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket))
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
    let envelope = { from: '', to: '' }
    let data: string[] | null = null
    say('220 sink ESMTP')
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (data !== null) {
        if (line !== '.') data.push(line.replace(/^\./, ''))
        else {
          this.mails.push({ ...envelope, ...readMail(data) })
          data = null
          this.underway -= 1
          say('250 kept')
          for (const look of this.waiting) look()
        }
        continue
      }
      this.commands.push(line)
      const [, verb = '', address = ''] = /^(\w+)[^<]*<?([^>]*)>?/.exec(line) ?? []
      if (verb === 'MAIL') {
        envelope = { from: address, to: '' }
        this.mostAtOnce = Math.max(this.mostAtOnce, ++this.underway)
      }
      const refusal = verb === 'RCPT' ? this.refused.get(address) : undefined
      if (refusal !== undefined) this.underway -= 1
      if (verb === 'RCPT') envelope = { ...envelope, to: address }
      if (verb === 'DATA') data = []
      say(refusal ?? (verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok'))
      if (verb === 'QUIT') socket.end()
    }
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve))
  }
}

type Part = Pick<ReceivedMail, 'headers'> & { readonly body: readonly string[] }

function readPart(lines: readonly string[]): Part {
  const end = lines.indexOf('')
  const unfolded = lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = unfolded.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), inWords(line.slice(colon + 1).trim())]
  })
  return { headers: new Map(headers), body: lines.slice(end + 1) }
}

function decoded({ headers, body }: Part): string {
  const text = body.join('\n')
  const coding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (coding === 'base64') return Buffer.from(text, 'base64').toString()
  if (coding !== 'quoted-printable') return text
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A header with encoded words (RFC 2047) as text. */
const inWords = (header: string) =>
  header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(\w)\?(.*?)\?=/gi, (_, coding: string, word: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('%', '=25').replaceAll('_', ' ').replaceAll('=', '%')),
    )

/** A mail with two parts, plain text and HTML. */
function readMail(lines: readonly string[]): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = readPart(lines)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts: string[][] = []
  for (const line of body) {
    if (line.startsWith(`--${boundary}`)) parts.push([])
    else parts.at(-1)?.push(line)
  }
  const [text = '', html = ''] = parts.slice(0, 2).map((part) => decoded(readPart(part)))
  return { headers, text, html }
}

// Sends e-mail through the host's SMTP server. The library is loaded with the first mail.
import type { SendMailOptions, Transporter } from 'nodemailer'
import { OneAtATime } from '../one-at-a-time.ts'

/** The SMTP server, and the address that mails come from. */
export interface MailSettings {
  /** `smtp://host:port`, or `smtps://` if the connection begins with TLS. */
  readonly server: string
  /** Null: the server asks for no password. */
  readonly login: { readonly user: string; readonly pass: string } | null
  /** The name may be empty. */
  readonly from: { readonly name: string; readonly address: string }
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Mailed {
  readonly delivered: boolean
  /** The reply of the SMTP server, or the reason why there was none. */
  readonly said: string
  /** The SMTP server refuses this recipient for good. */
  readonly bounced: boolean
}

type Send = (mail: Mail) => Promise<Mailed>

export interface Mailer {
  readonly send: Send
  /** Only a few mails are sent at the same time. When it is the turn of this recipient, `work` can send theirs. */
  inTurn<T>(to: string, work: (send: Send) => Promise<T>): Promise<T>
}

/** Milliseconds for connecting, for the greeting, and for each reply. */
const PATIENCE = 10_000

/** Mails on their way at the same time. SMTP servers refuse more than a few connections. */
const AT_ONCE = 4

const isLoopback = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)

export class SmtpMailer implements Mailer {
  private readonly settings: MailSettings
  private readonly lines = Array.from({ length: AT_ONCE }, () => new OneAtATime())
  private transport: Promise<Transporter> | null = null
  private begun = 0

  constructor(settings: MailSettings) {
    this.settings = settings
  }

  send(mail: Mail): Promise<Mailed> {
    return this.inTurn(mail.to, (send) => send(mail))
  }

  inTurn<T>(to: string, work: (send: Send) => Promise<T>): Promise<T> {
    const send: Send = (mail) => this.sendNow(mail)
    const line = this.lines[this.begun++ % AT_ONCE]
    return line === undefined ? work(send) : line.run(to, () => work(send))
  }

  private async sendNow({ to, subject, text, html, headers }: Mail): Promise<Mailed> {
    this.transport ??= connected(this.settings)
    const transport = await this.transport
    // As objects, so that nothing in an address is read as a second one.
    const mail: SendMailOptions = {
      from: { ...this.settings.from },
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers,
    }
    try {
      const { response } = await transport.sendMail(mail)
      return { delivered: true, said: String(response), bounced: false }
    } catch (error) {
      return { delivered: false, said: sentenceOf(error), bounced: isBounce(error) }
    }
  }
}

async function connected({ server, login }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port } = new URL(server)
  const secure = protocol === 'smtps:'
  return createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password goes over TLS, except within this machine.
    requireTLS: login !== null && !isLoopback(hostname),
    ...(login === null ? {} : { auth: login }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const fieldOf = (error: unknown, field: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined

/** The reply of the SMTP server, without line breaks. It may name the host's network, so only the host reads the rest. */
function sentenceOf(error: unknown): string {
  const response = fieldOf(error, 'response')
  if (typeof response === 'string') return response.replaceAll(/\s+/g, ' ').slice(0, 200)
  return 'the mail server of this host could not be reached'
}

/** A refusal of the recipient. A refusal of the sender or of the contents is a matter of the host. */
function isBounce(error: unknown): boolean {
  const code = fieldOf(error, 'responseCode')
  return fieldOf(error, 'command') === 'RCPT TO' && typeof code === 'number' && code >= 500 && code < 600
}

// The mails that this server writes: plain text, and the same as simple HTML.
import { MAIL_EN } from './en.ts'
import type { Mail } from './mailer.ts'

/** One part of a mail after another. */
export interface Written {
  readonly subject: string
  readonly lines: readonly string[]
  /** The link that the mail is about. */
  readonly link: { readonly label: string; readonly url: string }
  /** The lines after the link. */
  readonly after: readonly string[]
  /** The address where the recipient unsubscribes, by a click on a page or by one request (RFC 8058). */
  readonly stop: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const anchor = (url: string, label: string) => `<a href="${escaped(url)}">${escaped(label)}</a>`

/** A header is one line. */
const inOneLine = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()

export function mailTo(to: string, { subject, lines, link, after, stop }: Written): Mail {
  const text = [...lines, `${link.label}: ${link.url}`, ...after, `${MAIL_EN.stop} ${stop}`]
  const html = [
    ...lines.map(escaped),
    anchor(link.url, link.label),
    ...after.map(escaped),
    `<small>${escaped(MAIL_EN.stop)} ${anchor(stop, MAIL_EN.stopButton)}</small>`,
  ]
  return {
    to,
    subject: inOneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${html.map((part) => `<p>${part}</p>\n`).join('')}</body></html>\n`,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Keeps other machines from answering.
      'Auto-Submitted': 'auto-generated',
    },
  }
}

// A line of the rules, with emphasis, links to other rules and highlighted search results.
import { Fragment, type ReactNode } from 'react'
import { useWords } from '../../text/language.ts'

const RULE = /^[A-Z]+(?:-[A-Z]+)+-\d+$/
const PIECES = /(\*[^*]+\*|\b[A-Z]+(?:-[A-Z]+)+-\d+)/

/** Searches the English text and shows each piece in the reader's language. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  const { say } = useWords()
  if (words.length === 0) return say(text)
  const found = new RegExp(
    `(${words.map((word) => word.replace(/[^\w\s]/g, String.raw`\$&`)).join('|')})`,
    'i',
  )
  return text
    .split(found)
    .map((piece, i) =>
      i % 2 === 1 ? <mark key={i}>{say(piece)}</mark> : <Fragment key={i}>{say(piece)}</Fragment>,
    )
}

export function Prose({ text, words = [] }: { readonly text: string; readonly words?: readonly string[] }) {
  return text.split(PIECES).map((piece, i) => {
    const inner = <Marked text={piece.replace(/^\*(.*)\*$/, '$1')} words={words} />
    if (piece.startsWith('*')) return <em key={i}>{inner}</em>
    if (RULE.test(piece)) {
      return (
        <a key={i} href={`#${piece}`}>
          {inner}
        </a>
      )
    }
    return <Fragment key={i}>{inner}</Fragment>
  })
}

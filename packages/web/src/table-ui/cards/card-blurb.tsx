// A line of story at the bottom of a card. It is fetched when the card is first shown large; until then it is empty.
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import style from './card.module.css'

type Blurb = () => Promise<string>

/** The blurbs that were fetched before are shown immediately. */
const read = new WeakMap<Blurb, string>()

export function CardBlurb({ of }: { readonly of: Blurb }) {
  const { say } = useWords()
  const fetched = useFetched(of)
  if (fetched !== null) read.set(of, fetched)
  return <span className={style['blurb']}>{say(read.get(of) ?? '')}</span>
}

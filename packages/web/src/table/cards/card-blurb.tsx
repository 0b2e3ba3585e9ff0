// A line of story below all a card does. It is fetched when a card is first read; its room is kept until then.
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import style from './card.module.css'

type Blurb = () => Promise<string>

/** Those that have been read are there at once. */
const read = new WeakMap<Blurb, string>()

export function CardBlurb({ of }: { readonly of: Blurb }) {
  const { say } = useWords()
  const fetched = useFetched(of)
  if (fetched !== null) read.set(of, fetched)
  return <span className={style['blurb']}>{say(read.get(of) ?? '')}</span>
}

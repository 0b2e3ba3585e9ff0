// What a card tells, below all it does. It is fetched when a card is first read, and its room is kept until then.
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import style from './card.module.css'

type Tale = () => Promise<string>

/** Those that have been read are there at once. */
const read = new WeakMap<Tale, string>()

export function CardTale({ of }: { readonly of: Tale }) {
  const { say } = useWords()
  const fetched = useFetched(of)
  if (fetched !== null) read.set(of, fetched)
  return <span className={style['tale']}>{say(read.get(of) ?? '')}</span>
}

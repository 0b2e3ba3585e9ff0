// An option of a review: its label, its worth and effects, and the answers that would follow.
import type { CounselOption } from '@lorehall/host'
import { useWords } from '../../../text/language.ts'
import { rounded, signed } from './said.ts'
import style from './review.module.css'

export function Expected({ option }: { readonly option: CounselOption }) {
  const { t, say } = useWords()
  const { label, gain, effects, next } = option
  return (
    <div className={style['expected']}>
      <b>{say(label)}</b>
      <p>{t('review.gain', { gain: signed(gain), n: Math.abs(rounded(gain)) })}</p>
      {effects.length > 0 && <p>{effects.map((effect) => say(effect)).join(' · ')}</p>}
      {next.length > 0 && <p>{t('review.then', { list: next.map((one) => say(one)).join(' · ') })}</p>}
    </div>
  )
}

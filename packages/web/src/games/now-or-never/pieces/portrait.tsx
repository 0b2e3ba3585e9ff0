// A hero's portrait on a background of their color.
import { memo } from 'react'
import style from './portrait.module.css'
import { portraitOf } from './portraits.ts'

export const Portrait = memo(function Portrait({ hero }: { readonly hero: string }) {
  return <img src={portraitOf(hero)} className={style['portrait']} alt="" />
})

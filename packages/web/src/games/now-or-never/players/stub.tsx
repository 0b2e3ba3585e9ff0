// A card before its owner, small; where one is used up for the season it says so.
import { memo, useMemo } from 'react'
import { CardThing } from '../../../table/cards/card-thing.tsx'
import { lookOf } from '../cards/looks.ts'
import { useWords } from './words.ts'

interface StubProps {
  readonly id: string
  /** What it is now, where that is not what its kind is. */
  readonly at?: string
  readonly used?: boolean
}

export const Stub = memo(function Stub({ id, at, used = false }: StubProps) {
  const { t } = useWords()
  const face = lookOf(id)
  const look = useMemo(() => (face === undefined || at === undefined ? face : { ...face, at }), [face, at])
  const state = used ? { spent: true, mark: t('own.used'), says: t('own.used.says') } : {}
  return look === undefined ? null : <CardThing look={look} form="stub" {...state} />
})

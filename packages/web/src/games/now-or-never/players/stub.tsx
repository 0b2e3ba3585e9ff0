// A small card in its owner's area. Used-up cards are labeled as such.
import { memo, useMemo } from 'react'
import { CardThing } from '../../../table-ui/cards/card-thing.tsx'
import { lookOf } from '../cards/looks.ts'
import { useWords } from './words.ts'

interface StubProps {
  readonly id: string
  /** The id of the thing it is now, if that differs from its kind's. */
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

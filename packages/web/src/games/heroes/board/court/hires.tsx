// The cards for hire in one row. A price that all share is said once.
import { type Price as PriceOf, RESOURCES } from '@lorehall/heroes/client'
import { Price } from '../../pieces/price.tsx'
import { Piece, type PieceProps } from './piece.tsx'
import { useWords } from './words.ts'
import style from './court.module.css'

const isSame = (one: PriceOf, other: PriceOf) =>
  RESOURCES.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0))

export function Hires({ hires }: { readonly hires: readonly PieceProps[] }) {
  const { t } = useWords()
  const [first] = hires
  const shared =
    first !== undefined && hires.every(({ price }) => isSame(price, first.price)) ? first.price : null
  return (
    <section className={style['hires']} aria-label={t('court.hires')} data-shared={shared !== null}>
      {shared !== null && (
        <h3 aria-hidden>
          {t('court.hires')}
          <Price price={shared} />
        </h3>
      )}
      {hires.map((piece) => (
        <Piece key={piece.unit} {...piece} />
      ))}
    </section>
  )
}

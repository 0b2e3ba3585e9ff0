// A price as icons with numbers.
import { type Price as PriceOf, RESOURCES } from '@lorehall/heroes/client'
import { Icon } from '../../../components/icon.tsx'
import { RESOURCE_COLOUR, RESOURCE_SIGN } from '../counted.ts'
import { useWords } from '../text/own.ts'
import style from './price.module.css'

export function Price({ price }: { readonly price: PriceOf }) {
  const { t } = useWords()
  return (
    <span className={style['price']}>
      {RESOURCES.flatMap((kind) => {
        const n = price[kind] ?? 0
        return n === 0
          ? []
          : [
              <span
                key={kind}
                title={t(`resource.${kind}`)}
                style={{ ['--of' as string]: RESOURCE_COLOUR[kind] }}
              >
                {n}
                <Icon path={RESOURCE_SIGN[kind]} size="11px" />
                <span className="unseen">{t(`resource.${kind}`)}</span>
              </span>,
            ]
      })}
    </span>
  )
}

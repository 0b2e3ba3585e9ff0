// The ways to look for a card.
import { ATTRIBUTES } from '@lorehall/vindication/face'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import style from './gallery.module.css'
import { fits, GALLERY_DECKS, HONORS, PIECES, PROVENANCES, type Wanted } from './pieces.ts'

interface FiltersProps {
  readonly wanted: Wanted
  readonly onWant: (change: Partial<Wanted>) => void
}

interface PickProps<T extends string> {
  readonly label: string
  readonly any: string
  readonly value: T | ''
  readonly of: readonly T[]
  readonly name: (one: T) => string
  readonly onPick: (one: T | '') => void
}

function Pick<T extends string>({ label, any, value, of, name, onPick }: PickProps<T>) {
  return (
    <label className={style.pick}>
      <span>{label}</span>
      <select
        className={parts.input}
        value={value}
        onChange={(event) => onPick(of.find((one) => one === event.target.value) ?? '')}
      >
        <option value="">{any}</option>
        {of.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Decks({ wanted, onWant }: FiltersProps) {
  const { t } = useWords()
  const decks = ['' as const, ...GALLERY_DECKS]
  return (
    <div className={style.decks} role="group" aria-label={t('gallery.deck')}>
      {decks.map((deck) => (
        <button
          key={deck}
          type="button"
          className={style.deck}
          data-deck={deck}
          aria-pressed={wanted.deck === deck}
          onClick={() => onWant({ deck })}
        >
          {t(deck === '' ? 'gallery.deck.all' : `gallery.deck.${deck}`)}
          <span className={style.count}>
            {PIECES.filter((piece) => fits(piece, { ...wanted, deck })).length}
          </span>
        </button>
      ))}
    </div>
  )
}

export function Filters({ wanted, onWant }: FiltersProps) {
  const { t } = useWords()
  return (
    <div className={style.filters} role="search">
      <div className={style.row}>
        <label className={style.search}>
          <span>{t('gallery.search')}</span>
          <input
            type="search"
            className={parts.input}
            placeholder={t('gallery.search.hint')}
            value={wanted.search}
            onChange={(event) => onWant({ search: event.target.value })}
          />
        </label>
        <Pick
          label={t('gallery.honor')}
          any={t('gallery.honor.any')}
          value={wanted.honor}
          of={HONORS}
          name={(one) => t(`gallery.honor.${one}`)}
          onPick={(honor) => onWant({ honor })}
        />
        <Pick
          label={t('gallery.gives')}
          any={t('gallery.gives.any')}
          value={wanted.gives}
          of={ATTRIBUTES}
          name={(one) => t(`attribute.${one}`)}
          onPick={(gives) => onWant({ gives })}
        />
        <Pick
          label={t('gallery.provenance')}
          any={t('gallery.provenance.any')}
          value={wanted.provenance}
          of={PROVENANCES}
          name={(one) => t(`gallery.provenance.${one}`)}
          onPick={(provenance) => onWant({ provenance })}
        />
      </div>
      <Decks wanted={wanted} onWant={onWant} />
    </div>
  )
}

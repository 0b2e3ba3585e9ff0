// The filters of the gallery: text search, the game's own filters, provenance and section.
import type { CSSProperties } from 'react'
import parts from '../../components/frame-parts.module.css'
import type { Gallery } from '../../games/game.ts'
import { useWords } from '../../text/language.ts'
import style from './gallery.module.css'
import { fits, PROVENANCES, type Wanted } from './wanted.ts'

interface FiltersProps {
  readonly gallery: Gallery
  readonly wanted: Wanted
  readonly onWant: (change: Partial<Wanted>) => void
}

interface PickProps<T extends string> {
  readonly label: string
  readonly value: T | ''
  readonly of: readonly { readonly id: T; readonly name: string }[]
  readonly onPick: (one: T | '') => void
}

function Pick<T extends string>({ label, value, of, onPick }: PickProps<T>) {
  const { t } = useWords()
  return (
    <label className={style.pick}>
      <span>{label}</span>
      <select
        className={parts.input}
        value={value}
        onChange={(event) => onPick(of.find(({ id }) => id === event.target.value)?.id ?? '')}
      >
        <option value="">{t('gallery.any')}</option>
        {of.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The color of a section as a CSS variable. "All" has none. */
const tintOf = (colour: string | undefined): (CSSProperties & Record<'--tint', string>) | undefined =>
  colour === undefined ? undefined : { '--tint': colour }

function Sections({ gallery, wanted, onWant }: FiltersProps) {
  const { t, say } = useWords()
  const count = (section: string) =>
    gallery.pieces.filter((piece) => fits(gallery, piece, { ...wanted, section })).length
  const all = { id: '', name: t('gallery.shelf.all'), colour: undefined }
  return (
    <div className={style.sections} role="group" aria-label={t('gallery.shelf')}>
      {[all, ...gallery.sections].map(({ id, name, colour }) => (
        <button
          key={id}
          type="button"
          className={style.section}
          style={tintOf(colour)}
          aria-pressed={wanted.section === id}
          onClick={() => onWant({ section: id })}
        >
          {id === '' ? name : say(name)}
          <span className={style.count}>{count(id)}</span>
        </button>
      ))}
    </div>
  )
}

export function Filters({ gallery, wanted, onWant }: FiltersProps) {
  const { t, say } = useWords()
  const numbered = gallery.pieces.some(({ provenance }) => provenance.length > 0)
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
        {gallery.filters.map(({ id, name, choices }) => (
          <Pick
            key={id}
            label={say(name)}
            value={wanted.filters[id] ?? ''}
            of={choices.map((choice) => ({ id: choice.id, name: say(choice.name) }))}
            onPick={(choice) => onWant({ filters: { ...wanted.filters, [id]: choice } })}
          />
        ))}
        {numbered && (
          <Pick
            label={t('gallery.provenance')}
            value={wanted.provenance}
            of={PROVENANCES.map((id) => ({ id, name: t(`gallery.provenance.${id}`) }))}
            onPick={(provenance) => onWant({ provenance })}
          />
        )}
      </div>
      <Sections gallery={gallery} wanted={wanted} onWant={onWant} />
    </div>
  )
}

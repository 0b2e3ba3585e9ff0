// The gallery of a game: all its pieces, to search, compare and read.
import '../../text/of-hall.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Games } from '../../components/frame-games.tsx'
import parts from '../../components/frame-parts.module.css'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import type { Gallery as GameGallery, HallGame, Piece } from '../../games/game.ts'
import { gameNamed } from '../../games/named.ts'
import { media } from '../../state/media.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { Filters } from './filters.tsx'
import style from './gallery.module.css'
import { ANY, fits, isAny, PROVENANCES } from './wanted.ts'

/** On a phone, cards are small and open one at a time. */
const useNarrow = media('(max-width: 40rem)')

interface LookProps {
  readonly Face: GameGallery['Face']
  readonly pieces: readonly Piece[]
  readonly open: string | null
  readonly onOpen: (id: string | null) => void
}

/** One piece in a dialog, with buttons for the previous and the next one. */
function Look({ Face, pieces, open, onOpen }: LookProps) {
  const { t, say } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const i = pieces.findIndex(({ id }) => id === open)
  const piece = pieces[i]
  useEffect(() => {
    if (piece === undefined) dialog.current?.close()
    else if (dialog.current?.open === false) dialog.current.showModal()
  }, [piece])
  const step = (by: number) => onOpen(pieces.at((i + by) % pieces.length)?.id ?? null)
  return (
    <dialog
      ref={dialog}
      className={style.look}
      aria-label={piece === undefined ? '' : say(piece.name)}
      onClose={() => onOpen(null)}
      onClick={(event) => event.target === dialog.current && onOpen(null)}
    >
      {piece !== undefined && <Face piece={piece} small={false} />}
      <div className={style.steps}>
        <button
          type="button"
          className={parts.button}
          aria-label={t('gallery.before')}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button type="button" className={parts.button} onClick={() => onOpen(null)}>
          {t('gallery.close')}
        </button>
        <button type="button" className={parts.button} aria-label={t('gallery.next')} onClick={() => step(1)}>
          ›
        </button>
      </div>
    </dialog>
  )
}

function ProvenanceKey({ game }: { readonly game: string }) {
  const { t } = useWords()
  return (
    <details className={style.key}>
      <summary>{t('gallery.provenance.title')}</summary>
      <dl>
        {PROVENANCES.map((name) => (
          <div key={name}>
            <dt>{t(`gallery.provenance.${name}`)}</dt>
            <dd>{t(`gallery.provenance.${name}.help`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t('gallery.provenance.owner')}{' '}
        <Link href={`/numbers/${game}`}>{t('gallery.provenance.numbers')}</Link>
      </p>
    </details>
  )
}

function Hall({ game, gallery }: { readonly game: HallGame; readonly gallery: GameGallery }) {
  const { t, say } = useWords()
  const narrow = useNarrow()
  const [wanted, setWanted] = useState(ANY)
  const [open, setOpen] = useState<string | null>(() => decodeURIComponent(location.hash.slice(1)) || null)
  const asked = useDeferredValue(wanted)
  const pieces = useMemo(
    () => gallery.pieces.filter((piece) => fits(gallery, piece, asked)),
    [gallery, asked],
  )
  const { Face } = gallery
  return (
    <>
      <p className={parts.lead}>{t('gallery.lead', { game: say(game.name) })}</p>
      <Filters gallery={gallery} wanted={wanted} onWant={(change) => setWanted({ ...wanted, ...change })} />
      <div className={style.above}>
        <p role="status">
          {pieces.length === 0
            ? t('gallery.none')
            : t(pieces.length === 1 ? 'gallery.count.one' : 'gallery.count.many', { n: pieces.length })}
        </p>
        {!isAny(wanted) && (
          <button type="button" className={parts.button} onClick={() => setWanted(ANY)}>
            {t('gallery.clear')}
          </button>
        )}
        {gallery.pieces.some(({ provenance }) => provenance.length > 0) && <ProvenanceKey game={game.id} />}
      </div>
      <ul className={style.pieces} data-narrow={narrow}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Face piece={piece} small={narrow} />
            {narrow && (
              <button
                type="button"
                className={style.take}
                aria-label={t('gallery.open', { name: say(piece.name) })}
                onClick={() => setOpen(piece.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <Look Face={Face} pieces={pieces} open={open} onOpen={setOpen} />
    </>
  )
}

function HallOf({ game }: { readonly game: HallGame }) {
  const { t } = useWords()
  const gallery = useFetched(game.gallery)
  return (
    <div>
      <title>{`${t('gallery.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('gallery.title')}</h1>
      <Games shown={game.id} to="/gallery" />
      {gallery === null ? (
        <p role="status">{t('gallery.loading')}</p>
      ) : (
        <Hall key={game.id} game={game} gallery={gallery} />
      )}
    </div>
  )
}

export default function Gallery({ game }: { readonly game: string }) {
  const known = gameNamed(game)
  return known === undefined ? <UnknownGame game={game} /> : <HallOf game={known} />
}

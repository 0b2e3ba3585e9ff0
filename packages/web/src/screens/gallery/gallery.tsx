// Every card and region of a game, to be searched, compared and read.
import { playWith } from '../../games/vindication/cards/faces.ts'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { CardFace } from '../../games/vindication/cards/card-face.tsx'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import { media } from '../../state/media.ts'
import { useWords } from '../../text/language.ts'
import { Filters } from './filters.tsx'
import style from './gallery.module.css'
import { ANY, fits, type Piece, PIECES, PROVENANCES } from './pieces.ts'
import { RegionFace } from './region-face.tsx'

/** On a phone cards lie small and are taken up one at a time. */
const useNarrow = media('(max-width: 40rem)')

function PieceFace({ piece, small }: { readonly piece: Piece; readonly small: boolean }) {
  if (piece.deck === 'regions') return <RegionFace region={piece} small={small} />
  return <CardFace id={piece.id} size={small ? 'small' : 'full'} quiet />
}

interface LookProps {
  readonly pieces: readonly Piece[]
  readonly open: string | null
  readonly onOpen: (id: string | null) => void
}

/** One card in the hand, with the ones beside it a step away. */
function Look({ pieces, open, onOpen }: LookProps) {
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
      {piece !== undefined && <PieceFace piece={piece} small={false} />}
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

function ProvenanceKey() {
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
      <p>{t('gallery.provenance.owner')}</p>
    </details>
  )
}

function Hall() {
  const { t, say } = useWords()
  const narrow = useNarrow()
  const [wanted, setWanted] = useState(ANY)
  const [open, setOpen] = useState<string | null>(() => decodeURIComponent(location.hash.slice(1)) || null)
  const asked = useDeferredValue(wanted)
  const pieces = useMemo(() => PIECES.filter((piece) => fits(piece, asked)), [asked])
  return (
    <div>
      <title>{`${t('gallery.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('gallery.title')}</h1>
      <p className={parts.lead}>{t('gallery.lead', { game: t('home.vindication') })}</p>
      <Filters wanted={wanted} onWant={(change) => setWanted({ ...wanted, ...change })} />
      <div className={style.above}>
        <p role="status">
          {pieces.length === 0
            ? t('gallery.none')
            : t(pieces.length === 1 ? 'gallery.count.one' : 'gallery.count.many', { n: pieces.length })}
        </p>
        {Object.values(wanted).some((want) => want !== '') && (
          <button type="button" className={parts.button} onClick={() => setWanted(ANY)}>
            {t('gallery.clear')}
          </button>
        )}
        <ProvenanceKey />
      </div>
      <ul className={style.pieces} data-narrow={narrow}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            {narrow ? (
              <>
                <PieceFace piece={piece} small />
                <button
                  type="button"
                  className={style.take}
                  aria-label={t('gallery.open', { name: say(piece.name) })}
                  onClick={() => setOpen(piece.id)}
                />
              </>
            ) : (
              <PieceFace piece={piece} small={false} />
            )}
          </li>
        ))}
      </ul>
      <Look pieces={pieces} open={open} onOpen={setOpen} />
    </div>
  )
}

export default function Gallery({ game }: { readonly game: string }) {
  // The gallery shows the game's own numbers, whatever the last table was played with.
  playWith(null)
  return game === 'vindication' ? <Hall /> : <UnknownGame game={game} />
}

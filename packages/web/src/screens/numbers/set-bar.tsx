// The bar above your own numbers: which set is edited, its name, its files, and whether a table can begin with it.
import { useId } from 'react'
import { Link } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import { Sure } from '../../components/frame-sure.tsx'
import type { OwnNumbers } from '../../state/own-numbers.ts'
import { useWords } from '../../text/language.ts'
import { FileButton } from '../home/file-button.tsx'
import { saveFile } from '../../host/table-file.ts'
import { type Draft, fileOf } from './draft.ts'
import style from './numbers.module.css'

interface SetBarProps {
  readonly sets: readonly OwnNumbers[]
  readonly set: OwnNumbers
  /** The set has been saved before. */
  readonly kept: boolean
  readonly draft: Draft
  readonly playable: boolean
  readonly onSet: (id: string | null) => void
  readonly onName: (name: string) => void
  readonly onFile: (file: File) => void
  readonly onDelete: () => void
}

const saveJson = (name: string, json: unknown) =>
  saveFile(`${name}.json`, `${JSON.stringify(json, null, 2)}\n`)

/** A name that every file system accepts. */
const fileName = ({ game, name }: OwnNumbers) =>
  `${game}-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`.replace(/-+$/, '')

const NEW = ''

export function SetBar({ sets, set, kept, draft, playable, onSet, onName, onFile, onDelete }: SetBarProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <section className={`${parts.panel} ${style.bar}`} aria-label={t('numbers.set')}>
      <label className={style.filter}>
        <span>{t('numbers.set')}</span>
        <select
          className={parts.input}
          value={kept ? set.id : NEW}
          onChange={(event) => onSet(event.target.value === NEW ? null : event.target.value)}
        >
          {sets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
          <option value={NEW}>{t('numbers.set.new')}</option>
        </select>
      </label>
      <div className={style.filter}>
        <label htmlFor={id}>{t('numbers.name')}</label>
        <input
          id={id}
          className={parts.input}
          value={set.name}
          maxLength={40}
          autoComplete="off"
          aria-invalid={set.name.trim() === ''}
          aria-describedby={`${id}-note`}
          onChange={(event) => onName(event.target.value)}
        />
        {set.name.trim() === '' && (
          <p id={`${id}-note`} className={style.note}>
            <strong>{t('numbers.name.missing')}</strong>
          </p>
        )}
      </div>
      <div className={style.ways}>
        {playable && kept ? (
          <Link href={`/new/${set.game}?numbers=${set.id}`} className={parts.primary}>
            {t('numbers.play')}
          </Link>
        ) : (
          <button type="button" className={parts.primary} disabled aria-describedby="numbers-state">
            {t('numbers.play')}
          </button>
        )}
        <button
          type="button"
          className={parts.button}
          disabled={!kept}
          onClick={() => saveJson(fileName(set), fileOf(draft))}
        >
          {t('numbers.save')}
        </button>
        <FileButton label={t('numbers.load')} className={parts.button} onFile={onFile} />
        <button
          type="button"
          className={parts.button}
          onClick={() => saveJson(`${set.game}-template`, draft.ours)}
        >
          {t('numbers.template')}
        </button>
        {kept && (
          <Sure
            key={set.id}
            label={t('numbers.delete')}
            question={t('numbers.delete.sure', { name: set.name })}
            no={t('numbers.delete.no')}
            yes={t('numbers.delete.yes')}
            onYes={(close) => {
              close()
              onDelete()
            }}
          />
        )}
      </div>
    </section>
  )
}

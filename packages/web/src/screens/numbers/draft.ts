// A set of numbers while it is edited: its fields, what is wrong with them, and the file they make. A number that can't be
// read stays in the file as the text that was typed, so nothing is lost while typing or by leaving the page.
import {
  atTable,
  changesIn,
  isAtTable,
  laidOver,
  mistakeIn,
  type NumberChapter,
  type NumberEntry,
  type NumberField,
  type NumbersForm,
  pathKey,
  valueAt,
  withValue,
} from '@lorehall/grammar/numbers'
import { canonical, type GameOptions, isRecord, type Json, Refusal } from '@lorehall/kernel'

export interface Draft {
  readonly form: NumbersForm
  /** Our numbers with every module, in the form of a values file. */
  readonly ours: Json
  /** The same with the player's changes. */
  readonly whole: Json
  readonly chapters: readonly NumberChapter[]
}

const laidOut = (form: NumbersForm, ours: Json, whole: Json): Draft => ({
  form,
  ours,
  whole,
  chapters: form.chapters(whole),
})

export function draftOf(form: NumbersForm, file: Json): Draft {
  const ours = form.template(form.everything)
  return laidOut(form, ours, laidOver(form, ours, file))
}

/** The values file of a draft: only what differs from ours. */
export const fileOf = ({ form, ours, whole }: Draft): Json => changesIn(form, ours, whole)

/** A number that is not there counts as 0. */
const readAt = (json: Json, { path, allows }: NumberField): Json =>
  valueAt(json, path) ?? (allows.kind === 'whole' ? 0 : null)

export const valueOf = ({ whole }: Draft, field: NumberField): Json => readAt(whole, field)

export const ourValueOf = ({ ours }: Draft, field: NumberField): Json => readAt(ours, field)

export const isChanged = (draft: Draft, field: NumberField): boolean =>
  canonical(valueOf(draft, field)) !== canonical(ourValueOf(draft, field))

export function isWrong(draft: Draft, field: NumberField): boolean {
  const { allows } = field
  const value = valueOf(draft, field)
  if (allows.kind === 'flag') return typeof value !== 'boolean'
  if (allows.kind === 'words') return !allows.words.some((word) => word === value)
  return !(typeof value === 'number' && Number.isInteger(value) && value >= allows.min && value <= allows.max)
}

/** The number that was typed, or the text if it is none. */
export function typed(text: string): Json {
  const plain = text.trim().replace('−', '-')
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) : text
}

/** Another value in a field. The fields stay the same unless a value is added or removed. */
function changed(draft: Draft, { path }: NumberField, value: Json | undefined): Draft {
  const whole = withValue(draft.whole, path, value)
  const isSame = (value === undefined) === (valueAt(draft.whole, path) === undefined)
  return isSame ? { ...draft, whole } : laidOut(draft.form, draft.ours, whole)
}

/** The draft with this value in a field. 0 removes a number that we don't have. */
export const withField = (draft: Draft, field: NumberField, value: Json): Draft =>
  changed(draft, field, value === 0 && valueAt(draft.ours, field.path) === undefined ? undefined : value)

/** The draft with our value in this field. */
export const withOurs = (draft: Draft, field: NumberField): Draft =>
  changed(draft, field, valueAt(draft.ours, field.path))

export const fieldsOf = (chapters: readonly NumberChapter[]): readonly NumberField[] =>
  chapters.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))

export const changedIn = (draft: Draft): readonly NumberField[] =>
  fieldsOf(draft.chapters).filter((field) => isChanged(draft, field))

export const wrongIn = (draft: Draft): readonly NumberField[] =>
  fieldsOf(draft.chapters).filter((field) => isWrong(draft, field))

/** Numbers that are allowed one by one but not together: where, and what is needed there. */
export interface Clash {
  readonly chapter: NumberChapter | null
  readonly entry: NumberEntry | null
  readonly field: NumberField | null
  readonly needed: string
}

/** Refuses what no table could be played with, neither with all modules nor without any. */
function refusalOf({ form, ours }: Draft, file: Json): Refusal | null {
  try {
    form.read(file, form.everything)
    form.read(atTable(ours, form.template({}), file), {})
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Null if the numbers fit together. Fields that are wrong by themselves are reported at the field. */
export function clashIn(draft: Draft): Clash | null {
  if (wrongIn(draft).length > 0) return null
  const refusal = refusalOf(draft, fileOf(draft))
  if (refusal === null) return null
  const mistake = mistakeIn(refusal)
  const path = mistake?.path ?? []
  const starts = (field: NumberField) => path.every((key, i) => key === String(field.path[i]))
  const chapter = path.length === 0 ? null : draft.chapters.find((one) => fieldsOf([one]).some(starts))
  const entry = path.length < 2 ? undefined : chapter?.entries.find(({ fields }) => fields.some(starts))
  const field = entry?.fields.find((one) => pathKey(one.path) === path.join('/'))
  return {
    chapter: chapter ?? null,
    entry: entry ?? null,
    field: field ?? null,
    needed: mistake?.expected ?? mistake?.wrong ?? refusal.message,
  }
}

/** The part of a file that a path leads to, as small as a file can give it; null if it has tables or records below. */
function partAt(
  { form, ours }: Pick<Draft, 'form' | 'ours'>,
  file: Json,
  path: readonly string[],
): readonly string[] | null {
  for (let length = 1; length <= path.length; length++) {
    const part = path.slice(0, length)
    const isWhole = length >= form.depth(part[0] ?? '')
    if (isWhole || !isRecord(valueAt(ours, part)) || !isRecord(valueAt(file, part))) return part
  }
  return null
}

/** More mistakes than a file can have by accident. */
const MOST = 200

/** The file without parts that no rule of this version reads, and the paths of those parts. */
export function sifted(
  form: NumbersForm,
  file: Json,
): { readonly file: Json; readonly dropped: readonly string[] } {
  const { ours } = draftOf(form, {})
  const dropped: string[] = []
  let left = file
  // Also without the numbers that are only out of range. Those stay in the file, to be corrected.
  let checked = file
  for (let n = 0; n < MOST; n++) {
    const mistake = mistakeOf(form, checked)
    const part = mistake === null ? null : partAt({ form, ours }, checked, mistake)
    if (mistake === null || part === null || valueAt(checked, part) === undefined) break
    checked = withValue(checked, part, undefined)
    const fields = fieldsOf(draftOf(form, left).chapters)
    if (fields.some(({ path }) => pathKey(path) === mistake.join('/'))) continue
    left = withValue(left, part, undefined)
    dropped.push(part.join('/'))
  }
  return { file: left, dropped }
}

function mistakeOf(form: NumbersForm, file: Json): readonly string[] | null {
  try {
    form.read(file, form.everything)
    return null
  } catch (error) {
    if (error instanceof Refusal) return mistakeIn(error)?.path ?? null
    throw error
  }
}

/** The numbers for a table with these options, and how many changed fields belong to modules it doesn't use. */
export function forTable(
  form: NumbersForm,
  file: Json,
  options: GameOptions,
): { readonly values: Json; readonly used: number; readonly unused: readonly string[] } {
  const template = form.template(options)
  const draft = draftOf(form, file)
  const { ours } = draft
  const isUsed = ({ path }: NumberField) => isAtTable(ours, template, path)
  const changed = draft.chapters.map((chapter) => ({
    chapter,
    fields: fieldsOf([chapter]).filter((field) => isChanged(draft, field)),
  }))
  return {
    values: atTable(ours, template, file),
    used: changed.flatMap(({ fields }) => fields.filter(isUsed)).length,
    unused: changed.flatMap(({ chapter, fields }) =>
      fields.some((field) => !isUsed(field)) ? [chapter.module ?? chapter.title] : [],
    ),
  }
}

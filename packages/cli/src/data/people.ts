// Finds, bans and formats the people of a server.
import { Refusal } from '@lorehall/kernel'
import type { ListedPerson } from '@lorehall/server'
import { columns } from '../columns.ts'
import { moment } from '../moment.ts'
import { withTools } from './data.ts'

interface Wanted {
  readonly named: string | undefined
  readonly banned: boolean
}

export async function listed(
  data: string | undefined,
  { named = '', banned }: Wanted,
): Promise<ListedPerson[]> {
  const text = named.toLowerCase()
  const all = await withTools(data, (tools) => tools.people())
  return all.filter(
    (person) => person.name.toLowerCase().includes(text) && (!banned || person.banned !== null),
  )
}

export async function personNamed(data: string | undefined, id: string): Promise<ListedPerson> {
  const all = await withTools(data, (tools) => tools.people())
  const person = all.find((known) => known.id === id)
  if (person !== undefined) return person
  throw new Refusal('bad-request', `nobody has the id '${id}'; lorehall people lists all ids`)
}

export async function setBanOf(data: string | undefined, id: string, banned: boolean): Promise<ListedPerson> {
  await personNamed(data, id)
  await withTools(data, (tools) => tools.setBan(id, banned ? Date.now() : null))
  return personNamed(data, id)
}

const momentOr = (at: number | null, otherwise: string) => (at === null ? otherwise : moment(at))

export function listLines(people: readonly ListedPerson[]): string[] {
  if (people.length === 0) return ['nobody']
  const rows = people.map(({ id, name, created, tables, wrote, banned }) => [
    id,
    moment(created),
    String(tables),
    momentOr(wrote, '-'),
    momentOr(banned, '-'),
    name,
  ])
  return columns([['person', 'came (UTC)', 'tables', 'last chat', 'banned', 'name'], ...rows])
}

export function personLines({ id, name, created, tables, wrote, banned }: ListedPerson): string[] {
  return [
    `person     ${id}`,
    `name       ${name}`,
    `came       ${moment(created)} UTC`,
    `tables     ${tables}`,
    `last chat  ${momentOr(wrote, 'never')}`,
    `banned     ${momentOr(banned, 'no')}`,
  ]
}

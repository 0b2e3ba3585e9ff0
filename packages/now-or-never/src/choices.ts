// Every option a player is offered, made once. What it points at is named as the table draws it.
import { type Manner, named, type Option } from '@lorehall/kernel'

const kinds = new Set<string>()

/** An option for each thing of a kind, made when it is first offered. */
function each(kind: string, thing: string, manner: Manner = 'plain'): (name: string) => Option {
  const made = new Map<string, Option>()
  kinds.add(kind)
  return (name) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const option = named(kind, name, `${thing}:${name}`, -1, manner)
    made.set(name, option)
    return option
  }
}

export const HERO = each('hero', 'hero')
export const LEFT = each('left', 'specialist')
export const KEEP = each('keep', 'quest')

/** All kinds there are, for coverage. */
export const optionKinds = (): string[] => [...kinds, 'confirm', 'untick']

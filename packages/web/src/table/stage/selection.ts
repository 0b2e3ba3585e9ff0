// As much of d3-selection as d3-zoom calls: the build puts it in its place. The rest, which makes and joins
// elements, would be five kilobytes of every table.

interface Held {
  readonly type: string
  readonly name: string
  readonly listener: Listener
  readonly heard: EventListener
  readonly options: AddEventListenerOptions | boolean | undefined
}

type Listener = (this: EventTarget, event: Event, datum: unknown) => void

/** What listens on a node, by the node. */
const held = new WeakMap<EventTarget, Held[]>()

/** "wheel.zoom touchend.zoom": an event and a name each; without an event all of that name are meant. */
const named = (words: string) =>
  words.split(' ').map((word) => {
    const [type = '', name = ''] = word.split('.')
    return { type, name }
  })

class Selection {
  readonly node: EventTarget | null

  constructor(node: EventTarget | null) {
    this.node = node
  }

  on(words: string): Listener | undefined
  on(words: string, listener: Listener | null, options?: AddEventListenerOptions | boolean): this
  on(words: string, listener?: Listener | null, options?: AddEventListenerOptions | boolean) {
    if (listener === undefined) return this.heard(words)
    const { node } = this
    if (node === null) return this
    for (const { type, name } of named(words)) {
      const all = held.get(node) ?? []
      const old = all.filter((one) => one.name === name && (type === '' || one.type === type))
      for (const one of old) node.removeEventListener(one.type, one.heard, one.options)
      const left = all.filter((one) => !old.includes(one))
      if (listener !== null) {
        const heard = (event: Event) => listener.call(node, event, undefined)
        node.addEventListener(type, heard, options)
        left.push({ type, name, listener, heard, options })
      }
      held.set(node, left)
    }
    return this
  }

  private heard(words: string): Listener | undefined {
    const [wanted] = named(words)
    const all = this.node === null ? [] : (held.get(this.node) ?? [])
    return all.find(({ type, name }) => type === wanted?.type && name === wanted.name)?.listener
  }

  property(name: string, value: (this: EventTarget) => unknown): this {
    if (this.node !== null) Reflect.set(this.node, name, value.call(this.node))
    return this
  }

  style(name: string, value: string): this {
    if (this.node instanceof HTMLElement) this.node.style.setProperty(name, value)
    return this
  }

  filter(keeps: (this: EventTarget) => boolean): Selection {
    return this.node !== null && keeps.call(this.node) ? this : new Selection(null)
  }

  each(act: (this: EventTarget) => void): this {
    if (this.node !== null) act.call(this.node)
    return this
  }

  call<Args extends readonly unknown[]>(act: (selection: this, ...args: Args) => void, ...args: Args): this {
    act(this, ...args)
    return this
  }

  /** Nothing is bound to what moves. */
  datum(): undefined {
    return undefined
  }

  /** Nothing moves in its own time. */
  interrupt(): this {
    return this
  }
}

export const select = (node: EventTarget): Selection => new Selection(node)

interface At {
  readonly clientX: number
  readonly clientY: number
  readonly currentTarget?: EventTarget | null
}

/** Where an event or a finger is, measured from a node's upper left corner. */
export function pointer(at: At, node: EventTarget | null | undefined = at.currentTarget): [number, number] {
  if (!(node instanceof HTMLElement)) return [at.clientX, at.clientY]
  const { left, top } = node.getBoundingClientRect()
  return [at.clientX - left - node.clientLeft, at.clientY - top - node.clientTop]
}

// A component that most tables never show. It is fetched when it is first shown; until then nothing is drawn.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Drawn: ComponentType<P> = lazy(async () => ({ default: await load() }))
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

// Gives a table its port if it has a lesson.
import type { ReactNode } from 'react'
import type { TablePort } from '../../../host/table-port.ts'
import { lessonPort } from '../../../table-ui/lesson/taught.ts'

export default function TaughtPort({ children }: { readonly children: (port: TablePort) => ReactNode }) {
  return children(lessonPort)
}

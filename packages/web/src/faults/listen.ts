// Uncaught errors in event handlers and promises. The page still works, so a notice is enough.
import { HostTrouble } from '../host/trouble.ts'
import { tellTrouble } from '../state/trouble.ts'
import { tellFault } from './fault.ts'

addEventListener('error', ({ error }: ErrorEvent) => {
  // Browsers also report ResizeObserver loops here, without an error.
  if (error !== undefined && error !== null) tellFault(error)
})

addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  // A refusal by the host has its own sentence.
  if (reason instanceof HostTrouble) tellTrouble(reason)
  else tellFault(reason)
})

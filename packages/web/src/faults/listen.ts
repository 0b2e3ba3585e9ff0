// Errors that nobody caught, in an event handler or a promise: the page is still there, and a notice tells of them.
import { HostTrouble } from '../host/trouble.ts'
import { tellTrouble } from '../state/trouble.ts'
import { tellFault } from './fault.ts'

addEventListener('error', ({ error }: ErrorEvent) => {
  // A browser also complains here of layouts that take another frame, without an error.
  if (error !== undefined && error !== null) tellFault(error)
})

addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
  // A host that refuses says why.
  if (reason instanceof HostTrouble) tellTrouble(reason)
  else tellFault(reason)
})

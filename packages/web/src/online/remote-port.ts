// The page's port to the tables of its server.
import { RemotePort } from '../host/remote.ts'
import { call } from './api.ts'
import { live } from './live.ts'

export const remote = new RemotePort({ line: live, call })

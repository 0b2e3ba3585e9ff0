// What Node is told before it runs the server.

/**
 * Megabytes of new objects, at most, before the garbage collector looks which of them are still in use, while
 * everyone waits. Left to itself Node takes four times as many: the waits are four times as long, and 100 MB more
 * are taken.
 */
export const startFlags = ['--max-semi-space-size=16']

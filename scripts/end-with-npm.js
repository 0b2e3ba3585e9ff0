// Ending npm should end what it runs, but npm's shell does not pass the signal on. Plain JavaScript for Node 18 or
// newer: it is read before anything is installed.

/**
 * Ends this process, and the child it forwards signals to, when npm's shell has ended. That shell is our parent while
 * npm runs. Without npm, this process outlives its parent, as a service should.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()
}

// Whoever ends npm means what it runs; but the shell npm puts in between does not pass the signal on.
// Plain JavaScript for any Node from 18 on: it is read before anything is installed.

/**
 * Ends this process, and whom it forwards signals to, when npm's shell is gone. That shell is our parent
 * while npm lives. Started without npm we outlive our parent, as a service should.
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

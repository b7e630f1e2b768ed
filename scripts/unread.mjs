/** A reader that stops, as in `npm run flows | head`, is no failure: the command finishes with its own exit code. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })

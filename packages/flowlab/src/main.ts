import { run } from './cli.ts'

// A reader that stops, as in `flowlab FILE | head`, is no failure: the command finishes with its own exit code.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

process.exitCode = await run(process.argv.slice(2))

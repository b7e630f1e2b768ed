import { run } from '../flowlab/cli.ts'

process.exitCode = await run(process.argv.slice(2))

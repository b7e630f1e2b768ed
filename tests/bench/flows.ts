import { bench, benchSituations } from '../../flowlab/bench.ts'
import { compare } from '../../flowlab/compared.ts'

/**
 * `npm run bench flows`: charts of growing size, every event in every situation, and what other tools reach of the
 * larger examples. `-- compared` for the last alone.
 */
if (!process.argv.includes('compared')) {
  bench()
  benchSituations()
}
compare()

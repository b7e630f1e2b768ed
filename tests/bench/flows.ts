import { bench, benchSituations } from '../../flowlab/bench.ts'
import { compare } from '../../flowlab/compared.ts'

/**
 * `npm run bench flows`: charts of growing size, every event in every situation, and the coverage of the larger
 * examples by other tools. `-- compared` for the last only.
 */
if (!process.argv.includes('compared')) {
  bench()
  benchSituations()
}
compare()

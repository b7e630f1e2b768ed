import { bench } from '../../flowlab/bench.ts'

/** `npm run bench flows`: charts of growing size, and every event in every situation. */
bench()

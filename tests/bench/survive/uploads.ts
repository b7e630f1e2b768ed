import { pdfOf } from '../../support/files.ts'
import { hostileFiles } from '../../support/hostileFiles.ts'
import { uploadOf } from '../../support/server.ts'
import { hold, type Trial, times } from './trial.ts'

const rounds = 50
const megabyte = 1_048_576
const maxGrowth = 256 * megabyte

const refused: readonly (readonly [what: string, name: string, bytes: () => Uint8Array, status: number])[] = [
  ...hostileFiles.map(([what, name, bytes]) => [what, name, bytes, 415] as const),
  ['nothing', 'empty.pdf', () => new Uint8Array(), 422],
  ['a byte too many', 'big.pdf', () => pdfOf(10 * megabyte + 1), 413],
]

/** Row 29 of the thirty hard tests, with full counts. */
export const uploadTrials: readonly Trial[] = [
  {
    number: 29,
    title: 'uploads of wrong magic, polyglots, archive bombs, nothing, false lengths are refused, memory is bounded',
    count: `${rounds} of each`,
    async run(server) {
      const owner = await server.member('investment')
      const stored = async () => (await server.deps.files.list('documents')).length
      const before = await stored()
      let start = 0
      let peak = 0
      await times(rounds, async (round) => {
        for (const [what, name, bytes, wanted] of refused) {
          const form = uploadOf('pitch-deck', 'INVESTMENT', bytes(), name)
          const { status } = await server.request('POST', '/api/documents', form, owner)
          hold(status === wanted, `${what} answered ${status}`)
          peak = Math.max(peak, process.memoryUsage().rss)
        }
        // The first round loads all code; after that, memory may not grow.
        if (round === 0) start = process.memoryUsage().rss
      })
      hold((await stored()) === before, 'a refused file was stored')
      const growth = peak - start
      hold(growth < maxGrowth, `memory grew by ${Math.round(growth / megabyte)} MB`)
      return `${rounds * refused.length} refused, none stored, memory within ${Math.max(0, Math.round(growth / megabyte))} MB of the first round`
    },
  },
]

import * as v from 'valibot'

/** Amounts of one financial year as decimal texts, which may be empty; a loss is a profit with a minus sign. */
export const yearSchema = v.object({
  year: v.pipe(v.string(), v.maxLength(4)),
  revenue: v.pipe(v.string(), v.maxLength(20)),
  profit: v.pipe(v.string(), v.maxLength(20)),
  plan: v.boolean(),
})
export type YearFigures = v.InferOutput<typeof yearSchema>

/** An option's percentage as decimal text; empty while it is being typed. */
export const shareSchema = v.object({
  slug: v.pipe(v.string(), v.maxLength(60)),
  percent: v.pipe(v.string(), v.maxLength(10)),
})

/** A step's answers by field name; `fields.ts` declares the shape of each. */
export const answers = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.pipe(v.string(), v.maxLength(20_000)),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(300)),
    v.object({ amount: v.pipe(v.string(), v.maxLength(20)), currency: v.pipe(v.string(), v.length(3)) }),
    v.object({ years: v.pipe(v.array(yearSchema), v.maxLength(5)), currency: v.pipe(v.string(), v.length(3)) }),
    v.object({ shares: v.pipe(v.array(shareSchema), v.maxLength(20)) }),
  ]),
)
export type Answers = v.InferOutput<typeof answers>
export type Answer = Answers[string]
export type MoneyAnswer = Extract<Answer, { amount: string }>
export type YearsAnswer = Extract<Answer, { years: unknown }>
export type SharesAnswer = Extract<Answer, { shares: unknown }>

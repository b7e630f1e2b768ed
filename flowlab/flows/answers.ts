import type { RefusalNote } from '../../src/machines/outcome.ts'

/** The outcomes of a flow's actor: success, a refusal, or no response. */
export const offline = { error: new Error('offline') }
/** The server responded with a fault. */
export const fault = { error: Object.assign(new Error('fault'), { status: 500 }) }
export const yes = <T>(value: T, as = 'says yes') => ({ output: { ok: true as const, value }, as })
export const no = (code: string, fields: RefusalNote['fields'] = {}) => ({
  output: { ok: false as const, refusal: { code, message: code, fields } },
  as: `refuses: ${code}`,
})
export const answers = <T>(output: T, as: string) => ({ output, as })
export const noErrors = { output: {}, as: 'finds no error' }

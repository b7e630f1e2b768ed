import { challenge } from '../../../../flowlab/flows/samples.ts'

/** Why nobody sees a state that only decides which one comes first. */
export const leftAtOnce = 'left at once'

/** Valid for a quarter of an hour by the flow's clock; by the clock on the wall it can be sent again. */
export const sentLongAgo = {
  ...challenge,
  server_time: '2020-01-01T00:00:00.000Z',
  resend_at: '2020-01-01T00:00:30.000Z',
  expires_at: '2020-01-01T00:15:00.000Z',
}

/** Typed into a code that a larger flow asks for. */
export const threeDigits = { part: 'code', event: { type: 'code.changed', code: '123' } } as const

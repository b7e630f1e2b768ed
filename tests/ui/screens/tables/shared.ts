import { challenge } from '../../../../flowlab/flows/samples.ts'

/** The reason for a state that is never visible, because it only decides which state comes first. */
export const leftAtOnce = 'left at once'

/** Valid for a quarter of an hour by the flow's clock; by the real clock, it can be resent. */
export const sentLongAgo = {
  ...challenge,
  server_time: '2020-01-01T00:00:00.000Z',
  resend_at: '2020-01-01T00:00:30.000Z',
  expires_at: '2020-01-01T00:15:00.000Z',
}

/** Three digits typed into the code of a larger flow. */
export const threeDigits = { part: 'code', event: { type: 'code.changed', code: '123' } } as const

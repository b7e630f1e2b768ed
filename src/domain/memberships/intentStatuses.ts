/** The statuses of a payment at the provider that are shown by name; a declined card is shown as a failed payment. */
export const intentStatuses = [
  'succeeded',
  'processing',
  'requires_action',
  'requires_confirmation',
  'requires_capture',
  'canceled',
] as const

export const isIntentStatus = (value: string): value is (typeof intentStatuses)[number] =>
  intentStatuses.some((status) => status === value)

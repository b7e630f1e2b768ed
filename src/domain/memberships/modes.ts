/** The kinds of purchases. */

export const purchaseModes = ['NEW', 'RENEW', 'UPGRADE', 'ADDON'] as const
export type PurchaseMode = (typeof purchaseModes)[number]
export const planModes = ['NEW', 'RENEW', 'UPGRADE'] as const
export type PlanMode = (typeof planModes)[number]

/** How often a saved search alerts its owner to new listings. */
export const alertKinds = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertKind = (typeof alertKinds)[number]

/** True if a plan that includes `allowed` saved searches sends the alerts of one; the oldest come first. */
export const hasAlerts = (older: number, allowed: number): boolean => older < allowed

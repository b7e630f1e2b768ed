/** How often a saved search looks for new listings. */
export const alertKinds = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertKind = (typeof alertKinds)[number]

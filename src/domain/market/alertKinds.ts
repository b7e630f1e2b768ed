/** How often a saved search alerts its owner to new listings. */
export const alertKinds = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertKind = (typeof alertKinds)[number]

/** What is sold on top of a plan, in the order of the list: the gate of Global Connect buys the first. */
export const addonNames = ['GLOBAL_CONNECT', 'EXTRA_PROPOSALS_10', 'FEATURED_LISTING'] as const
export type AddonType = (typeof addonNames)[number]

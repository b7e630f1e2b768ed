/** The add-ons to a plan, in list order. The Global Connect gate offers the first. */
export const addonNames = ['GLOBAL_CONNECT', 'EXTRA_PROPOSALS_10', 'FEATURED_LISTING'] as const
export type AddonType = (typeof addonNames)[number]

/** Add-ons on top of a plan (catalogue, section 4): paise per 30 days left. */
export const addons = {
  GLOBAL_CONNECT: { paise: 49_900, gives: 'global_connect' },
} as const
export type AddonType = keyof typeof addons
export const addonTypes = Object.keys(addons) as AddonType[]
export const isAddonType = (value: string): value is AddonType => value in addons

/** What an add-on's period carries in place of a plan's id. */
export const addonPlanId = (types: readonly string[]): string => `addon:${types.join('+')}`

/** What other screens use of the plans: buying an add-on. */

export { AddonPayment, AddonTrouble } from './AddonDialogs.tsx'

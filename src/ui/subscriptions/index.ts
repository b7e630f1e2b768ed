/** What other screens use of the plans: buying an add-on. */

export { AddonPayment, AddonProblem } from './AddonDialogs.tsx'
